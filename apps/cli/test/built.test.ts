// The command runs code that was built of its sources: when it is built anew, and what happens where several do so at once.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** The sources that were read for a command line: coverage, which Node writes at its end, names all files that were. */
async function sourcesReadFor(args: readonly string[]): Promise<readonly string[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'vaultsong-'));
  try {
    await promisify(execFile)(process.execPath, [bin, ...args], {
      env: { ...process.env, NODE_V8_COVERAGE: directory },
    });
    return readdirSync(directory)
      .flatMap((file) => (JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as Coverage).result)
      .filter(({ url }) => url.startsWith('file:') && existsSync(fileURLToPath(`${url}.map`)))
      .flatMap(({ url }) => (JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')) as SourceMap).sources);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

interface Coverage {
  readonly result: readonly { readonly url: string }[];
}

interface SourceMap {
  readonly sources: readonly string[];
}

test.each([['--help'], ['simulate --help'], ['deck import --help'], ['nonsense --help'], ['rules']])(
  '%s reads no card, and nothing that checks files',
  async (words) => {
    const sources = await sourcesReadFor(words.split(' '));
    expect(sources.filter((source) => source.endsWith('apps/cli/src/run.ts'))).toHaveLength(1);
    expect(sources.filter((source) => /packages\/cards\/src\/(?!sets\.ts)|\/zod\//.test(source))).toEqual([]);
  },
);

test('what does need the cards reads them', async () => {
  const sources = await sourcesReadFor(['cards', 'bad', 'penny']);
  expect(sources.some((source) => source.endsWith('packages/cards/src/houses.ts'))).toBe(true);
});
