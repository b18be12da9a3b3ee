// npm run bench: how fast the engine is, here or against another commit. Never a test: no number fails.
import { parseArgs } from 'node:util';
import { BenchError, builtOf } from './against/build.ts';
import type { Ratio } from './against/compare.ts';
import { compare } from './against/compare.ts';
import type { Figure } from './against/figures.ts';
import { figureNames } from './against/figures.ts';
import { sameGames } from './against/same.ts';
import { measureEnv } from './env.ts';
import { measureHere } from './here.ts';
import { measureMemory } from './memory.ts';
import { profileOf } from './profile.ts';

const help = `Usage: npm run bench -- [options]

Without options: games a second and the like, by the clock, on this machine as it is now.

  --runs N           how often each is measured (5)
  --against COMMIT   how many times as fast the files as they are now do the same work as that commit: warm, in
                     alternating slices, by processor time, beside a fixed piece of work
  --profile          the functions and files that use the most processor time, for the first figure of --only
  --only TEXT        with --against and --profile: only the figures whose name holds this text
  --pairs N          with --against: how many pairs of slices count (12)
  --same COMMIT      whether seeded games ask and tell the same as with that commit, and have the same states where
                     both commits write them in the same form
  --games N          with --same: how many games of each edition (60)
  --memory           the heap that is in use after each tenth of --answers answers of games, when garbage is collected
  --answers N        with --memory: how many (1000000)
  --env              steps a second of a program that plays through vaultsong env
  --json             as JSON
  --help             this text

Figures of --against and --profile: ${figureNames.join('; ')}`;

function wholeNumber(option: string, value: string): number {
  const n = Number(value);
  if (!Number.isSafeInteger(n) || n < 1)
    throw new BenchError(`--${option} must be a whole number of at least 1, not ${value}`);
  return n;
}

const show = ({ figure, median, low, high, before, now }: Ratio): string =>
  `${figure.padEnd(26)}${median.toFixed(3).padStart(7)} times as fast   (${low.toFixed(3)} to ${high.toFixed(3)};  ${before.toFixed(0)} ms, ${now.toFixed(0)} ms)`;

/** @throws BenchError where none is meant */
function figuresWith(text: string): readonly Figure[] {
  const wanted = figureNames.filter((name) => name.includes(text));
  if (wanted.length === 0) throw new BenchError(`No figure holds "${text}"; there are ${figureNames.join('; ')}`);
  return wanted;
}

async function profile(only: string, json: boolean): Promise<void> {
  const [figure = 'clone'] = figuresWith(only);
  const { functions, files } = await profileOf(await builtOf('child.ts', null), figure);
  if (json) {
    console.log(JSON.stringify({ figure, functions, files }, null, 2));
    return;
  }
  console.log(`Of the processor time of "${figure}", without what calls what:`);
  for (const [title, shares, most] of [
    ['functions', functions, 40],
    ['files', files, 25],
  ] as const) {
    console.log(`\n${title}`);
    for (const { name, share } of shares.slice(0, most))
      console.log(`${(100 * share).toFixed(1).padStart(6)} %  ${name}`);
  }
}

async function compareGames(commit: string, games: number, json: boolean): Promise<void> {
  const [before, now] = [await builtOf('digest.ts', commit), await builtOf('digest.ts', null)];
  const found = await sameGames(before, now, games);
  if (found.other.length > 0) process.exitCode = 1;
  const what = found.withStates ? 'questions, events and states' : 'questions and events; states are written otherwise';
  if (json) console.log(JSON.stringify({ against: before.name, ...found }, null, 2));
  else if (found.other.length === 0) console.log(`${found.games} games went as with ${before.name} (${what})`);
  else
    console.log(
      `${found.other.length} of ${found.games} games went otherwise than with ${before.name} (${what}): ${found.other.slice(0, 20).join('; ')}`,
    );
}

async function measureAgainst(commit: string, only: string, pairs: number, json: boolean): Promise<void> {
  const wanted = figuresWith(only);
  const [before, now] = [await builtOf('child.ts', commit), await builtOf('child.ts', null)];
  if (!json)
    console.log(
      `Against ${before.name}, ${pairs} pairs of slices by processor time; half of the pairs lie between the figures in brackets`,
    );
  const ratios: Ratio[] = [];
  for (const figure of wanted) {
    const ratio = await compare(figure, before, now, pairs);
    ratios.push(ratio);
    if (!json) console.log(show(ratio));
  }
  if (json) console.log(JSON.stringify({ against: before.name, pairs, node: process.version, ratios }, null, 2));
}

try {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      against: { type: 'string' },
      only: { type: 'string', default: '' },
      pairs: { type: 'string', default: '12' },
      profile: { type: 'boolean', default: false },
      same: { type: 'string' },
      games: { type: 'string', default: '60' },
      memory: { type: 'boolean', default: false },
      answers: { type: 'string', default: '1000000' },
      env: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(help);
  else if (values.same !== undefined) await compareGames(values.same, wholeNumber('games', values.games), values.json);
  else if (values.env) await measureEnv(wholeNumber('runs', values.runs), values.json);
  else if (values.memory) measureMemory(wholeNumber('answers', values.answers), values.json);
  else if (values.profile) await profile(values.only, values.json);
  else if (values.against === undefined) measureHere(wholeNumber('runs', values.runs), values.json);
  else await measureAgainst(values.against, values.only, wholeNumber('pairs', values.pairs), values.json);
} catch (error) {
  const isUsage = error instanceof BenchError || (error instanceof TypeError && 'code' in error);
  if (!isUsage) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
