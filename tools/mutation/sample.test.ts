import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pieceAt, piecesOf, sample } from './sample.ts';

const root = mkdtempSync(path.join(tmpdir(), 'sample-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('cuts the sources of a package into pieces, but no tests', () => {
  const src = path.join(root, 'packages/a/src');
  mkdirSync(path.join(src, 'testing'), { recursive: true });
  writeFileSync(path.join(src, 'long.ts'), 'line\n'.repeat(45));
  for (const name of ['long.test.ts', 'testing/help.ts', 'data.json']) writeFileSync(path.join(src, name), 'x\n');
  expect(piecesOf(root, 'packages/a')).toEqual([
    { file: 'packages/a/src/long.ts', from: 1, to: 20 },
    { file: 'packages/a/src/long.ts', from: 21, to: 40 },
    { file: 'packages/a/src/long.ts', from: 41, to: 45 },
  ]);
});

it('draws each piece once, the same for the same seed, and not more than there are', () => {
  const pieces = Array.from({ length: 50 }, (_, at) => ({ file: `${at}.ts`, from: 1, to: 20 }));
  const drawn = sample(pieces, 10, 1);
  expect(drawn).toHaveLength(10);
  expect(new Set(drawn).size).toBe(10);
  expect(sample(pieces, 10, 1)).toEqual(drawn);
  expect(sample(pieces, 10, 2)).not.toEqual(drawn);
  expect(new Set(sample(pieces, 99, 1))).toEqual(new Set(pieces));
});

it('reads a piece by its name, and nothing else', () => {
  expect(pieceAt('packages/a/src/long.ts:41-45')).toEqual({ file: 'packages/a/src/long.ts', from: 41, to: 45 });
  for (const wrong of ['packages/a/src/long.ts', 'long.ts:4', 'long.ts:4-x', ':1-2'])
    expect(() => pieceAt(wrong)).toThrow('names no lines of a file');
});
