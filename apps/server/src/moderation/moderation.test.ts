// Moderation by REST, and what comes of it: chat, sign-in, names, tables, passwords, and the log.
import { resetLinkAnswer } from '@vaultsong/protocol';
import { terms } from '@vaultsong/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../compose/server.ts';
import { passwordResets } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import type { LogStream } from '../telemetry/log.ts';
import { Client } from '../testing/client.ts';
import type { Asker } from '../testing/server.ts';
import { browserAt, goodPassword, listeningServer, newName } from '../testing/server.ts';
import { freshStore } from '../testing/store.ts';
import { makeAdmins } from './configuredAdmins.ts';

let server: RunningServer;
let store: Store;
/** Of an admin, a moderator, and somebody without a role. */
let admin: Somebody;
let moderator: Somebody;
const lines: string[] = [];
const log: LogStream = { write: (line) => void lines.push(line) };

interface Somebody {
  readonly browser: Asker;
  readonly name: string;
  readonly id: string;
  readonly token: string;
}

const moderation = () => server.people.moderation;

async function account(): Promise<Somebody> {
  const browser = browserAt(server);
  const name = newName();
  const { you, token } = (await browser.ask('POST', '/api/people', { body: { name, password: goodPassword } })).json();
  return { browser, name, id: you.id, token };
}

