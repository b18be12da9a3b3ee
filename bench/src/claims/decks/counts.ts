// Counts that documents and the start page tell: cards that can be played, their sets, decks that come with the program.
import { cards, playable } from '@vaultsong/cards';
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
    printedSets: new Set(playable.flatMap(({ printings }) => printings.map(({ set }) => set))).size,
  }),
};
