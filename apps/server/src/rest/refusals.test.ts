// Refusals that are alike on every route that declares them: to other sites, to people without a session, and of what does not
// exist. proofs.json (../testing/refusals) names the tests of those that a route has of its own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../compose/server.ts';
import type { Asker } from '../testing/server.ts';
import { browserAt, goodPassword, newName, testServer } from '../testing/server.ts';
import type { Route } from './route.ts';
import { routes } from './routes/routes.ts';

let server: Server;
/** An admin, who is kept from nothing by a missing right. */
let admin: Asker;
beforeAll(async () => {
  server = await testServer();
  admin = browserAt(server);
  const name = newName();
  await admin.ask('POST', '/api/people', { body: { name, password: goodPassword } });
  await server.people.moderation.giveRole(null, name, 'admin', 'a test');
});
afterAll(() => server.close());

/** What a path names and what there is not, in the form that is asked for. */
const unknown: Readonly<Record<string, string>> = {
  id: '0123456789',
  table: '0123456789',
  name: 'nobody-of-this-name',
  other: 'nobody-else',
  kind: 'ban',
  seat: '0',
  pool: 'open',
};

const pathOf = ({ path }: Route): string => path.replace(/:(\w+)/g, (_, name: string) => unknown[name] ?? name);

const deck = 'miss-onyx-censorius';

/** Bodies without which a request is refused before anything is looked for. */
const bodies: Readonly<Record<string, object>> = {
  'PUT /api/moderation/people/:name/sanctions/:kind': { until: null, reason: 'a test' },
  'PUT /api/moderation/people/:name/role': { role: 'moderator', reason: 'a test' },
  'POST /api/password-resets': { token: 'x'.repeat(43), password: goodPassword },
  'PUT /api/tables/:id/deck': { deck },
  'PUT /api/tables/:id/seats/:seat/bot': { bot: 'rules', deck },
  'PUT /api/tournaments/:id/tables/:table/result': { winner: null },
};

const bodyOf = ({ method, path, schema }: Route): object | undefined =>
  bodies[`${method} ${path}`] ??
  (path.startsWith('/api/moderation/') && schema.request.body !== undefined ? { reason: 'a test' } : undefined);

const codeOf = async (asking: ReturnType<Asker['ask']>): Promise<readonly [number, unknown]> => {
  const answer = await asking;
  return [answer.statusCode, answer.body === '' ? null : answer.json().error?.code];
};

const named = (some: readonly Route[]) => some.map((route) => [route.method, route.path, route] as const);

describe('on every route', () => {
  it('that changes something, other sites are refused', async () => {
    const headers = { origin: 'https://evil.example' };
    for (const [method, path, route] of named(routes.filter((one) => one.method !== 'GET')))
      expect([path, await codeOf(admin.ask(method, pathOf(route), { headers }))]).toEqual([path, [403, 'forbidden']]);
  });

  it('that needs a session, people without one are refused', async () => {
    for (const [method, path, route] of named(routes.filter(({ rights }) => rights.needsSession)))
      expect([path, await codeOf(browserAt(server).ask(method, pathOf(route)))]).toEqual([
        path,
        [401, 'not-signed-in'],
      ]);
  });

  it('that declares it, nothing is found where nothing is', async () => {
    const told: (readonly unknown[])[] = [];
    const expected: (readonly unknown[])[] = [];
    // Decks of the registry are looked for elsewhere (registryDecks.test.ts).
    const ours = routes.filter(
      ({ path, schema }) => schema.errors?.includes('not-found') && !path.startsWith('/api/registry/'),
    );
    for (const [method, path, route] of named(ours)) {
      const body = bodyOf(route);
      told.push([
        method,
        path,
        ...(await codeOf(admin.ask(method, pathOf(route), body === undefined ? {} : { body }))),
      ]);
      expected.push([method, path, 404, 'not-found']);
    }
    expect(told).toEqual(expected);
  });
});
