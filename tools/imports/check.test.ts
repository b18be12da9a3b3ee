import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkImports } from './check.ts';

let home = '';

afterEach(() => rmSync(home, { recursive: true, force: true }));

const manifest = (name: string, dependencies: string[] = [], more: object = {}) =>
  JSON.stringify({
    name: `@vaultsong/${name}`,
    exports: { '.': './src/index.ts' },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
    ...more,
  });

/** A small repository that keeps the law, changed by the given files; returns what the check says of it. */
function violationsWith(files: Record<string, string>): string[] {
  home = mkdtempSync(path.join(tmpdir(), 'imports-'));
  // People call folders as they like.
  const repository = path.join(home, 'test/browser/project');
  const lawful = {
    'package.json': JSON.stringify({ workspaces: ['packages/*', 'bench'], devDependencies: { vitest: '*', tsx: '*' } }),
    'packages/engine/package.json': manifest('engine'),
    'packages/engine/src/index.ts': `export * from './terms.ts';`,
    'packages/engine/src/terms.ts': 'export const state = 1;',
    'packages/engine/src/terms.test.ts': `import { test } from 'vitest'; import fs from 'node:fs'; test('', () => fs);`,
    'packages/cards/package.json': manifest('cards', ['@vaultsong/engine', 'zod']),
    'packages/cards/src/index.ts': `import { state } from '@vaultsong/engine'; import { z } from 'zod'; z(state);`,
    'bench/package.json': manifest('bench', ['@vaultsong/cards']),
    'bench/src/main.ts': `import '@vaultsong/cards'; import 'node:fs'; await import('./later.ts');`,
    'bench/src/later.ts': `// import '../../packages/engine/src/terms.ts'\nexport const text = "import 'left-pad'";`,
    'tools/run.ts': `import 'tsx';`,
  };
  for (const [file, text] of Object.entries({ ...lawful, ...files })) {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    writeFileSync(path.join(repository, file), text);
  }
  return checkImports(repository).violations.map(({ file, line, what, rule }) => `${file}:${line} ${what} (${rule})`);
}

test('a lawful repository passes', () => {
  expect(violationsWith({})).toEqual([]);
});

test('an import against the direction, also of a type only, and also in a test', () => {
  expect(
    violationsWith({
      'packages/engine/src/terms.ts': `\nimport type { Card } from '@vaultsong/cards'; export type S = Card;`,
      'packages/cards/src/a.test.ts': `const bench = await import('@vaultsong/bench');`,
    }),
  ).toEqual([
    'packages/cards/src/a.test.ts:1 @vaultsong/bench (direction)',
    'packages/engine/src/terms.ts:2 @vaultsong/cards (direction)',
  ]);
});

test('two packages of one layer do not import each other', () => {
  expect(
    violationsWith({
      'packages/decks/package.json': manifest('decks', ['@vaultsong/adventures']),
      'packages/adventures/package.json': manifest('adventures'),
      'packages/decks/src/index.ts': `export * from '@vaultsong/adventures';`,
    }),
  ).toEqual(['packages/decks/src/index.ts:1 @vaultsong/adventures (direction)']);
});

test('the engine imports neither Node nor a library, though it be declared', () => {
  expect(
    violationsWith({
      'packages/engine/package.json': manifest('engine', ['zod']),
      'packages/engine/src/terms.ts': `import 'fs';\nimport 'node:crypto';\nimport { z } from 'zod'; z();`,
    }),
  ).toEqual([
    'packages/engine/src/terms.ts:1 fs (closed)',
    'packages/engine/src/terms.ts:2 node:crypto (closed)',
    'packages/engine/src/terms.ts:3 zod (closed)',
  ]);
});

test('what is admitted is so for one file of the engine and one library', () => {
  const hash = `import { hmac } from '@noble/hashes/hmac.js'; hmac();`;
  expect(
    violationsWith({
      'packages/engine/package.json': manifest('engine', ['@noble/hashes', 'zod']),
      'packages/engine/src/state/keyStream.ts': `${hash}\nimport { z } from 'zod'; z();`,
      'packages/engine/src/state/random.ts': hash,
    }),
  ).toEqual([
    'packages/engine/src/state/keyStream.ts:2 zod (closed)',
    'packages/engine/src/state/random.ts:1 @noble/hashes/hmac.js (closed)',
  ]);
  expect(
    violationsWith({
      'packages/engine/package.json': manifest('engine'),
      'packages/engine/src/state/keyStream.ts': hash,
    }),
  ).toEqual(['packages/engine/src/state/keyStream.ts:1 @noble/hashes/hmac.js (declared)']);
});

