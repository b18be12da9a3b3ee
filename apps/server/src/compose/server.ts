// Puts the server together: its rooms, what all requests have in common, and how it goes down.
import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import Fastify, { LogController } from 'fastify';
import about from '../../package.json' with { type: 'json' };
import { ApiError } from '../errors/apiError.ts';
import { answerNotFound, installErrorHandler, sendError } from '../errors/errorHandler.ts';
import type { Counters } from '../limits/counters.ts';
import { MemoryCounters, RedisCounters } from '../limits/counters.ts';
import { requestStoreOn } from '../limits/requestStore.ts';
import type { MessageRate } from '../live/limits/messageRateLimiter.ts';
import { makeAdmins } from '../moderation/configuredAdmins.ts';
import type { People } from '../people/people.ts';
import { openPeople } from '../people/people.ts';
import type { PubSub } from '../pubsub/openPubSub.ts';
import { openPubSub } from '../pubsub/openPubSub.ts';
import { sweepAnswers } from '../registry/keptAnswers.ts';
import { RegistryDecks } from '../registry/registryDecks.ts';
import { CardPictures } from '../rest/common/cardPictures.ts';
import { GameRecords } from '../rest/common/gameRecords.ts';
import { HousePictures } from '../rest/common/housePictures.ts';
import { readJsonBodies } from '../rest/jsonBody.ts';
import { serveOpenApi } from '../rest/openApi.ts';
import { registerRoutes } from '../rest/register.ts';
import { routes } from '../rest/routes/routes.ts';
import type { Settings } from '../settings/settings.ts';
import { policyFor } from '../site/contentSecurityPolicy.ts';
import type { Page } from '../site/page.ts';
import { servePage } from '../site/page.ts';
import { serveSecurityTxt } from '../site/securityTxt.ts';
import type { Store } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import { Health } from '../telemetry/health.ts';
import type { LogStream } from '../telemetry/log.ts';
import { logging } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { addCounter, addGauge, createMetrics } from '../telemetry/metrics.ts';
import { Watchdog } from '../telemetry/watchdog.ts';
import { Workers } from '../workers/workers.ts';
import type { GameModule } from './game.ts';
import { openGameModule } from './game.ts';

/** What the rooms of a server stand on. */
export interface Resources {
  readonly settings: Settings;
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly metrics: Metrics;
  /** Null where only programs are served. */
  readonly page: Page | null;
  /** How much one live connection may ask for; the usual where it is not said. */
  readonly messageRate?: MessageRate;
  /** Where lines of the log go; standard error where it is not said. */
  readonly log?: LogStream;
  /** Who does what takes long; threads where it is not said. */
  readonly workers?: Workers;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly people: People;
  readonly game: GameModule;
  readonly health: Health;
  /** Resolves with the reason when it is of no use any more, and is to be ended. */
  readonly ended: Promise<string>;
  /** Done in the order in which they were added, before connections are closed: tables are told, say. */
  beforeClosing(hook: () => Promise<void>): void;
  /** Takes no more requests, lets those that run end, and closes what the ground has opened. */
  close(): Promise<void>;
}

export interface RunningServer extends Server {
  /** Where it listens, such as `http://127.0.0.1:4173`. */
  readonly address: string;
}

/** Bytes of a body, but where a route allows more. */
const bodyLimit = 64 * 1024;

