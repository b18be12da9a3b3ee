// The rooms in which people play, put together: the registry of tables, the live protocol, the lobby, and what the routes work with.
import type { FastifyInstance } from 'fastify';
import { clientAddresses } from '../live/limits/clientAddress.ts';
import { limitsFor } from '../live/limits/connectionLimits.ts';
import { followRatesFor } from '../live/limits/followLimits.ts';
import type { MessageRate } from '../live/limits/messageRateLimiter.ts';
import { openFilesLimit } from '../live/limits/openFiles.ts';
import { limitSockets } from '../live/limits/sockets.ts';
import type { Live } from '../live/live.ts';
import { openLive } from '../live/live.ts';
import { Lists } from '../lobby/lists.ts';
import { QuickMatch } from '../lobby/quickMatch.ts';
import { describeSanction, sanctionOn } from '../moderation/sanctions.ts';
import type { MatchEndHandler } from '../onMatchEnd.ts';
import { openMatchEndHandler } from '../onMatchEnd.ts';
import { checkUpgrade } from '../people/checkOrigin.ts';
import type { NameCache } from '../people/nameCache.ts';
import { openNameCache } from '../people/nameCache.ts';
import type { People } from '../people/people.ts';
import type { PubSub } from '../pubsub/pubSub.ts';
import { Ratings } from '../ratings/ratings.ts';
import type { GameServices } from '../rest/services.ts';
import type { Settings } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';
import { EventStore } from '../tables/eventStore.ts';
import { loadRatesFor } from '../tables/loading/loadLimits.ts';
import { RunningReview } from '../tables/loading/runningReview.ts';
import { TableRegistry } from '../tables/tableRegistry.ts';
import type { Health } from '../telemetry/health.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { addGauge } from '../telemetry/metrics.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import type { Workers } from '../workers/workers.ts';

interface Deps {
  readonly app: FastifyInstance;
  readonly settings: Settings;
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly metrics: Metrics;
  readonly people: People;
  readonly workers: Workers;
  readonly health: Health;
  /** Of the server. */
  readonly version: string;
  readonly messageRate?: MessageRate;
}

export interface GameModule {
  readonly tableRegistry: TableRegistry;
  readonly nameCache: NameCache;
  readonly matchEnd: MatchEndHandler;
  /** What the routes of the API work with. */
  readonly services: GameServices;
  /** Resolves when lists show all that was done. */
  idle(): Promise<void>;
  /** Tells who is connected, and writes down what is on its way. */
  close(): Promise<void>;
}

/** Time between two looks of the registry at tables that nobody looks at. Milliseconds. */
const sweepEvery = 30_000;

export function openGameModule(needs: Deps): GameModule {
  const { app, settings, store, pubSub, metrics, people, workers, health } = needs;
  const failed: Failed = (what) => (err, table) => {
    if (!health.heard(err)) app.log.error(table === undefined ? { err } : { err, table }, what);
  };
  const eventStore = new EventStore(store, (what, took, error) => {
    metrics.statements.observe({ what }, took / 1000);
    if (error !== null) health.heard(error);
    else if (what === 'entries') for (const part of ['database', 'disk'] as const) health.works(part);
  });
  const nameCache = openNameCache(store, pubSub);
  const tableRegistry = new TableRegistry({
    eventStore,
    pubSub,
    now: Date.now,
    load: (id, log, owners) => workers.load(id, log, owners),
    loadRates: loadRatesFor(settings.connectionsPerAddress),
    onError: failed('a table could not go on'),
    onGame: (happened) => (happened === 'begun' ? metrics.begunGames.inc() : metrics.endedGames.inc({ how: happened })),
  });
  const live = openLiveFor(needs, {
    tableRegistry,
    eventStore,
    nameCache,
    failed,
    onLeft: (person) => quick.left(person),
  });
  const lists = new Lists(store, nameCache);
  people.alsoExport(async ({ id }) => ({ tables: await lists.of(id, true), said: await live.saidBy(id) }));
  const quick = new QuickMatch({
    ...{ store, tableRegistry, now: Date.now },
    tell: (person, table) => live.paired(person, table),
    onError: failed('somebody who has gone may still wait for a quick match'),
  });
  const ratings = new Ratings(store, Date.now);
  const tournaments = new Tournaments({ store, tableRegistry, pubSub, now: Date.now });
  const matchEnd = openMatchEndHandler({
    ...{ tableRegistry, ratings, tournaments },
    onError: failed('what comes after a match could not be done'),
  });
  people.alsoExport(async ({ id }) => ({ ratings: await ratings.of(id), ratingChanges: await ratings.changesOf(id) }));
  const lobby = lobbyUpdates(pubSub);
  tableRegistry.onSeats(lobby.changed);
  addGauge(metrics, 'tables_in_memory', 'Tables that this process has in memory.', () => tableRegistry.size);
  addGauge(metrics, 'connections', 'Connections of the live protocol.', () => live.connections);
  const review = new RunningReview({
    tableRegistry,
    eventStore,
    onError: failed('a running table could not be opened'),
  });
  const sweeping = setInterval(() => {
    tableRegistry.sweep().catch(failed('tables that nobody looks at could not be seen to'));
    review.next().catch(failed('running tables could not be looked at after the start'));
    void matchEnd.sweep();
  }, sweepEvery).unref();
  const catchingUp = pubSub.isShared ? catchUpNowAndThen(tableRegistry, health) : null;
  return {
    ...{ tableRegistry, nameCache, matchEnd },
    services: {
      tableRegistry,
      eventStore,
      lists,
      quick,
      nameCache,
      ratings,
      tournaments,
      connections: () => live.connections,
    },
    idle: () => eventStore.idle(),
    close: async () => {
      clearInterval(sweeping);
      catchingUp?.close();
      await matchEnd.close();
      lobby.close();
      await live.close();
      await quick.idle();
      await tableRegistry.close();
      nameCache.close();
    },
  };
}

