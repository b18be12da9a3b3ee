// End of a server. All that is open is closed, but a database that hangs never says that it has let go of a connection: after a while what
// is still open is left to the end of the process. What was acknowledged is on the disk by then, whatever becomes of the rest.

/** Longer than what goes well takes: who waits for a database that hangs is refused after ten seconds at most. Milliseconds. */
const patience = 15_000;

/** Calls back after some milliseconds, unless that is cancelled. */
type After = (milliseconds: number, then: () => void) => { cancel(): void };

const byTimer: After = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return { cancel: () => clearTimeout(timer) };
};

/**
 * Closes what is open, or gives that up.
 * @param after tests have a clock of their own
 * @returns why not all was closed, in one sentence; null: it was
 * @throws what goes wrong while it closes
 */
export async function closeInTime(close: () => Promise<void>, after: After = byTimer): Promise<string | null> {
  let timer = { cancel: (): void => {} };
  const late = new Promise<string>((resolve) => {
    timer = after(patience, () =>
      resolve(
        `Not all was closed in ${patience / 1000} seconds, most likely because the database does not answer: the server ended without that, and nothing that was acknowledged is lost`,
      ),
    );
  });
  try {
    return await Promise.race([close().then(() => null), late]);
  } finally {
    timer.cancel();
  }
}
