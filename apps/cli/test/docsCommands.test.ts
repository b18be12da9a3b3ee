// No command that a page tells somebody to type is left untried. Lines of a block `console` that begin with `$ vaultsong` are run by
// docs.test.ts, word for word. All others are here: run with smaller numbers, run by a test that is named, or not run, and why.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { blocksIn, pages, root, textOf } from './docsBlocks.ts';
import { folder, vaultsong } from './run.ts';

const all = ['README.md', 'CONTRIBUTING.md', ...pages];

/** How a command is tried that is not run word for word. */
type Trial =
  /** Here, with these words in place of others, so that it takes a second and not an hour. */
  | { readonly by: 'run'; readonly with: Readonly<Record<string, string>> }
  /** By a test of this file, which has these words in it. */
  | { readonly by: 'test'; readonly file: string; readonly has: string }
  | { readonly by: 'nothing'; readonly why: string };

const bench = 'measures for minutes, and tests measure nothing; what it is made of is tested in bench/';
const claimsPlay = 'plays for minutes; what it is made of is tested in tools/claims and bench/src/claims';
const benchPage = 'measures a whole game in a Chromium; the browser tests play one at the same page';

const trials: Readonly<Record<string, Trial>> = {
  'npm ci': { by: 'nothing', why: 'no test runs before it was; .ci/run begins with it' },
  'npm start': { by: 'test', file: 'apps/server/src/compose/process.test.ts', has: 'scripts.start' },
  'npx vaultsong simulate miss-onyx-censorius radiant-argus-the-supreme --games 100': {
    ...{ by: 'run', with: { '--games 100': '--games 1 --bots random' } },
  },
  'vaultsong worker --queue redis://farm.example:6379 --workers 4': {
    ...{ by: 'test', file: 'apps/cli/test/queue.test.ts', has: "'worker', '--queue'" },
  },
  'vaultsong match guide-achea clearly-ugly-xhe --bots "program:python3 examples/python/reaper.py",random --games 20': {
    ...{ by: 'test', file: 'apps/cli/test/python.test.ts', has: 'reaper.py' },
  },
  'vaultsong adventure keyraken --players 1 --difficulty hard --bots seer --games 100 --seed 7': {
    ...{ by: 'run', with: { '--bots seer': '--bots random', '--games 100': '--games 1' } },
  },
  'npx vaultsong simulate DECK DECK --games 100 --seed 1 --bots rules --chains 6,0': {
    by: 'run',
    with: { 'DECK DECK': 'guide-achea clearly-ugly-xhe', '--games 100': '--games 1', '--bots rules': '--bots random' },
  },
  'vaultsong server role ada admin': {
    ...{ by: 'test', file: 'apps/server/src/compose/process.test.ts', has: "'role', 'ada', 'admin'" },
  },
  'vaultsong server reset-password ada': {
    ...{ by: 'test', file: 'apps/server/src/compose/process.test.ts', has: "'reset-password', 'ada'" },
  },
  'vaultsong server backup monday.backup': {
    ...{ by: 'test', file: 'apps/server/src/compose/process.test.ts', has: "'backup', file" },
  },
  'vaultsong server restore monday.backup': {
    ...{ by: 'test', file: 'apps/server/src/compose/process.test.ts', has: "'restore', file" },
  },
  'npm run new-set -- tools/new-set/example.json': {
    ...{ by: 'test', file: 'tools/new-set/run.test.ts', has: "run([example, '--all'" },
  },
  'npm run new-set -- tools/new-set/example.json --card night-baker --top 3': {
    ...{ by: 'test', file: 'tools/new-set/run.test.ts', has: "'## night-baker'" },
  },
  'npm run claims': { by: 'test', file: 'tools/claims/claims.test.ts', has: "run('--list', '--json')" },
  'npm run claims -- --stale': {
    by: 'test',
    file: 'tools/claims/claims.test.ts',
    has: 'ageOf(claim, outcome(first), git)',
  },
  'npm run claims -- --check': { by: 'nothing', why: claimsPlay },
  'npm run claims -- --write --only first,chains': { by: 'nothing', why: claimsPlay },
  'npm run bench -- --against COMMIT': { by: 'nothing', why: bench },
  'npm run bench -- --profile --only "random games, starters"': { by: 'nothing', why: bench },
  'npm run bench -- --same COMMIT': { by: 'nothing', why: bench },
  'npm run bench:page': { by: 'nothing', why: benchPage },
  'npm run bench:page -- --seeds 5 --table keyraken': { by: 'nothing', why: benchPage },
  'npm run bench:page -- --slow 4 --table first=me': { by: 'nothing', why: benchPage },
  'npm run bench:page -- --pages': { by: 'nothing', why: benchPage },
  'npm run bench:page -- --replay': { by: 'nothing', why: benchPage },
  'npm run bench:page -- --table first=me --against b111054': { by: 'nothing', why: benchPage },
};

