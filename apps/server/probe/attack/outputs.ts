// The draws of a shuffle from the deck that came of it: whoever sees the upper cards of a deck, and knows the list, can tell which number was
// drawn for each, as long as no two cards that are left have one name.
import type { Output } from './linear.ts';
import type { Observed } from './observed.ts';
import { positionOf } from './observed.ts';

/** @param before how many outputs came before those of this shuffle */
export function outputsOf(seen: Observed, before: number): readonly Output[] {
  const order = seen.list.map((_, slot) => slot);
  const outputs: Output[] = [];
  for (const [n, { name }] of seen.drawn.entries()) {
    const at = positionOf(seen, n);
    const wanted = seen.names.indexOf(name);
    const from = order.slice(0, at + 1).flatMap((slot, i) => (seen.list[slot] === wanted ? [i] : []));
    const [drawn] = from;
    if (drawn === undefined || from.length > 1 || at === 0) break;
    outputs.push({ at: before + n, of: drawn, among: at + 1 });
    [order[at], order[drawn]] = [order[drawn] as number, order[at] as number];
  }
  return outputs;
}

/** A shuffle of a list of that size takes so many. */
export const outputsOfShuffle = (size: number): number => size - 1;

/** The names from the top of the deck that such draws lead to. */
export function deckOf(seen: Observed, draws: readonly number[]): readonly string[] {
  const order = seen.list.map((_, slot) => slot);
  draws.forEach((drawn, n) => {
    const at = positionOf(seen, n);
    [order[at], order[drawn]] = [order[drawn] as number, order[at] as number];
  });
  return order.toReversed().map((slot) => seen.names[seen.list[slot] ?? -1] ?? '');
}
