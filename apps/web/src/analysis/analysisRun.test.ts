import type { EffortName, Judged } from '@vaultsong/bots';
import { describe, expect, test, vi } from 'vitest';
import type { JudgingWorker, RunDeps } from './analysisRun.ts';
import { AnalysisRun } from './analysisRun.ts';
import type { Row, RowStore } from './kept.ts';
import { keptIn, mostKept } from './kept.ts';
import { judgedAt, outline } from './testing/outline.ts';

/** A worker whose answers the test gives, one after the other. */
class FakeWorker implements JudgingWorker {
  isEnded = false;
  readonly asked: { readonly number: number; readonly effort: EffortName }[] = [];
  readonly #settle: ((judged: Judged | Error) => void)[] = [];

  open() {
    return Promise.resolve(outline);
  }

  judge(number: number, effort: EffortName): Promise<Judged> {
    this.asked.push({ number, effort });
    return new Promise((resolve, reject) => {
      this.#settle.push((judged) => (judged instanceof Error ? reject(judged) : resolve(judged)));
    });
  }

  end(): void {
    this.isEnded = true;
  }

  /** Answers the question that waits; with an error, the worker dies. */
  async answer(error?: Error): Promise<void> {
    const number = this.asked.at(-1)?.number ?? 0;
    this.#settle.shift()?.(error ?? judgedAt(number));
    await settled();
  }

  get waits(): boolean {
    return this.#settle.length > 0;
  }
}

/** All promises that can settle have. */
async function settled(): Promise<void> {
  for (let i = 0; i < 50; i++) await Promise.resolve();
}

