// `npm run affected`: the tests that what was changed can reach, nearest first, for as long as one likes to wait.
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importersIn } from './graph.ts';
import { reach } from './reach.ts';

const help = `npm run affected -- [options]

Types, the import law, and the unit tests that import what was changed, over whatever files; those that stand nearest to it
first, until a minute is over. Says what was not run.

  --since REF   what was changed since this commit, and not only what is not committed
  --seconds N   start nothing more after so many seconds (60)
  --all         run all of them, however long it takes
  --list        say which they are, and run none
  --help        this text`;

const root = path.resolve(import.meta.dirname, '../..');
const batch = 100;

const git = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

function changedSince(ref: string): readonly string[] {
  const changed = git('diff', '--name-only', ref);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...changed, ...added].map((file) => path.join(root, file));
}

const run = (...words: readonly string[]): boolean =>
  spawnSync('npx', words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

function affected(): boolean {
  const { values } = parseArgs({
    options: {
      since: { type: 'string', default: 'HEAD' },
      seconds: { type: 'string', default: '60' },
      all: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return true;
  }
  const limit = values.all ? Number.POSITIVE_INFINITY : Number(values.seconds) * 1000;
  if (Number.isNaN(limit)) throw new Error(`--seconds takes a number, not “${values.seconds}”`);
  const started = Date.now();
  const changed = changedSince(values.since);
  if (changed.length === 0) {
    console.log(`Nothing was changed since ${values.since}`);
    return true;
  }
  const { unit, browser, page } = reach(importersIn(root), changed);
  const relative = (file: string): string => path.relative(root, file);
  if (values.list) {
    console.log([...unit, ...browser].map(relative).join('\n'));
    return true;
  }
  let passed = run('tsc', '-b', '.', 'apps/web', 'apps/web/tsconfig.tests.json');
  passed = run('tsx', 'tools/imports/main.ts') && passed;
  let done = 0;
  while (done < unit.length && Date.now() - started < limit) {
    passed = run('vitest', 'run', '--reporter=dot', ...unit.slice(done, done + batch).map(relative)) && passed;
    done = Math.min(unit.length, done + batch);
  }
  console.log(
    `\n${changed.length} files changed; ${done} of ${unit.length} test files that they reach were run, the nearest`,
  );
  if (done < unit.length) console.log('The rest: npm run affected -- --all');
  const specs = page ? 'all browser tests (npm run browser)' : browser.map(relative).join(' ');
  if (specs !== '') console.log(`In the browser they reach ${specs}`);
  return passed;
}

try {
  process.exitCode = affected() ? 0 : 1;
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)} (--help tells the options)`);
  process.exitCode = 2;
}
