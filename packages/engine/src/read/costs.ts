// Costs for a player, and the size of the hand that the player draws up to.

import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { KeyColor, Ref, Seat } from '../terms.ts';
import { keyColors, sameRef } from '../terms.ts';
import type { Line, ModifierOf } from './active.ts';
import { modifiers } from './active.ts';
import { inForce } from './applies.ts';
import { candidates } from './cards.ts';
import { number } from './number.ts';
import { isPlayer } from './players.ts';

const noRefs: readonly Ref[] = [];

const BASE_KEY_COST = 6;

const BASE_HAND = 6;

function playerSum(
  s: State,
  lines: readonly Line<ModifierOf<'key-cost' | 'hand-size'>>[],
  seat: Seat,
  color?: KeyColor,
): number {
  let sum = 0;
  for (const line of lines) {
    const { modifier, scope } = line;
    const isOther = modifier.mod === 'key-cost' && modifier.color !== undefined && modifier.color !== color;
    if (!isOther && isPlayer(s, modifier.who, seat, scope) && inForce(s, line)) sum += number(s, modifier.by, scope);
  }
  return sum;
}

/** R: Keyraken, "Keyraken turns" 1: what modifies key costs modifies what an advance costs. */
export const advanceCost = (s: State, seat: Seat, cost: number): number =>
  Math.max(0, cost + playerSum(s, modifiers(s)['key-cost'], seat));

/** R: "Cost, at current cost", v1.3 glossary. Keys of one colour may cost more than others. */
export const keyCostOf = (s: State, seat: Seat, color: KeyColor): number =>
  Math.max(0, BASE_KEY_COST + playerSum(s, modifiers(s)['key-cost'], seat, color));

/** The cost of the cheapest unforged key of a player; if all are forged, the cost that any key would have. */
export function keyCost(s: State, seat: Seat): number {
  const colors = modifiers(s)['key-cost'].some(({ modifier }) => modifier.color !== undefined)
    ? keyColors.filter((color) => !player(s, seat).keys.includes(color))
    : [];
  if (colors.length === 0) return Math.max(0, BASE_KEY_COST + playerSum(s, modifiers(s)['key-cost'], seat));
  return Math.min(...colors.map((color) => keyCostOf(s, seat, color)));
}

/** The number of cards that a player refills the hand to, before chains. */
export const handSize = (s: State, seat: Seat): number =>
  Math.max(0, BASE_HAND + playerSum(s, modifiers(s)['hand-size'], seat));

/** The cards whose æmber a player may spend on keys. */
export function spendableOn(s: State, seat: Seat): readonly Ref[] {
  const { spendable } = modifiers(s);
  if (spendable.length === 0) return noRefs;
  return spendable
    .flatMap((line) =>
      isPlayer(s, line.modifier.who, seat, line.scope) && inForce(s, line)
        ? candidates(s, line.modifier.card, line.scope)
        : noRefs,
    )
    .filter(
      (ref, i, all) => (liveBody(s, ref)?.aember ?? 0) > 0 && all.findIndex((other) => sameRef(other, ref)) === i,
    );
}
