import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../compose/server.ts';
import { browserAt, goodPassword, newName, programAt, testServer } from '../testing/server.ts';

let server: Server;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function account(name = newName()) {
  const browser = browserAt(server);
  const answer = await browser.ask('POST', '/api/people', { body: { name, password: goodPassword } });
  expect(answer.statusCode, answer.body).toBe(201);
  return { browser, name, ...answer.json() };
}

describe('guests', () => {
  it('are somebody at once, by a cookie and by the token that is in it', async () => {
    const browser = browserAt(server);
    expect((await browser.ask('GET', '/api/hello')).json()).toMatchObject({ you: null });
    const answer = await browser.ask('POST', '/api/guests');
    expect(answer.statusCode).toBe(201);
    const { you, token } = answer.json();
    expect(you).toEqual({ id: expect.any(String), name: expect.stringMatching(/^Guest \d{4}$/), kind: 'guest' });
    expect((await browser.ask('GET', '/api/hello')).json()).toMatchObject({ you });
    expect((await programAt(server, token).ask('GET', '/api/hello')).json()).toMatchObject({ you });
    expect((await browser.ask('POST', '/api/guests')).json()).toMatchObject({ error: { code: 'conflict' } });
  });

  it('who make an account stay who they are, with a session that nobody had before', async () => {
    const browser = browserAt(server);
    const guest = (await browser.ask('POST', '/api/guests')).json();
    const name = newName();
    const made = await browser.ask('POST', '/api/people', { body: { name, password: goodPassword } });
    expect(made.json()).toEqual({ you: { id: guest.you.id, name, kind: 'account' }, token: expect.any(String) });
    expect(made.json().token).not.toBe(guest.token);
    expect((await programAt(server, guest.token).ask('GET', '/api/me')).statusCode).toBe(401);
    expect((await browser.ask('GET', '/api/me')).json()).toMatchObject({ you: { id: guest.you.id, name } });
  });
});

