// Worth of what goes from card to card: control, æmber, counters.
import type { Verb } from '@vaultsong/engine';
import { effectOn } from './effect.ts';
import { cardsMeant, estimate } from './meaning.ts';
import type { Perspective } from './outlook.ts';
import { isInPlay, sideOf } from './table.ts';

/** A counter on a card that it serves. */
const perCounter = 0.1;

/** Good where the enemy card is worth more than the friendly one. */
export const exchanging = (verb: Extract<Verb, { kind: 'swap' }>, outlook: Perspective): number =>
  (cardsMeant({ both: [verb.a, verb.b] }, outlook) ?? []).reduce((sum, card) => sum + effectOn(verb, card, outlook), 0);

/**
 * Æmber that goes from card to card: good where it leaves a friend, and where an enemy gets it. No card gives what it has not;
 * the one that gives was chosen before where it is not known any more.
 */
export function shifting(verb: Extract<Verb, { kind: 'shiftAember' }>, outlook: Perspective): number {
  const [from] = cardsMeant(verb.from, outlook)?.filter(isInPlay) ?? [];
  const [to] = cardsMeant(verb.to, outlook) ?? [];
  if (to === undefined) return 0;
  const most = verb.amount === 'all' ? (from?.aember ?? 1) : estimate(verb.amount, outlook);
  const amount = from === undefined ? most : Math.min(from.aember, most);
  const taken: Verb = { kind: 'takeAember', card: verb.from, amount, to: 'supply' };
  const put: Verb = { kind: 'placeAember', card: verb.to, amount, from: 'supply' };
  return (from === undefined ? 0 : effectOn(taken, from, outlook)) + effectOn(put, to, outlook);
}

/** Counters are brought to where they serve, and no card gives what it has not. */
export function shiftingCounters(verb: Extract<Verb, { kind: 'shiftCounters' }>, outlook: Perspective): number {
  const [from] = cardsMeant(verb.from, outlook)?.filter(isInPlay) ?? [];
  const [to] = cardsMeant(verb.to, outlook)?.filter(isInPlay) ?? [];
  if (from === undefined || to === undefined) return 0;
  const there = from.counters[verb.counter] ?? 0;
  const moved = verb.amount === 'all' ? there : Math.min(there, estimate(verb.amount, outlook));
  return perCounter * moved * sideOf(outlook.table, to.controller);
}
