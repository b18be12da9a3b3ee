// Lengths of deck codes: of the decks that come with the program, and of new ones of each set.
import { bundledDecks, generateDecks, generatedSets } from '@vaultsong/decks';
import { writeCode } from '@vaultsong/decks/import';
import type { Measurement } from '../measure.ts';

export const deckCodes: Measurement = {
  title: 'letters of a deck code, by set',
  usual: { games: 500, seed: 1 },
  unit: 'new decks of each set',
  run: async ({ games, seed }, tell) => {
    const rows = [{ of: 'bundled', ...spread(bundledDecks.map(({ deck }) => writeCode(deck).length)) }];
    for (const [i, set] of generatedSets.entries()) {
      const made = generateDecks({ set, seed, count: games });
      rows.push({ of: set, ...spread(made.map(({ deck }) => writeCode(deck).length)) });
      tell(i + 1, generatedSets.length);
    }
    return { rows };
  },
};

function spread(lengths: readonly number[]) {
  const sorted = lengths.toSorted((one, other) => one - other);
  return { least: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}
