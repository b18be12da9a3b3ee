import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LockedError, lockFolder } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => path.join(folder, 'lock');
const neverWait = async (): Promise<never> => {
  throw new Error('waited for a process that can be seen');
};

/** A process that has the folder, and says so. */
async function holder(): Promise<{ readonly pid: number; kill(): Promise<void> }> {
  const lock = path.resolve(import.meta.dirname, 'lock.ts');
  const program = `const { lockFolder } = await import(${JSON.stringify(lock)}); await lockFolder(${JSON.stringify(folder)}); process.stdout.write('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: path.resolve(import.meta.dirname, '../../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return {
    pid: child.pid ?? 0,
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

test('a folder is had by one at a time, and is free after that', async () => {
  const lock = await lockFolder(folder, neverWait);
  await expect(lockFolder(folder, neverWait)).rejects.toThrow(LockedError);
  await expect(lockFolder(folder, neverWait)).rejects.toThrow(`in use by process ${process.pid}`);
  lock.release();
  expect(existsSync(file())).toBe(false);
  (await lockFolder(folder, neverWait)).release();
});

test('another process has it until it is killed; then it is taken over', async () => {
  const other = await holder();
  try {
    await expect(lockFolder(folder, neverWait)).rejects.toThrow(`in use by process ${other.pid}`);
  } finally {
    await other.kill();
  }
  expect(existsSync(file())).toBe(true);
  const lock = await lockFolder(folder, neverWait);
  expect(JSON.parse(readFileSync(file(), 'utf8')).pid).toBe(process.pid);
  lock.release();
});

test('a number that belongs to another process by now is no holder', async () => {
  const lock = await lockFolder(folder, neverWait);
  const mine = JSON.parse(readFileSync(file(), 'utf8'));
  lock.release();
  writeFileSync(file(), JSON.stringify({ ...mine, started: '1' }));
  (await lockFolder(folder, neverWait)).release();
});

test.each([
  ['of another container', JSON.stringify({ pid: 1, started: '1', world: 'elsewhere', token: 'x' })],
  ['that cannot be read', 'half a l'],
])('a lock %s counts as long as it shows that somebody is there', async (_, text) => {
  writeFileSync(file(), text);
  const sign = async (): Promise<void> => utimesSync(file(), 1, Date.now() / 1000 + 60);
  await expect(lockFolder(folder, sign)).rejects.toThrow(LockedError);
  expect(readFileSync(file(), 'utf8')).toBe(text);
  (await lockFolder(folder, async () => {})).release();
});

test('of many who take over a dead lock at the same moment, one has it', async () => {
  const dead = JSON.stringify({ pid: 1, started: '1', world: 'elsewhere', token: 'x' });
  writeFileSync(file(), dead);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder, async () => {})));
  const locks = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(locks).toHaveLength(1);
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(LockedError);
  for (const lock of locks) lock.release();
});

test('whoever was thrown out does not remove the lock of another', async () => {
  const lock = await lockFolder(folder, neverWait);
  writeFileSync(file(), 'of another');
  lock.release();
  expect(readFileSync(file(), 'utf8')).toBe('of another');
});
