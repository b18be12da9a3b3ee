// Defenses of the server against attackers; docs/security.md names each of these tests. Rejections at tables have tests
// of their own.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from './compose/server.ts';
import { pubSubInProcess } from './pubsub/inProcess.ts';
import { people, sessions } from './store/schema/schema.ts';
import type { LogStream } from './telemetry/log.ts';
import { browserAt, goodPassword, newName, programAt, testServer } from './testing/server.ts';
import { sharedStore } from './testing/store.ts';

let server: Server;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function account(at = server) {
  const browser = browserAt(at);
  const name = newName();
  const answer = await browser.ask('POST', '/api/people', { body: { name, password: goodPassword } });
  expect(answer.statusCode, answer.body).toBe(201);
  return { browser, name, token: String(answer.json().token), id: String(answer.json().you.id) };
}

describe('other sites', () => {
  const unsafe = [
    ['PATCH', '/api/me', { about: 'x' }],
    ['DELETE', '/api/session', undefined],
    ['DELETE', '/api/me', {}],
    ['PUT', '/api/me/friends/x', undefined],
    ['PUT', '/api/me/decks/x', { data: 'x' }],
    ['POST', '/api/tables', {}],
  ] as const;

  it.each(unsafe)('cannot %s %s with the cookie of somebody who is signed in', async (method, path, body) => {
    const { browser } = await account();
    for (const origin of ['https://evil.example', 'null', 'http://localhost:80.evil.example', 'https://localhost:80']) {
      const answer = await browser.ask(method, path, { ...(body === undefined ? {} : { body }), headers: { origin } });
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'forbidden']);
    }
    expect((await browser.ask('GET', '/api/me')).json().about).toBe('');
  });

  it('cannot do so without saying where they are', async () => {
    const { browser } = await account();
    const answer = await server.app.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { cookie: browser.cookie ?? '' },
    });
    expect(answer.statusCode).toBe(403);
  });

  it('cannot sign somebody in as somebody else', async () => {
    const { name } = await account();
    const headers = { origin: 'https://evil.example' };
    for (const [path, body] of [
      ['/api/session', { name, password: goodPassword }],
      ['/api/guests', {}],
    ] as const)
      expect((await browserAt(server).ask('POST', path, { body, headers })).statusCode).toBe(403);
  });

  it('are told from one’s own by the address that is set, whatever the request calls the server', async () => {
    const set = await testServer({ env: { PUBLIC_URL: 'https://play.example' } });
    const host = { host: 'evil.example' };
    const evil = await browserAt(set).ask('POST', '/api/guests', {
      headers: { ...host, origin: 'http://evil.example' },
    });
    expect(evil.statusCode).toBe(403);
    const own = await browserAt(set).ask('POST', '/api/guests', {
      headers: { ...host, origin: 'https://play.example' },
    });
    expect(own.statusCode).toBe(201);
    await set.close();
  });

  it('may not read what is answered', async () => {
    const answer = await browserAt(server).ask('GET', '/api/hello', { headers: { origin: 'https://evil.example' } });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('need not be feared by programs, whose token no browser sends by itself', async () => {
    const { token } = await account();
    const answer = await programAt(server, token).ask('PATCH', '/api/me', { body: { about: 'beep' } });
    expect(answer.json().about).toBe('beep');
  });
});

