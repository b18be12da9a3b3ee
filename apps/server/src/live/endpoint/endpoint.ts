// The WebSocket endpoint at /live: admits upgrades within the limits, and makes a connection of each socket.
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Person } from '@vaultsong/protocol';
import { longestMessage, protocolVersion } from '@vaultsong/protocol';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { apiErrorOf } from '../../errors/apiErrorOf.ts';
import type { Guarded, SessionGuard } from '../access/sessionGuard.ts';
import { Connection } from '../connection/connection.ts';
import type { ClientAddresses } from '../limits/clientAddress.ts';
import type { ConnectionLimits } from '../limits/connectionLimits.ts';
import { ConnectionCounts } from '../limits/connectionLimits.ts';
import type { UpgradeFault } from '../limits/upgrades.ts';
import { refusedUpgrades, refuseUpgrade } from '../limits/upgrades.ts';
import type { LiveServices } from '../services.ts';
import { Heartbeat } from './heartbeat.ts';

/** Somebody with a session. */
export interface Visitor {
  readonly person: Person;
  /** Of the session. */
  readonly id: string;
  /** When it ends by itself, in milliseconds since 1970. */
  readonly until: number;
}

export interface EndpointOptions {
  readonly version: string;
  /** Who comes; null: somebody without a session. Throws where they may not come from there. */
  readonly who: (request: IncomingMessage) => Promise<Visitor | null>;
  /** Where connections come from. */
  readonly addresses: ClientAddresses;
  readonly limits: ConnectionLimits;
  /** A connection ended. @param why the words with which the server closed it, or one of `endings` */
  readonly onEnded?: (why: string) => void;
  /** A connection of somebody ended, and not because the server stops. */
  readonly onLeft?: (person: string) => void;
}

interface Deps extends EndpointOptions {
  readonly services: LiveServices;
  readonly guard: SessionGuard;
  /** Each second; `isRound` every 20 seconds. */
  onBeat(isRound: boolean): void;
}

/** An upgrade that was admitted. */
interface Arrival {
  /** The network that counts as one client. */
  readonly from: string;
  readonly visitor: Visitor | null;
  /** What the guard had heard before the session was looked up. */
  readonly notices: number;
}

/** How a connection ends that the server did not close. */
const endings = { byClient: 'client left', silent: 'no sign of life', fault: 'broke the protocol' } as const;

export class Endpoint {
  readonly connections: ReadonlySet<Connection>;
  readonly #connections = new Set<Connection>();
  readonly #http: HttpServer;
  readonly #deps: Deps;
  readonly #counts: ConnectionCounts;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage, perMessageDeflate: false });
  readonly #heartbeat: Heartbeat;
  /** Why each ends, where that is known before it does. */
  readonly #endings = new WeakMap<WebSocket, string>();
  #isStopping = false;

  constructor(http: HttpServer, deps: Deps) {
    this.connections = this.#connections;
    this.#http = http;
    this.#deps = deps;
    this.#counts = new ConnectionCounts(deps.limits);
    this.#heartbeat = new Heartbeat((socket) => this.#ending(socket, endings.silent), deps.onBeat);
    http.on('upgrade', this.#upgrade);
  }

  /** Admits nobody any more. */
  stop(): void {
    this.#isStopping = true;
    this.#http.off('upgrade', this.#upgrade);
    this.#heartbeat.close();
  }

  /** Tells all connections that the server stops, and ends them. */
  endConnections(): void {
    for (const one of this.#connections) {
      one.send({ type: 'closing', message: 'The server stops for a moment. Nothing is lost: connect again.' });
      one.close(1012, 'the server is renewed');
    }
  }

  close(): void {
    this.#sockets.close();
  }

  /** The first reason is the one that counts. */
  #ending(socket: WebSocket, why: string): void {
    if (!this.#endings.has(socket)) this.#endings.set(socket, why);
  }

  readonly #upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', () => {});
    // Not by `URL`, which throws for some of what a client may write there, and nobody would catch it.
    const [pathname] = (request.url ?? '/').split('?', 1);
    if (pathname !== '/live') {
      refuseUpgrade(stream, 'nowhere');
      return;
    }
    const { addresses, guard, who, services } = this.#deps;
    const refuse = (why: UpgradeFault): void => {
      if (why !== 'forbidden') services.onRefused(refusedUpgrades[why].code);
      refuseUpgrade(stream, why);
    };
    const from = addresses.of(request);
    const entered = this.#counts.enter(from);
    if (typeof entered === 'string') {
      refuse(entered);
      return;
    }
    // Also where it ends before it is one.
    stream.once('close', () => entered.leave());
    const { changes: notices } = guard;
    who(request).then(
      (visitor) => {
        if (visitor !== null && !entered.identify(visitor.person.id)) refuse('person');
        else
          this.#sockets.handleUpgrade(request, stream, head, (socket) =>
            this.#accept(socket, stream, { from, visitor, notices }),
          );
      },
      (error: unknown) => refuse(apiErrorOf(error).code === 'unavailable' ? 'outage' : 'forbidden'),
    );
  };

  #accept(socket: WebSocket, stream: Duplex, { from, visitor, notices }: Arrival): void {
    const { services, guard, version, onEnded = () => {}, onLeft = () => {} } = this.#deps;
    const person = visitor?.person ?? null;
    const transport = {
      from,
      send: (text: string) => {
        together(stream);
        socket.send(text);
      },
      close: (code: number, reason: string) => {
        this.#ending(socket, reason);
        socket.close(code, reason);
      },
      get waiting() {
        return socket.bufferedAmount;
      },
    };
    const connection = new Connection(person, transport, services);
    this.#connections.add(connection);
    const guarded: Guarded | null = visitor && {
      ...{ session: visitor.id, person: visitor.person.id },
      end: () => connection.sessionEnded(),
    };
    if (guarded !== null) guard.add(guarded, visitor?.until ?? 0, notices);
    this.#heartbeat.watch(socket);
    socket.on('message', (data, isBinary) => connection.receive(isBinary ? null : String(data)));
    socket.on('close', () => {
      this.#connections.delete(connection);
      if (guarded !== null) guard.remove(guarded);
      connection.ended();
      if (person !== null && !this.#isStopping) onLeft(person.id);
      onEnded(this.#endings.get(socket) ?? endings.byClient);
    });
    // What breaks the protocol, such as a message that is too long, closes it; `close` follows.
    socket.on('error', () => this.#ending(socket, endings.fault));
    connection.send({ type: 'hello', protocol: protocolVersion, version, you: person, now: services.now() });
  }
}

/** What is sent at one moment goes to the network at once: a player is told of an answer and that it is done. */
function together(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
