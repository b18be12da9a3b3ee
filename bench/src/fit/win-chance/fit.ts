/** Fits the chance to win to games of bots, tries it on games with other decks, and writes the weights down. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { featureNames } from '@vaultsong/bots';
import { chanceBy, fitLogistic } from '../logistic.ts';
import { playParts, whole } from '../parts.ts';
import type { Games } from './games.ts';
import { gamesOf } from './games.ts';
import type { Rows } from './rows.ts';
import type { Judged } from './score.ts';
import { brierOf, byChance } from './score.ts';

const ridge = 1;
/** From the root of the repository, where npm runs its scripts. */
const target = 'packages/bots/src/win-chance/weights.ts';

/** @param args `--seed`, `--rules` and `--planner` (how many games of each bot), `--workers`, `--date`, `--keep` (a directory where games stay) */
export async function fitWinChance(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      rules: { type: 'string', default: '6000' },
      planner: { type: 'string', default: '400' },
      workers: { type: 'string', default: '2' },
      keep: { type: 'string' },
      date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
  });
  const lot: Games = {
    seed: whole('seed', values.seed, 0),
    rulesGames: whole('rules', values.rules, leastGames),
    plannerGames: whole('planner', values.planner, leastGames),
  };
  const games = await playParts<Rows>({
    script: new URL('./play.ts', import.meta.url),
    args: { seed: lot.seed, rules: lot.rulesGames, planner: lot.plannerGames },
    games: gamesOf(lot),
    workers: whole('workers', values.workers, 1),
    keep: values.keep,
  });
  const learnt = games.filter(({ isHeldOut }) => !isHeldOut);
  // A long game says no more about who wins than a short one.
  const samples = learnt.flatMap(({ rows, won }) =>
    rows.map((features) => ({ features, won, weight: 1 / rows.length })),
  );
  const weights = fitLogistic(samples, ridge).map((weight) => Number(weight.toFixed(4)));
  const judged = games
    .filter(({ isHeldOut }) => isHeldOut)
    .map(({ rows, won, bot }): Judged => ({ bot, won, chances: rows.map((features) => chanceBy(weights, features)) }));
  const scores = bots.map((bot) => scoreOf(judged, bot));
  const summary = [...scores.map(sayScore), ...reliability(judged)];
  console.log(summary.join('\n'));
  const recipe = [
    'Weight of each feature, in logits. Written by `npm run fit -- win-chance`; do not edit.',
    `Seed ${lot.seed}: ${lot.rulesGames} games of the rules bot and ${lot.plannerGames} of the planner, ${learnt.length} of them learnt from; ${values.date}.`,
    ...summary,
  ];
  await writeFile(target, sourceOf(recipe, weights, scores));
}

/** With fewer there is none of a bot that is held out. */
const leastGames = 8;

const bots = ['rules', 'planner'] as const;

interface Score {
  readonly bot: string;
  readonly games: number;
  readonly brier: number;
  readonly error: number;
}

function scoreOf(judged: readonly Judged[], bot: string): Score {
  const some = judged.filter((game) => game.bot === bot);
  return { bot, games: some.length, ...brierOf(some) };
}

const sayScore = ({ bot, games, brier, error }: Score): string =>
  `Brier score on ${games} games of ${bot} with other decks: ${brier.toFixed(4)} (± ${(2 * error).toFixed(4)}); 0.25 is blind.`;

const reliability = (judged: readonly Judged[]): readonly string[] => [
  'How often a seat won that was given a chance of',
  ...byChance(judged).map(
    ({ from, to, given, won, positions }) =>
      `  ${percent(from)} to ${percent(to)}: given ${percent(given)}, won ${percent(won)} (${positions} positions)`,
  ),
];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const sourceOf = (recipe: readonly string[], weights: readonly number[], scores: readonly Score[]): string => `${recipe
  .map((line) => `// ${line}`)
  .join('\n')}
import type { FeatureName } from './features.ts';

/** Brier scores on games with decks that were not learnt from, by who played them. */
export const chanceScore = {
${scores.map(({ bot, games, brier }) => `  ${bot}: { games: ${games}, brier: ${brier.toFixed(4)} },`).join('\n')}
} as const;

export const weights: Readonly<Record<FeatureName, number>> = {
${featureNames.map((name, i) => `  ${name}: ${weights[i] ?? 0},`).join('\n')}
};
`;
