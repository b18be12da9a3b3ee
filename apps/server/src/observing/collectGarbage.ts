// Gives back what a start has used: hundreds of megabytes of sources that were read and compiled. The server runs with a large heap that
// is seldom collected (package.json, `start`), so that under load nobody waits for a collection; left to itself it would carry all that
// for as long as few people come.
import { Session } from 'node:inspector';

/** Collects all garbage of this thread, and returns the memory to the system. Where it cannot be done, there is only more in use. */
export function collectGarbage(): void {
  const session = new Session();
  session.connect();
  // The answer comes from within the session, which holds a lock meanwhile: to end it there blocks this thread for ever.
  session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()));
}
