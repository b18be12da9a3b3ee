// Instances of "for each" that are one event: nothing may tell one of them from the next.
// R: 18.4 "For each": each instance wholly, one after the other. Decided: where that comes to the same, they are done together.
import { definedCards } from '@vaultsong/engine';
import { expect, test } from 'vitest';
import './index.ts';

/** The events that patterns in a text wait for. */
function awaitedIn(tree: unknown): readonly unknown[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const own = 'when' in tree && typeof tree.when === 'object' && tree.when !== null ? Object.entries(tree.when) : [];
  return [
    ...own.flatMap(([key, value]) => (key === 'event' ? [value] : [])),
    ...Object.values(tree).flatMap(awaitedIn),
  ];
}

test.each(['capture', 'shuffle'])('no card waits for a single %s (Yxili Marauder, Shard of Life)', (event) => {
  expect(definedCards().filter(({ abilities }) => awaitedIn(abilities).includes(event))).toEqual([]);
});
