// The making of a database that is ended half-way, by whomever: what has its name is whole, and what was left is begun anew.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { untilIn } from '../../testing/until.ts';
import { LockedError, lockFolder } from '../lock.ts';
import { openStore, StoreError } from '../store.ts';
import { createEmbedded } from './create.ts';
import { openEmbedded } from './embedded.ts';

let folder: string;
let database: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-making-'));
  database = path.join(folder, 'database');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that makes something of the folder that it is told. */
function program(text: string): string {
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, `import { writeFileSync } from 'node:fs';\nconst draft = process.argv[2];\n${text}`);
  return file;
}

const half = "writeFileSync(draft + '/PG_VERSION', '17');";

test('a process that is killed half-way leaves nothing, and is told of in a sentence', async () => {
  const killed = program(`${half} process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);`);
  await expect(createEmbedded(database, killed)).rejects.toThrow(/^its process was ended by SIGKILL$/);
  expect(readdirSync(folder)).toEqual(['program.mjs']);
});

test('what a process says last is why it could not', async () => {
  const failing = program(`${half} console.error('first'); console.error('No space left on device'); process.exit(1);`);
  await expect(createEmbedded(database, failing)).rejects.toThrow(/^No space left on device$/);
  expect(readdirSync(folder)).toEqual(['program.mjs']);
});

test('what was made takes its name only where nothing has it', async () => {
  mkdirSync(database);
  writeFileSync(path.join(database, 'PG_VERSION'), 'of another one');
  await expect(createEmbedded(database, program(half))).rejects.toThrow(/ENOTEMPTY|EEXIST|EPERM/);
  expect(readdirSync(folder).toSorted()).toEqual(['database', 'program.mjs']);
});

test('where a server is killed half-way, the next one makes it anew, while the process of the first still works', async () => {
  const file = JSON.stringify(path.join(import.meta.dirname, 'create.ts'));
  const working = program(
    `${half} writeFileSync(draft + '/../begun-' + process.pid, ''); setInterval(() => {}, 1000);`,
  );
  const text = `(await import(${file})).createEmbedded(${JSON.stringify(database)}, ${JSON.stringify(working)});`;
  const first = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', text], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => first.once('exit', (_, signal) => resolve(signal)));
  const drafts = (): readonly string[] => readdirSync(folder).filter((name) => name.startsWith('database.new'));
  const begun = (): string | undefined => readdirSync(folder).find((name) => name.startsWith('begun-'));
  await untilIn(folder, () => begun() !== undefined);
  const ofFirst = Number(begun()?.slice('begun-'.length));
  first.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  expect(drafts()).toHaveLength(1);
  try {
    await createEmbedded(database);
    expect(drafts()).toEqual([]);
    const opened = await openEmbedded(database);
    expect((await opened.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await opened.close();
  } finally {
    // It is still there, which this tells by not throwing.
    process.kill(ofFirst, 'SIGKILL');
  }
});

test('a half-made folder in the place of the database is refused by what is missing, and stays as it is', async () => {
  mkdirSync(path.join(database, 'base'), { recursive: true });
  writeFileSync(path.join(database, 'PG_VERSION'), '17');
  const storage = { kind: 'embedded', directory: folder, mayBeNew: true } as const;
  await expect(openStore({ storage })).rejects.toThrow(
    `${folder} had a database, and ${path.join(database, 'global/pg_control')} is missing; nothing was changed.`,
  );
  expect(readdirSync(database).toSorted()).toEqual(['PG_VERSION', 'base']);
  // Nobody has it any more.
  (await lockFolder(folder)).release();
});

test('a store whose database cannot be made says what to do, and the next start makes it, and takes away what was left', async () => {
  const storage = { kind: 'embedded', directory: folder, mayBeNew: true } as const;
  const { NODE_OPTIONS } = process.env;
  process.env.NODE_OPTIONS = `${NODE_OPTIONS ?? ''} --import=data:text/javascript,process.kill(process.pid,9)`;
  const opened = openStore({ storage }).finally(() => {
    if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = NODE_OPTIONS;
  });
  await expect(opened).rejects.toThrow(StoreError);
  await expect(opened).rejects.toThrow(
    'cannot be made: its process was ended by SIGKILL. Nothing is lost: there was no data yet. Start again to make a new database',
  );
  expect(existsSync(database)).toBe(false);
  // Drafts are no database.
  for (const name of ['database.new', 'database.new-x1y2z3']) {
    mkdirSync(path.join(folder, name, 'base'), { recursive: true });
    for (const file of ['PG_VERSION', 'postgresql.conf']) writeFileSync(path.join(folder, name, file), '17');
  }
  const store = await openStore({ storage });
  await store.check();
  // Nobody but its owner reads what is in it.
  if (process.platform !== 'win32') expect(statSync(database).mode & 0o077).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual(['database', 'lock', 'vaultsong.json']);
  await expect(openStore({ storage })).rejects.toThrow(LockedError);
  await store.close();
});
