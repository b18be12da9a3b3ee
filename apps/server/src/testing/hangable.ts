// A way to PostgreSQL that hangs when a test wants it: connections stay, and what is sent over them waits, as where the processes of PostgreSQL
// are stopped. It arrives once the way is open again, also over connections that were ended meanwhile.
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export interface Hangable {
  /** The database, by this way. */
  readonly url: string;
  hang(): void;
  goOn(): void;
  close(): void;
}

interface Pair {
  readonly here: Socket;
  readonly there: Socket;
}

/** Opens a way to a database. */
export async function hangableWay(database: string): Promise<Hangable> {
  const { hostname, port } = new URL(database);
  const pairs = new Set<Pair>();
  let isHanging = false;
  const join = ({ here, there }: Pair): void => {
    here.pipe(there);
    there.pipe(here);
  };
  const part = ({ here, there }: Pair): void => {
    here.unpipe(there).pause();
    there.unpipe(here).pause();
  };
  const server = createServer({ allowHalfOpen: true }, (here) => {
    const pair = { here, there: connect({ host: hostname, port: Number(port || 5432), allowHalfOpen: true }) };
    pairs.add(pair);
    pair.there.on('close', () => {
      pairs.delete(pair);
      here.destroy();
    });
    for (const socket of [here, pair.there]) socket.on('error', () => {});
    if (!isHanging) join(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(database);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : 0);
  return {
    url: url.href,
    hang() {
      isHanging = true;
      for (const pair of pairs) part(pair);
    },
    goOn() {
      isHanging = false;
      for (const pair of pairs) join(pair);
    },
    close() {
      server.close();
      for (const { here, there } of pairs) for (const socket of [here, there]) socket.destroy();
    },
  };
}
