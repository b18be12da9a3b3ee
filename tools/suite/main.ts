// `npm test`: every check of the project, with the time of each stage, package and browser spec, and at the end what failed.
import { parseArgs } from 'node:util';
import { dearer, figuresOf, keepFigures, keptFigures } from './figures.ts';
import { runAll } from './run.ts';
import { groups } from './stages.ts';

const help = `npm test -- [options]

Types, format and lint, import law, unit tests, browser tests; all of them, whichever fails.

  --slowest   list the twenty tests that took longest
  --keep      keep the times in tools/suite/figures.json, with which later runs are compared: before a landing, on a quiet machine
  --only A,B  only these stages: ${groups
    .flat()
    .map(({ script }) => script)
    .join(', ')}
  --help      this text`;

const say = (line: string): void => console.log(line);

function options(): { readonly slowest: boolean; readonly keep: boolean; readonly only: ReadonlySet<string> } {
  const { values } = parseArgs({
    options: {
      slowest: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(help);
    process.exit(0);
  }
  const scripts = groups.flat().map(({ script }) => script);
  const only = values.only?.split(',') ?? scripts;
  const unknown = only.find((script) => !scripts.includes(script));
  if (unknown !== undefined) throw new Error(`There is no stage “${unknown}”: ${scripts.join(', ')}`);
  if (values.keep && only.length < scripts.length)
    throw new Error('--keep needs all stages, so it goes without --only');
  return { slowest: values.slowest, keep: values.keep, only: new Set(only) };
}

const table = (title: string, figures: Readonly<Record<string, number>>): void => {
  if (Object.keys(figures).length === 0) return;
  say(`\n=== ${title}`);
  for (const [name, seconds] of Object.entries(figures)) say(`${String(seconds).padStart(6)} s  ${name}`);
};

try {
  const { slowest, keep, only } = options();
  const outcomes = await runAll(
    groups.map((group) => group.filter(({ script }) => only.has(script))).filter((group) => group.length > 0),
    say,
  );
  const now = figuresOf(outcomes);
  table('Time of the tests of each package', now.packages);
  table('Time of each browser spec', now.specs);
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  if (slowest) {
    say('\n=== The twenty tests that took longest');
    for (const { seconds, file, title } of [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, 20))
      say(`${seconds.toFixed(1).padStart(6)} s  ${file} › ${title}`);
  }
  const before = keptFigures();
  const more = before === null ? [] : dearer(before, now);
  if (more.length > 0) say(`\n=== Dearer than at the last landing (or the machine is busy)\n${more.join('\n')}`);
  if (keep) keepFigures(now);
  table('Time of each stage', now.stages);
  const skipped = tests.filter((test) => test.skipped).length;
  const failed = outcomes.filter(({ passed }) => !passed).map(({ stage }) => stage.title);
  say(`\n${tests.length} tests, ${skipped} skipped`);
  say(failed.length === 0 ? 'All stages passed' : `FAILED: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)} (--help tells the options)`);
  process.exitCode = 2;
}
