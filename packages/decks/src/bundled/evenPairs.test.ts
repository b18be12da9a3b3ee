import { describe, expect, test } from 'vitest';
import { deckOfName, evenPairs, findBundled, generatedSets, isGeneratedName } from '../index.ts';

const decks = evenPairs.flatMap((pair) => pair.decks);

describe('the pairs to play with at once', () => {
  test.each(decks)('$id is shown as it is', ({ id, name, set, houses }) => {
    const deck = isGeneratedName(id) ? deckOfName(id) : findBundled(id).deck;
    expect({ name: deck.name, set: deck.set, houses: deck.houses }).toEqual({ name, set, houses });
  });

  test.each(evenPairs)('$decks.0.name against $decks.1.name is even, by several hundred games', ({ won, finished }) => {
    expect(finished).toBeGreaterThanOrEqual(300);
    expect(won / finished).toBeGreaterThanOrEqual(0.45);
    expect(won / finished).toBeLessThanOrEqual(0.55);
  });

  test('are of all sets but the newest, whose pairs are not measured yet, and no deck is in two of them', () => {
    const unmeasured = ['pv', 'cc', 'dm'];
    expect(new Set(decks.map(({ set }) => set))).toEqual(
      new Set(generatedSets.filter((set) => !unmeasured.includes(set))),
    );
    expect(new Set(decks.map(({ id }) => id)).size).toBe(decks.length);
  });
});
