// `vaultsong server`: it hands its words on to the server, which runs in a process of its own, and ends as that does. The
// server as a process is tested in apps/server; its start takes seconds, so that here it only says what is wrong.
import { existsSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { handOn, serverWords } from '../src/actions/server.ts';
import { folder, spawned } from './run.ts';

const files = folder();
afterAll(() => {
  vi.unstubAllEnvs();
  files.remove();
});

test('hands its words on: names and files behind `--`, so that none is read as an option', () => {
  expect(serverWords.start()).toEqual(['start']);
  expect(serverWords.backup('-x')).toEqual(['backup', '--', '-x']);
  expect(serverWords.restore('-x', {})).toEqual(['restore', '--', '-x']);
  expect(serverWords.restore('x', { force: true })).toEqual(['restore', '--force', '--', 'x']);
  expect(serverWords.role('ada', 'admin')).toEqual(['role', '--', 'ada', 'admin']);
  expect(serverWords.resetPassword('ada')).toEqual(['reset-password', '--', 'ada']);
});

test('hands on what the server says, and how it ends', async () => {
  vi.stubEnv('DATA_DIR', files.path('data'));
  expect(await spawned('server', 'restore', files.path('no.backup'))).toMatchObject({
    ...{ code: 2, out: '' },
    err: expect.stringContaining('no.backup: it cannot be read'),
  });
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
