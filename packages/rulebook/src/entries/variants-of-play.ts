// Other ways to play than a single full game.
import type { Entry } from '../entry.ts';
import { cota, prose } from '../write.ts';

export const variantsOfPlay: readonly Entry[] = [
  {
    id: 'quickstart',
    title: 'Quickstart',
    text: prose`A first game to learn with. The usual rules hold, except that players cannot take a [[mulligan]].`,
    sources: [...cota('Game Setup')],
    editions: 'all',
  },
  {
    id: 'series',
    title: 'Series of games',
    text: prose`
      Two decks may play a series of games instead of one. Chance decides on the [[first-player]] of the first game;
      before every other, the player whose deck lost the last game chooses.`,
    sources: [...cota('Game Setup')],
    editions: 'all',
  },
];
