// The server as a process of its own, as `npm start` runs it.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { helloAnswer, sessionAnswer } from '@vaultsong/protocol';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { fillDataFolder } from './testing/dataFolder.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { scripts } = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-running-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  readonly child: ChildProcess;
  out(): string;
  err(): string;
  /** The address that it says; rejects where it ends before. */
  readonly address: Promise<string>;
  readonly ended: Promise<number | null>;
}

function run(words: readonly string[], env: Readonly<Record<string, string>>): Run {
  const [, ...npmStart] = scripts.start.split(' ');
  const child = spawn(process.execPath, [...npmStart, ...words], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      out += text;
      const found = /^Open (\S+)\/ in a browser; Ctrl-C ends it\.\n/.exec(out);
      if (found?.[1] !== undefined) resolve(found[1]);
    });
    void ended.then((code) => reject(new Error(`ended with ${code}: ${err}`)));
  });
  address.catch(() => {});
  return { child, out: () => out, err: () => err, address, ended };
}

const get = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> => fetch(url, { headers });

test('it says one line when it is ready, serves the page and people, keeps both over an end, and is backed up', async () => {
  // What a first start does is below; here a server has been before.
  for (const name of ['data', 'other']) await fillDataFolder(path.join(folder, name));
  const first = run([], {});
  const address = await first.address;
  expect((await get(`${address}/healthz`)).status).toBe(200);
  const page = await get(`${address}/play`, { accept: 'text/html' });
  const html = await page.text();
  expect(html).toContain('<div id="root">');
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
  const asset = await get(address + script);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.get('content-encoding')).toMatch(/^(?:br|gzip)$/);
  const guest = sessionAnswer.parse(await (await fetch(`${address}/api/guests`, { method: 'POST' })).json());
  const authorization = `Bearer ${guest.token}`;

  const second = run([], { PORT: new URL(address).port, DATA_DIR: path.join(folder, 'other') });
  expect(await second.ended).toBe(1);
  expect(second.err()).toContain(`Port ${new URL(address).port} is taken by another program`);
  const third = run(['backup', path.join(folder, 'no.backup')], {});
  expect(await third.ended).toBe(1);
  expect(third.err()).toContain(`is in use by process ${first.child.pid}`);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.out().split('\n')).toHaveLength(2);
  expect(first.err()).not.toContain(guest.token);
  expect(existsSync(path.join(folder, 'data/lock'))).toBe(false);

  const file = path.join(folder, 'one.backup');
  const backup = run(['backup', file], {});
  expect([await backup.ended, backup.err()]).toEqual([0, '']);
  const restored = run(['restore', file], { DATA_DIR: path.join(folder, 'restored') });
  expect([await restored.ended, restored.err()]).toEqual([0, '']);
  const refused = run(['restore', file], { DATA_DIR: path.join(folder, 'restored') });
  expect(await refused.ended).toBe(2);
  expect(refused.err()).toContain('--force');

  const again = run(['start'], { DATA_DIR: path.join(folder, 'restored') });
  const hello = helloAnswer.parse(await (await get(`${await again.address}/api/hello`, { authorization })).json());
  expect(hello.you).toEqual(guest.you);
  again.child.kill('SIGINT');
  expect(await again.ended).toBe(0);
});

/** Far more than a start keeps, and less than one kept that made its database in the same process. Bytes. */
const mostResident = 450_000_000;

test.skipIf(!existsSync('/proc/self/status'))(
  'what a first start has needed is given back when nobody comes, and it goes on',
  async () => {
    const server = run([], { DATA_DIR: path.join(folder, 'small') });
    const address = await server.address;
    const resident = (): number => {
      const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) * 1024;
    };
    // The system tells nobody of it: it has to be looked at, again and again.
    while (resident() > mostResident) await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await get(`${address}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);

test('what is wrong with how it is started is said in one sentence', async () => {
  const cases: readonly (readonly [readonly string[], Record<string, string>, number, string])[] = [
    [
      [],
      { PORT: 'many' },
      2,
      'PORT: expected a whole number from 0 to 65535, where 0 takes any free port; found "many"',
    ],
    [
      ['dance'],
      {},
      2,
      'expected start, backup FILE, restore FILE [--force], role NAME admin|moderator|none, or reset-password NAME',
    ],
    [['restore', 'x', '--now'], {}, 2, "Unknown option '--now'"],
    [['backup', path.join(folder, 'no/such.backup')], {}, 1, 'ENOENT'],
    [
      ['start'],
      { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' },
      1,
      'DATABASE_URL: the database at postgres://127.0.0.1:1/x cannot be used',
    ],
  ];
  for (const [words, env, code, message] of cases) {
    const { ended, err, out } = run(words, env);
    expect([await ended, out()]).toEqual([code, '']);
    expect(err()).toContain(message);
    expect(err()).not.toContain('    at ');
    expect(err()).not.toContain('hunter2');
  }
});
