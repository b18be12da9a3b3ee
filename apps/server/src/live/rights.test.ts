// Tests of permissions in the live protocol: seats, watchers, other people’s tables, other sites.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { RunningServer } from '../compose/server.ts';
import { askedOf, Client } from '../testing/client.ts';
import { listeningServer } from '../testing/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await listeningServer();
});
afterAll(() => server.close());

const clients: Client[] = [];
afterAll(() => {
  for (const client of clients) client.close();
});

async function guest(): Promise<Client> {
  const client = await Client.guest(server.address, true);
  clients.push(client);
  await client.connect();
  return client;
}

interface Three {
  readonly one: Client;
  readonly two: Client;
  readonly other: Client;
  readonly table: string;
}

/** Two at a table, whose game has begun, and a third person. */
async function three(terms: object = {}): Promise<Three> {
  const [one, two, other] = [await guest(), await guest(), await guest()];
  const table = await one.open({
    terms: { play: { is: 'duel', decks: 'own' }, ...terms },
    sit: { deck: 'miss-onyx-censorius' },
  });
  one.send({ is: 'follow', table, refusals: true });
  two.send({ is: 'follow', table, refusals: false });
  await two.until(() => two.tables.get(table));
  await two.sit(table, 'clearly-ugly-xhe');
  await Promise.all([one, two].map((client) => client.until(() => client.tables.get(table)?.game)));
  return { one, two, other, table };
}

/** The client that is asked, with its question, and the other one. */
function askedAmong({ one, two, table }: Three) {
  for (const client of [one, two]) {
    const asked = askedOf(client, table);
    if (asked !== null) return { client, ...asked, idle: client === one ? two : one };
  }
  throw new Error('Nobody is asked');
}

const answerTo = (question: number, option = 0) => ({ do: 'answer', question, option }) as const;

describe('a seat', () => {
  it('answers only for itself: neither the other player nor a third person can', async () => {
    const all = await three();
    const { table, other } = all;
    const { question, idle, client } = askedAmong(all);
    expect(await idle.ask({ is: 'do', table, command: answerTo(question) })).toMatchObject({ code: 'not-asked' });
    expect(await other.ask({ is: 'do', table, command: answerTo(question) })).toMatchObject({ code: 'not-your-seat' });
    for (const command of [
      { do: 'concede' },
      { do: 'claim' },
      { do: 'take-back', question },
      { do: 'rematch' },
    ] as const)
      expect(await other.ask({ is: 'do', table, command })).toMatchObject({ code: 'not-your-seat' });
    expect(await other.ask({ is: 'preview', table, question, option: 0, aim: null })).toMatchObject({
      code: 'not-your-seat',
    });
    expect(await other.ask({ is: 'say', table, text: 'hello' })).toMatchObject({ code: 'not-your-seat' });
    expect(await idle.ask({ is: 'reach', table, question, option: 0 })).toMatchObject({ reach: null });
    expect(await idle.ask({ is: 'preview', table, question, option: 0, aim: null })).toMatchObject({ preview: null });
    expect(await client.ask({ is: 'do', table, command: answerTo(question, 99) })).toMatchObject({ code: 'no-option' });
    expect(await client.ask({ is: 'do', table, command: answerTo(question) })).toMatchObject({ is: 'done' });
  });

  it('gives an answer once, however often it is sent, and none to a question that is over', async () => {
    const all = await three();
    const { table } = all;
    const { question, client, ask } = askedAmong(all);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.ask({ is: 'do', table, command: answerTo(question, 1) })),
    );
    expect(answers.map((answer) => answer?.is)).toEqual(Array.from({ length: 5 }, () => 'done'));
    expect(ask.options.length).toBeGreaterThan(1);
    expect(await client.ask({ is: 'do', table, command: answerTo(question, 0) })).toMatchObject({ code: 'stale' });
    const actor = await server.game.tableRegistry.table(table);
    expect(actor?.table.playing?.game.answers.slice(0, 1)).toEqual([1]);
  });

  it('sees its own hand and not that of the other, who looks on sees neither', async () => {
    const { one, two, other, table } = await three();
    other.send({ is: 'follow', table, refusals: true });
    await other.until(() => other.tables.get(table)?.game);
    const known = (client: Client) =>
      client.tables
        .get(table)
        ?.game?.view.players.map(({ hand }) => hand.every((card) => card.known) && hand.length > 0);
    expect([known(one), known(two), known(other)]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    // What a shuffled deck holds is in no message at all, nor is the chance that it was shuffled by.
    for (const { heard } of [one, two, other]) expect(JSON.stringify(heard)).not.toContain('"chance"');
    expect(other.tables.get(table)?.game?.refusals).toBeNull();
  });

  it('may close its table to those who look on', async () => {
    const { other, table } = await three({ watchers: { allowed: false, delay: 0 } });
    other.send({ is: 'follow', table, refusals: false });
    const answer = await other.until(() => other.heard.find(({ is }) => is === 'error'));
    expect(answer).toMatchObject({ code: 'forbidden', table });
    expect(other.tables.has(table)).toBe(false);
  });
});

