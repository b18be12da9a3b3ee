// Silent connections: PostgreSQL hangs, takes what it is asked and never answers, and the driver would wait for ever. Here they are ended. The whole connection
// is ended, and not the one statement: it may be in the middle of a transaction, in which the next one to have it must not go on. Whoever
// waits is told as of any connection that broke in the middle of a statement; what they sent may be written all the same.
import type { Pool, PoolClient } from 'pg';

interface Watch {
  readonly timer: NodeJS.Timeout;
  /** How often something was heard. */
  heard: number;
}

/**
 * Ends each connection of a pool that somebody has and on which nothing is heard for so long.
 * @param patience in milliseconds
 */
export function endSilent(pool: Pool, patience: number): void {
  const watches = new WeakMap<PoolClient, Watch>();
  const end = (client: PoolClient, { heard }: Watch): void => {
    // Where this process itself had no time, the answer may lie there: what has arrived is read before that.
    setImmediate(() => {
      if (watches.get(client)?.heard === heard) client.connection.stream.destroy(silence(patience));
    });
  };
  const met = new WeakSet<PoolClient>();
  const meet = (client: PoolClient): void => {
    if (met.has(client)) return;
    met.add(client);
    client.connection.stream.on('data', () => {
      const watch = watches.get(client);
      if (watch === undefined) return;
      watch.heard += 1;
      watch.timer.refresh();
    });
  };
  pool.on('acquire', (client) => {
    meet(client);
    const watch: Watch = { heard: 0, timer: setTimeout(() => end(client, watch), patience) };
    watches.set(client, watch);
  });
  pool.on('release', (_, client) => {
    clearTimeout(watches.get(client)?.timer);
    watches.delete(client);
  });
}

const silence = (patience: number): Error =>
  Object.assign(new Error(`PostgreSQL did not answer for ${patience / 1000} seconds`), { code: 'ETIMEDOUT' });
