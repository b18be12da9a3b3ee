// The live protocol: WebSockets at /live, over which tables are followed and played.
import type { Server as HttpServer } from 'node:http';
import type { Hall } from '../hall/hall.ts';
import type { Logs } from '../hall/logs.ts';
import type { Store } from '../store/store.ts';
import type { Waking } from '../waking/notice.ts';
import { SessionGuard } from './access/sessionGuard.ts';
import type { Said } from './chat.ts';
import { Chat } from './chat.ts';
import { forwardBroadcasts } from './endpoint/broadcasts.ts';
import { DelayedTables } from './endpoint/delayedTables.ts';
import type { EndpointOptions } from './endpoint/endpoint.ts';
import { Endpoint } from './endpoint/endpoint.ts';
import type { FindPerson } from './face.ts';
import { peopleIn } from './face.ts';
import { Followers } from './followers.ts';
import type { ReplayElsewhere } from './history/histories.ts';
import { Histories } from './history/histories.ts';
import type { FollowRates } from './limits/followLimits.ts';
import { FollowLimits } from './limits/followLimits.ts';
import { Presence } from './presence.ts';
import type { LiveServices, Recipient, TableFollower } from './services.ts';
import type { TempoLimits } from './tempo.ts';
import { usualTempo } from './tempo.ts';

/** The names of people, by their ids. */
export interface Book {
  readonly find: FindPerson;
  load(ids: readonly string[]): Promise<void>;
}

export interface LiveOptions extends EndpointOptions {
  readonly hall: Hall;
  readonly logs: Logs;
  readonly store: Store;
  readonly waking: Waking;
  readonly book: Book;
  /** People whom somebody blocked, and who blocked them. */
  readonly apartFrom: (person: string) => Promise<ReadonlySet<string>>;
  /** Why somebody may not speak, in words for them; null: they may. */
  readonly muted: (person: string) => Promise<string | null>;
  /** Until when sessions last, by their ids; those that have ended are not among them. */
  readonly validity: (sessions: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly tempo?: TempoLimits;
  readonly now?: () => number;
  readonly onAnswer?: (milliseconds: number) => void;
  readonly onError: (error: unknown) => void;
  readonly onRefused?: (code: string) => void;
  /** How often tables may be followed. */
  readonly followRates: FollowRates;
  readonly replayElsewhere: ReplayElsewhere;
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
  const { hall, logs, waking, onError, now = Date.now } = options;
  const delayed = new DelayedTables({ hall, logs, now, onError });
  const services = servicesOf(options, now, delayed);
  const { chat, presence } = services;
  const guard = new SessionGuard({
    now,
    validity: options.validity,
    later: (work) => void setTimeout(work, 1_000).unref(),
    onError,
  });
  const endpoint = new Endpoint(http, {
    ...options,
    ...{ services, guard },
    onBeat: (isRound) => {
      guard.tick();
      if (isRound) delayed.sweep();
    },
  });
  const { connections } = endpoint;
  const stopBroadcasts = forwardBroadcasts({ waking, hall, guard, connections, services });
  return {
    get connections() {
      return connections.size;
    },
    saidBy: (person) => chat.of(person),
    paired: (person, table) => waking.tell('paired', `${person} ${table}`),
    close: async () => {
      endpoint.stop();
      stopBroadcasts();
      endpoint.endConnections();
      presence.close();
      await delayed.close();
      endpoint.close();
    },
  };
}

function servicesOf(options: LiveOptions, now: () => number, delayed: DelayedTables): LiveServices {
  const { hall, store, waking, book, apartFrom, muted, onError } = options;
  const { tempo = usualTempo, onAnswer = () => {}, onRefused = () => {} } = options;
  const followers = new Followers<TableFollower>();
  return {
    ...{ hall, followers, tempo, now },
    chat: new Chat(store, now),
    presence: new Presence(waking, now, (table) => {
      for (const one of followers.of(table)) one.faceChanged(table);
    }),
    tournaments: new Followers<Recipient>(),
    find: book.find,
    loadPeople: (ids) => book.load(ids),
    knowPeople: (table) => book.load(peopleIn(table)),
    late: (hosted, delay, opener) => delayed.get(hosted, delay, opener),
    histories: new Histories(options.replayElsewhere),
    follows: new FollowLimits(options.followRates),
    publishSaid: (table, line) => waking.tell('chat', `${table} ${line.id}`),
    ...{ apartFrom, muted, onAnswer, onError, onRefused },
  };
}
