import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { importersIn } from './graph.ts';

const root = mkdtempSync(path.join(tmpdir(), 'graph-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, content: string | object): string => {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
  return place;
};

it('leads from a file to those that import it, by path, by the name of its package and as data', () => {
  write('package.json', { name: 'all', workspaces: ['packages/*'] });
  write('packages/a/package.json', { name: '@v/a', exports: { '.': './src/index.ts', './more': './src/more.ts' } });
  const index = write('packages/a/src/index.ts', `export * from './one.ts';`);
  const one = write('packages/a/src/one.ts', `import list from './list.json' with { type: 'json' };\nexport { list };`);
  const list = write('packages/a/src/list.json', '[]');
  const more = write('packages/a/src/more.ts', 'export const more = 1;');
  write('packages/b/package.json', { name: '@v/b' });
  const user = write('packages/b/src/user.ts', `import '@v/a';\nimport type { more } from '@v/a/more';\nimport 'zod';`);
  const importers = importersIn(root);
  expect(importers).toEqual(
    new Map([
      [one, new Set([index])],
      [list, new Set([one])],
      [index, new Set([user])],
      [more, new Set([user])],
    ]),
  );
});
