// Tables over REST: what is opened, refused, brought, found and told.
import { randomFrom, rulesBot } from '@vaultsong/bots';
import { findBundled, toDeckList } from '@vaultsong/decks';
import { playOn, record, see, startRecorded } from '@vaultsong/engine';
import { lobby, openedTable, quickMatchAnswer } from '@vaultsong/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../compose/server.ts';
import type { Asker } from '../testing/server.ts';
import { browserAt, goodPassword, newName, testServer } from '../testing/server.ts';

let server: Server;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function guest(): Promise<Asker> {
  const browser = browserAt(server);
  expect((await browser.ask('POST', '/api/guests', { body: {} })).statusCode).toBe(201);
  return browser;
}

async function account(): Promise<{ readonly asker: Asker; readonly name: string }> {
  const asker = await guest();
  const name = newName();
  expect((await asker.ask('POST', '/api/people', { body: { name, password: goodPassword } })).statusCode).toBe(201);
  return { asker, name };
}

const duel = { play: { type: 'duel', decks: 'own' } } as const;

async function open(asker: Asker, body: object): Promise<string> {
  const answer = await asker.ask('POST', '/api/tables', { body });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return openedTable.parse(answer.json()).id;
}

describe('a table that is opened', () => {
  it('names its address, and stands in the lobby unless it is private', async () => {
    const one = await guest();
    const shown = await open(one, { terms: { ...duel, edition: 'manual' }, join: { deck: 'guide-achea' } });
    const hidden = await open(one, { terms: { ...duel, edition: 'manual', listed: false } });
    await server.game.idle();
    const list = lobby.parse((await one.ask('GET', '/api/tables?edition=manual')).json());
    const ids = list.tables.map(({ id }) => id);
    expect([ids.includes(shown), ids.includes(hidden)]).toEqual([true, false]);
    expect(list.tables.find(({ id }) => id === shown)).toMatchObject({
      stage: 'waiting',
      seats: [{ deck: 'Guide Achea' }, null],
    });
    const rated = lobby.parse((await one.ask('GET', '/api/tables?edition=manual&rated=yes')).json());
    expect(rated.tables.map(({ id }) => id)).not.toContain(shown);
  });

  it.each([
    [{ terms: { play: { type: 'chess' } } }, 'terms.play'],
    [{ terms: { ...duel, rated: true } }, 'takeBacks'],
    [{ terms: duel, join: { deck: 'no-such-deck' } }, 'deck'],
    [{ terms: duel, join: { deck: '{"name":"x"}' } }, 'deck'],
    [{ terms: duel, join: { deck: 'x'.repeat(300_000) } }, ''],
    [{ terms: duel, bots: [{ seat: 0, bot: 'oracle', deck: 'guide-achea' }] }, 'bots'],
    [{ terms: { ...duel, __proto__: null, constructor: { prototype: { rated: true } } } }, ''],
  ])('is refused by the name of what is wrong: %j', async (body, where) => {
    const one = await guest();
    const answer = await one.ask('POST', '/api/tables', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 413]).toContain(answer.statusCode);
    expect(answer.json().error.message).toContain(where);
  });

  it('takes who sits down once, refuses who comes late, and lets the one who opened it seat bots', async () => {
    const [one, two, three] = [await guest(), await guest(), await guest()];
    const id = await open(one, { terms: duel, join: { deck: 'guide-achea' } });
    const seats = `/api/tables/${id}/seats`;
    expect((await two.ask('PUT', `${seats}/1/bot`, { body: { bot: 'rules', deck: 'guide-achea' } })).statusCode).toBe(
      403,
    );
    expect((await one.ask('PUT', `${seats}/1/bot`, { body: { bot: 'rules', deck: 'guide-achea' } })).statusCode).toBe(
      200,
    );
    expect((await two.ask('POST', seats, { body: {} })).statusCode).toBe(409);
    const other = await open(one, { terms: duel });
    const answer = await two.ask('POST', `/api/tables/${other}/seats`, { body: { deck: 'clearly-ugly-xhe' } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { seat: 0 }]);
    expect((await two.ask('POST', `/api/tables/${other}/seats`, { body: {} })).json()).toEqual({ seat: 0 });
    expect((await three.ask('DELETE', `/api/tables/${other}/seats/me`)).statusCode).toBe(403);
    expect((await two.ask('DELETE', `/api/tables/${other}/seats/me`)).statusCode).toBe(200);
  });

  it('is for accounts where it is rated', async () => {
    const terms = { ...duel, rated: true, takeBacks: 'never', clock: { type: 'chess', seconds: 600, increment: 5 } };
    const one = await guest();
    expect((await one.ask('POST', '/api/tables', { body: { terms } })).statusCode).toBe(403);
    const { asker } = await account();
    const id = await open(asker, { terms, join: { deck: 'guide-achea' } });
    expect((await one.ask('POST', `/api/tables/${id}/seats`, { body: { deck: 'guide-achea' } })).statusCode).toBe(403);
  });

  it('keeps people apart of whom one has blocked the other', async () => {
    const [one, two] = [await account(), await account()];
    const id = await open(one.asker, { terms: { ...duel, edition: 'cota-1.0' }, join: { deck: 'guide-achea' } });
    await server.game.idle();
    expect((await one.asker.ask('PUT', `/api/me/blocks/${two.name}`)).statusCode).toBe(200);
    expect((await two.asker.ask('POST', `/api/tables/${id}/seats`, { body: {} })).statusCode).toBe(403);
    const list = lobby.parse((await two.asker.ask('GET', '/api/tables?edition=cota-1.0')).json());
    expect(list.tables.map((table) => table.id)).not.toContain(id);
  });

  it('tells neither record nor log while it is played at', async () => {
    const one = await guest();
    const id = await open(one, {
      terms: duel,
      join: { deck: 'guide-achea' },
      bots: [{ seat: 1, bot: 'rules', deck: 'clearly-ugly-xhe' }],
    });
    for (const what of ['record', 'log'])
      expect((await one.ask('GET', `/api/tables/${id}/${what}`)).statusCode).toBe(409);
    expect((await one.ask('GET', '/api/tables/0000000000')).statusCode).toBe(404);
    expect((await one.ask('GET', '/api/tables/..%2fmetrics')).statusCode).toBe(400);
  });
});

