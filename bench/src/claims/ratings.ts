// Two ratings of the same decks, by games of different seeds, and how many of them agree as far as their intervals say.
import { defaultMaxDecisions, rateExperiment, runExperiment, threadExecutor } from '@vaultsong/arena';
import { referenceDecks, toDeckList } from '@vaultsong/decks';
import { defaultEdition } from '@vaultsong/engine';
import type { Measurement } from './measure.ts';

const half = 0.05;

export const ratings: Measurement = {
  title: 'all decks that come with the program, rated twice to within 5 %',
  usual: { games: 10_000, seed: 1 },
  unit: 'games at most of each deck in each of the two ratings',
  run: async ({ games, seed }, tell) => {
    const decks = referenceDecks.map(({ deck }) => toDeckList(deck));
    const all = decks.map((_, i) => i);
    const rated = [];
    for (const own of [seed, seed + 1]) {
      const venue = { decks, edition: defaultEdition, maxDecisions: defaultMaxDecisions };
      const executor = threadExecutor(1);
      const plan = { venue, rated: all, field: all, bot: 'rules', seed: own, half, games } as const;
      const { summary, games: played } = await runExperiment(rateExperiment(plan), { executor, onProgress: tell });
      await executor.close();
      rated.push({ games: played.length, decks: summary.decks });
    }
    const [one, two] = rated;
    if (one === undefined || two === undefined) throw new Error('A rating was lost on the way');
    const agree = one.decks.filter((deck, i) => {
      const other = two.decks[i];
      if (other === undefined) return false;
      const error = Math.hypot(deck.high - deck.low, other.high - other.low) / 2;
      return Math.abs(deck.rate - other.rate) <= error;
    }).length;
    return { decks: decks.length, games: rated.map((rating) => rating.games), agree };
  },
};
