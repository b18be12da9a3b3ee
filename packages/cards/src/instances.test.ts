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

test.each(['capture', 'shuffle'])('no card waits for a single %s (Yxili Marauder, Shard of Life)', (event) => {
  expect(definedCards().filter(({ abilities }) => awaitedIn(abilities).includes(event))).toEqual([]);
});