test('a way into another package that is not its name: a path, a worker address, a subpath, an import type', () => {
  expect(
    violationsWith({
      'packages/cards/src/index.ts': [
        `import { state } from '../../engine/src/terms.ts';`,
        `new Worker(new URL('../../engine/src/terms.ts', import.meta.url));`,
        `export * from '@vaultsong/engine/src/terms.ts';`,
        `export type S = import('../../engine/src/terms.ts').S;`,
        `import '../../../tools/run.ts';`,
      ].join('\n'),
      'tools/run.ts': `import '../packages/engine/src/terms.ts';`,
    }),
  ).toEqual([
    'tools/run.ts:1 ../packages/engine/src/terms.ts (name)',
    'packages/cards/src/index.ts:1 ../../engine/src/terms.ts (name)',
    'packages/cards/src/index.ts:2 ../../engine/src/terms.ts (name)',
    'packages/cards/src/index.ts:3 @vaultsong/engine/src/terms.ts (name)',
    'packages/cards/src/index.ts:4 ../../engine/src/terms.ts (name)',
    'packages/cards/src/index.ts:5 ../../../tools/run.ts (name)',
  ]);
});

test('a subpath that the other package exports is lawful', () => {
  expect(
    violationsWith({
      'packages/engine/package.json': manifest('engine', [], { exports: { './testing': './src/testing.ts' } }),
      'packages/cards/src/index.ts': `import '@vaultsong/engine/testing';`,
    }),
  ).toEqual([]);
});

test('an import that is not declared; the test tools of the root are for tests only', () => {
  expect(
    violationsWith({
      'packages/cards/src/index.ts': `import 'left-pad';\nimport { test } from 'vitest'; test();`,
      'packages/cards/src/index.test.ts': `import { test } from 'vitest'; test('', () => {});`,
      'bench/src/main.ts': `import '@vaultsong/engine';`,
    }),
  ).toEqual([
    'packages/cards/src/index.ts:1 left-pad (declared)',
    'packages/cards/src/index.ts:2 vitest (declared)',
    'bench/src/main.ts:1 @vaultsong/engine (declared)',
  ]);
});

test('what runs in production and imports what is for development alone; types, tests and what they share may', () => {
  expect(
    violationsWith({
      'packages/cards/package.json': manifest('cards', ['@vaultsong/engine', 'zod'], {
        devDependencies: { pg: '*', tsx: '*', vite: '*', '@vaultsong/say': '*' },
      }),
      'packages/say/package.json': manifest('say'),
      'packages/cards/src/index.ts': [
        `import type { Client } from 'pg';`,
        `import { Pool } from 'pg';`,
        `export * from '@vaultsong/say';`,
        `await import('pg');`,
        `import.meta.resolve('tsx');`,
        `export type C = Client; new Pool();`,
      ].join('\n'),
      'packages/cards/src/worker.mjs': `import { register } from 'tsx/esm/api'; register();`,
      'packages/cards/src/index.test.ts': `import 'pg';`,
      'packages/cards/src/testing/database.ts': `import 'pg';`,
      'packages/cards/src/wc/tests/more.ts': `import 'pg';`,
      'packages/cards/vite.config.ts': `import 'vite';`,
      'packages/cards/probe/main.ts': `import 'pg';`,
      'bench/package.json': manifest('bench', ['@vaultsong/cards'], { devDependencies: { pg: '*' } }),
      'bench/src/more.ts': `import 'pg';`,
    }),
  ).toEqual([
    'packages/cards/src/index.ts:2 pg (shipped)',
    'packages/cards/src/index.ts:3 @vaultsong/say (shipped)',
    'packages/cards/src/index.ts:4 pg (shipped)',
    'packages/cards/src/index.ts:5 tsx (shipped)',
    'packages/cards/src/worker.mjs:1 tsx/esm/api (shipped)',
  ]);
});