describe('sessions', () => {
  it('are in a cookie that scripts cannot read, and that goes over https alone where there is https', async () => {
    const cookieOf = async (at: Server, origin: string): Promise<string> => {
      const answer = await browserAt(at).ask('POST', '/api/guests', { headers: { origin } });
      return String(answer.headers['set-cookie']);
    };
    const plain = await cookieOf(server, 'http://localhost:80');
    expect(plain).toMatch(/^vaultsong\.session_token=/);
    expect(plain).toMatch(/; HttpOnly/i);
    expect(plain).toMatch(/; SameSite=Lax/i);
    expect(plain).toMatch(/; Path=\//i);
    const set = await testServer({ env: { PUBLIC_URL: 'https://play.example' } });
    const secure = await cookieOf(set, 'https://play.example');
    expect(secure).toMatch(/^__Secure-vaultsong\.session_token=/);
    expect(secure).toMatch(/; Secure/i);
    const page = await browserAt(set).ask('GET', '/healthz');
    expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    await set.close();
  });

  it('that were slipped to somebody before they sign in are of no use after it', async () => {
    const { name, id } = await account();
    const attacker = browserAt(server);
    const { token } = (await attacker.ask('POST', '/api/guests')).json();
    const victim = browserAt(server, attacker.cookie);
    const answer = await victim.ask('POST', '/api/session', { body: { name, password: goodPassword } });
    expect(answer.json().you.id).toBe(id);
    expect(answer.json().token).not.toBe(token);
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect((await attacker.ask('GET', '/api/hello')).json().you).toBeNull();
  });

  it('cannot be made up, changed, or kept after signing out', async () => {
    const { browser, token } = await account();
    const { cookie } = browser;
    const [name = '', value = ''] = cookie?.split('=') ?? [];
    for (const forged of [
      `${name}=${value.slice(0, -4)}AAAA`,
      `${name}=${encodeURIComponent(`${token}.`)}`,
      `${name}=${token}`,
      `${name}=${'x'.repeat(400)}`,
      `${name}=`,
    ])
      expect((await browserAt(server, forged).ask('GET', '/api/hello')).json().you).toBeNull();
    for (const guess of [token.slice(1), `${token}x`, '', 'undefined', "' or 1=1 --"])
      expect((await programAt(server, guess).ask('GET', '/api/me')).statusCode).toBe(401);
    expect((await browser.ask('GET', '/api/me')).statusCode).toBe(200);
    await browser.ask('DELETE', '/api/session');
    expect((await browserAt(server, cookie).ask('GET', '/api/me')).statusCode).toBe(401);
    expect((await programAt(server, token).ask('GET', '/api/me')).statusCode).toBe(401);
  });

  it('that are over are over', async () => {
    const { token } = await account();
    const { db } = await sharedStore();
    await db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.token, token));
    expect((await programAt(server, token).ask('GET', '/api/me')).statusCode).toBe(401);
  });

  it('that end at one process end at all others', async () => {
    const pubSub = pubSubInProcess();
    const [one, other] = await Promise.all([testServer({ pubSub }), testServer({ pubSub })]);
    const { token } = await account(one);
    const program = programAt(other, token);
    expect((await program.ask('GET', '/api/me')).statusCode).toBe(200);
    await programAt(one, token).ask('DELETE', '/api/session');
    expect((await program.ask('GET', '/api/me')).statusCode).toBe(401);
    await Promise.all([one.close(), other.close()]);
  });
});

describe('guessing', () => {
  it('learns nothing of who is there: an unknown name and a wrong password are refused alike', async () => {
    const { name } = await account();
    const refused = async (body: object) => {
      const answer = await browserAt(server).ask('POST', '/api/session', { body });
      return [answer.statusCode, answer.body, Object.keys(answer.headers).toSorted()];
    };
    const wrong = await refused({ name, password: 'wrong password' });
    expect(wrong[0]).toBe(401);
    for (const unknown of [newName(), 'a b', "' or ''='", 'ä'.repeat(80)])
      expect(await refused({ name: unknown, password: 'wrong password' })).toEqual(wrong);
  });

  it('costs a hash of a password for a name that nobody has too', async () => {
    const { name } = await account();
    const { hashes } = await countingHashes(async () => {
      await browserAt(server).ask('POST', '/api/session', { body: { name: newName(), password: goodPassword } });
    });
    const { hashes: known } = await countingHashes(async () => {
      await browserAt(server).ask('POST', '/api/session', { body: { name, password: 'wrong password' } });
    });
    expect([hashes, known]).toEqual([1, 1]);
  });

  it('is slowed down for one address', async () => {
    const browser = browserAt(server);
    const codes = new Set<number>();
    for (let i = 0; i < 31; i++) codes.add((await browser.ask('POST', '/api/session', { body: {} })).statusCode);
    expect([...codes]).toEqual([400, 429]);
    const answer = await browser.ask('POST', '/api/session', { body: {} });
    expect(answer.json().error.code).toBe('too-many');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await browser.ask('GET', '/api/hello')).statusCode).toBe(200);
  });

  it('is slowed down for one name, from however many addresses', async () => {
    const { name } = await account();
    const last = async (password: string) =>
      browserAt(server).ask('POST', '/api/session', { body: { name, password } });
    for (let i = 0; i < 20; i++) expect((await last('wrong password')).statusCode).toBe(401);
    expect((await last(goodPassword)).statusCode).toBe(429);
  });

  it('cannot claim to come from elsewhere', async () => {
    const set = await testServer({ env: { TRUSTED_PROXIES: 'none' } });
    const codes = new Set<number>();
    const browser = browserAt(set);
    for (let i = 0; i < 31; i++) {
      const headers = { 'x-forwarded-for': `192.0.2.${i}` };
      codes.add((await browser.ask('POST', '/api/session', { body: {}, headers })).statusCode);
    }
    expect([...codes]).toEqual([400, 429]);
    await set.close();
  });
});

