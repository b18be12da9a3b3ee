// The server as a process of its own: once as `npm start` runs it, and else from plain code, whose start takes half as long.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { helloAnswer, sessionAnswer } from '@vaultsong/protocol';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { builtFile } from '../../probe/testbed/bundle.ts';
import { fillDataFolder } from '../testing/dataFolder.ts';
import { restorable, runServer } from './process.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const { scripts } = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-running-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = (env: Readonly<Record<string, string>>): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  PORT: '0',
  DATA_DIR: path.join(folder, 'data'),
  ...env,
});

interface Run {
  readonly child: ChildProcess;
  out(): string;
  err(): string;
  /** The address that it says; rejects where it ends before. */
  readonly address: Promise<string>;
  readonly ended: Promise<number | null>;
}

/** What `npm start` gives to Node. */
const [, ...asStarted] = scripts.start.split(' ');

/** The same, with plain code in the place of the sources and of what translates them. */
const asPlainCode = async (): Promise<readonly string[]> => [
  ...asStarted.slice(0, asStarted.indexOf('--import')),
  await builtFile('main'),
];

function run(node: readonly string[], words: readonly string[], env: Readonly<Record<string, string>>): Run {
  const child = spawn(process.execPath, [...node, ...words], {
    cwd: root,
    env: environment(env),
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

interface Said {
  /** How the process would have ended; null: it goes on until all is done. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

class Exit extends Error {
  constructor(readonly code: number) {
    super(`ends with ${code}`);
  }
}

/** The same inside this process: a start of one takes seconds. That words, codes and what is said reach a process of its own is proved by `vaultsong server`. */
async function said(words: readonly string[], env: Readonly<Record<string, string>>): Promise<Said> {
  const before = process.env;
  const [out, err]: [string[], string[]] = [[], []];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Exit(Number(code));
    }),
  ];
  process.env = environment(env);
  try {
    const code = await runServer(words).then(
      () => null,
      (error: unknown) => {
        if (error instanceof Exit) return error.code;
        throw error;
      },
    );
    return { code, out: out.join(''), err: err.join('') };
  } finally {
    process.env = before;
    for (const spy of spies) spy.mockRestore();
  }
}

const get = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> => fetch(url, { headers });

test('it says one line when it is ready, serves the page and people, keeps both over an end, and is backed up', async () => {
  // What a first start does is below; here a server has been before.
  for (const name of ['data', 'other', 'restored']) await fillDataFolder(path.join(folder, name));
  const plainCode = await asPlainCode();
  const first = run(plainCode, [], {});
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
  const account = { name: 'ada', password: 'correct horse battery' };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(account);
  expect((await fetch(`${address}/api/people`, { method: 'POST', headers, body })).status).toBe(201);

  const { port } = new URL(address);
  expect(await said([], { PORT: port, DATA_DIR: path.join(folder, 'other') })).toEqual({
    ...{ code: 1, out: '' },
    err: expect.stringContaining(`Port ${port} is taken by another program`),
  });
  expect(await said(['backup', path.join(folder, 'no.backup')], {})).toEqual({
    ...{ code: 1, out: '' },
    err: expect.stringContaining(`is in use by process ${first.child.pid}`),
  });
  expect(await said(['role', 'ada', 'admin'], {})).toEqual({
    ...{ code: 1, out: '' },
    err: expect.stringMatching(
      /is in use by process \d+.* an admin does this at \/moderation; the setting ADMINS=NAME/,
    ),
  });

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.out().split('\n')).toHaveLength(2);
  expect(first.err()).not.toContain(guest.token);
  expect(existsSync(path.join(folder, 'data/lock'))).toBe(false);

  const file = path.join(folder, 'one.backup');
  expect(await said(['role', 'bob', 'moderator'], {})).toEqual({
    ...{ code: 2, out: '' },
    err: 'There is no person called bob here\n',
  });
  const restored = { DATA_DIR: path.join(folder, 'restored') };
  expect(await said(['reset-password', 'ada'], {})).toEqual({
    ...{ code: null, err: '' },
    out: expect.stringMatching(/^\/account\/reset#[\w-]{43}\nGood once, until \S+Z\.\n$/),
  });
  expect(await said(['backup', file], {})).toEqual({
    ...{ code: null, err: '' },
    out: expect.stringMatching(/one\.backup: \d+ rows\n$/),
  });
  expect(await said(['restore', file], restored)).toMatchObject({ code: null, err: '' });
  expect(await said(['restore', file], restored)).toMatchObject({ code: 2, err: expect.stringContaining('--force') });

  const again = run(plainCode, ['start'], restored);
  const hello = helloAnswer.parse(await (await get(`${await again.address}/api/hello`, { authorization })).json());
  expect(hello.you).toEqual(guest.you);
  again.child.kill('SIGINT');
  expect(await again.ended).toBe(0);
});

/** Far more than a start keeps, and less than one kept that made its database in the same process. Bytes. */
const mostResident = 450_000_000;

test.skipIf(!existsSync('/proc/self/status'))(
  'what a first start of `npm start` has needed is given back when nobody comes, and it goes on',
  async () => {
    const server = run(asStarted, [], { DATA_DIR: path.join(folder, 'small') });
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

test('a backup may be restored into a new folder, also where a server may not make one', () => {
  const folder = { kind: 'embedded', directory: '/x', mayBeNew: false } as const;
  expect(restorable(folder)).toEqual({ ...folder, mayBeNew: true });
  expect(restorable({ kind: 'postgres', url: 'postgres://x' })).toEqual({ kind: 'postgres', url: 'postgres://x' });
});

test('--help tells of each command and setting, and starts nothing', async () => {
  const { code, out, err } = await said(['--help'], { PORT: 'many' });
  expect({ code, err }).toEqual({ code: null, err: '' });
  for (const word of ['start', 'backup FILE', 'restore FILE', 'role NAME', 'reset-password NAME', 'PORT', 'ADMINS'])
    expect(out).toContain(`\n  ${word}`);
});

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
      'expected start, backup FILE, restore FILE [--force], role NAME admin|moderator|none, or reset-password NAME (--help tells of each)',
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
    const { err, ...end } = await said(words, env);
    expect(end).toEqual({ code, out: '' });
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
    expect(err).not.toContain('hunter2');
  }
});
