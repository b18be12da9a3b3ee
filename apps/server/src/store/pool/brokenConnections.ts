// Broken connections, taken from whoever has them. The driver counts such a connection as in use until it is given back, and Drizzle does not
// give it back where a transaction cannot even begin: each outage would take one of ten from the server, and the only one of the embedded
// database at once.
import type { Pool, PoolClient } from 'pg';

/** Removes connections of a pool that break while somebody has them; to give one back afterwards does nothing. */
export function letGoOfBroken(pool: Pool): void {
  const taken = new WeakSet<PoolClient>();
  const met = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    taken.add(client);
    if (met.has(client)) return;
    met.add(client);
    // Without a listener of its own, one that breaks would end the process.
    client.on('error', (error) => {
      if (!taken.has(client)) return;
      const release = client.release.bind(client);
      client.release = () => {};
      release(error);
    });
  });
  pool.on('release', (_, client) => void taken.delete(client));
}
