import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/apiError.ts';
import { WorkQueue } from './workQueue.ts';

/** A queue whose tasks end, or run out of time, when the test says so. */
function queueOf(limits: { atOnce: number; mostWaiting: number; mostOfOwner: number }) {
  const running = new Map<string, { end(result: string): void; fail(error: Error): void; runOut(): void }>();
  const started: string[] = [];
  const cancelled: string[] = [];
  let starting = '';
  let runOut = (): void => {};
  const queue = new WorkQueue<string, string>({
    ...limits,
    timeLimit: 3_000,
    after: (_, then) => {
      runOut = then;
      return { cancel: () => void cancelled.push(starting) };
    },
    run: (task, signal) =>
      new Promise((resolve, reject) => {
        starting = task;
        started.push(task);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        running.set(task, { end: resolve, fail: reject, runOut });
      }),
  });
  return { queue, started, cancelled, at: (task: string) => running.get(task) };
}

const refusalOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`expected a refusal, got ${error}`);
};

describe('a queue of work', () => {
  it('runs as many tasks as it may, the others in their order', async () => {
    const { queue, started, at } = queueOf({ atOnce: 2, mostWaiting: 9, mostOfOwner: 9 });
    const results = ['a', 'b', 'c', 'd'].map((task) => queue.submit(task, ['one']));
    expect(started).toEqual(['a', 'b']);
    at('b')?.end('B');
    expect(await results[1]).toBe('B');
    expect(started).toEqual(['a', 'b', 'c']);
    for (const task of ['a', 'c']) at(task)?.end(task);
    await Promise.all([results[0], results[2]]);
    at('d')?.end('d');
    expect(await results[3]).toBe('d');
  });

  it('gives an owner a share alone, by each name that the owner has, and says when to come again', async () => {
    const { queue, started, at } = queueOf({ atOnce: 1, mostWaiting: 9, mostOfOwner: 1 });
    const first = queue.submit('a', ['person', 'address']);
    for (const owners of [
      ['person', 'elsewhere'],
      ['somebody', 'address'],
    ])
      expect(await refusalOf(queue.submit('b', owners))).toMatchObject({ code: 'too-many', retryAfter: 5 });
    const other = queue.submit('c', ['other']);
    at('a')?.end('A');
    await first;
    expect(started).toEqual(['a', 'c']);
    at('c')?.end('C');
    await other;
    const again = queue.submit('d', ['person', 'address']);
    at('d')?.end('D');
    expect(await again).toBe('D');
  });

  it('gives owners turns: nobody waits behind all that another one has', async () => {
    const { queue, started, at } = queueOf({ atOnce: 1, mostWaiting: 9, mostOfOwner: 9 });
    const asked: [string, string[]][] = [
      ['a1', ['a']],
      ['a2', ['a']],
      ['a3', ['a']],
      ['b1', ['b']],
      ['own', []],
      ['b2', ['b']],
    ];
    const results = new Map(asked.map(([task, owners]) => [task, queue.submit(task, owners)]));
    for (let n = 0; n < asked.length; n++) {
      const task = started[n] ?? '';
      at(task)?.end('');
      await results.get(task);
    }
    expect(started).toEqual(['a1', 'a2', 'b1', 'own', 'a3', 'b2']);
  });

  it('lets no more wait than it may', async () => {
    const { queue, at } = queueOf({ atOnce: 1, mostWaiting: 1, mostOfOwner: 9 });
    const taken = [queue.submit('a', ['1']), queue.submit('b', ['2'])];
    expect(await refusalOf(queue.submit('c', ['3']))).toMatchObject({ code: 'too-many', retryAfter: 5 });
    at('a')?.end('A');
    await taken[0];
    at('b')?.end('B');
    await taken[1];
  });

  it('stops what takes too long, says so, and goes on with the next', async () => {
    const { queue, started, cancelled, at } = queueOf({ atOnce: 1, mostWaiting: 9, mostOfOwner: 9 });
    const long = queue.submit('a', ['one']);
    const next = queue.submit('b', ['one']);
    at('a')?.runOut();
    expect(await refusalOf(long)).toMatchObject({ code: 'too-large', message: expect.stringContaining('3 seconds') });
    expect(started).toEqual(['a', 'b']);
    at('b')?.fail(new Error('broken'));
    await expect(next).rejects.toThrow('broken');
    expect(cancelled).toHaveLength(2);
  });
});
