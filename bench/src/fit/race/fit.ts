/** Fits what searching bots look for in a race against an automaton, tries it on games with other decks, and writes the weights down. */
import { writeFile } from 'node:fs/promises';
import { raceFeatures } from '@vaultsong/bots';
import { chanceBy, fitLogistic } from '../logistic.ts';
import { fitOptionsOf, playParts } from '../parts.ts';
import type { Position, Rows } from './positions.ts';

/** From the root of the repository, where npm runs its scripts. */
const target = 'packages/bots/src/learned/raceWeights.ts';
const ridge = 1;

/** @param args see `fitOptionsOf` */
export async function fitRace(args: readonly string[]): Promise<void> {
  const { seed, date, ...work } = fitOptionsOf(args, 2000);
  const games = await playParts<Rows>({ script: new URL('./play.ts', import.meta.url), args: { seed }, ...work });
  const [own, its] = [fitOf(games, false), fitOf(games, true)];
  const summary = [
    `Seed ${seed}: ${games.length} games of the rules bot; ${date}.`,
    sayFit('before a turn of the team', own),
    sayFit('before a turn of the automaton', its),
  ];
  console.log(summary.join('\n'));
  await writeFile(target, sourceOf(summary, own, its));
}

interface Fit {
  /** The last one is where it starts. */
  readonly weights: readonly number[];
  readonly learnt: number;
  readonly heldOut: number;
  readonly brier: number;
  /** Of one who knows nothing but how often teams win. */
  readonly blind: number;
}

function fitOf(games: readonly Rows[], isItsTurn: boolean): Fit {
  const positionsOf = (isHeldOut: boolean): readonly Position[] =>
    games
      .filter((game) => game.isHeldOut === isHeldOut)
      .flatMap(({ positions }) => positions.filter((position) => position.isItsTurn === isItsTurn));
  const [learnt, heldOut] = [positionsOf(false), positionsOf(true)];
  const weights = fitLogistic(
    learnt.map(({ features, won }) => ({ features: [...features, 1], won, weight: 1 })),
    ridge,
  ).map((weight) => Number(weight.toFixed(4)));
  const often = mean(learnt.map(({ won }) => won));
  return {
    weights,
    learnt: learnt.length,
    heldOut: heldOut.length,
    brier: mean(heldOut.map(({ features, won }) => (chanceBy(weights, [...features, 1]) - won) ** 2)),
    blind: mean(heldOut.map(({ won }) => (often - won) ** 2)),
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const sayFit = (when: string, { learnt, heldOut, brier, blind }: Fit): string =>
  `Questions ${when}: ${learnt} learnt from; on ${heldOut} with other decks the Brier score is ${brier.toFixed(3)}, and ${blind.toFixed(3)} for who is blind.`;

const sourceOf = (summary: readonly string[], own: Fit, its: Fit): string => `${[
  'Weight of each feature of a race, in logits. Written by `npm run fit -- race`; do not edit.',
  ...summary,
]
  .map((line) => `// ${line}`)
  .join('\n')}
import type { RaceFeature } from './raceFeatures.ts';

export interface RaceWeights {
  readonly start: number;
  readonly features: Readonly<Record<RaceFeature, number>>;
}

/** Where a turn of the team comes next. */
${tableOf('ownTurn', own)}

/** Where the turn of the automaton does. */
${tableOf('itsTurn', its)}
`;

const tableOf = (name: string, { weights }: Fit): string => `export const ${name}: RaceWeights = {
  start: ${weights.at(-1) ?? 0},
  features: {
${raceFeatures.map((feature, i) => `    ${feature}: ${weights[i] ?? 0},`).join('\n')}
  },
};`;
