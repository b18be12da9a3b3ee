import { existsSync, fstatSync, fsyncSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillEmbedded, openEmbedded } from './embedded.ts';
import { syncAll } from './fsync.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = path.join(folder, 'database');

let syncs = 0;
const count = (file: number): void => {
  syncs++;
  fsyncSync(file);
};

const descriptors = '/proc/self/fdinfo';
/** How often the disk was asked, while it was made, by the handle of a file that may only be read. */
let unwritable = 0;
beforeAll(async () => {
  mkdirSync(storage);
  await fillEmbedded(storage, (file) => {
    if (existsSync(descriptors) && !fstatSync(file).isDirectory() && !mayWrite(file)) unwritable++;
    count(file);
  });
});

function mayWrite(file: number): boolean {
  const [, flags = '0'] = /^flags:\s+(\d+)$/m.exec(readFileSync(`${descriptors}/${file}`, 'utf8')) ?? [];
  return (Number.parseInt(flags, 8) & 3) !== 0;
}

test('each commit is on the disk before it is answered', async () => {
  const database = await openEmbedded(storage, count);
  // All that was made is on the disk, folders too.
  expect(syncs).toBeGreaterThan(readdirSync(storage, { recursive: true }).length);
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
  const again = await openEmbedded(storage, count);
  expect((await again.query('select text from notes')).rows.map((row) => Object.values(row ?? {}))).toEqual([
    ['one'],
    ['two'],
    ['three'],
  ]);
  await again.close();
});

test.skipIf(!existsSync(descriptors))(
  'a new database asks the disk through handles that may write, as Windows wants it',
  () => {
    expect(existsSync(path.join(storage, 'PG_VERSION'))).toBe(true);
    expect(unwritable).toBe(0);
    // There are no handles of folders.
    vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
    syncAll(storage, (file) => expect(fstatSync(file).isFile()).toBe(true));
    vi.restoreAllMocks();
  },
);
