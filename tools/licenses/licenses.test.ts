import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { licensesOf } from './licenses.ts';
import { lockFile, shippedBy } from './shipped.ts';

const shippedByLock = (lock: unknown) => shippedBy(lockFile.parse(lock));
const ours: unknown = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'));

test('all that ships has a license that may ship', () => {
  expect(licensesOf(shippedByLock(ours)).filter(({ isAllowed }) => !isAllowed)).toEqual([]);
});

test('what a server needs ships, and what only builds and tests does not', () => {
  const names = shippedByLock(ours).map(({ name }) => name);
  // Some of these are needed by packages for tests too, which must not take them out.
  for (const name of ['@electric-sql/pglite', 'drizzle-orm', 'pg', 'tsx', 'esbuild', 'fastify', 'react', 'zod'])
    expect(names).toContain(name);
  for (const name of ['vitest', 'vite', 'fast-check', '@biomejs/biome']) expect(names).not.toContain(name);
});

test('what is found in a folder is what Node finds there, and what is for tests alone is not', () => {
  const made = {
    packages: {
      '': {},
      'packages/one': { dependencies: { outer: '1' } },
      'node_modules/@here/one': { link: true },
      'node_modules/outer': { version: '1.0.0', license: 'MIT', dependencies: { inner: '2' } },
      'node_modules/inner': { version: '1.0.0', license: 'MIT' },
      'node_modules/outer/node_modules/inner': { version: '2.0.0', license: 'GPL-3.0-only' },
      'node_modules/tests': { version: '1.0.0', license: 'GPL-3.0-only' },
    },
  };
  expect(licensesOf(shippedByLock(made))).toEqual([
    { name: 'inner', version: '2.0.0', license: 'GPL-3.0-only', isAllowed: false },
    { name: 'outer', version: '1.0.0', license: 'MIT', isAllowed: true },
  ]);
});

test('a lock that lacks a package says so', () => {
  expect(() => shippedByLock({ packages: { '': { dependencies: { gone: '1' } } } })).toThrow('needs gone');
});

test.each([
  ['one that is not allowed', 'GPL-3.0-only', false],
  ['no license', null, false],
  ['an alternative that is allowed', '(GPL-2.0-only OR MIT)', true],
  ['two that both hold, one not allowed', 'MIT AND GPL-2.0-only', false],
  ['one that is allowed', 'ISC', true],
])('%s', (_, license, isAllowed) => {
  expect(licensesOf([{ name: 'some', version: '1.0.0', license }])).toMatchObject([{ name: 'some', isAllowed }]);
});
