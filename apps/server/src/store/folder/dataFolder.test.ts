import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeToOthers, DataFolderError, diskIncidentIn, prepareDataFolder } from './dataFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const advice = 'set DATA_DIR to a folder that this user may write';

test('what is no folder is told of in one sentence', () => {
  const file = path.join(folder, 'file');
  const below = path.join(file, 'a/b');
  const link = path.join(folder, 'link');
  writeFileSync(file, '');
  symlinkSync(path.join(folder, 'nowhere/at/all'), link);
  const cases = [
    [file, `DATA_DIR: ${file} is a file, and no folder; ${advice}`],
    [below, `DATA_DIR: ${below} cannot be made, because ${file} is a file; ${advice}`],
    [link, `DATA_DIR: ${link} is a link to a place where there is nothing; ${advice}`],
  ] as const;
  for (const [name, message] of cases) expect(() => prepareDataFolder(name)).toThrow(new DataFolderError(message));
});

test('a folder that cannot be made or written is told of with what the system says', () => {
  expect(() => prepareDataFolder(path.join(folder, 'x'.repeat(300)))).toThrow(
    /^DATA_DIR: .* cannot be made: ENAMETOOLONG: .*; set DATA_DIR to/,
  );
  expect(diskIncidentIn(path.join(folder, 'nowhere'))).toMatch(/^ENOENT: /);
  expect(diskIncidentIn(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test.skipIf(process.platform === 'win32')(
  'a folder is made for its owner, and what is there is closed to others, also behind a link',
  () => {
    const made = path.join(folder, 'new/data');
    prepareDataFolder(made);
    expect(statSync(made).mode & 0o777).toBe(0o700);
    const old = path.join(folder, 'old');
    mkdirSync(path.join(old, 'database'), { recursive: true });
    const file = path.join(old, 'database/PG_VERSION');
    writeFileSync(file, '17');
    chmodSync(file, 0o666);
    chmodSync(old, 0o777);
    const link = path.join(folder, 'link');
    symlinkSync(old, link);
    prepareDataFolder(link);
    expect(closeToOthers(link)).toEqual({ closed: 3, open: null });
    for (const name of [old, path.join(old, 'database')]) expect(statSync(name).mode & 0o777).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(closeToOthers(link)).toEqual({ closed: 0, open: null });
  },
);