describe('a game that was begun elsewhere', () => {
  const begun = () => {
    const decks = ['guide-achea', 'clearly-ugly-xhe'].map((slug) => toDeckList(findBundled(slug).deck));
    const game = startRecorded({ decks, seed: 7, first: 0 });
    const random = randomFrom(3);
    for (let n = 0; n < 60; n++) {
      const { ask } = game.state;
      if (ask === null) break;
      playOn(game, ask.options.length === 1 ? 0 : rulesBot.choose(see(game.state, ask.player), random));
    }
    return game;
  };

  it('goes on here where it stood', async () => {
    const one = await guest();
    const game = begun();
    const answer = await one.ask('POST', '/api/tables/import', {
      body: { record: record(game), seats: ['me', 'rules'] },
    });
    expect(answer.statusCode).toBe(201);
    const actor = await server.game.tableRegistry.table(openedTable.parse(answer.json()).id);
    expect(actor?.table.playing?.game.answers.slice(0, game.answers.length)).toEqual(game.answers);
    expect(actor?.table.playing?.game.setup).toEqual(game.setup);
  });

  it('is not believed where it cannot be', async () => {
    const one = await guest();
    const saved = record(begun());
    const wrong = [
      [{ record: { ...saved, answers: [...saved.answers, 999] }, seats: ['me', 'rules'] }, 400],
      [{ record: { ...saved, hash: '5-00000000000000' }, seats: ['me', 'rules'] }, 400],
      [{ record: saved, seats: ['me'] }, 400],
      [{ record: saved, seats: ['rules', 'rules'] }, 400],
      [{ record: { ...saved, answers: Array.from({ length: 30_000 }, () => 0) }, seats: ['me', 'rules'] }, 413],
      [{ record: null, seats: ['me', 'rules'] }, 400],
    ] as const;
    for (const [body, status] of wrong)
      expect((await one.ask('POST', '/api/tables/import', { body })).statusCode).toBe(status);
  });
});

describe('a quick match', () => {
  const want = async (asker: Asker, body: object) =>
    quickMatchAnswer.parse((await asker.ask('POST', '/api/quick-match', { body })).json());

  it('pairs two who want the same, and tells the first when they ask again', async () => {
    const [one, two] = [await guest(), await guest()];
    expect(await want(one, { kind: 'sealed' })).toEqual({ waiting: true, table: null });
    expect(await want(one, { kind: 'sealed' })).toEqual({ waiting: true, table: null });
    const paired = await want(two, { kind: 'sealed' });
    expect(paired.waiting).toBe(false);
    expect(await want(one, { kind: 'sealed' })).toEqual(paired);
    const actor = await server.game.tableRegistry.table(paired.table ?? '');
    expect(actor?.table.seats.filter((seated) => seated?.sitter.type === 'person')).toHaveLength(2);
  });

  it('asks for a deck in open play, for an account in rated play, and forgets who does not want to any more', async () => {
    const [one, two] = [await guest(), await guest()];
    expect((await one.ask('POST', '/api/quick-match', { body: { kind: 'open' } })).statusCode).toBe(400);
    expect(
      (await one.ask('POST', '/api/quick-match', { body: { kind: 'open', deck: 'guide-achea', rated: true } }))
        .statusCode,
    ).toBe(403);
    expect(await want(one, { kind: 'open', deck: 'guide-achea' })).toMatchObject({ waiting: true });
    expect((await one.ask('DELETE', '/api/quick-match')).statusCode).toBe(200);
    expect(await want(two, { kind: 'open', deck: 'guide-achea' })).toMatchObject({ waiting: true });
    await two.ask('DELETE', '/api/quick-match');
  });
});
