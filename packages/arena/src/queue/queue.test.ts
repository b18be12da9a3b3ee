// Needs a broker: BROKER_URL says where one is.
import { expect, test } from 'vitest';
import { threadExecutor } from '../executor/threadExecutor.ts';
import { heldOutDecks } from '../experiment/heldOut.ts';
import { matchExperiment } from '../experiment/match.ts';
import { runExperiment } from '../experiment/run.ts';
import { brokerAt } from './broker.ts';
import { queueExecutor } from './queueExecutor.ts';
import { workFor } from './worker.ts';

const { BROKER_URL: url } = process.env;
const title = 'games that workers of a broker play are those that threads play';

if (url === undefined) test.skip(`${title}: skipped, as BROKER_URL names no broker`, () => {});
else
  test(title, async () => {
    const broker = brokerAt(url);
    const experiment = matchExperiment({
      venue: { decks: heldOutDecks(2, 1), edition: 'current', maxDecisions: 10_000 },
      bots: ['gentle', 'random'],
      seed: 5,
      games: 200,
      stop: { when: 'played' },
    });
    const leave = new AbortController();
    const working = workFor({ broker, threads: 1, signal: leave.signal, report: () => {} });
    const far = await runExperiment(experiment, { executor: queueExecutor({ broker, report: () => {} }) });
    leave.abort();
    // How many of them it played is not asked: workers of other tests may have joined at the same broker.
    await working;
    const near = await runExperiment(experiment, { executor: threadExecutor(1) });
    const withoutTimes = (run: typeof far) => run.games.map(({ played: { thinkMs: _, ...played } }) => played);
    expect(withoutTimes(far)).toEqual(withoutTimes(near));
  });
