import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EnsureOptions } from './ensurePage.ts';
import { ensurePage, PageError, stampOf } from './ensurePage.ts';
import { hashOf, sourcesOf } from './sourceHash.ts';

let root = '';
const folderIn = (): string => path.join(root, 'cache/page');
let builds = 0;
let said: string[] = [];

const write = (name: string, text: string): void => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** What a build leaves behind. */
async function build(): Promise<void> {
  builds += 1;
  write('cache/page/index.html', '<!doctype html>');
  writeFileSync(stampOf(folderIn()), hashOf(root, sourcesOf(root)));
}

const ensure = (more: Partial<EnsureOptions> = {}): Promise<void> =>
  ensurePage({
    location: { root, folder: folderIn() },
    isProduction: false,
    tell: (text) => void said.push(text),
    build,
    ...more,
  });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vaultsong-ensure-'));
  [builds, said] = [0, []];
  for (const name of ['index.html', 'vite.config.ts', 'licenses.ts', 'package.json']) write(`apps/web/${name}`, name);
  write('apps/web/src/a.ts', 'a');
  write('apps/web/public/icon.svg', '<svg/>');
  write('packages/engine/src/b.ts', 'b');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the page', () => {
  it('is built once, and again when what it is made of says something else', async () => {
    await ensure();
    await ensure();
    expect([builds, said]).toEqual([1, ['Building the page …']]);
    write('packages/engine/src/b.ts', 'B');
    await ensure();
    expect(builds).toBe(2);
    write('packages/engine/src/b.test.ts', 'a test');
    await ensure();
    expect(builds).toBe(2);
  });

  it('is not built anew because of times of files, which an image cuts to seconds', async () => {
    await ensure();
    for (const file of sourcesOf(root)) utimesSync(file, 1_700_000_000, 1_700_000_000);
    await ensure();
    expect(builds).toBe(1);
  });

  it('is taken as it is in production, and built there only where there is none', async () => {
    await ensure({ isProduction: true });
    write('packages/engine/src/b.ts', 'B');
    await ensure({ isProduction: true });
    expect(builds).toBe(1);
  });

  it('that cannot be built is told of in a sentence, or is the one that there is', async () => {
    // Nobody makes a folder in a file, whoever they are.
    write('taken', 'a file');
    const location = { root, folder: path.join(root, 'taken/page') };
    const error = await ensure({ location }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PageError);
    expect(String(error)).toMatch(/may not be written: run `npm run build:page`/);
    expect(builds).toBe(0);
  });
});
