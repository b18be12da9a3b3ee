import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { vaultsong } from './run.ts';

/** Presses Ctrl-C as soon as the command listens. */
async function interrupted(...args: readonly string[]) {
  const before = process.listenerCount('SIGINT');
  const running = vaultsong(...args);
  while (process.listenerCount('SIGINT') === before) await setImmediate();
  process.emit('SIGINT');
  return running;
}

test.each([
  ['simulate', ['simulate', 'guide-achea', 'clearly-ugly-xhe', '--workers', '1', '--bots', 'random']],
  ['match', ['match', 'guide-achea', 'clearly-ugly-xhe', '--workers', '1', '--bots', 'random,gentle']],
  ['adventure', ['adventure', 'keyraken', '--decks', 'guide-achea', '--bots', 'random']],
  ['habits', ['habits', '--bot', 'random']],
])('%s says that it was stopped, and of how many games', async (_, args) => {
  const most = ['--games', '100000'];
  const { code, out } = await interrupted(...args, ...most);
  expect(code).toBe(130);
  expect(out).toMatch(/^\d+ games? \(stopped, of 100000\)/);
  const json = await interrupted(...args, ...most, '--json');
  expect(json.code).toBe(130);
  expect(JSON.parse(json.out)).toMatchObject({ interrupted: true });
  expect(JSON.parse(json.out).games).toBeLessThan(100_000);
});

test('a simulation that is played to its end says nothing of this', async () => {
  const { code, out } = await vaultsong(
    'simulate',
    'guide-achea',
    'clearly-ugly-xhe',
    '--bots',
    'random',
    '--games',
    '1',
    '--json',
  );
  expect(code).toBe(0);
  expect(JSON.parse(out)).not.toHaveProperty('interrupted');
});
