import { existsSync, fstatSync, fsyncSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillEmbedded, openEmbedded } from './embedded.ts';
import { syncAll } from './syncing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('each commit is on the disk before it is answered', async () => {
  const place = path.join(folder, 'database');
  mkdirSync(place);
  let syncs = 0;
  const count = (file: number): void => {
    syncs++;
    fsyncSync(file);
  };
  await fillEmbedded(place, count);
  const database = await openEmbedded(place, count);
  // All that was made is on the disk, folders too.
  expect(syncs).toBeGreaterThan(readdirSync(place, { recursive: true }).length);
  expect((await database.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
  await database.query('create table notes (text text)');
  for (const text of ['one', 'two', 'three']) {
    const before = syncs;
    await database.query('insert into notes values ($1)', [text]);
    expect(syncs).toBeGreaterThan(before);
  }
  const before = syncs;
  await database.query('select * from notes');
  expect(syncs).toBe(before);
  await database.close();
  const again = await openEmbedded(place, count);
  expect((await again.query('select text from notes')).rows.map((row) => Object.values(row ?? {}))).toEqual([
    ['one'],
    ['two'],
    ['three'],
  ]);
  await again.close();
});

test.skipIf(!existsSync('/proc/self/fdinfo'))(
  'a new database asks the disk through handles that may write, as Windows wants it',
  async () => {
    const place = path.join(folder, 'windows');
    const strict = (file: number): void => {
      const [, flags = '0'] = /^flags:\s+(\d+)$/m.exec(readFileSync(`/proc/self/fdinfo/${file}`, 'utf8')) ?? [];
      const mayWrite = (Number.parseInt(flags, 8) & 3) !== 0;
      if (!fstatSync(file).isDirectory() && !mayWrite)
        throw Object.assign(new Error('EPERM: fsync'), { code: 'EPERM' });
      fsyncSync(file);
    };
    mkdirSync(place);
    await fillEmbedded(place, strict);
    expect(existsSync(path.join(place, 'PG_VERSION'))).toBe(true);
    // There are no handles of folders.
    vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
    syncAll(place, (file) => expect(fstatSync(file).isFile()).toBe(true));
    vi.restoreAllMocks();
  },
);