describe('a game that goes on', () => {
  it('is told whole to who comes back, who finds the question as it was', async () => {
    const all = await three();
    const { table } = all;
    const { client, question } = askedAmong(all);
    client.drop();
    const back = client.again();
    clients.push(back);
    await back.connect();
    back.send({ is: 'follow', table, refusals: false });
    await back.until(() => back.tables.get(table));
    expect(askedOf(back, table)?.question).toBe(question);
    expect(await back.ask({ is: 'do', table, command: answerTo(question) })).toMatchObject({ is: 'done' });
  });

  it('goes back by consent, and the events are told anew', async () => {
    const all = await three();
    const { table } = all;
    const first = askedAmong(all);
    // A mulligan reveals something to who takes it.
    await first.client.ask({ is: 'do', table, command: answerTo(first.question, 0) });
    await first.idle.until(() => first.client.tables.get(table)?.game?.question !== first.question);
    const pending = first.client.tables.get(table)?.game?.question ?? -1;
    expect(await first.client.ask({ is: 'do', table, command: { do: 'take-back', question: pending } })).toMatchObject({
      is: 'done',
    });
    const request = await first.idle.until(() => first.idle.tables.get(table)?.face.request);
    // A press that came late is about another request.
    const late = { do: 'agree', request: request.id - 1 } as const;
    expect(await first.idle.ask({ is: 'do', table, command: late })).toMatchObject({ code: 'stale' });
    const agree = { do: 'agree', request: request.id } as const;
    expect(await first.idle.ask({ is: 'do', table, command: agree })).toMatchObject({ is: 'done' });
    await first.client.until(() => askedOf(first.client, table));
    const again = askedOf(first.client, table);
    expect(again?.ask).toEqual(first.ask);
    expect(again?.question).not.toBe(first.question);
    expect(await first.client.ask({ is: 'do', table, command: answerTo(first.question, 1) })).toMatchObject({
      code: 'stale',
    });
    expect(first.client.heard.findLast((message) => message.is === 'table' && message.whole)).toMatchObject({
      seq: again?.question,
    });
  });

  it('tells who is there, and what is said to all', async () => {
    const { one, two, table } = await three();
    expect(await one.ask({ is: 'say', table, text: '  well <b>met</b> ' })).toMatchObject({ is: 'done' });
    const said = await two.until(() => two.heard.find(({ is }) => is === 'said'));
    expect(said).toMatchObject({ lines: [{ by: one.person, text: 'well <b>met</b>', phrase: null }] });
    expect(await two.ask({ is: 'phrase', table, phrase: 'hello' })).toMatchObject({ is: 'done' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => one.ask({ is: 'say', table, text: 'again' })));
    expect(answers.filter((answer) => answer?.is === 'refused')).not.toEqual([]);
    two.drop();
    await one.until(() => one.heard.find((message) => message.is === 'presence' && message.here[1] === false));
  });
});

describe('a connection', () => {
  const opening = (headers: Record<string, string>): Promise<'open' | number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/live`, { headers });
      socket.on('open', () => {
        socket.close();
        resolve('open');
      });
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => {});
    });

  it('is opened for pages of this server and for programs, not for pages of other sites', async () => {
    expect(await opening({})).toBe('open');
    expect(await opening({ origin: server.address })).toBe('open');
    expect(await opening({ origin: 'https://elsewhere.example' })).toBe(403);
  });

  it('survives what is no message, and is told so', async () => {
    const client = await guest();
    const wrong = [
      '',
      '{',
      '[]',
      'null',
      '{"is":"dance"}',
      '{"is":"follow","table":"../../etc"}',
      '{"__proto__":{"is":"ping"}}',
    ];
    for (const text of [...wrong, Buffer.from([0, 1, 2])]) client.sendText(text);
    await client.until(() => client.heard.filter(({ is }) => is === 'error').length === wrong.length + 1);
    expect(await client.ask({ is: 'ping' })).toMatchObject({ is: 'pong' });
  });

  it('is told by its number which message was not understood, so that nobody waits for an answer to it', async () => {
    const client = await guest();
    const wrong = [
      '{"is":"do","id":7,"table":"aaaaaaaaaa","command":{"do":"dance"}}',
      '{"is":"do","id":8,"table":"../../etc","command":{"do":"concede"}}',
      '{"is":"dance","id":9}',
      '{"is":"ping","id":-1}',
    ];
    for (const text of [...wrong, '{"is":"ping","id":"ten"}', '{"is":"ping","id":0.5}']) client.sendText(text);
    const heard = await client.until(() => {
      const found = client.heard.filter(({ is }) => is === 'refused' || is === 'error');
      return found.length === wrong.length + 2 && found;
    });
    const told = heard.map((message) =>
      message.is === 'refused' || message.is === 'error' ? [message.code, 'id' in message ? message.id : null] : [],
    );
    expect(told).toEqual([7, 8, 9, -1, null, null].map((id) => ['invalid', id]));
  });

  it('ends with a message that is too long, and the server goes on', async () => {
    const client = await guest();
    client.sendText('x'.repeat(100_000));
    await client.ended;
    const other = await guest();
    expect(await other.ask({ is: 'ping' })).toMatchObject({ is: 'pong' });
  });

  it('is told when the server stops', async () => {
    const second = await listeningServer();
    const client = await Client.guest(second.address, true);
    await client.connect();
    await client.until(() => client.heard.find(({ is }) => is === 'hello'));
    await second.close();
    expect(client.heard.at(-1)).toMatchObject({ is: 'closing' });
  });
});
