// The command runs code that was built of its sources: when it is built anew, and what happens where several do so at once.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const bin = path.resolve(import.meta.dirname, '../bin/vaultsong.mjs');
const list = path.resolve(import.meta.dirname, '../../../node_modules/.cache/vaultsong/cli/built.json');

const version = async (): Promise<string> => (await promisify(execFile)(process.execPath, [bin, '--version'])).stdout;

interface Build {
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
}

const built = (): Build => JSON.parse(readFileSync(list, 'utf8')) as Build;

test('the code is built anew when a source is not what it was', async () => {
  await version();
  const before = built();
  const [file = ''] = Object.keys(before.files).filter((name) => name.endsWith('run.ts'));
  writeFileSync(list, JSON.stringify({ ...before, files: { ...before.files, [file]: 'of yesterday' } }));
  expect(await version()).toBe('0.1.0\n');
  expect(built()).toEqual(before);
});

test('a list that cannot be read, or that names a build that is gone, is no hindrance', async () => {
  for (const text of ['{', '[]', JSON.stringify({ ...built(), folder: 'gone' })]) {
    writeFileSync(list, text);
    expect(await version()).toBe('0.1.0\n');
  }
});

test('several that build at once do not disturb each other', async () => {
  rmSync(list, { force: true });
  expect(await Promise.all([version(), version(), version()])).toEqual(Array.from({ length: 3 }, () => '0.1.0\n'));
  expect(existsSync(list)).toBe(true);
});
