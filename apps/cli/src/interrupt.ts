// Ctrl-C, for commands that have something to tell by then.

/**
 * Does something that can be ended by Ctrl-C. A second one ends the process at once.
 * @param work gets the signal, and ends soon after it is given
 */
export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  process.once('SIGINT', end);
  try {
    return await work(ending.signal);
  } finally {
    process.off('SIGINT', end);
  }
}
