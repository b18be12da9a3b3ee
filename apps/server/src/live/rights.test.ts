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
    terms: { play: { type: 'duel', decks: 'own' }, ...terms },
    join: { deck: 'miss-onyx-censorius' },
  });
  one.send({ type: 'subscribe', table, whyNot: true });
  two.send({ type: 'subscribe', table, whyNot: false });
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

const answerTo = (question: number, option = 0) => ({ type: 'answer', question, option }) as const;

describe('a seat', () => {
  it('answers only for itself: neither the other player nor a third person can', async () => {
    const all = await three();
    const { table, other } = all;
    const { question, idle, client } = askedAmong(all);
    expect(await idle.ask({ type: 'command', table, command: answerTo(question) })).toMatchObject({
      code: 'not-asked',
    });
    expect(await other.ask({ type: 'command', table, command: answerTo(question) })).toMatchObject({
      code: 'not-your-seat',
    });
    for (const command of [
      { type: 'concede' },
      { type: 'claim' },
      { type: 'take-back', question },
      { type: 'rematch' },
    ] as const)
      expect(await other.ask({ type: 'command', table, command })).toMatchObject({ code: 'not-your-seat' });
    expect(await other.ask({ type: 'preview', table, question, option: 0, aim: null })).toMatchObject({
      code: 'not-your-seat',
    });
    expect(await other.ask({ type: 'chat', table, text: 'hello' })).toMatchObject({ code: 'not-your-seat' });
    expect(await idle.ask({ type: 'targets', table, question, option: 0 })).toMatchObject({ targets: null });
    expect(await idle.ask({ type: 'preview', table, question, option: 0, aim: null })).toMatchObject({ preview: null });
    expect(await client.ask({ type: 'command', table, command: answerTo(question, 99) })).toMatchObject({
      code: 'no-option',
    });
    expect(await client.ask({ type: 'command', table, command: answerTo(question) })).toMatchObject({ type: 'done' });
  });

  it('gives an answer once, however often it is sent, and none to a question that is over', async () => {
    const all = await three();
    const { table } = all;
    const { question, client, ask } = askedAmong(all);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.ask({ type: 'command', table, command: answerTo(question, 1) })),
    );
    expect(answers.map((answer) => answer?.type)).toEqual(Array.from({ length: 5 }, () => 'done'));
    expect(ask.options.length).toBeGreaterThan(1);
    expect(await client.ask({ type: 'command', table, command: answerTo(question, 0) })).toMatchObject({
      code: 'stale',
    });
    const actor = await server.game.tableRegistry.table(table);
    expect(actor?.table.playing?.game.answers.slice(0, 1)).toEqual([1]);
  });

  it('sees its own hand and not that of the other, who looks on sees neither', async () => {
    const { one, two, other, table } = await three();
    other.send({ type: 'subscribe', table, whyNot: true });
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
    expect(other.tables.get(table)?.game?.whyNot).toBeNull();
  });

  it('may close its table to those who look on', async () => {
    const { other, table } = await three({ spectators: { allowed: false, delay: 0 } });
    other.send({ type: 'subscribe', table, whyNot: false });
    const answer = await other.until(() => other.heard.find(({ type }) => type === 'error'));
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
    back.send({ type: 'subscribe', table, whyNot: false });
    await back.until(() => back.tables.get(table));
    expect(askedOf(back, table)?.question).toBe(question);
    expect(await back.ask({ type: 'command', table, command: answerTo(question) })).toMatchObject({ type: 'done' });
  });

  it('goes back by consent, and the events are told anew', async () => {
    const all = await three();
    const { table } = all;
    const first = askedAmong(all);
    // A mulligan reveals something to who takes it.
    await first.client.ask({ type: 'command', table, command: answerTo(first.question, 0) });
    await first.idle.until(() => first.client.tables.get(table)?.game?.question !== first.question);
    const pending = first.client.tables.get(table)?.game?.question ?? -1;
    expect(
      await first.client.ask({ type: 'command', table, command: { type: 'take-back', question: pending } }),
    ).toMatchObject({
      type: 'done',
    });
    const request = await first.idle.until(() => first.idle.tables.get(table)?.summary.request);
    // A press that came late is about another request.
    const late = { type: 'agree', request: request.id - 1 } as const;
    expect(await first.idle.ask({ type: 'command', table, command: late })).toMatchObject({ code: 'stale' });
    const agree = { type: 'agree', request: request.id } as const;
    expect(await first.idle.ask({ type: 'command', table, command: agree })).toMatchObject({ type: 'done' });
    await first.client.until(() => askedOf(first.client, table));
    const again = askedOf(first.client, table);
    expect(again?.ask).toEqual(first.ask);
    expect(again?.question).not.toBe(first.question);
    expect(await first.client.ask({ type: 'command', table, command: answerTo(first.question, 1) })).toMatchObject({
      code: 'stale',
    });
    expect(first.client.heard.findLast((message) => message.type === 'table' && message.full)).toMatchObject({
      seq: again?.question,
    });
  });

  it('tells who is there, and what is said to all', async () => {
    const { one, two, table } = await three();
    expect(await one.ask({ type: 'chat', table, text: '  well <b>met</b> ' })).toMatchObject({ type: 'done' });
    const said = await two.until(() => two.heard.find(({ type }) => type === 'chat'));
    expect(said).toMatchObject({ lines: [{ by: one.person, text: 'well <b>met</b>', phrase: null }] });
    expect(await two.ask({ type: 'phrase', table, phrase: 'hello' })).toMatchObject({ type: 'done' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => one.ask({ type: 'chat', table, text: 'again' })),
    );
    expect(answers.filter((answer) => answer?.type === 'rejected')).not.toEqual([]);
    two.drop();
    await one.until(() => one.heard.find((message) => message.type === 'presence' && message.present[1] === false));
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
      '{"type":"dance"}',
      '{"type":"subscribe","table":"../../etc"}',
      '{"__proto__":{"type":"ping"}}',
    ];
    for (const text of [...wrong, Buffer.from([0, 1, 2])]) client.sendText(text);
    await client.until(() => client.heard.filter(({ type }) => type === 'error').length === wrong.length + 1);
    expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('is told by its number which message was not understood, so that nobody waits for an answer to it', async () => {
    const client = await guest();
    const wrong = [
      '{"type":"command","id":7,"table":"aaaaaaaaaa","command":{"type":"dance"}}',
      '{"type":"command","id":8,"table":"../../etc","command":{"type":"concede"}}',
      '{"type":"dance","id":9}',
      '{"type":"ping","id":-1}',
    ];
    for (const text of [...wrong, '{"type":"ping","id":"ten"}', '{"type":"ping","id":0.5}']) client.sendText(text);
    const heard = await client.until(() => {
      const found = client.heard.filter(({ type }) => type === 'rejected' || type === 'error');
      return found.length === wrong.length + 2 && found;
    });
    const told = heard.map((message) =>
      message.type === 'rejected' || message.type === 'error'
        ? [message.code, 'id' in message ? message.id : null]
        : [],
    );
    expect(told).toEqual([7, 8, 9, -1, null, null].map((id) => ['invalid', id]));
  });

  it('of version 1 is told which version this is, and where the name of a message belongs', async () => {
    const client = await guest();
    client.sendText('{"is":"follow","table":"aaaaaaaaaa"}');
    client.sendText('{"is":"do","id":3,"table":"aaaaaaaaaa","command":{"do":"concede"}}');
    const heard = await client.until(() => {
      const found = client.heard.filter(({ type }) => type === 'rejected' || type === 'error');
      return found.length === 2 && found;
    });
    const message = expect.stringMatching(/version 2 of the live protocol.*"type"/);
    expect(heard).toEqual([
      { type: 'error', code: 'invalid', message },
      { type: 'rejected', id: 3, code: 'invalid', message },
    ]);
    expect(client.heard[0]).toMatchObject({ type: 'hello', protocol: 2 });
  });

  it('ends with a message that is too long, and the server goes on', async () => {
    const client = await guest();
    client.sendText('x'.repeat(100_000));
    await client.ended;
    const other = await guest();
    expect(await other.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('is told when the server stops', async () => {
    const second = await listeningServer();
    const client = await Client.guest(second.address, true);
    await client.connect();
    await client.until(() => client.heard.find(({ type }) => type === 'hello'));
    await second.close();
    expect(client.heard.at(-1)).toMatchObject({ type: 'closing' });
  });
});