describe('accounts', () => {
  it('are made, left and come back to, in other letters too', async () => {
    const { browser, name, you } = await account(`Ä${newName()}`);
    expect(you).toMatchObject({ name, kind: 'account' });
    const out = await browser.ask('DELETE', '/api/session');
    expect(out.statusCode).toBe(200);
    expect(browser.cookie).toBeNull();
    const back = await browser.ask('POST', '/api/session', {
      body: { name: name.toUpperCase().normalize('NFD'), password: goodPassword },
    });
    expect(back.json().you).toEqual(you);
    expect((await browser.ask('GET', '/api/hello')).json().you).toEqual(you);
  });

  it('of programs say so', async () => {
    const answer = await browserAt(server).ask('POST', '/api/people', {
      body: { name: newName(), password: goodPassword, bot: true },
    });
    expect(answer.json().you.kind).toBe('bot');
  });

  it('have one name each, without regard to case', async () => {
    const { name } = await account();
    const answer = await browserAt(server).ask('POST', '/api/people', {
      body: { name: name.toUpperCase(), password: goodPassword },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'conflict']);
  });

  it.each([
    ['ab', 'invalid'],
    ['a b c', 'invalid'],
    ['x'.repeat(21), 'invalid'],
    ['Guest 1234', 'invalid'],
    ['Admin', 'conflict'],
    ['аdmin-of-all', 'invalid'],
    ['a/../b', 'invalid'],
  ])('cannot be called %s', async (name, code) => {
    const answer = await browserAt(server).ask('POST', '/api/people', { body: { name, password: goodPassword } });
    expect(answer.json().error.code).toBe(code);
  });

  it.each(['short', 'x'.repeat(129), 'password123', 'aaaaaaaaaaaa'])(
    'cannot have the password %s',
    async (password) => {
      const answer = await browserAt(server).ask('POST', '/api/people', { body: { name: newName(), password } });
      expect(answer.json().error.code).toBe('invalid');
    },
  );

  it('change their password, which ends all other sessions', async () => {
    const { browser, name } = await account();
    const other = browserAt(server);
    await other.ask('POST', '/api/session', { body: { name, password: goodPassword } });
    const next = 'another good password';
    const refused = await browser.ask('PATCH', '/api/me', { body: { password: { current: 'wrong', next } } });
    expect(refused.json().error.code).toBe('wrong-password');
    expect((await other.ask('GET', '/api/me')).statusCode).toBe(200);
    const before = browser.cookie;
    const changed = await browser.ask('PATCH', '/api/me', { body: { password: { current: goodPassword, next } } });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(browser.cookie).not.toBe(before);
    expect((await browser.ask('GET', '/api/me')).statusCode).toBe(200);
    expect((await other.ask('GET', '/api/me')).statusCode).toBe(401);
    const old = await browserAt(server).ask('POST', '/api/session', { body: { name, password: goodPassword } });
    expect(old.json().error.code).toBe('wrong-password');
  });

  it('change their name, by which they sign in from then on; the old one is free', async () => {
    const { browser, name, you } = await account();
    const other = await account();
    const rename = (to: string) => browser.ask('PATCH', '/api/me', { body: { name: to } });
    for (const [to, code] of [
      [other.name.toUpperCase(), 'conflict'],
      ['Admin', 'conflict'],
      ['аdmin-of-all', 'invalid'],
      ['a b', 'invalid'],
    ] as const)
      expect((await rename(to)).json().error.code).toBe(code);
    expect((await browser.ask('GET', '/api/me')).json().you).toEqual(you);
    // In other letters it is the same name.
    expect((await rename(name.toUpperCase())).json().you).toEqual({ ...you, name: name.toUpperCase() });
    const next = newName();
    const renamed = await rename(next);
    expect(renamed.statusCode, renamed.body).toBe(200);
    expect(renamed.json().you).toEqual({ ...you, name: next });
    expect((await browser.ask('GET', '/api/hello')).json().you).toEqual({ ...you, name: next });
    const signIn = (as: string) =>
      browserAt(server).ask('POST', '/api/session', { body: { name: as, password: goodPassword } });
    expect((await signIn(name)).json().error.code).toBe('wrong-password');
    expect((await signIn(next)).json().you.id).toBe(you.id);
    expect((await account(name)).you.id).not.toBe(you.id);
  });

  it('change name and password at once', async () => {
    const { browser, you } = await account();
    const name = newName();
    const password = { current: goodPassword, next: 'another good password' };
    expect((await browser.ask('PATCH', '/api/me', { body: { name, password } })).json().you).toEqual({ ...you, name });
    const back = await browserAt(server).ask('POST', '/api/session', { body: { name, password: password.next } });
    expect(back.json().you).toEqual({ ...you, name });
  });

  it('have their new name at tables, and never none meanwhile', async () => {
    const { browser, name, you } = await account();
    const { nameCache } = server.game;
    await nameCache.load([you.id]);
    const next = newName();
    await browser.ask('PATCH', '/api/me', { body: { name: next } });
    expect([name, next]).toContain(nameCache.find(you.id).name);
    await nameCache.load([you.id]);
    expect(nameCache.find(you.id).name).toBe(next);
  });

  it('have a name of their own, which guests have not', async () => {
    const guest = browserAt(server);
    await guest.ask('POST', '/api/guests');
    const answer = await guest.ask('PATCH', '/api/me', { body: { name: newName() } });
    expect(answer.json().error.code).toBe('conflict');
  });

  it('tell of themselves, and are found by name and by id', async () => {
    const { browser, name, you } = await account();
    await browser.ask('PATCH', '/api/me', { body: { about: ' I play <b>Dis</b>. ' } });
    for (const key of [name.toUpperCase(), you.id]) {
      const profile = (await browserAt(server).ask('GET', `/api/people/${key}`)).json();
      expect(profile).toEqual({
        person: you,
        about: 'I play <b>Dis</b>.',
        since: expect.any(Number),
        relation: 'none',
      });
    }
    expect((await browser.ask('GET', `/api/people/${name}`)).json().relation).toBe('self');
    expect((await browser.ask('GET', '/api/people/nobody-here')).statusCode).toBe(404);
  });

  it('are deleted by who knows their password; the name is free, and what was theirs is gone', async () => {
    const { browser, name, you } = await account();
    const friend = await account();
    await browser.ask('PUT', `/api/me/friends/${friend.name}`);
    expect((await browser.ask('DELETE', '/api/me', { body: {} })).json().error.code).toBe('wrong-password');
    const gone = await browser.ask('DELETE', '/api/me', { body: { password: goodPassword } });
    expect(gone.json()).toEqual({ done: true });
    expect((await browser.ask('GET', '/api/hello')).json().you).toBeNull();
    expect((await browser.ask('GET', `/api/people/${name}`)).statusCode).toBe(404);
    expect((await friend.browser.ask('GET', '/api/me/friends')).json().received).toEqual([]);
    expect((await server.people.profiles.byIds([you.id])).get(you.id)).toMatchObject({ name: 'Deleted player' });
    const again = await account(name);
    expect(again.you.id).not.toBe(you.id);
  });

  it('get all that is kept of them', async () => {
    const { browser, you } = await account();
    server.people.alsoExport(async ({ id }) => ({ ratings: [id] }));
    const answer = await browser.ask('GET', '/api/me/export');
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.json()).toMatchObject({
      ...{ you, about: '', friends: [], blocked: [], decks: [], ratings: [you.id] },
      sessions: [{ since: expect.any(Number), until: expect.any(Number) }],
    });
    expect(answer.body).not.toMatch(/password|scrypt|token/i);
  });
});

