// Gives back what a start has used: hundreds of megabytes of sources that were read and compiled. The server runs with a large heap that
// is seldom collected (package.json, `start`), so that under load nobody waits for a collection; left to itself it would carry all that
// for as long as few people come.
import { Session } from 'node:inspector';

/** Collects all garbage of this thread, and returns the memory to the system. Where it cannot be done, there is only more in use. */
export function collectGarbage(): void {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.collectGarbage', () => session.disconnect());
}