beforeAll(async () => {
  store = await freshStore();
  server = await listeningServer({ env: { LOG_LEVEL: 'info' }, log, store });
  [admin, moderator] = [await account(), await account()];
  await moderation().giveRole(null, admin.name, 'admin', 'a test');
  await moderation().giveRole({ id: admin.id }, moderator.name, 'moderator', 'a test');
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const reason = 'for good reasons';
const inAnHour = (): number => Date.now() + 3_600_000;
const of = (name: string): string => `/api/moderation/people/${name}`;

/** What a request is answered: its status, and the message of a refusal. */
async function told(asking: ReturnType<Asker['ask']>): Promise<readonly [number, string]> {
  const answer = await asking;
  return [answer.statusCode, answer.json().error?.message ?? ''];
}

const signIn = (name: string, password = goodPassword) =>
  told(browserAt(server).ask('POST', '/api/session', { body: { name, password } }));

const decisions = async () => (await admin.browser.ask('GET', '/api/moderation/log')).json().entries;

describe('who may moderate', () => {
  it('is nobody without a role, on any route', async () => {
    const { browser } = await account();
    const document = (await browser.ask('GET', '/api/openapi.json')).json();
    const routes = Object.entries<Record<string, object>>(document.paths)
      .filter(([path]) => path.startsWith('/api/moderation/'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase(), path] as const));
    expect(routes.length).toBeGreaterThanOrEqual(10);
    const body = { reason, until: null };
    for (const [method, path] of routes) {
      const at = path.replace('{name}', admin.name).replace('{kind}', 'ban').replace('{id}', '0123456789');
      const [what, sent] = /\/(role|name|sanctions)/.exec(at)
        ? [
            at,
            at.endsWith('/role')
              ? { role: null, reason }
              : at.includes('/sanctions/') && method === 'PUT'
                ? body
                : { reason },
          ]
        : [at, { reason }];
      const ask = method === 'GET' ? {} : { body: sent };
      const query = at === '/api/moderation/people' ? `${what}?name=a` : what;
      expect(await told(browser.ask(method as 'GET', query, ask)), `${method} ${at}`).toEqual([
        403,
        'This is for moderators',
      ]);
      expect((await browserAt(server).ask(method as 'GET', query, ask)).statusCode, `${method} ${at}`).toBe(401);
    }
  });

  it('is no moderator who acts on a moderator or an admin, or does what admins do', async () => {
    const other = await account();
    expect(
      (await admin.browser.ask('PUT', `${of(other.name)}/role`, { body: { role: 'moderator', reason } })).statusCode,
    ).toBe(200);
    const ban = { body: { until: null, reason } };
    for (const { name } of [admin, other])
      expect((await moderator.browser.ask('PUT', `${of(name)}/sanctions/ban`, ban)).statusCode).toBe(403);
    expect((await moderator.browser.ask('PUT', `${of(moderator.name)}/sanctions/mute`, ban)).statusCode).toBe(403);
    const somebody = await account();
    expect(
      await told(moderator.browser.ask('PUT', `${of(somebody.name)}/role`, { body: { role: 'moderator', reason } })),
    ).toEqual([403, 'This is for admins; you are a moderator']);
    expect(
      (await moderator.browser.ask('POST', `${of(somebody.name)}/password-resets`, { body: { reason } })).statusCode,
    ).toBe(403);
    // Nobody makes admins over the network.
    expect(
      (await admin.browser.ask('PUT', `${of(somebody.name)}/role`, { body: { role: 'admin', reason } })).statusCode,
    ).toBe(400);
    // A role that was taken is gone at once.
    await admin.browser.ask('PUT', `${of(other.name)}/role`, { body: { role: null, reason } });
    expect((await other.browser.ask('GET', '/api/moderation/log')).statusCode).toBe(403);
  });

  it('is always an admin: the last one stays, and two who take each other’s role leave one', async () => {
    const stepDown = (who: Somebody, whom: Somebody) =>
      told(who.browser.ask('PUT', `${of(whom.name)}/role`, { body: { role: null, reason } }));
    expect(await stepDown(admin, admin)).toEqual([409, 'They are the last admin: make another one first']);
    const second = await account();
    await moderation().giveRole(null, second.name, 'admin', 'a test');
    // One who is banned does not count.
    await admin.browser.ask('PUT', `${of(second.name)}/sanctions/ban`, { body: { until: null, reason } });
    expect((await stepDown(admin, admin))[0]).toBe(409);
    await admin.browser.ask('DELETE', `${of(second.name)}/sanctions/ban`, { body: { reason } });
    await second.browser.ask('POST', '/api/session', { body: { name: second.name, password: goodPassword } });
    const codes = await Promise.all([stepDown(admin, second), stepDown(second, admin)]);
    expect(codes.map(([code]) => code).toSorted()).toEqual([200, 403]);
    const left = (await Promise.all([admin, second].map(({ name }) => moderation().find(name)))).filter(
      ({ role }) => role === 'admin',
    );
    expect(left).toHaveLength(1);
    for (const { name } of [admin, second])
      await moderation().giveRole(null, name, name === admin.name ? 'admin' : null, 'a test');
  });

  it('is whom the setting names, if they have an account already', async () => {
    const { name, id } = await account();
    const warnings: string[] = [];
    await makeAdmins(moderation(), [name.toUpperCase(), 'not-yet-here'], (message) => warnings.push(message));
    expect(await moderation().roleOf(id)).toBe('admin');
    expect(warnings).toEqual([expect.stringContaining('ADMINS: not-yet-here is made no admin')]);
    const squatter = await browserAt(server).ask('POST', '/api/people', {
      body: { name: 'not-yet-here', password: goodPassword },
    });
    expect(await moderation().roleOf(squatter.json().you.id)).toBeNull();
    await moderation().giveRole(null, name, null, 'a test');
  });
});

describe('who is muted', () => {
  it('says nothing at tables, is told why and until when, and speaks again afterwards', async () => {
    const client = await Client.guest(server.address);
    const id = client.person.id;
    const table = await client.open({ terms: { play: { type: 'duel', decks: 'own' } }, join: {} });
    await client.connect();
    expect(await client.ask({ type: 'chat', table, text: 'hello' })).toMatchObject({ type: 'done' });
    const until = inAnHour();
    expect(
      (await moderator.browser.ask('PUT', `${of(id)}/sanctions/mute`, { body: { until, reason: 'shouting' } }))
        .statusCode,
    ).toBe(200);
    const shown = new Date(until).toISOString().slice(0, 16).replace('T', ' ');
    for (const message of [
      { type: 'chat', table, text: 'again' },
      { type: 'phrase', table, phrase: 'well-played' },
    ] as const)
      expect(await client.ask(message)).toMatchObject({
        type: 'rejected',
        code: 'muted',
        message: `A moderator has muted you until ${shown} UTC: shouting`,
      });
    expect((await client.rest('GET', '/api/me/notices')).body).toMatchObject({
      role: null,
      notices: [{ text: expect.stringContaining('shouting') }],
    });
    expect((await moderator.browser.ask('DELETE', `${of(id)}/sanctions/mute`, { body: { reason } })).statusCode).toBe(
      200,
    );
    expect(await client.ask({ type: 'chat', table, text: 'sorry' })).toMatchObject({ type: 'done' });
    expect((await moderator.browser.ask('DELETE', `${of(id)}/sanctions/mute`, { body: { reason } })).statusCode).toBe(
      409,
    );
    client.close();
  });
});

describe('who is banned', () => {
  it('has no session any more, and does not sign in until it is over; a wrong password learns nothing of it', async () => {
    const { name, browser } = await account();
    const past = { body: { until: Date.now() - 1, reason } };
    expect((await moderator.browser.ask('PUT', `${of(name)}/sanctions/ban`, past)).statusCode).toBe(400);
    const ban = { body: { until: null, reason: 'cheating' } };
    expect((await moderator.browser.ask('PUT', `${of(name)}/sanctions/ban`, ban)).statusCode).toBe(200);
    expect((await browser.ask('GET', '/api/me')).statusCode).toBe(401);
    expect(await signIn(name)).toEqual([403, 'You are banned from this server for good: cheating']);
    expect((await signIn(name, 'wrong password'))[0]).toBe(401);
    expect((await moderator.browser.ask('DELETE', `${of(name)}/sanctions/ban`, { body: { reason } })).statusCode).toBe(
      200,
    );
    expect((await signIn(name))[0]).toBe(200);
  });
});

describe('a name that is freed', () => {
  it('is free for others, and whoever had it comes by it until then, and is told', async () => {
    const { name, browser, id } = await account();
    expect(
      (await moderator.browser.ask('PUT', `${of(name)}/name`, { body: { reason: 'it is somebody’s brand' } }))
        .statusCode,
    ).toBe(200);
    const me = (await browser.ask('GET', '/api/me')).json().you;
    expect(me).toMatchObject({ id, name: expect.stringMatching(/^Player-[0-9a-f]{8}$/) });
    const { notices } = (await browser.ask('GET', '/api/me/notices')).json();
    expect(notices).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(Number),
        text: expect.stringContaining(`from ${name} to ${me.name}: it is somebody’s brand`),
      },
    ]);
    // Somewhere else, they know the old name alone.
    const elsewhere = browserAt(server);
    expect(
      (await elsewhere.ask('POST', '/api/session', { body: { name, password: goodPassword } })).json().you,
    ).toEqual(me);
    // A notice goes when they have read it, and nobody else can take it away.
    await admin.browser.ask('DELETE', `/api/me/notices/${notices[0].id}`);
    expect((await browser.ask('GET', '/api/me/notices')).json().notices).toHaveLength(1);
    const other = await browserAt(server).ask('POST', '/api/people', { body: { name, password: 'another password' } });
    expect(other.statusCode).toBe(201);
    expect((await signIn(name))[0]).toBe(401);
    expect((await signIn(name, 'another password'))[0]).toBe(200);
    await browser.ask('DELETE', `/api/me/notices/${notices[0].id}`);
    expect((await browser.ask('GET', '/api/me/notices')).json().notices).toEqual([]);
  });

  it('may be replaced by one that is wanted, but by none that is taken; what they tell of themselves is emptied apart', async () => {
    const { name, browser } = await account();
    await browser.ask('PATCH', '/api/me', { body: { about: 'insults' } });
    const wanted = newName();
    expect(
      (await moderator.browser.ask('PUT', `${of(name)}/name`, { body: { name: admin.name, reason } })).statusCode,
    ).toBe(409);
    expect(
      (await moderator.browser.ask('PUT', `${of(name)}/name`, { body: { name: wanted, reason } })).statusCode,
    ).toBe(200);
    expect((await browser.ask('GET', '/api/me')).json()).toMatchObject({ you: { name: wanted }, about: 'insults' });
    expect((await moderator.browser.ask('DELETE', `${of(wanted)}/about`, { body: { reason } })).statusCode).toBe(200);
    expect((await browser.ask('GET', '/api/me')).json()).toMatchObject({ about: '' });
  });
});