describe('friends and blocks', () => {
  it('are friends when both want it', async () => {
    const one = await account();
    const other = await account();
    const asked = await one.browser.ask('PUT', `/api/me/friends/${other.name}`);
    expect(asked.json()).toEqual({ relation: 'request-sent' });
    expect((await other.browser.ask('GET', '/api/me/friends')).json()).toMatchObject({
      received: [one.you],
      friends: [],
    });
    expect((await one.browser.ask('PUT', `/api/me/friends/${other.name}`)).json().relation).toBe('request-sent');
    expect((await other.browser.ask('PUT', `/api/me/friends/${one.name}`)).json().relation).toBe('friend');
    expect((await one.browser.ask('GET', '/api/me/friends')).json()).toMatchObject({ sent: [], friends: [other.you] });
    expect([...(await server.people.profiles.friendsOf(one.you.id))]).toEqual([other.you.id]);
    await one.browser.ask('DELETE', `/api/me/friends/${other.name}`);
    expect((await other.browser.ask('GET', '/api/me/friends')).json().friends).toEqual([]);
  });

  it('end where one blocks the other, who is told nothing of it', async () => {
    const one = await account();
    const other = await account();
    await one.browser.ask('PUT', `/api/me/friends/${other.name}`);
    await other.browser.ask('PUT', `/api/me/friends/${one.name}`);
    await one.browser.ask('PUT', `/api/me/blocks/${other.name}`);
    expect((await one.browser.ask('GET', '/api/me/friends')).json()).toMatchObject({
      friends: [],
      blocked: [other.you],
    });
    expect((await other.browser.ask('GET', `/api/people/${one.name}`)).json().relation).toBe('none');
    expect((await other.browser.ask('PUT', `/api/me/friends/${one.name}`)).json().relation).toBe('request-sent');
    expect((await one.browser.ask('GET', '/api/me/friends')).json().received).toEqual([]);
    expect(await server.people.profiles.isBlockedBetween(other.you.id, one.you.id)).toBe(true);
    expect([...(await server.people.profiles.apartFrom(other.you.id))]).toEqual([one.you.id]);
    expect((await one.browser.ask('PUT', `/api/me/friends/${other.name}`)).json().error.code).toBe('conflict');
    await one.browser.ask('DELETE', `/api/me/blocks/${other.name}`);
    expect((await one.browser.ask('GET', `/api/people/${other.name}`)).json().relation).toBe('request-received');
  });

  it('are for two people with accounts', async () => {
    const { browser, name } = await account();
    const guest = browserAt(server);
    const { you } = (await guest.ask('POST', '/api/guests')).json();
    for (const [who, whom] of [
      [guest, name],
      [browser, you.id],
      [browser, name],
    ] as const)
      expect((await who.ask('PUT', `/api/me/friends/${whom}`)).json().error.code).toBe('conflict');
    expect((await browser.ask('PUT', `/api/me/blocks/${name}`)).json().error.code).toBe('conflict');
    expect((await browser.ask('PUT', `/api/me/blocks/${you.id}`)).json().relation).toBe('blocked');
  });
});