/** Number of password hashes that an action takes. */
async function countingHashes(work: () => Promise<void>): Promise<{ readonly hashes: number }> {
  const context = await server.people.accounts.passwords();
  const { hash, verify } = context;
  let hashes = 0;
  Object.assign(context, {
    hash: (...given: Parameters<typeof hash>) => ++hashes && hash(...given),
    verify: (...given: Parameters<typeof verify>) => ++hashes && verify(...given),
  });
  try {
    await work();
  } finally {
    Object.assign(context, { hash, verify });
  }
  return { hashes };
}

describe('what is sent', () => {
  it('may not change what objects are', async () => {
    const { browser } = await account();
    for (const body of ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}']) {
      const answer = await browser.ask('PATCH', '/api/me', { body, headers: { 'content-type': 'application/json' } });
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid']);
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it('has nothing in it but what is expected', async () => {
    const answer = await browserAt(server).ask('POST', '/api/people', {
      body: { name: newName(), password: goodPassword, kind: 'bot', id: 'me', isAnonymous: true },
    });
    expect(answer.json().error).toMatchObject({ code: 'invalid', message: expect.stringContaining('kind') });
  });

  it('has no letter that no database keeps', async () => {
    const { browser } = await account();
    const refusals = await Promise.all([
      browser.ask('PATCH', '/api/me', { body: { about: 'a\u0000b' } }),
      browser.ask('POST', '/api/session', { body: { name: '\u0000', password: goodPassword } }),
      browser.ask('GET', '/api/people/%00'),
    ]);
    for (const answer of refusals) expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid']);
  });

  it.each(["'; drop table people; --", "x' or '1'='1", '%', '_', '\\', '{{1+1}}', '../../etc/passwd'])(
    'is never a statement: %s',
    async (text) => {
      const { browser, name } = await account();
      expect((await browser.ask('GET', `/api/people/${encodeURIComponent(text)}`)).statusCode).toBe(404);
      await browser.ask('PATCH', '/api/me', { body: { about: text } });
      expect((await browser.ask('GET', `/api/people/${name}`)).json().about).toBe(text);
      const { db } = await sharedStore();
      expect(await db.$count(people)).toBeGreaterThan(0);
    },
  );

  it('is no bigger than it may be', async () => {
    const { browser } = await account();
    const tooBig = await browser.ask('PATCH', '/api/me', { body: { about: 'x'.repeat(70_000) } });
    expect([tooBig.statusCode, tooBig.json().error.code]).toEqual([413, 'too-large']);
    const deck = await browser.ask('PUT', '/api/me/decks/x', { body: { data: 'x'.repeat(60_000) } });
    expect([deck.statusCode, deck.json().error.code]).toEqual([400, 'invalid']);
    const huge = await browser.ask('PUT', '/api/me/decks/x', { body: { data: 'x'.repeat(300_000) } });
    expect(huge.statusCode).toBe(413);
    expect((await browser.ask('GET', `/api/people/${'x'.repeat(5_000)}`)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    'is JSON, and not %s',
    async (type) => {
      const answer = await browserAt(server).ask('POST', '/api/session', {
        body: '{"name":"a","password":"b"}',
        headers: { 'content-type': type },
      });
      expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'wrong-type']);
    },
  );

  it('is not unpacked: a small body that would be a big one is no JSON', async () => {
    const bomb = JSON.stringify({ about: 'x'.repeat(10_000_000) });
    const { browser } = await account();
    for (const [encoding, packed] of [
      ['gzip', gzipSync(bomb)],
      ['br', brotliCompressSync(bomb)],
    ] as const) {
      const answer = await server.app.inject({
        ...{ method: 'PATCH', url: '/api/me', payload: packed },
        headers: {
          ...{ cookie: browser.cookie ?? '', origin: 'http://localhost:80' },
          ...{ 'content-type': 'application/json', 'content-encoding': encoding },
        },
      });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('as a deck is read for what it is, however it is packed', async () => {
    const { browser } = await account();
    for (const data of [
      'nonsense',
      '[]',
      `[${'['.repeat(40_000)}`,
      '{"__proto__":{"a":1}}',
      '6daec1d3-55e7-4fa9-b30d-2ebfb662a75a',
    ]) {
      const answer = await browser.ask('PUT', '/api/me/decks/x', { body: { data } });
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid']);
    }
    expect((await browser.ask('GET', '/api/me/decks')).json().decks).toEqual([]);
  });
});

describe('what is told', () => {
  it('of a fault of the server is only that there was one', async () => {
    const store = await sharedStore();
    const broken = await testServer({
      store: { ...store, check: () => Promise.reject(new Error('password authentication failed for user vaultsong')) },
    });
    broken.app.get('/broken', () => Promise.reject(new Error('secret details')));
    const answer = await browserAt(broken).ask('GET', '/broken');
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'failed']);
    expect(answer.body).not.toContain('secret');
    const health = await browserAt(broken).ask('GET', '/healthz');
    expect([health.statusCode, health.body.includes('password')]).toEqual([503, false]);
    await broken.close();
  });

  it('of others is their name and what they tell of themselves', async () => {
    const { name, token } = await account();
    const { body } = await browserAt(server).ask('GET', `/api/people/${name}`);
    expect(Object.keys(JSON.parse(body)).toSorted()).toEqual(['about', 'person', 'relation', 'since']);
    expect(Object.keys(JSON.parse(body).person).toSorted()).toEqual(['id', 'kind', 'name']);
    expect(body).not.toContain(token);
  });

  it('in the log has no password, token, cookie, or what stands behind a question mark', async () => {
    const lines: string[] = [];
    const log: LogStream = { write: (line) => void lines.push(line) };
    const loud = await testServer({ env: { LOG_LEVEL: 'trace' }, log });
    loud.app.get('/broken', (request) => {
      request.log.info({ headers: request.headers, body: { password: goodPassword } }, 'careless');
      return Promise.reject(new Error('broken'));
    });
    const { browser, token, name } = await account(loud);
    await browser.ask('GET', '/api/hello?token=hunter2');
    await browser.ask('GET', `/account/reset/${token}`);
    await browser.ask('POST', '/api/session', { body: { name, password: 'my wrong secret' } });
    await programAt(loud, token).ask('GET', '/api/me');
    await browser.ask('GET', '/broken', { headers: { authorization: `Bearer ${token}` } });
    await loud.close();
    const all = lines.join('');
    expect(all).toContain('"path":"/api/hello"');
    // Of where somebody is, the network alone.
    expect(all).toMatch(/"from":"10\.\d+\.\d+\.0\/24"/);
    expect(all).not.toMatch(/"from":"10\.\d+\.\d+\.\d+"/);
    expect(all).toMatch(/"reqId":"[\w-]{36}"/);
    for (const secret of [token, goodPassword, 'hunter2', 'my wrong secret', browser.cookie ?? 'no cookie'])
      expect(all).not.toContain(secret);
  });

  it('of where people are is nothing in the database', async () => {
    const { id } = await account();
    const { db } = await sharedStore();
    const rows = await db.select().from(sessions).where(eq(sessions.userId, id));
    expect(rows.map(({ ipAddress }) => ipAddress ?? '')).toEqual(['']);
  });

  it('of whoever runs the server is what they set, and nothing where they set nothing', async () => {
    const set = await testServer({
      env: {
        ...{ OPERATOR_NAME: 'A club', OPERATOR_CONTACT: 'the desk', TERMS: 'Be kind.', LOG_ADDRESSES: 'none' },
        ...{ SECURITY_CONTACT: 'https://play.example/security', PUBLIC_URL: 'https://play.example' },
      },
    });
    const [about, text] = [
      await browserAt(set).ask('GET', '/api/about'),
      await browserAt(set).ask('GET', '/.well-known/security.txt'),
    ];
    await set.close();
    expect(about.json()).toEqual({ operator: 'A club', contact: 'the desk', terms: 'Be kind.', logAddresses: 'none' });
    expect(text.headers['content-type']).toContain('text/plain');
    expect(text.body).toMatch(/^Contact: https:\/\/play\.example\/security\nExpires: \d{4}-\S+Z\n/);
    expect((await browserAt(server).ask('GET', '/.well-known/security.txt')).statusCode).toBe(404);
    expect((await browserAt(server).ask('GET', '/api/about')).json()).toEqual({
      ...{ operator: null, contact: null, terms: null, logAddresses: 'short' },
    });
  });

  it('in numbers has no names', async () => {
    const { browser, name } = await account();
    await browser.ask('GET', `/api/people/${name}`);
    await browser.ask('GET', `/nothing/${name}`);
    const { body } = await browser.ask('GET', '/metrics');
    expect(body).toContain('route="/api/people/:name"');
    expect(body).not.toContain(name);
  });
});

it('the document of the API names every route with what it takes and refuses', async () => {
  const document = (await browserAt(server).ask('GET', '/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/me/decks/{id}'].put).toMatchObject({
    security: [{ bearer: [] }],
    parameters: [{ name: 'id', in: 'path', required: true }],
    requestBody: { content: { 'application/json': { schema: { properties: { data: { type: 'string' } } } } } },
    responses: { 200: expect.anything(), 401: expect.anything(), 409: expect.anything() },
  });
  expect(document.paths['/api/session'].post.security).toBeUndefined();
});
