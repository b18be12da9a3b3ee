// `npm run mutate`: how sharp the tests of a package are. Stryker changes its sources in small ways, one at a time, and runs the tests that
// reach the place; a change that no test notices is a fault that could come in unseen, or makes no difference.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Piece } from './sample.ts';
import { pieceAt, piecesOf, sample } from './sample.ts';

const help = `npm run mutate -- [options]

Changes the sources of a package one place at a time, runs its tests each time, and tells what share of the changes they notice.

  --package P   the package: engine, tables, or another one of those in packages (engine)
  --pieces N    how many pieces of twenty lines are drawn (10; some twenty changes each, a second or two for each change)
  --seed N      which ones (1)
  --at F:A-B    no draw: lines A to B of the file F, named from the root; may be said again
  --json        the outcome as JSON
  --help        this text`;

const root = path.resolve(import.meta.dirname, '../..');

const report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.string().optional(),
          status: z.string(),
          location: z.object({ start: z.object({ line: z.number(), column: z.number() }) }),
        }),
      ),
    }),
  ),
});

/** Statuses of Stryker in which a test, or the end of a loop that a change made endless, has noticed. */
const noticed = new Set(['Killed', 'Timeout']);
/** Changes that do not run at all say nothing about tests. */
const meaningless = new Set(['CompileError', 'RuntimeError', 'Ignored']);

interface Survivor {
  readonly place: string;
  readonly line: string;
  readonly change: string;
}

interface Outcome {
  readonly package: string;
  readonly pieces: number;
  /** None where the pieces were named. */
  readonly seed: number | null;
  readonly mutants: number;
  readonly noticed: number;
  readonly survivors: readonly Survivor[];
}

function mutate(name: string, seed: number | null, pieces: readonly Piece[]): Outcome {
  const place = `packages/${name}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-mutation-'));
  try {
    const file = path.join(folder, 'report.json');
    const config = path.join(folder, 'stryker.config.json');
    writeFileSync(
      config,
      JSON.stringify({
        testRunner: 'vitest',
        plugins: ['@stryker-mutator/vitest-runner'],
        vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
        coverageAnalysis: 'perTest',
        mutate: pieces.map(({ file: one, from, to }) => `${one}:${from}-${to}`),
        reporters: ['progress-append-only', 'json'],
        jsonReporter: { fileName: file },
        tempDirName: path.join(folder, 'sandbox'),
        // It reads these by the interface of TypeScript, which version 7 does not have.
        tsconfigFile: 'none.json',
        disableTypeChecks: false,
        ignorePatterns: ['apps', 'docs'],
        timeoutMS: 60_000,
      }),
    );
    const words = [path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config];
    const env = { ...process.env, VAULTSONG_MUTATED: place };
    const { status } = spawnSync(process.execPath, words, { cwd: root, env, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error(`Stryker ended with ${status}`);
    return { package: name, pieces: pieces.length, seed, ...outcomeOf(JSON.parse(readFileSync(file, 'utf8'))) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function outcomeOf(json: unknown): Pick<Outcome, 'mutants' | 'noticed' | 'survivors'> {
  const all = Object.entries(report.parse(json).files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(({ status }) => !meaningless.has(status)).map((mutant) => ({ file, source, mutant })),
  );
  const survivors = all
    .filter(({ mutant }) => !noticed.has(mutant.status))
    .map(({ file, source, mutant: { location, mutatorName, replacement } }) => ({
      place: `${file}:${location.start.line}:${location.start.column}`,
      line: source.split('\n')[location.start.line - 1]?.trim() ?? '',
      change: `${mutatorName}: ${replacement ?? ''}`,
    }));
  return { mutants: all.length, noticed: all.length - survivors.length, survivors };
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} takes a whole number from 1 on, not “${text}”`);
  return number;
}

try {
  const { values } = parseArgs({
    options: {
      package: { type: 'string', default: 'engine' },
      pieces: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      at: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(help);
  else {
    const { package: name, at } = values;
    const seed = numberOf('seed', values.seed);
    const pieces =
      at?.map(pieceAt) ?? sample(piecesOf(root, `packages/${name}`), numberOf('pieces', values.pieces), seed);
    const outcome = mutate(name, at === undefined ? seed : null, pieces);
    if (values.json) console.log(JSON.stringify(outcome));
    else {
      for (const { place, line, change } of outcome.survivors) console.log(`${place}\n  ${line}\n  ${change}\n`);
      const share = outcome.mutants === 0 ? 100 : (100 * outcome.noticed) / outcome.mutants;
      console.log(`${outcome.noticed} of ${outcome.mutants} changes were noticed: ${share.toFixed(1)} %`);
    }
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)} (--help tells the options)`);
  process.exitCode = 2;
}
