// Pairs of decks that are an even match, for whoever wants to play at once. A pair says what a page shows of its decks, so that nobody loads
// their lists before a game.
import type { SetId } from '@vaultsong/cards';
import type { House } from '@vaultsong/engine';

/** A deck as far as it is shown before a game. */
export interface PairDeck {
  /** Slug of a bundled deck, or `generated:SET:SEED`. */
  readonly id: string;
  readonly name: string;
  readonly set: SetId;
  readonly houses: readonly House[];
}

export interface EvenPair {
  readonly decks: readonly [PairDeck, PairDeck];
  /** Games between rules bots that the first deck won, of those that ended, each deck going first in half of them. */
  readonly won: number;
  readonly finished: number;
}

/** Measured by the claim `even-pairs` (docs/claims.md), which plays them again. */
export const evenPairs: readonly EvenPair[] = [
  {
    decks: [
      {
        id: 'chejest-jaxson-the-lying-and-belligerent',
        name: 'Chejest Jaxson, the Lying and Belligerent',
        set: 'wc',
        houses: ['saurian', 'shadows', 'star-alliance'],
      },
      {
        id: 'cassiopeia-la-artera',
        name: 'Cassiopeia la Artera',
        set: 'dt',
        houses: ['sanctum', 'saurian', 'star-alliance'],
      },
    ],
    won: 201,
    finished: 400,
  },
  {
    decks: [
      {
        id: 'centet-the-potter-shadow',
        name: 'Centet, the Potter Shadow',
        set: 'aoa',
        houses: ['logos', 'sanctum', 'shadows'],
      },
      {
        id: 'generated:dt:3',
        name: 'Beryltread Brightcraft, Rival of Glasslock’s Evil Twin',
        set: 'dt',
        houses: ['logos', 'sanctum', 'star-alliance'],
      },
    ],
    won: 200,
    finished: 400,
  },
  {
    decks: [
      {
        id: 'generated:mm:1',
        name: 'Quovon, Sleuth of Quaxinix',
        set: 'mm',
        houses: ['shadows', 'star-alliance', 'untamed'],
      },
      {
        id: 'generated:momu:1',
        name: 'Master Boldring of Maesaros',
        set: 'momu',
        houses: ['dis', 'logos', 'star-alliance'],
      },
    ],
    won: 198,
    finished: 400,
  },
  {
    decks: [
      {
        id: 'generated:mm:2',
        name: 'Cyarnon of the Well-Read Archipelago',
        set: 'mm',
        houses: ['saurian', 'shadows', 'untamed'],
      },
      {
        id: 'radiant-argus-the-supreme',
        name: 'Radiant Argus the Supreme',
        set: 'cota',
        houses: ['logos', 'sanctum', 'untamed'],
      },
    ],
    won: 210,
    finished: 400,
  },
  {
    decks: [
      {
        id: 'generated:gr:1',
        name: 'Lord Tedsel Gallilavius',
        set: 'gr',
        houses: ['geistoid', 'mars', 'star-alliance'],
      },
      {
        id: 'generated:woe:1',
        name: 'Gorvak, the Town Bookbinder',
        set: 'woe',
        houses: ['sanctum', 'star-alliance', 'unfathomable'],
      },
    ],
    won: 194,
    finished: 400,
  },
  {
    decks: [
      {
        id: 'generated:as:1',
        name: 'Mrs. Mistlock, Soloist of Oakfen',
        set: 'as',
        houses: ['brobnar', 'dis', 'geistoid'],
      },
      {
        id: 'pupa-ramos-the-ever-changing',
        name: 'Pupa Ramos, the Ever-Changing',
        set: 'toc',
        houses: ['geistoid', 'logos', 'shadows'],
      },
    ],
    won: 205,
    finished: 400,
  },
  {
    decks: [
      {
        id: 'generated:mg24:1',
        name: 'Drogdan the Softly Absent-Minded',
        set: 'mg24',
        houses: ['ekwidon', 'mars', 'untamed'],
      },
      {
        id: 'generated:vm25:1',
        name: 'Bramkoba the Drafty',
        set: 'vm25',
        houses: ['mars', 'saurian', 'shadows'],
      },
    ],
    won: 184,
    finished: 400,
  },
];