describe('a table', () => {
  it('is closed once, with nobody who has won', async () => {
    const { tableRegistry } = server.game;
    const id = await tableRegistry.create({ by: 'a', terms: terms.parse({ play: { type: 'duel', decks: 'own' } }) });
    const close = () => told(moderator.browser.ask('POST', `/api/moderation/tables/${id}/close`, { body: { reason } }));
    expect(await close()).toEqual([200, '']);
    const table = (await tableRegistry.table(id))?.table;
    expect([table?.closed, table?.result]).toEqual(['organizer', null]);
    expect(await close()).toEqual([409, 'This table is no longer in play']);
    expect((await decisions())[0]).toMatchObject({
      action: 'close-table',
      table: id,
      person: null,
      moderator: { id: moderator.id },
    });
  });
});

describe('a link for a new password', () => {
  const linkFor = async (name: string) =>
    resetLinkAnswer.parse(
      (await admin.browser.ask('POST', `${of(name)}/password-resets`, { body: { reason } })).json(),
    );
  const use = (path: string, password: string) =>
    told(browserAt(server).ask('POST', '/api/password-resets', { body: { token: path.split('#')[1], password } }));

  it('sets it once, ends all sessions, and is kept as a hash alone', async () => {
    const { name, browser, id } = await account();
    const first = await linkFor(name);
    const { path } = await linkFor(name);
    const kept = JSON.stringify(await store.db.select().from(passwordResets));
    expect(kept).toContain(id);
    expect(kept).not.toContain(path.split('#')[1]);
    expect((await use(first.path, 'a new long password'))[0]).toBe(404);
    expect(await use(path, 'password123')).toEqual([400, expect.stringContaining('first that anybody would guess')]);
    expect(await use(path, 'a new long password')).toEqual([200, '']);
    expect((await browser.ask('GET', '/api/me')).statusCode).toBe(401);
    expect([(await signIn(name))[0], (await signIn(name, 'a new long password'))[0]]).toEqual([401, 200]);
    expect((await use(path, 'another long password'))[0]).toBe(404);
    const [used, made] = await decisions();
    expect([used, made]).toMatchObject([
      { action: 'password-was-reset', moderator: null, person: { id } },
      { action: 'reset-password', moderator: { id: admin.id }, person: { id } },
    ]);
    expect(lines.join('')).not.toContain(path.split('#')[1]);
  });
});

