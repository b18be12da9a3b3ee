// Gives back what a start has used: hundreds of megabytes of sources that were read and compiled. The server runs with a large heap that
// is seldom collected (package.json, `start`), so that under load nobody waits for a collection; left to itself it would carry all that
// for as long as few people come.
import { Session } from 'node:inspector';
import { register } from 'node:module';

/** Collects all garbage of this thread, and returns the memory to the system. Where it cannot be done, there is only more in use. */
export function collectGarbage(): void {
  const session = new Session();
  session.connect();
  // The answer comes from within the session, which holds a lock meanwhile: to end it there blocks this thread for ever.
  session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()));
}

/**
 * Collects the garbage of the thread that translates sources for this one: it has read all of them, and hardly does anything afterwards that would
 * have it collect by itself. A server in one file, as probes start it, has no such thread.
 */
export function collectLoaderGarbage(): void {
  if (import.meta.url.endsWith('.ts')) register('./loader.mjs', import.meta.url);
}
