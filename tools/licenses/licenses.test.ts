import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials, licensesOf } from './licenses.ts';

const bill = (...components: readonly object[]) => billOfMaterials.parse({ bomFormat: 'CycloneDX', components });
const licensed = (name: string, ...licenses: readonly object[]) => ({ name, version: '1.0.0', licenses });
const named = (id: string) => ({ license: { id } });

test('all that ships has a license that may ship', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const all = licensesOf(billOfMaterials.parse(JSON.parse(text)));
  expect(all.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react', 'zod']));
  // What only builds and tests does not ship.
  expect(all.map(({ name }) => name)).not.toContain('vitest');
});

test.each([
  ['one that is not allowed', [named('GPL-3.0-only')], false],
  ['no license', [], false],
  ['an alternative that is allowed', [{ expression: '(GPL-2.0-only OR MIT)' }], true],
  ['two that both hold, one not allowed', [{ expression: 'MIT AND GPL-2.0-only' }], false],
  ['two entries, one not allowed', [named('MIT'), named('AGPL-3.0-only')], false],
  ['one that is allowed', [named('ISC')], true],
])('%s', (_, licenses, isAllowed) => {
  expect(licensesOf(bill(licensed('some', ...licenses)))).toMatchObject([{ name: 'some', isAllowed }]);
});