test('a circle of files, also of types only, but for the types of one grammar', () => {
  expect(
    violationsWith({
      'packages/engine/src/state/a.ts': `import { b } from './b'; export const state = b;`,
      'packages/engine/src/state/b.ts': `export { c as b } from './c.ts';`,
      'packages/engine/src/state/c.ts': `import { state } from './a.ts'; export const c = state;`,
      'packages/engine/src/language/a.ts': `import type { B } from './node/b.ts'; export type A = B | 1; export const a = 1;`,
      'packages/engine/src/language/node/b.ts': `import type { A } from '../a.ts'; export type B = A | 2;`,
      'packages/engine/src/language/c.ts': `import { d } from './d.ts'; export const c = d;`,
      'packages/engine/src/language/d.ts': `import { c } from './c.ts'; export const d = c;`,
      'packages/cards/src/x.ts': `import type { Y } from './y.ts'; export type X = Y; new URL('./w.ts', import.meta.url);`,
      'packages/cards/src/y.ts': `import type { X } from './x.ts'; export type Y = X | 1;`,
      'packages/cards/src/w.ts': `import type { X } from './x.ts'; export type W = X;`,
    }),
  ).toEqual([
    'packages/cards/src/x.ts:1 packages/cards/src/x.ts -> packages/cards/src/y.ts -> packages/cards/src/x.ts (cycle)',
    'packages/engine/src/language/c.ts:1 packages/engine/src/language/c.ts -> packages/engine/src/language/d.ts -> packages/engine/src/language/c.ts (cycle)',
    'packages/engine/src/state/a.ts:1 ' +
      'packages/engine/src/state/a.ts -> packages/engine/src/state/b.ts -> packages/engine/src/state/c.ts -> packages/engine/src/state/a.ts ' +
      '(cycle)',
  ]);
});

test('an import against the order of the rooms, also of a type only; tests look everywhere, nothing looks at what they share', () => {
  expect(
    violationsWith({
      'packages/engine/src/language/words.ts': [
        `import { terms } from '../terms.ts'; import { other } from './other.ts'; export const words = [terms, other];`,
        `export type { State } from '../state/deep/state.ts';`,
        `export type T = import('../testing/cards.ts').T;`,
      ].join('\n'),
      'packages/engine/src/language/other.ts': `export const other = 1;`,
      'packages/engine/src/language/words.test.ts': `import '../state/deep/state.ts';`,
      'packages/engine/src/state/deep/state.ts': `import '../../language/other.ts'; export type State = 1;`,
      'packages/engine/src/testing/cards.ts': `import '../state/deep/state.ts'; export type T = 1;`,
    }),
  ).toEqual([
    'packages/engine/src/language/words.ts:2 ../state/deep/state.ts, from language to state (arrow)',
    'packages/engine/src/language/words.ts:3 ../testing/cards.ts, from language to testing (arrow)',
  ]);
});

test('a source file of the engine that stands in no room', () => {
  expect(
    violationsWith({
      'packages/engine/src/more.ts': '',
      'packages/engine/src/language.ts': '',
      'packages/engine/src/cellar/deep.ts': '',
      'packages/engine/src/tests/more.test.ts': '',
    }),
  ).toEqual([
    'packages/engine/src/language.ts:1 language.ts (room)',
    'packages/engine/src/more.ts:1 more.ts (room)',
    'packages/engine/src/cellar/deep.ts:1 cellar/deep.ts (room)',
  ]);
});

test('a long file of the engine, and a full folder; other packages and tests may have long files', () => {
  const lines = (count: number) => '// more\n'.repeat(count);
  const full = Array.from({ length: 16 }, (_, i) => [`packages/engine/src/tests/${i}.test.ts`, ''] as const);
  expect(
    violationsWith({
      'packages/engine/src/read/short.ts': lines(400),
      'packages/engine/src/read/long.ts': lines(401),
      'packages/engine/src/read/long.test.ts': lines(401),
      'packages/cards/src/long.ts': lines(401),
      ...Object.fromEntries(full),
    }),
  ).toEqual([
    'packages/engine/src/read/long.ts:401 401 lines (long)',
    'packages/engine/src/tests:1 16 files (crowded)',
  ]);
});

test('a name that is reserved for the face of a card; tests may have it', () => {
  expect(
    violationsWith({
      'packages/engine/src/language/definitions.ts': `export const definition = 1; export const other = 2;`,
      'packages/engine/src/read/face.ts': `import { definition } from '../language/definitions.ts'; export const face = definition;`,
      'packages/engine/src/read/power.ts': `import { definition as d, other } from '../language/definitions.ts'; export const power = [d, other];`,
      'packages/engine/src/read/armor.ts': `import { other } from '../language/definitions.ts'; export const armor = other;`,
      'packages/engine/src/read/power.test.ts': `import { definition } from '../language/definitions.ts'; definition;`,
    }),
  ).toEqual(['packages/engine/src/read/power.ts:1 definition (reserved)']);
});

test('a workspace that the law does not know', () => {
  expect(violationsWith({ 'packages/extra/package.json': manifest('extra') })).toEqual([
    'packages/extra/package.json:1 @vaultsong/extra (layer)',
  ]);
});
