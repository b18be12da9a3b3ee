// Copies of one card that a deck lists in different words, and that are all the same to whoever looks at them.
import { describe, it } from 'vitest';
import type { DeckCard } from '../../index.ts';
import { conform } from '../../index.ts';
import '../../testing/cards.ts';
import { dice, playByChance } from '../../testing/randomGames.ts';

describe('a deck that says of one copy that it has no icons, and of another nothing', () => {
  const house = ['brobnar', undefined] as const;
  it.each(house)('keeps every promise of the engine (house: %s)', (of) => {
    const cards: DeckCard[] = Array.from({ length: 24 }, (_, i) => ({
      name: i % 2 === 0 ? 'one' : 'blank',
      ...(of === undefined ? {} : { house: of }),
      ...(i % 4 < 2 ? { bonus: [] } : {}),
    }));
    const deck = { name: 'alike', houses: ['brobnar'] as const, cards };
    for (let seed = 0; seed < 2; seed++) playByChance({ decks: [deck, deck], seed }, dice(seed), conform);
  });
});
