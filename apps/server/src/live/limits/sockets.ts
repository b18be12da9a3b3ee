// Limit of TCP connections of one client at this server, idle ones too: each takes a file of the process, of which there are not many.
import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import type { ClientAddresses } from './clientAddress.ts';
import { networkOf } from './clientAddress.ts';

/** A browser holds some for requests beside its live ones. */
const perLive = 2;
/** Beyond this share of the files of the process nobody is let in, so that those who are in are served. */
const shareOfFiles = 0.85;

/**
 * Ends connections of clients that have too many. A trusted proxy may have any number.
 * @param livePerAddress how many live connections a client may have
 */
export function limitSockets(
  http: HttpServer,
  addresses: ClientAddresses,
  livePerAddress: number,
  openFiles: number,
): void {
  const counts = new Map<string, number>();
  const most = perLive * livePerAddress;
  if (Number.isFinite(openFiles)) http.maxConnections = Math.floor(openFiles * shareOfFiles);
  http.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || addresses.isProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (counts.get(network) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    counts.set(network, count);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left <= 0) counts.delete(network);
      else counts.set(network, left);
    });
  });
}
