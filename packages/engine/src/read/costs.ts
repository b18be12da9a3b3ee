// What things cost a player, and how many cards they draw up to.

import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { modifiers } from './active.ts';
import { candidates } from './cards.ts';
import { holds } from './condition.ts';
import { inForce } from './lines.ts';
import { number, total } from './number.ts';
import { isPlayer } from './players.ts';

const noRefs: readonly Ref[] = [];

const BASE_KEY_COST = 6;

const BASE_HAND = 6;

const playerSum = (s: State, mod: 'key-cost' | 'hand-size', seat: Seat): number =>
  total(modifiers(s, mod), ({ modifier, scope, while: cond }) =>
    isPlayer(s, modifier.who, seat, scope) && (cond === null || holds(s, cond, scope))
      ? number(s, modifier.by, scope)
      : 0,
  );

/** R: Keyraken, "Keyraken turns" 1: what modifies key costs modifies what an advance costs. */
export const advanceCost = (s: State, seat: Seat, cost: number): number =>
  Math.max(0, cost + playerSum(s, 'key-cost', seat));

/** R: "Cost, at current cost", v1.3 glossary. */
export const keyCost = (s: State, seat: Seat): number => Math.max(0, BASE_KEY_COST + playerSum(s, 'key-cost', seat));

/** How many cards a player refills the hand to, before chains. */
export const handSize = (s: State, seat: Seat): number => Math.max(0, BASE_HAND + playerSum(s, 'hand-size', seat));

/** The cards whose æmber a player may spend on keys. */
export const spendableOn = (s: State, seat: Seat): readonly Ref[] =>
  modifiers(s, 'spendable')
    .flatMap((line) =>
      isPlayer(s, line.modifier.who, seat, line.scope) && inForce(s, line)
        ? candidates(s, line.modifier.card, line.scope)
        : noRefs,
    )
    .filter(
      (ref, i, all) => (liveBody(s, ref)?.aember ?? 0) > 0 && all.findIndex((other) => sameRef(other, ref)) === i,
    );