it('each decision is in the log, by pages, and told to whom it is about when they ask what is kept of them', async () => {
  const { name, browser, id } = await account();
  for (const until of [inAnHour(), null])
    await moderator.browser.ask('PUT', `${of(name)}/sanctions/mute`, { body: { until, reason } });
  const [last, before] = await decisions();
  expect([last, before]).toMatchObject([
    {
      action: 'mute',
      until: null,
      reason,
      person: { id, name },
      moderator: { id: moderator.id, name: moderator.name },
    },
    { action: 'mute', until: expect.any(Number), person: { id } },
  ]);
  const older = (await admin.browser.ask('GET', `/api/moderation/log?before=${before.id}`)).json().entries;
  expect(older[0].id).toBeLessThan(before.id);
  expect(
    (await moderator.browser.ask('GET', `/api/moderation/people?name=${name.toUpperCase()}`)).json().people,
  ).toMatchObject([{ person: { id, name }, role: null, sanctions: [{ kind: 'mute', until: null, reason }] }]);
  expect((await moderator.browser.ask('GET', '/api/moderation/people?name=%25')).json().people).toEqual([]);
  const exported = (await browser.ask('GET', '/api/me/export')).json();
  expect(exported.moderation).toHaveLength(2);
  expect(JSON.stringify(exported.moderation)).not.toContain(moderator.id);
  expect(lines.filter((line) => line.includes('"msg":"moderation"') && line.includes(id))).toHaveLength(2);
});