interface Command {
  readonly page: string;
  readonly line: string;
}

/** Programs that a line of a block may begin with. */
const isCommand = /^(?:[A-Z_]+=\S+ )*(?:npx|npm|node|vaultsong|docker|python3|curl|bash|sh) /;

const commands: readonly Command[] = all.flatMap((page) =>
  blocksIn(page)
    .filter(({ kind }) => ['', 'sh', 'bash', 'shell', 'console'].includes(kind))
    .flatMap(({ kind, text }) => text.split('\n').map((line) => ({ kind, line })))
    .filter(({ kind, line }) => !(kind === 'console' && line.startsWith('$ vaultsong ')))
    .flatMap(({ line }) => line.replace(/^\$ /, '').split(' && '))
    .filter((line) => isCommand.test(`${line} `))
    .map((line) => ({ page, line })),
);

const files = folder();
afterAll(() => files.remove());

describe('a command of a page', () => {
  test('is run word for word, or stands here; and here stands no other', () => {
    expect(Object.keys(trials).toSorted()).toEqual([...new Set(commands.map(({ line }) => line))].toSorted());
  });

  test.each(Object.entries(trials).flatMap(([line, trial]) => (trial.by === 'run' ? [[line, trial] as const] : [])))(
    '%s',
    async (line, trial) => {
      let words = line.replace(/^(?:npx )?vaultsong /, '');
      for (const [long, short] of Object.entries(trial.with)) {
        expect(words).toContain(long);
        words = words.replace(long, short);
      }
      const placed = words.split(' ').map((word) => (word.endsWith('.jsonl') ? files.path(word) : word));
      expect(await vaultsong(...placed)).toMatchObject({ code: 0, out: expect.stringMatching(/\S/) });
    },
  );

  test('is run by the test that is named', () => {
    const isRun = (trial: Trial): boolean =>
      trial.by !== 'test' || readFileSync(join(root, trial.file), 'utf8').includes(trial.has);
    expect(Object.entries(trials).flatMap(([line, trial]) => (isRun(trial) ? [] : [line]))).toEqual([]);
  });
});

const scripts = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

/** What a package can run by `npm run`. */
function scriptsOf(folderOf: string): readonly string[] {
  return Object.keys(scripts.parse(JSON.parse(readFileSync(join(root, folderOf, 'package.json'), 'utf8'))).scripts);
}

/** The pieces of code in the sentences of a page. */
const inlineIn = (page: string): readonly string[] =>
  [
    ...textOf(page)
      .replace(/^```.*?^```$/gms, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code = '']) => code);

describe.each(all)('in the sentences of %s', (page) => {
  const inline = inlineIn(page);

  test('each script of npm is there', () => {
    for (const code of inline)
      for (const [, name = '', where = '.'] of code.matchAll(/npm run ([\w:-]+)(?:.* -w @vaultsong\/(\w+))?/g)) {
        const folders =
          where === '.' ? ['.'] : [`apps/${where}`, `packages/${where}`].filter((one) => existsSync(join(root, one)));
        expect([code, folders.flatMap(scriptsOf)]).toEqual([code, expect.arrayContaining([name])]);
      }
  });

  test('each command is there, with its options', async () => {
    for (const code of inline) {
      const [, words] = /^(?:npx )?vaultsong ([a-z].*)$/.exec(code) ?? [];
      if (words === undefined) continue;
      const [name = '', second = ''] = words.split(' ');
      const path = ['deck', 'server', 'adventure'].includes(name) && /^[a-z-]+$/.test(second) ? [name, second] : [name];
      const { code: ended, out } = await vaultsong(...path, '--help');
      expect([code, ended]).toEqual([code, 0]);
      for (const [option] of words.matchAll(/(?<= )--[a-z-]+/g))
        expect([code, out]).toEqual([code, expect.stringContaining(option)]);
    }
  });
});
