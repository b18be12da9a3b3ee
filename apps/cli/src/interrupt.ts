// Ctrl-C, and SIGTERM, by which machines end what runs on them: for commands that have something to tell by then.

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Does something that can be ended by Ctrl-C or SIGTERM. A second one ends the process at once.
 * @param work gets the signal, and ends soon after it is given
 */
export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  for (const signal of signals) process.once(signal, end);
  try {
    return await work(ending.signal);
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}
