// A trial of the fair chains that `vaultsong handicap --simulate` names: fresh games with them, for a pair of new
// decks of each set.
import { defaultMaxDecisions, defaultPilot, handicapExperiment, runExperiment, threadExecutor } from '@vaultsong/arena';
import { generatedSets } from '@vaultsong/decks';
import { defaultEdition } from '@vaultsong/engine';
import { playDuels } from './duels.ts';
import type { Measurement } from './measure.ts';
import { listNamed } from './measure.ts';

export const handicap: Measurement = {
  title: 'fair chains for a pair of each set, and fresh games with them',
  usual: { games: 400, seed: 1 },
  unit: 'fresh games of each pair; the search for the chains plays at most so many, too',
  run: async ({ games, seed }, tell) => {
    const rows = [];
    for (const [i, set] of generatedSets.entries()) {
      const decks = [`generated:${set}:1`, `generated:${set}:2`] as const;
      const executor = threadExecutor(1);
      const venue = { decks: decks.map(listNamed), edition: defaultEdition, maxDecisions: defaultMaxDecisions };
      const plan = { venue, bot: 'rules', seed, half: 1, games, pilot: Math.min(defaultPilot, games) } as const;
      const found = await runExperiment(handicapExperiment(plan), { executor });
      await executor.close();
      const { chains, even, games: searched } = found.summary;
      tell(2 * i + 1, 2 * generatedSets.length);
      // Told from the first deck: with fewer than no chains it is the second one that has them.
      const [one, other] = chains < 0 ? [decks[1], decks[0]] : decks;
      const { won, finished } = await playDuels({
        decks: [one, other],
        chains: Math.abs(chains),
        games,
        seed: seed + 1,
      });
      tell(2 * i + 2, 2 * generatedSets.length);
      rows.push({
        decks: [one, other],
        searched,
        chains: Math.abs(chains),
        half: round((even.high - even.low) / 2),
        won,
        finished,
      });
    }
    return { rows };
  },
};

const round = (value: number): number => Math.round(value * 100) / 100;
