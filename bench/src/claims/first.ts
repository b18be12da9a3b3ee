// Share of games that the side wins which goes first: many pairs of new decks of each set, few games a pair, because decks differ in it.
import { generatedSets } from '@vaultsong/decks';
import { playDuels } from './duels.ts';
import type { Measurement } from './measure.ts';

/** Pairs of decks of a set: seeds 1 and 2, 3 and 4, and so on. */
const pairs = 40;

export const first: Measurement = {
  title: 'games won by the side that went first, by set',
  usual: { games: 40, seed: 1 },
  unit: `games of each of ${pairs} pairs of each set`,
  run: async ({ games, seed }, tell) => {
    const rows = [];
    for (const [i, set] of generatedSets.entries()) {
      let [finished, won] = [0, 0];
      for (let pair = 0; pair < pairs; pair++) {
        const decks = [`generated:${set}:${2 * pair + 1}`, `generated:${set}:${2 * pair + 2}`] as const;
        const tally = await playDuels({ decks, chains: 0, games, seed });
        finished += tally.finished;
        won += tally.first;
        tell(i * pairs + pair + 1, generatedSets.length * pairs);
      }
      rows.push({ set, won, finished });
    }
    return { rows };
  },
};
