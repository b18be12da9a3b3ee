// Instances of "for each" that are one event: nothing may tell one of them from the next.
// R: 18.4 "For each": each instance wholly, one after the other. Decided: where that comes to the same, they are done together.
import { definedCards } from '@vaultsong/engine';
import { expect, test } from 'vitest';
import './index.ts';

/** A shuffle that leaves the discard pile empty is one, however many cards were shuffled one by one before (Sabira the Medium). */
function eventOf(pattern: unknown): readonly unknown[] {
  if (typeof pattern !== 'object' || pattern === null || !('event' in pattern)) return [];
  return pattern.event === 'shuffle' && 'from' in pattern ? [] : [pattern.event];
}

/** The events that patterns in a text wait for. */
function awaitedIn(tree: unknown): readonly unknown[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return [...('when' in tree ? eventOf(tree.when) : []), ...Object.values(tree).flatMap(awaitedIn)];
}

// Kretchee tells them apart: several captures of one creature that are done as one event set it off once (docs/decisions.md).
test.each([
  ['capture', ['kretchee']],
  ['shuffle', []],
])('no card but those known waits for a single %s (Yxili Marauder, Shard of Life)', (event, known) => {
  const waiting = definedCards().filter(({ abilities }) => awaitedIn(abilities).includes(event));
  expect(waiting.map(({ id }) => id)).toEqual(known);
});
