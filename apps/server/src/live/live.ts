// The live protocol: WebSockets at /live, over which tables are followed and played.
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Person } from '@vaultsong/protocol';
import { longestMessage, protocolVersion } from '@vaultsong/protocol';
import type { Entry, Table } from '@vaultsong/tables';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Hall } from '../hall/hall.ts';
import type { Hosted } from '../hall/hosted.ts';
import type { Opener } from '../hall/loading/loadLimits.ts';
import type { Logs } from '../hall/logs.ts';
import { refusalOfFault } from '../refusing/fault.ts';
import type { Store } from '../store/store.ts';
import type { Waking } from '../waking/notice.ts';
import type { Guarded } from './access/sessionGuard.ts';
import { SessionGuard } from './access/sessionGuard.ts';
import type { Said } from './chat.ts';
import { Chat } from './chat.ts';
import { Connection } from './connection.ts';
import type { FindPerson } from './face.ts';
import { peopleIn } from './face.ts';
import { Followers } from './followers.ts';
import type { ReplayElsewhere } from './history/histories.ts';
import { Histories } from './history/histories.ts';
import { Late } from './late.ts';
import type { ClientAddresses } from './limits/clientAddress.ts';
import type { ConnectionLimits } from './limits/connectionLimits.ts';
import { ConnectionCounts } from './limits/connectionLimits.ts';
import type { FollowRates } from './limits/followLimits.ts';
import { FollowLimits } from './limits/followLimits.ts';
import type { UpgradeFault } from './limits/upgrades.ts';
import { refusedUpgrades, refuseUpgrade } from './limits/upgrades.ts';
import { Presence } from './presence.ts';
import type { TempoLimits } from './tempo.ts';
import { usualTempo } from './tempo.ts';

/** What a connection stands on. */
export interface LiveWorld {
  readonly hall: Hall;
  readonly chat: Chat;
  readonly presence: Presence;
  readonly followers: Followers<Connection>;
  /** Who hears of which tournament. */
  readonly tournaments: Followers<Connection>;
  readonly tempo: TempoLimits;
  now(): number;
  readonly find: FindPerson;
  /** Has the names of these people at hand. */
  loadPeople(ids: readonly string[]): Promise<void>;
  knowPeople(table: Table): Promise<void>;
  /** A table some time ago. @throws Refusal where too many were loaded for them */
  late(hosted: Hosted, delay: number, opener: Opener): Promise<Late>;
  readonly histories: Histories;
  readonly follows: FollowLimits;
  said(table: string, line: Said): void;
  /** Whom somebody blocked, and who blocked them. */
  apartFrom(person: string): Promise<ReadonlySet<string>>;
  /** Why somebody may not speak, in words for them; null: they may. */
  muted(person: string): Promise<string | null>;
  /** @param milliseconds that a command took */
  onAnswer(milliseconds: number): void;
  onError(error: unknown): void;
  /** A message was refused. */
  onRefused(code: string): void;
}

/** The names of people, by their ids. */
export interface Book {
  readonly find: FindPerson;
  load(ids: readonly string[]): Promise<void>;
}

/** Somebody with a session. */
export interface Visitor {
  readonly person: Person;
  /** Of the session. */
  readonly id: string;
  /** When it ends by itself, in milliseconds since 1970. */
  readonly until: number;
}