/** Builds a server that does not listen: tests ask it directly. */
export async function buildServer(ground: Resources): Promise<Server> {
  const { settings, metrics, page } = ground;
  const hooks: (() => Promise<void>)[] = [];
  let isClosing = false;
  const app = Fastify({
    logger: logging(settings, ground.log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length === 0 ? false : [...settings.trustedProxies],
    genReqId: () => randomUUID(),
    bodyLimit,
    // Whoever sends a request byte by byte holds a connection for so long, and no longer.
    requestTimeout: 30_000,
    // Node looks for such requests only this often; by itself every 30 seconds, so that they would last for up to twice as long.
    http: { connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
  });
  // Whatever a form of another site could send without asking is not read.
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  const health = new Health(app.log, metrics, ground.pubSub.isShared);
  const watchdog = new Watchdog(ground.store, health, app.log);
  ground.pubSub.watch((lost) => (lost === null ? health.works('broker') : health.lost('broker', lost)));
  const ended = logIncidents(app, ground.store);
  installErrorHandler(app, (error) => health.heard(error));
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyFor(page?.html ?? null) },
    strictTransportSecurity: settings.publicUrl?.startsWith('https:') === true,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  const counters = await openCounters(settings, (err) =>
    app.log.error({ err }, 'BROKER_URL: Redis does not answer; each process counts for its own limits until it does'),
  );
  await app.register(rateLimit, { global: false, store: requestStoreOn(counters) });
  measureRequests(app, metrics);
  addHealth(app, ground, { health, watchdog, isClosing: () => isClosing });
  const people = await openPeople({ ...ground, counters, log: app.log });
  await makeAdmins(people.moderation, settings.admins, (message) => app.log.warn(message));
  const sweeping = sweepNowAndThen(app, people, ground.store);
  const workers = ground.workers ?? new Workers();
  const playing = openGameModule({ ...ground, app, people, workers, health, version: about.version });
  const records = new GameRecords((finished, owners) => workers.record(finished, owners));
  const [cardPictures, housePictures] = [new CardPictures(), new HousePictures()];
  const outcomes = addCounter(metrics, 'registry_decks_total', 'Decks asked for by their ids, by what came of it.', [
    'how',
  ]);
  const registryDecks = new RegistryDecks({
    ...{ base: settings.registry, store: ground.store, counters },
    onOutcome: (how) => outcomes.inc({ how }),
  });
  registerRoutes(app, routes, {
    ...{ settings, version: about.version, people, workers, records, cardPictures, housePictures, registryDecks },
    ...playing.services,
  });
  serveOpenApi(app, routes, about.version);
  serveSecurityTxt(app, settings);
  if (page === null) app.setNotFoundHandler(answerNotFound);
  else await servePage(app, page, settings.publicUrl, (id) => playing.services.lists.preview(id));
  return {
    app,
    people,
    game: playing,
    health,
    ended,
    beforeClosing: (hook) => void hooks.push(hook),
    async close() {
      isClosing = true;
      clearInterval(sweeping);
      watchdog.close();
      for (const hook of hooks) await hook();
      await playing.close();
      await app.close();
      await workers.close();
      people.close();
      counters.close();
      await closeResources(ground);
    },
  };
}

/** Processes that have a Redis count together. */
const openCounters = async ({ brokerUrl }: Settings, onIncident: (error: unknown) => void): Promise<Counters> =>
  brokerUrl === null ? new MemoryCounters() : await RedisCounters.open(brokerUrl, onIncident);

/** How often what nobody needs any more is removed, in milliseconds. */
const sweepEvery = 60 * 60 * 1000;

function sweepNowAndThen(app: FastifyInstance, people: People, store: Store): NodeJS.Timeout {
  const sweep = (): void => {
    people.sweep().then(
      (guests) => guests > 0 && app.log.info({ guests }, 'guests who are gone were removed'),
      (err: unknown) => app.log.error({ err }, 'guests who are gone could not be removed'),
    );
    sweepAnswers(store).catch((err: unknown) =>
      app.log.error({ err }, 'old answers of the registry of decks could not be removed'),
    );
  };
  return setInterval(sweep, sweepEvery).unref();
}

/** Asked every few seconds by whoever watches over the server. */
const isOfMachines: ReadonlySet<string> = new Set(['/healthz', '/metrics']);

function measureRequests(app: FastifyInstance, { requests, refusals }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    requests.observe({ method: request.method, route, status }, elapsedTime / 1000);
    if (reply.refusedBy !== null) refusals.inc({ route, code: reply.refusedBy });
    const ms = Math.round(elapsedTime * 10) / 10;
    if (!isOfMachines.has(route)) request.log.info({ req: request, status, ms }, 'answered');
  });
}

interface Watched {
  readonly health: Health;
  readonly watchdog: Watchdog;
  readonly isClosing: () => boolean;
}

function addHealth(
  app: FastifyInstance,
  { store, metrics }: Resources,
  { health, watchdog, isClosing }: Watched,
): void {
  if (store.kind === 'embedded')
    addGauge(
      metrics,
      'disk_free_bytes',
      'Room on the disk of the embedded database.',
      () => watchdog.room ?? Number.NaN,
    );
  app.get('/healthz', async (_, reply) => {
    if (isClosing()) return sendError(reply, new ApiError('unavailable', 'The server is going down'));
    await watchdog.look();
    const report = health.report();
    const status = report.status === 'unavailable' ? 503 : 200;
    return reply.status(status).header('cache-control', 'no-store').send(report);
  });
  app.get('/metrics', async (_, reply) => reply.type(metrics.registry.contentType).send(await metrics.text()));
}

/** Writes down what becomes of the database. @returns resolves when it is lost for good */
function logIncidents({ log }: FastifyInstance, { incidents }: Store): Promise<string> {
  return new Promise((resolve) => {
    incidents.listen((incident) => {
      switch (incident.type) {
        case 'exposed':
          log.warn({ why: incident.why }, 'others may read the data folder: its modes cannot be changed');
          break;
        case 'broke':
          log.error({ why: incident.why }, 'the embedded database ended by itself, and is opened again');
          break;
        case 'reopened':
          log.info('the embedded database is open again');
          break;
        case 'ended':
          log.fatal({ why: incident.why }, 'the embedded database cannot be opened any more');
          resolve(`The embedded database ended, and cannot be opened any more: ${incident.why}`);
          break;
      }
    });
  });
}

/** A page, or one that is still being built. */
export type ComingPage = Page | null | Promise<Page | null>;

/** PostgreSQL may say nothing for so long while somebody waits for it, in milliseconds. No statement of a server takes a second. */
const patience = 5_000;

/** Opens what the rooms of a server stand on. */
export async function openResources(settings: Settings, coming: ComingPage): Promise<Resources> {
  // The first start takes some seconds for each.
  const [opened, page] = await Promise.allSettled([openStore(settings, patience), coming]);
  if (opened.status === 'rejected') throw opened.reason;
  const store = opened.value;
  try {
    if (page.status === 'rejected') throw page.reason;
    return { settings, store, pubSub: await openPubSub(settings), metrics: createMetrics(), page: page.value };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function closeResources({ pubSub, store }: Resources): Promise<void> {
  await pubSub.close();
  await store.close();
}

/**
 * Starts a server.
 * @param page what browsers get; null for programs alone
 * @throws what keeps it from starting: the database, the port
 */
export async function startServer(settings: Settings, page: ComingPage = null): Promise<RunningServer> {
  const ground = await openResources(settings, page);
  const server = await buildServer(ground).catch(async (error: unknown) => {
    await closeResources(ground);
    throw error;
  });
  try {
    const address = await server.app.listen({ port: settings.port, host: settings.host });
    return { ...server, address };
  } catch (error) {
    await server.close();
    throw error;
  }
}
