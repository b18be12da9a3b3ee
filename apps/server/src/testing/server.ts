// A server for tests that is asked directly, without a port, and the people who ask.
import type { LightMyRequestResponse } from 'fastify';
import type { RunningServer, Server } from '../compose/server.ts';
import { buildServer } from '../compose/server.ts';
import type { MessageRate } from '../live/limits/messageRateLimiter.ts';
import { pubSubInProcess } from '../pubsub/inProcess.ts';
import type { PubSub } from '../pubsub/openPubSub.ts';
import type { Settings } from '../settings/settings.ts';
import { readSettings } from '../settings/settings.ts';
import type { Page } from '../site/page.ts';
import type { Store } from '../store/store.ts';
import type { LogStream } from '../telemetry/log.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import type { Workers } from '../workers/workers.ts';
import { checkError } from './refusals/checkError.ts';
import { freshStore, sharedStore } from './store.ts';
import { workersHere } from './workers.ts';

interface Wanted {
  readonly env?: Readonly<Record<string, string>>;
  readonly page?: Page;
  readonly store?: Store;
  readonly pubSub?: PubSub;
  readonly messageRate?: MessageRate;
  readonly log?: LogStream;
  readonly workers?: Workers;
}

/** Settings of a test: nothing is logged but what is asked for. */
export const settingsOf = (env: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({ LOG_LEVEL: 'silent', SECRET: 'a secret that is for tests alone', ...env });

/** A server on the database that tests share; closing it leaves that open. */
export async function testServer({
  env,
  page,
  store,
  pubSub,
  messageRate,
  log,
  workers,
}: Wanted = {}): Promise<Server> {
  const settings = settingsOf(env);
  const shared = store ?? (await sharedStore());
  const ground = {
    ...{ settings, metrics: createMetrics(), page: page ?? null, pubSub: pubSub ?? pubSubInProcess() },
    store: { ...shared, close: async () => {} },
    ...(messageRate === undefined ? {} : { messageRate }),
    ...(log === undefined ? {} : { log }),
    workers: workers ?? workersHere(),
  };
  return await buildServer(ground);
}

interface Ask {
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody who asks a server: as a browser, which keeps its cookie and says where it is, or as a program with a token. */
export interface Asker {
  ask(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    ask?: Ask,
  ): Promise<LightMyRequestResponse>;
  /** The cookie that it keeps; null where it has none. */
  readonly cookie: string | null;
}

/** What Fastify's `inject` calls itself. */
const origin = 'http://localhost:80';

/** A browser with a page of this server, and an address of its own, so that no test uses up what another may ask. */
export function browserAt({ app }: Server, first: string | null = null): Asker {
  let cookie = first;
  const remoteAddress = newAddress();
  return {
    get cookie() {
      return cookie;
    },
    async ask(method, path, { body, headers } = {}) {
      const answer = await app.inject({
        ...{ method, url: path, remoteAddress },
        headers: { origin, ...(cookie === null ? {} : { cookie }), ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
      checkError(method, path, answer.statusCode, answer.body);
      for (const { name, value, maxAge } of answer.cookies)
        if (name.endsWith('session_token')) cookie = maxAge === 0 ? null : `${name}=${encodeURIComponent(value)}`;
      return answer;
    },
  };
}

/** A program with a token. */
export function programAt({ app }: Server, token: string): Asker {
  const remoteAddress = newAddress();
  return {
    cookie: null,
    async ask(method, path, { body, headers } = {}) {
      const answer = await app.inject({
        ...{ method, url: path, remoteAddress },
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
      checkError(method, path, answer.statusCode, answer.body);
      return answer;
    },
  };
}

let addresses = 0;

function newAddress(): string {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

let names = 0;

/** A name that no other test has. */
export const newName = (): string => `p${process.pid.toString(36)}-${(names++).toString(36)}x`;

export const goodPassword = 'correct horse battery';

/** A server that listens on a port of its own, with a database of its own. */
export async function listeningServer(wanted: Wanted = {}): Promise<RunningServer> {
  const server = await testServer({ ...wanted, store: wanted.store ?? (await freshStore()) });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...server, address };
}
