// Threads that work give way to the one that serves everybody.
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { BotPool } from '../tables/bots.ts';
import { niceIncrement } from '../tables/threadPriority.ts';
import { conceded, tableWith } from '../testing/matches.ts';
import { Workers } from './workers.ts';

/** How many threads of this process give way. */
function niceThreads(): number {
  const own = getPriority();
  return readdirSync('/proc/self/task').filter((thread) => {
    try {
      return getPriority(Number(thread)) === own + niceIncrement;
    } catch {
      // It ended meanwhile.
      return false;
    }
  }).length;
}

// Elsewhere the priority of a thread cannot be asked for.
const onLinux = test.skipIf(process.platform !== 'linux');

onLinux('what workers do is less urgent than what is served', async () => {
  const workers = new Workers();
  const [finished] = tableWith({ id: 'thread00', seats: ['a', 'b'], ends: [conceded(0)] }).finished;
  if (finished === undefined) throw new Error('No game is over');
  expect(JSON.parse(await workers.record(finished, []))).toMatchObject({ answers: finished.answers });
  expect(niceThreads()).toBeGreaterThan(0);
  await workers.close();
});

onLinux('what bots think is so too', async () => {
  const house = new BotPool(() => {});
  const { last } = tableWith({ id: 'thread01', seats: ['a', 'bot'], ends: [conceded(0)] });
  if (last === null) throw new Error('No game is over');
  await house.answer({ state: last.game.state, bot: 'planner', seed: 1 });
  expect(niceThreads()).toBeGreaterThan(0);
  await house.close();
});