export interface LiveOptions {
  readonly hall: Hall;
  readonly logs: Logs;
  readonly store: Store;
  readonly waking: Waking;
  readonly book: Book;
  readonly version: string;
  /** Whom somebody blocked, and who blocked them. */
  readonly apartFrom: (person: string) => Promise<ReadonlySet<string>>;
  /** Why somebody may not speak, in words for them; null: they may. */
  readonly muted: (person: string) => Promise<string | null>;
  /** Who comes; null: somebody without a session. Throws where they may not come from there. */
  readonly who: (request: IncomingMessage) => Promise<Visitor | null>;
  /** Until when sessions last, by their ids; those that have ended are not among them. */
  readonly validity: (sessions: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly tempo?: TempoLimits;
  readonly now?: () => number;
  readonly onAnswer?: (milliseconds: number) => void;
  readonly onError: (error: unknown) => void;
  readonly onRefused?: (code: string) => void;
  /** Where connections come from. */
  readonly addresses: ClientAddresses;
  readonly limits: ConnectionLimits;
  /** How often tables may be followed. */
  readonly followRates: FollowRates;
  readonly replayElsewhere: ReplayElsewhere;
  /** A connection ended. @param why the words with which the server closed it, or one of `endings` */
  readonly onEnded?: (why: string) => void;
}

/** How a connection ends that the server did not close. */
const endings = { byClient: 'client left', silent: 'no sign of life', fault: 'broke the protocol' } as const;

/** Who says nothing for so long, not even the pong of the protocol, is gone. Milliseconds. */
const heartbeat = 20_000;
/** Not all are asked for a sign at one moment, because they all give it. */
const beatsInHeartbeat = 20;

/** Of a connection: whether it said anything since it was asked, and at which beat it is asked. */
interface Sign {
  readonly beat: number;
  isAlive: boolean;
  /** Why it ends, where that is known before it does. */
  ending: string | null;
}

export interface Live {
  /** How many connections there are. */
  readonly connections: number;
  /** All that somebody said at tables. */
  saidBy(person: string): Promise<readonly Said[]>;
  /** Tells people that they were paired. */
  paired(person: string, table: string): void;
  /** Tells all connections that the server stops, and ends them. */
  close(): Promise<void>;
}

/** Answers upgrades at /live on this server. */
export function openLive(http: HttpServer, options: LiveOptions): Live {
  const {
    hall,
    logs,
    store,
    waking,
    book,
    who,
    tempo = usualTempo,
    now = Date.now,
    onAnswer = () => {},
    onError,
    onRefused = () => {},
    onEnded = () => {},
    addresses,
    limits,
  } = options;
  const counts = new ConnectionCounts(limits);
  const all = new Set<Connection>();
  const lates = new Map<string, Promise<Late>>();
  const chat = new Chat(store, now);
  const followers = new Followers<Connection>();
  const tournaments = new Followers<Connection>();
  const guard = new SessionGuard({
    now,
    validity: options.validity,
    later: (work) => void setTimeout(work, 1_000).unref(),
    onError,
  });
  const presence = new Presence(waking, now, (table) => {
    for (const one of followers.of(table)) one.faceChanged(table);
  });

  const world: LiveWorld = {
    hall,
    chat,
    presence,
    followers,
    tournaments,
    tempo,
    now,
    find: book.find,
    loadPeople: (ids) => book.load(ids),
    knowPeople: (table) => book.load(peopleIn(table)),
    late: async (hosted, delay, opener) => {
      const { id } = hosted;
      const key = `${id} ${delay}`;
      const known = lates.get(key);
      if (known !== undefined) return await known;
      // Nobody who looks on late sits there.
      hall.loader.admit(opener, []);
      const source = {
        read: () => logs.read(id, 0),
        load: (entries: readonly Entry[]) => hall.loader.load(id, entries, opener),
      };
      const made = Late.open(hosted, source, delay, {
        now,
        elapsed: () => performance.now(),
        later: (milliseconds, work) => {
          const timer = setTimeout(work, Math.min(milliseconds, 2_000_000_000));
          return () => clearTimeout(timer);
        },
        onError,
      });
      lates.set(key, made);
      made.catch(() => lates.delete(key));
      return await made;
    },
    histories: new Histories(options.replayElsewhere),
    follows: new FollowLimits(options.followRates),
    apartFrom: options.apartFrom,
    muted: options.muted,
    said: (table, line) => waking.tell('chat', `${table} ${line.id}`),
    onAnswer,
    onError,
    onRefused,
  };

  const stops = [
    waking.hear('chat', (text) => {
      const [table = '', id = ''] = (text ?? '').split(' ');
      const listeners = followers.of(table);
      if (listeners.length === 0) return;
      void (async () => {
        const lines = await chat.after(table, Number(id) - 1);
        await book.load(lines.map(({ person }) => person));
        for (const one of listeners) one.tellSaid(table, lines);
      })().catch(onError);
    }),
    waking.hear('session', (person) => guard.heard(person)),
    waking.hear('lobby', () => {
      for (const one of all) if (one.hearsLobby) one.send({ is: 'lobby' });
    }),
    waking.hear('tournament', (notice) => {
      for (const tournament of notice === null ? tournaments.all() : [notice])
        for (const one of tournaments.of(tournament)) one.send({ is: 'tournament', tournament });
    }),
    waking.hear('paired', (text) => {
      const [person = '', table = ''] = (text ?? '').split(' ');
      for (const one of all) if (one.person?.id === person) one.send({ is: 'paired', table });
    }),
    hall.onSeats((hosted) => {
      void book
        .load(peopleIn(hosted.table))
        .then(() => {
          for (const one of followers.of(hosted.id)) {
            one.seatsChanged(hosted);
            one.faceChanged(hosted.id);
          }
        })
        .catch(onError);
    }),
  ];

  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage, perMessageDeflate: false });
  const signs = new WeakMap<WebSocket, Sign>();
  let beats = 0;
  const beat = setInterval(() => {
    beats += 1;
    for (const socket of sockets.clients) {
      const sign = signs.get(socket);
      if (sign === undefined || (beats - sign.beat) % beatsInHeartbeat !== 0) continue;
      if (!sign.isAlive) {
        sign.ending ??= endings.silent;
        socket.terminate();
      } else socket.ping();
      sign.isAlive = false;
    }
    guard.tick();
    if (beats % beatsInHeartbeat === 0) forgetLates(lates);
  }, heartbeat / beatsInHeartbeat);
  beat.unref();

  const accept = (socket: WebSocket, stream: Duplex, from: string, visitor: Visitor | null, notices: number): void => {
    const person = visitor?.person ?? null;
    const sign: Sign = { beat: beats, isAlive: true, ending: null };
    signs.set(socket, sign);
    const showsItself = (): void => {
      sign.isAlive = true;
    };
    const connection = new Connection(
      person,
      {
        from,
        send: (text) => {
          together(stream);
          socket.send(text);
        },
        close: (code, reason) => {
          sign.ending ??= reason;
          socket.close(code, reason);
        },
        get waiting() {
          return socket.bufferedAmount;
        },
      },
      world,
    );
    all.add(connection);
    const guarded: Guarded | null = visitor && {
      ...{ session: visitor.id, person: visitor.person.id },
      end: () => connection.sessionEnded(),
    };
    if (guarded !== null) guard.add(guarded, visitor?.until ?? 0, notices);
    socket.on('pong', showsItself);
    socket.on('message', (data, isBinary) => {
      showsItself();
      connection.hear(isBinary ? null : String(data));
    });
    socket.on('close', () => {
      all.delete(connection);
      if (guarded !== null) guard.remove(guarded);
      connection.ended();
      onEnded(sign.ending ?? endings.byClient);
    });
    // What breaks the protocol, such as a message that is too long, closes it; `close` follows.
    socket.on('error', () => {
      sign.ending ??= endings.fault;
    });
    connection.send({ is: 'hello', protocol: protocolVersion, version: options.version, you: person, now: now() });
  };

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', () => {});
    // Not by `URL`, which throws for some of what a client may write there, and nobody would catch it.
    const [pathname] = (request.url ?? '/').split('?', 1);
    if (pathname !== '/live') {
      refuseUpgrade(stream, 'nowhere');
      return;
    }
    const refuse = (why: UpgradeFault): void => {
      if (why !== 'forbidden') onRefused(refusedUpgrades[why].code);
      refuseUpgrade(stream, why);
    };
    const from = addresses.of(request);
    const entered = counts.enter(from);
    if (typeof entered === 'string') {
      refuse(entered);
      return;
    }
    // Also where it ends before it is one.
    stream.once('close', () => entered.leave());
    const { notices } = guard;
    who(request).then(
      (visitor) => {
        if (visitor !== null && !entered.identify(visitor.person.id)) refuse('person');
        else sockets.handleUpgrade(request, stream, head, (socket) => accept(socket, stream, from, visitor, notices));
      },
      (error: unknown) => refuse(refusalOfFault(error).code === 'unavailable' ? 'outage' : 'forbidden'),
    );
  };
  http.on('upgrade', upgrade);

  return {
    get connections() {
      return all.size;
    },
    saidBy: (person) => chat.of(person),
    paired: (person, table) => waking.tell('paired', `${person} ${table}`),
    close: async () => {
      http.off('upgrade', upgrade);
      clearInterval(beat);
      for (const stop of stops) stop();
      for (const one of all) {
        one.send({ is: 'closing', message: 'The server stops for a moment. Nothing is lost: connect again.' });
        one.close(1012, 'the server is renewed');
      }
      presence.close();
      for (const late of await Promise.allSettled(lates.values())) if (late.status === 'fulfilled') late.value.end();
      sockets.close();
    },
  };
}

/** What is sent at one moment goes to the network at once: a player is told of an answer and that it is done. */
function together(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Those that nobody looks at any more. */
function forgetLates(lates: Map<string, Promise<Late>>): void {
  for (const [key, opening] of lates)
    void opening.then((late) => {
      if (late.isFollowed) return;
      late.end();
      lates.delete(key);
    });
}
