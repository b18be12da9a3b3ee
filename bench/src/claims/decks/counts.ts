// Counts that documents tell: cards that can be played, decks that come with the program, ids of cards that are known.
import { cardSets, cards } from '@vaultsong/cards';
import { bundledDecks, generatedSets } from '@vaultsong/decks';
import type { Measurement } from '../measure.ts';

export const counts: Measurement = {
  title: 'cards that can be played, and decks that come with the program',
  usual: { games: 1, seed: 1 },
  unit: 'nothing: nothing is played',
  run: async () => ({
    cards: cards.length,
    decks: bundledDecks.length,
    deckSets: [...new Set(bundledDecks.map(({ deck }) => deck.set))],
    generatedSets,
    sets: Object.keys(cardSets).length,
  }),
};