/** Logs what could not be done, but for an outage, which is logged once. @param what could not */
type Failed = (what: string) => (error: unknown, table?: string) => void;

interface Tables {
  readonly tableRegistry: TableRegistry;
  readonly eventStore: EventStore;
  readonly nameCache: NameCache;
  readonly failed: Failed;
  /** A connection of somebody ended, and not because the server stops. */
  onLeft(person: string): void;
}

/** Opens the live protocol, with limits that follow from the settings and from the files that the process may open. */
function openLiveFor(
  { app, settings, store, pubSub, metrics, people, workers, version, messageRate }: Deps,
  { tableRegistry, eventStore, nameCache, failed, onLeft }: Tables,
): Live {
  const openFiles = openFilesLimit();
  const limits = limitsFor(openFiles, settings.connectionsPerAddress);
  const addresses = clientAddresses(settings.trustedProxies);
  limitSockets(app.server, addresses, limits.perAddress, openFiles);
  app.log.info({ openFiles, ...limits }, 'live connections are limited');
  return openLive(app.server, {
    ...{ addresses, limits, followRates: followRatesFor(settings.connectionsPerAddress) },
    replayElsewhere: (game, owners) => workers.history(game, owners),
    ...{ tableRegistry, eventStore, store, pubSub, nameCache, version },
    apartFrom: (person) => people.profiles.apartFrom(person),
    muted: async (person) => {
      const mute = await sanctionOn(store.db, 'mute', person, Date.now());
      return mute === null ? null : describeSanction(mute);
    },
    who: async (request) => {
      checkUpgrade(request, settings);
      return await people.sessions.of(request);
    },
    validity: (sessions) => people.sessions.validity(sessions),
    onAnswer: (milliseconds) => metrics.answers.observe(milliseconds / 1000),
    onError: failed('a connection could not be served'),
    onRefused: (code) => metrics.refusals.inc({ route: 'live', code }),
    onEnded: (why) => metrics.endedConnections.inc({ why }),
    onLeft,
    ...(messageRate === undefined ? {} : { messageRate }),
  });
}

/** Where notices do not come, tables go on by looking at the database each second; else it is looked now and then, should one be lost. */
const looks = { every: 1_000, rarely: 10 } as const;

function catchUpNowAndThen(tableRegistry: TableRegistry, health: Health): { close(): void } {
  let n = 0;
  const timer = setInterval(() => {
    n += 1;
    if (!health.isUp('broker') || n % looks.rarely === 0) void tableRegistry.catchUp();
  }, looks.every).unref();
  return { close: () => clearInterval(timer) };
}

/** Tells those who look at the lobby that it has changed, at most once a second: they ask for it again. */
function lobbyUpdates(pubSub: PubSub): { changed(): void; close(): void } {
  let timer: NodeJS.Timeout | null = null;
  return {
    changed: () => {
      timer ??= setTimeout(() => {
        timer = null;
        pubSub.publish('lobby', 'changed');
      }, 1000).unref();
    },
    close: () => {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
