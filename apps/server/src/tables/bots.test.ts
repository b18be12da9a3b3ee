import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { conceded, tableWith } from '../testing/matches.ts';
import { BotPool } from './bots.ts';

test('a bot whose thread dies answers all the same, with less thought, and that is told', async () => {
  // It says that it is ready, is given the question, and ends.
  const hear = (thread: unknown): void => {
    if (thread instanceof Worker) thread.once('message', () => setImmediate(() => void thread.terminate()));
  };
  process.on('worker', hear);
  const errors: unknown[] = [];
  const house = new BotPool((error) => errors.push(error));
  const table = tableWith({ id: 'thread00', seats: ['a', 'bot'], ends: [conceded(0)] });
  const state = table.last?.game.state;
  if (state?.ask == null) throw new Error('Somebody is asked');
  const option = await house.answer({ state, bot: 'planner', seed: 1 });
  expect(state.ask.options[option]).toBeDefined();
  expect(errors).toHaveLength(1);
  process.off('worker', hear);
  await house.close();
});
