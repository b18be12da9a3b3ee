// The live protocol: WebSockets at /live, over which tables are followed and played.
import type { Server as HttpServer } from 'node:http';
import type { PubSub } from '../pubsub/pubSub.ts';
import type { Store } from '../store/store.ts';
import type { EventStore } from '../tables/eventStore.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';
import { SessionGuard } from './access/sessionGuard.ts';
import type { ChatMessage } from './chat.ts';
import { Chat } from './chat.ts';
import { forwardBroadcasts } from './endpoint/broadcasts.ts';
import { DelayedTables } from './endpoint/delayedTables.ts';
import type { EndpointOptions } from './endpoint/endpoint.ts';
import { Endpoint } from './endpoint/endpoint.ts';
import type { ReplayElsewhere } from './history/histories.ts';
import { GameHistories } from './history/histories.ts';
import type { FollowRates } from './limits/followLimits.ts';
import { FollowLimits } from './limits/followLimits.ts';
import type { MessageRate } from './limits/messageRateLimiter.ts';
import { usualMessageRate } from './limits/messageRateLimiter.ts';
import { Presence } from './presence.ts';
import type { FindPerson } from './publicView.ts';
import { peopleIn } from './publicView.ts';
import type { LiveServices, Recipient, TableFollower } from './services.ts';
import { Subscriptions } from './subscriptions.ts';

/** The names of people, by their ids. */
export interface PersonNames {
  readonly find: FindPerson;
  load(ids: readonly string[]): Promise<void>;
}

export interface LiveOptions extends EndpointOptions {
  readonly tableRegistry: TableRegistry;
  readonly eventStore: EventStore;
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly nameCache: PersonNames;
  /** People whom somebody blocked, and who blocked them. */
  readonly apartFrom: (person: string) => Promise<ReadonlySet<string>>;
  /** Why somebody may not speak, in words for them; null: they may. */
  readonly muted: (person: string) => Promise<string | null>;
  /** Until when sessions last, by their ids; those that have ended are not among them. */
  readonly validity: (sessions: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly messageRate?: MessageRate;
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
  saidBy(person: string): Promise<readonly ChatMessage[]>;
  /** Tells people that they were paired. */
  paired(person: string, table: string): void;
  /** Tells all connections that the server stops, and ends them. */
  close(): Promise<void>;
}

/** Answers upgrades at /live on this server. */
export function openLive(http: HttpServer, options: LiveOptions): Live {
  const { tableRegistry, eventStore, pubSub, onError, now = Date.now } = options;
  const delayed = new DelayedTables({ tableRegistry, eventStore, now, onError });
  const services = openServices(options, now, delayed);
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
  const stopBroadcasts = forwardBroadcasts({ pubSub, tableRegistry, guard, connections, services });
  return {
    get connections() {
      return connections.size;
    },
    saidBy: (person) => chat.of(person),
    paired: (person, table) => pubSub.publish('paired', `${person} ${table}`),
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

function openServices(options: LiveOptions, now: () => number, delayed: DelayedTables): LiveServices {
  const { tableRegistry, store, pubSub, nameCache, apartFrom, muted, onError } = options;
  const { messageRate = usualMessageRate, onAnswer = () => {}, onRefused = () => {} } = options;
  const subscriptions = new Subscriptions<TableFollower>();
  return {
    ...{ tableRegistry, subscriptions, messageRate, now },
    chat: new Chat(store, now),
    presence: new Presence(pubSub, now, (table) => {
      for (const one of subscriptions.of(table)) one.viewChanged(table);
    }),
    tournaments: new Subscriptions<Recipient>(),
    find: nameCache.find,
    loadPeople: (ids) => nameCache.load(ids),
    knowPeople: (table) => nameCache.load(peopleIn(table)),
    delayed: (actor, delay, requester) => delayed.get(actor, delay, requester),
    histories: new GameHistories(options.replayElsewhere),
    follows: new FollowLimits(options.followRates),
    publishSaid: (table, line) => pubSub.publish('chat', `${table} ${line.id}`),
    ...{ apartFrom, muted, onAnswer, onError, onRefused },
  };
}
