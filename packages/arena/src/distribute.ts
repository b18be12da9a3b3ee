// Shares a long list of work out among several players, in tasks of consecutive pieces.

/**
 * A task is as many pieces as take about so long, in milliseconds: little is lost when the work is ended, a signal that
 * arrives between tasks is heard soon, and the calling thread has hardly anything to do.
 */
const taskTime = 50;
const mostInTask = 64;

export interface Work {
  /** How many pieces there are. */
  readonly pieces: number;
  /** How many tasks are done at the same time. */
  readonly players: number;
  /** Ends it with what was done so far; the tasks that are being done by then do not count. */
  readonly signal: AbortSignal;
}

/**
 * @param play does the pieces from `from` until before `to`
 * @param onResult hears what came of a task, in the order in which they end
 */
export async function distribute<Result>(
  { pieces, players, signal }: Work,
  play: (from: number, to: number) => Promise<Result>,
  onResult: (result: Result, from: number, to: number) => void,
): Promise<void> {
  let next = 0;
  const over = new AbortController();
  const ended = new Promise<null>((resolve) => {
    // A signal may live through many such shares: none of them stays behind to listen.
    signal.addEventListener('abort', () => resolve(null), { once: true, signal: over.signal });
  });
  // Each of these asks for a task, one after the other, until none is left.
  const player = async (): Promise<void> => {
    let size = 1;
    while (next < pieces && !signal.aborted) {
      const from = next;
      const to = Math.min(pieces, from + size);
      next = to;
      const began = performance.now();
      const result = await Promise.race([play(from, to), ended]);
      if (result === null) return;
      const took = performance.now() - began;
      size = Math.max(1, Math.min(mostInTask, Math.round(((to - from) * taskTime) / took)));
      onResult(result, from, to);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(players, pieces) }, player));
  } finally {
    over.abort();
  }
}
