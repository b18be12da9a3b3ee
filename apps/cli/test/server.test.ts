// `vaultsong server` as a process: it hands its words on to the server, which runs in a process of its own.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fillDataFolder } from '@vaultsong/server/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { handOn, serverWords } from '../src/actions/server.ts';
import { bin, folder } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: '0' };

/** Starts the command. @param data the name of its data folder */
function start(data: string, ...words: readonly string[]) {
  const child = spawn(process.execPath, [bin, 'server', ...words], {
    env: { ...env, DATA_DIR: files.path(data) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const told = { out: '', err: '' };
  child.stderr.on('data', (text) => {
    told.err += text;
  });
  const ended = new Promise<object>((resolve) => child.once('close', (code) => resolve({ code, ...told })));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      told.out += text;
      const [, found] = /^Open (\S+)\/ in a browser/.exec(told.out) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then((end) => reject(new Error(JSON.stringify(end))));
  });
  address.catch(() => {});
  return { child, address, ended };
}

test('hands its words on: names and files behind `--`, so that none is read as an option', () => {
  expect(serverWords.start()).toEqual(['start']);
  expect(serverWords.backup('-x')).toEqual(['backup', '--', '-x']);
  expect(serverWords.restore('-x', {})).toEqual(['restore', '--', '-x']);
  expect(serverWords.restore('x', { force: true })).toEqual(['restore', '--force', '--', 'x']);
  expect(serverWords.role('ada', 'admin')).toEqual(['role', '--', 'ada', 'admin']);
  expect(serverWords.resetPassword('ada')).toEqual(['reset-password', '--', 'ada']);
});

test('runs the server until it is told to end, and hands on what it says and how it ends', async () => {
  await fillDataFolder(files.path('data'));
  const server = start('data', 'start');
  await server.address;
  // At once: it can be ended as soon as it says where it is.
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });

  expect(await start('data', 'restore', files.path('no.backup')).ended).toMatchObject({
    ...{ code: 2, out: '' },
    err: expect.stringContaining('no.backup: it cannot be read'),
  });
});

test('ends as the server does', async () => {
  await handOn(['--eval', '']);
  await expect(handOn(['--eval', 'process.exitCode = 3'])).rejects.toMatchObject({ code: 3 });
});

test.each([0, 5])(
  'ends the server when it is told to end itself, and ends as that does: with code %d',
  async (code) => {
    const ready = files.path(`ready-${code}`);
    // As the server: it ends in its own time, and Ctrl-C is told to it by the terminal alone.
    const program = `
    process.on('SIGTERM', () => process.exit(${code}));
    require('node:fs').writeFileSync(${JSON.stringify(ready)}, '');
    setInterval(() => {}, 1e6);`;
    const before = process.listenerCount('SIGTERM');
    const ended = handOn(['--eval', program]).then(
      () => 0,
      (error: { readonly code: number }) => error.code,
    );
    await vi.waitUntil(() => existsSync(ready), { timeout: 600_000 });
    process.emit('SIGINT');
    process.emit('SIGTERM');
    expect(await ended).toBe(code);
    expect(process.listenerCount('SIGTERM')).toBe(before);
  },
);
