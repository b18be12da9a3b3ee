// Cost of chains to a deck: pairs of decks of all sets, the first deck of each with more and more chains.
import { generatedSets, referenceDecks } from '@vaultsong/decks';
import { playDuels } from './duels.ts';
import type { Measurement } from './measure.ts';

const levels = [0, 1, 3, 6, 9, 12, 18, 24];

/** Eight pairs of real decks, the first that come with the program, and a pair of new ones of each later set. */
const pairs: readonly (readonly [string, string])[] = [
  ...referenceDecks.slice(0, 16).map(({ slug }) => slug),
  ...generatedSets.filter((set) => set !== 'cota').flatMap((set) => [1, 2].map((n) => `generated:${set}:${n}`)),
].flatMap((deck, i, all) => (i % 2 === 0 ? [[deck, all[i + 1] ?? deck] as const] : []));

export const chains: Measurement = {
  title: 'wins of the first deck of each of twelve pairs, by its chains',
  usual: { games: 100, seed: 1 },
  unit: 'games of each pair with each number of chains',
  run: async ({ games, seed }, tell) => {
    const rows = [];
    for (const [i, decks] of pairs.entries()) {
      const cells = [];
      for (const [j, level] of levels.entries()) {
        const { finished, won } = await playDuels({ decks: [decks[0], decks[1]], chains: level, games, seed });
        cells.push({ won, finished });
        tell(i * levels.length + j + 1, pairs.length * levels.length);
      }
      rows.push({ decks, cells });
    }
    return { levels, rows };
  },
};
