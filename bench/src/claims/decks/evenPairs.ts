// The pairs of decks that “Play now” deals: games that the first deck of each wins.
import { evenPairs as pairs } from '@vaultsong/decks';
import { playDuels } from '../duels.ts';
import type { Measurement } from '../measure.ts';

export const evenPairs: Measurement = {
  title: 'games won by the first deck of each pair to play with at once',
  usual: { games: 400, seed: 39 },
  unit: 'games of each pair',
  run: async ({ games, seed }, tell) => {
    const rows = [];
    for (const [i, { decks }] of pairs.entries()) {
      const [one, other] = decks;
      const { finished, won } = await playDuels({ decks: [one.id, other.id], chains: 0, games, seed });
      rows.push({ decks: decks.map(({ name, set }) => ({ name, set })), won, finished });
      tell(i + 1, pairs.length);
    }
    return { rows };
  },
};
