/** Fits what the learned bot looks for to pairs of answers, tries it on games with other decks, and writes the weights down. */
import { writeFile } from 'node:fs/promises';
import { learnedFeatures } from '@vaultsong/bots';
import { fitOptionsOf, playParts } from '../parts.ts';
import type { Pair, Rows } from './pairs.ts';
import type { Model } from './slope.ts';
import { chanceOf, fitPairs } from './slope.ts';

/** From the root of the repository, where npm runs its scripts. */
const target = 'packages/bots/src/learned/weights.ts';

/** @param args see `fitOptionsOf` */
export async function fitLearned(args: readonly string[]): Promise<void> {
  const { seed, date, ...work } = fitOptionsOf(args, 400);
  const games = await playParts<Rows>({ script: new URL('./play.ts', import.meta.url), args: { seed }, ...work });
  const [waiting, onTurn] = [false, true].map((isOnTurn) => fitOf(games, isOnTurn));
  if (waiting === undefined || onTurn === undefined) throw new Error('There is a fit for each of the two');
  const summary = [
    `Seed ${seed}: ${games.length} games of the planner; ${date}.`,
    ...sayFit('on the opponent’s turn', waiting),
    ...sayFit('on the own turn', onTurn),
  ];
  console.log(summary.join('\n'));
  await writeFile(target, sourceOf(summary, waiting.model, onTurn.model));
}

interface Fit {
  readonly model: Model;
  readonly learnt: number;
  /** How well differences of what is looked for go with differences of wins, in the pairs that were not learnt from. */
  readonly heldOut: number;
  readonly ofModel: number;
  readonly ofStanding: number;
}

function fitOf(games: readonly Rows[], isOnTurn: boolean): Fit {
  const pairsOf = (isHeldOut: boolean): readonly Pair[] =>
    games
      .filter((game) => game.isHeldOut === isHeldOut)
      .flatMap(({ pairs }) => pairs.filter((pair) => pair.isOnTurn === isOnTurn));
  const [learnt, heldOut] = [pairsOf(false), pairsOf(true)];
  const fitted = fitPairs(learnt.map(({ outcomes }) => outcomes));
  const model: Model = { start: short(fitted.start), weights: fitted.weights.map(short) };
  const wins = heldOut.map(({ outcomes: [one, other] }) => one.won - other.won);
  const by = (worth: (outcome: Pair['outcomes'][number]) => number): number =>
    correlation(
      heldOut.map(({ outcomes: [one, other] }) => worth(one) - worth(other)),
      wins,
    );
  return {
    model,
    learnt: learnt.length,
    heldOut: heldOut.length,
    ofModel: by(({ features }) => chanceOf(model, features)),
    ofStanding: by(({ standing }) => standing),
  };
}

const short = (weight: number): number => Number(weight.toFixed(4));

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;
  const [x, y] = [mean(xs), mean(ys)];
  const sum = (f: (i: number) => number): number => xs.reduce((total, _, i) => total + f(i), 0);
  const [dx, dy] = [(i: number) => (xs[i] ?? 0) - x, (i: number) => (ys[i] ?? 0) - y];
  return sum((i) => dx(i) * dy(i)) / Math.sqrt(sum((i) => dx(i) ** 2) * sum((i) => dy(i) ** 2));
}

const sayFit = (when: string, { learnt, heldOut, ofModel, ofStanding }: Fit): readonly string[] => [
  `Ends ${when}: ${learnt} pairs of answers; on ${heldOut} with other decks its differences go with those of wins by ${ofModel.toFixed(3)}`,
  `  (what the planner looks for: ${ofStanding.toFixed(3)}; 0 is blind, and 6 games a side leave much to chance).`,
];

const sourceOf = (summary: readonly string[], waiting: Model, onTurn: Model): string => `${[
  'Weight of each feature, in logits. Written by `npm run fit -- learned`; do not edit.',
  ...summary,
]
  .map((line) => `// ${line}`)
  .join('\n')}
import type { LearnedFeature } from './features.ts';

export interface LearnedWeights {
  readonly start: number;
  readonly features: Readonly<Record<LearnedFeature, number>>;
}

/** Where the opponent has the turn. */
${tableOf('waiting', waiting)}

/** Where the seat itself has the turn. */
${tableOf('onTurn', onTurn)}
`;

const tableOf = (name: string, { start, weights }: Model): string => `export const ${name}: LearnedWeights = {
  start: ${start},
  features: {
${learnedFeatures.map((feature, i) => `    '${feature}': ${weights[i] ?? 0},`).join('\n')}
  },
};`;