function rowsIn(kept: Map<string, unknown>): RowStore {
  return {
    get: (id) => Promise.resolve(kept.get(id)),
    put: (row: Row) => {
      kept.delete(row.id);
      // What a database keeps is a copy.
      kept.set(row.id, JSON.parse(JSON.stringify(row)));
      return Promise.resolve();
    },
    trim: (most) => {
      for (const id of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(id);
      return Promise.resolve();
    },
  };
}

interface Started {
  readonly run: AnalysisRun;
  readonly made: readonly FakeWorker[];
}

async function started(kept = new Map<string, unknown>(), workers = 1): Promise<Started> {
  const made: FakeWorker[] = [];
  const deps: RunDeps = {
    start: () => {
      const worker = new FakeWorker();
      made.push(worker);
      return worker;
    },
    kept: keptIn(rowsIn(kept), () => 0),
    workers,
  };
  const run = new AnalysisRun('{}', deps);
  await run.open();
  await settled();
  return { run, made };
}

/** Answers all that is asked. @param most so many times */
async function answerAll(made: readonly FakeWorker[], most = 1000): Promise<void> {
  for (let i = 0; i < most; i++) {
    const worker = made.find((one) => one.waits && !one.isEnded);
    if (worker === undefined) return;
    await worker.answer();
  }
}

const numbers = (worker: FakeWorker | undefined): readonly number[] => worker?.asked.map(({ number }) => number) ?? [];

describe('the run of an analysis', () => {
  test('judges turns before answers, tells what is left, and ends its workers', async () => {
    const { run, made } = await started();
    expect(run.state).toMatchObject({ status: 'running', effort: 'fast', done: 0, total: 7 });
    await answerAll(made, 3);
    // The line of chances is there to its end, before any answer is judged.
    expect(run.state).toMatchObject({ done: 3, analysis: { isWhole: false, lastTurn: 3 } });
    expect(run.state.analysis?.swings.map(({ turn }) => turn)).toEqual([0, 1, 2]);
    expect(run.state.analysis?.swings.at(-1)?.change).toBeCloseTo(0.5);
    await answerAll(made);
    expect(numbers(made[0])).toEqual([0, 2, 5, 1, 3, 4, 6]);
    expect(run.state).toMatchObject({ status: 'done', done: 7, analysis: { isWhole: true } });
    expect(made.every(({ isEnded }) => isEnded)).toBe(true);
  });

  test('tells decisions of a turn only when all of it is judged', async () => {
    const { run, made } = await started();
    await answerAll(made, 5);
    expect([...run.state.judgedTurns]).toEqual([0]);
    expect(run.state.analysis?.answers.map(({ turn }) => turn)).toEqual([0]);
    await answerAll(made, 1);
    expect([...run.state.judgedTurns]).toEqual([0, 1]);
  });

  test('goes on after a stop and after a reload where it was', async () => {
    const kept = new Map<string, unknown>();
    const before = await started(kept);
    await answerAll(before.made, 2);
    before.run.stop();
    expect(before.run.state.status).toBe('stopped');
    expect(before.made[0]?.isEnded).toBe(true);
    // What the ended worker was asked last is not heard any more.
    await before.made[0]?.answer();
    expect(before.run.state.done).toBe(2);
    before.run.goOn();
    await settled();
    expect(numbers(before.made[1])).toEqual([5]);
    before.run.stop();

    const after = await started(kept);
    expect(after.run.state).toMatchObject({ status: 'running', done: 2 });
    await answerAll(after.made);
    expect(numbers(after.made[0])).toEqual([5, 1, 3, 4, 6]);
    const again = await started(kept);
    expect(again.run.state).toMatchObject({ status: 'done', done: 7 });
    expect(numbers(again.made[0])).toEqual([]);
  });

  test('looks deeper when it is told to, and shows what it knows meanwhile', async () => {
    const kept = new Map<string, unknown>();
    const { run, made } = await started(kept);
    await answerAll(made);
    run.goOn('usual');
    await settled();
    expect(run.state).toMatchObject({ status: 'running', effort: 'usual', done: 0, analysis: { isWhole: true } });
    await answerAll(made, 1);
    expect(made[1]?.asked[0]).toEqual({ number: 0, effort: 'usual' });
    run.stop();
    const after = await started(kept);
    expect(after.run.state).toMatchObject({ effort: 'usual', done: 1, analysis: { isWhole: true } });
  });

  test('shares the places out among its workers', async () => {
    const { run, made } = await started(undefined, 3);
    expect(made.map(numbers)).toEqual([[0], [2], [5]]);
    // The line goes no further than the turns without a gap.
    await made[2]?.answer();
    expect(run.state.analysis?.swings).toEqual([]);
    await answerAll(made);
    expect(run.state.status).toBe('done');
    expect(made.flatMap(numbers).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('replaces a worker that dies, and says so after the second one', async () => {
    const { run, made } = await started();
    await made[0]?.answer(new Error('out of memory'));
    expect(made[0]?.isEnded).toBe(true);
    expect(numbers(made[1])).toEqual([0]);
    await made[1]?.answer(new Error('out of memory'));
    expect(run.state).toMatchObject({ status: 'failed', error: 'out of memory' });
    run.goOn();
    await settled();
    await answerAll(made);
    expect(run.state.status).toBe('done');
  });

  test('says in words that a record cannot be played', async () => {
    const worker = new FakeWorker();
    worker.open = () => Promise.reject(new Error('This is no record of a game: it is not JSON.'));
    const run = new AnalysisRun('', { start: () => worker, kept: keptIn(rowsIn(new Map())), workers: 1 });
    await run.open();
    expect(run.state).toMatchObject({ status: 'failed', error: 'This is no record of a game: it is not JSON.' });
    expect(worker.isEnded).toBe(true);
  });
});

describe('what is kept of analyses', () => {
  test('is bounded, and the last ones stay', async () => {
    const rows = new Map<string, unknown>();
    const kept = keptIn(rowsIn(rows), () => 0);
    for (let i = 0; i < mostKept + 2; i++) await kept.write(`game ${i}`, 'fast', new Map([[0, judgedAt(0)]]));
    expect(rows.size).toBe(mostKept);
    expect(rows.has('game 1 fast')).toBe(false);
    expect((await kept.read(`game ${mostKept + 1}`, 'fast')).size).toBe(1);
  });

  test.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['of another form', { judged: 7 }],
    ['of another version', { judged: [[0, { what: 'turn', at: 0 }]] }],
  ])('is nothing where it is %s', async (_, row) => {
    expect(await keptIn(rowsIn(new Map([['game fast', row]]))).read('game', 'fast')).toEqual(new Map());
  });

  test('is taken only where it fits the record', async () => {
    const rows = new Map<string, unknown>();
    await keptIn(rowsIn(rows)).write(
      outline.id,
      'fast',
      new Map([
        [0, judgedAt(1)],
        [99, judgedAt(0)],
      ]),
    );
    expect((await started(rows)).run.state.done).toBe(0);
  });

  test('is missed by nobody where the browser has no database', async () => {
    const broken: RowStore = {
      get: () => Promise.reject(new Error('no database')),
      put: () => Promise.reject(new Error('no database')),
      trim: () => Promise.reject(new Error('no database')),
    };
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const kept = keptIn(broken);
    expect(await kept.read('game', 'fast')).toEqual(new Map());
    await kept.write('game', 'fast', new Map());
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });
});
