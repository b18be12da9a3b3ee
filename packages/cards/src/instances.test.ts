// Instances of "for each" that are one event: nothing may tell one of them from the next.
// R: 18.4 "For each": each instance wholly, one after the other. Decided: where that comes to the same, they are done together.
import { definedCards, definition } from '@vaultsong/engine';
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

/** The first shuffle fulfills it, and then it is active no more: how many there are comes to the same. */
const onceOnly = ['expect-the-unexpected'];

test('no card waits for each single shuffle (Shard of Life)', () => {
  const waiting = definedCards().filter(({ abilities }) => awaitedIn(abilities).includes('shuffle'));
  expect(waiting.map(({ id }) => id)).toEqual(onceOnly);
});

/** Whether a text has a capture of as many as something is counted, in one. */
function capturesCounted(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if ('kind' in tree && tree.kind === 'capture' && 'amount' in tree && typeof tree.amount === 'object')
    return tree.amount !== null && ('count' in tree.amount || 'housesAmong' in tree.amount);
  return Object.values(tree).some(capturesCounted);
}

test('no card captures for each of several at once, since Kretchee waits for a single capture (Yxili Marauder)', () => {
  expect(awaitedIn(definition('kretchee').abilities)).toContain('capture');
  const counted = definedCards().filter(({ abilities }) => capturesCounted(abilities));
  expect(counted.map(({ id }) => id)).toEqual([]);
});
