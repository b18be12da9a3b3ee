// Costs for a player, and the size of the hand that the player draws up to.

import type { Spent } from '../language/events.ts';
import { KEYS } from '../programs/numbers.ts';
import { doKeysWin } from '../seats/seats.ts';
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
import { isPlayer, onePlayer } from './players.ts';
import { reader } from './reader.ts';

const BASE_KEY_COST = 6;

const BASE_HAND = 6;

function playerSum(
  s: State,
  lines: readonly Line<ModifierOf<'key-cost' | 'hand-size' | 'keys-to-win'>>[],
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

reader.keyCost = keyCost;

/** The number of keys with which a player wins the game; all that there are where keys do not win. */
export const keysToWin = (s: State, seat: Seat): number => {
  const lines = modifiers(s)['keys-to-win'];
  return lines.length === 0 || !doKeysWin(s) ? KEYS : KEYS + playerSum(s, lines, seat);
};

reader.keysToWin = keysToWin;

/** Whether a player plays with the top card of the deck revealed. */
export function isDeckOpen(s: State, seat: Seat): boolean {
  const lines = modifiers(s)['deck-open'];
  return lines.length > 0 && lines.some((line) => isPlayer(s, line.modifier.who, seat, line.scope) && inForce(s, line));
}

const handLines = (s: State, isBeyond: boolean): readonly Line<ModifierOf<'hand-size'>>[] =>
  modifiers(s)['hand-size'].filter(({ modifier }) => (modifier.beyond === true) === isBeyond);

/** The number of cards that a player refills the hand to, before chains. */
export const handSize = (s: State, seat: Seat): number =>
  Math.max(0, BASE_HAND + playerSum(s, handLines(s, false), seat));

/** The number of cards that a player draws in the draw step besides those that refill the hand. */
export const drawnBeyond = (s: State, seat: Seat): number => playerSum(s, handLines(s, true), seat);

/** What a player may spend on a key besides their own pool, by the card that holds it or that lets it be spent. */
export interface Source {
  readonly card: Ref;
  /** The æmber on it. */
  readonly on: number;
  /** The æmber of another pool that it lets be spent. */
  readonly pool: number;
  readonly of: Seat;
  /** 1 for a card that is spent itself as if it were æmber. */
  readonly itself: number;
}

export const worthOf = ({ on, pool, itself }: Source): number => on + pool + itself;

const nothing: readonly Source[] = [];

/** The sources of æmber for keys of a player, each card once. */
export function sourcesFor(s: State, seat: Seat): readonly Source[] {
  const { spendable, 'spendable-pool': pools } = modifiers(s);
  if (spendable.length === 0 && pools.length === 0) return nothing;
  const sources: Source[] = [];
  const add = (card: Ref, more: Partial<Source>): void => {
    const at = sources.findIndex((other) => sameRef(other.card, card));
    if (at >= 0) sources[at] = { ...sources[at]!, ...more };
    else sources.push({ card, on: 0, pool: 0, of: seat, itself: 0, ...more });
  };
  for (const line of spendable) {
    if (!isPlayer(s, line.modifier.who, seat, line.scope) || !inForce(s, line)) continue;
    for (const card of candidates(s, line.modifier.card, line.scope))
      add(card, line.modifier.itself ? { itself: 1 } : { on: liveBody(s, card)?.aember ?? 0 });
  }
  const taken = new Map<Seat, number>();
  for (const line of pools) {
    const { source } = line.scope;
    if (source === null || !isPlayer(s, line.modifier.who, seat, line.scope) || !inForce(s, line)) continue;
    const of = onePlayer(s, line.modifier.from, line.scope);
    const before = taken.get(of) ?? 0;
    const pool = Math.min(number(s, line.modifier.most, line.scope), player(s, of).aember - before);
    taken.set(of, before + pool);
    add(source, { pool, of });
  }
  return sources.filter((source) => worthOf(source) > 0);
}

/** All that a player may spend on a key besides their own pool. */
export const spendableFor = (s: State, seat: Seat): number =>
  sourcesFor(s, seat).reduce((sum, source) => sum + worthOf(source), 0);

/** So much of a source: the æmber on the card first, then that of the pool, and the card itself last. */
export function spentFrom({ card, on, pool, of }: Source, amount: number): readonly Spent[] {
  const there = Math.min(on, amount);
  const elsewhere = Math.min(pool, amount - there);
  return [
    ...(there > 0 ? [{ card, amount: there }] : []),
    ...(elsewhere > 0 ? [{ card, amount: elsewhere, of }] : []),
    ...(amount > there + elsewhere ? [{ card, amount: 1, itself: true as const }] : []),
  ];
}
