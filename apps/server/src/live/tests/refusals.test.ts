// Refusals of messages and commands at a table that is not there, by people without a session or a seat, and at the wrong moment.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../../compose/server.ts';
import type { Request } from '../../testing/client.ts';
import { Client } from '../../testing/client.ts';
import { listeningServer } from '../../testing/server.ts';

let server: RunningServer;
let one: Client;
let two: Client;
/** A table at which `one` waits for somebody else. */
let table: string;
const clients: Client[] = [];

async function connected(client: Client): Promise<Client> {
  clients.push(client);
  await client.connect();
  return client;
}

beforeAll(async () => {
  server = await listeningServer();
  one = await connected(await Client.guest(server.address));
  two = await connected(await Client.guest(server.address));
  const terms = { play: { type: 'duel', decks: 'own' }, takeBacks: 'never' };
  table = await one.open({ terms, join: { deck: 'miss-onyx-censorius' } });
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
});

const messages = (at: string): readonly Request[] => [
  { type: 'command', table: at, command: { type: 'concede' } },
  { type: 'preview', table: at, question: 0, option: 0, aim: null },
  { type: 'targets', table: at, question: 0, option: 0 },
  { type: 'chat', table: at, text: 'hello' },
  { type: 'phrase', table: at, phrase: 'hello' },
];

/** What each is refused with. */
async function told(client: Client, asked: readonly Request[]): Promise<readonly unknown[]> {
  const codes: unknown[] = [];
  for (const request of asked) {
    const answer = await client.ask(request);
    codes.push(answer?.type === 'rejected' ? answer.code : answer?.type);
  }
  return codes;
}

const each = (asked: readonly Request[], code: string) => asked.map(() => code);

it('messages about a table that is not there are refused', async () => {
  const nowhere = messages('0123456789');
  expect(await told(one, nowhere)).toEqual(each(nowhere, 'not-found'));
});

it('messages of people without a seat are refused', async () => {
  expect(await told(two, messages(table))).toEqual(each(messages(table), 'not-your-seat'));
});

it('messages of people without a session are refused', async () => {
  const nobody = await connected(one.as('no-token-of-anybody'));
  expect(await told(nobody, messages(table))).toEqual(each(messages(table), 'not-signed-in'));
});

it('commands of a game are refused while it has not begun', async () => {
  const asked = [
    { type: 'answer', question: 0, option: 0 },
    { type: 'take-back', question: 0 },
    { type: 'call', call: { kind: 'pass' } },
    { type: 'choose-first', first: 0 },
    { type: 'concede' },
    { type: 'claim' },
    { type: 'rematch' },
  ] as const;
  const codes = await told(
    one,
    asked.map((command) => ({ type: 'command', table, command })),
  );
  expect(Object.fromEntries(asked.map(({ type }, i) => [type, codes[i]]))).toEqual(
    Object.fromEntries(asked.map(({ type }) => [type, 'not-now'])),
  );
  // Requests have numbers, and there is none yet.
  expect(
    await told(one, [
      { type: 'command', table, command: { type: 'agree', request: 0 } },
      { type: 'command', table, command: { type: 'decline', request: 0 } },
    ]),
  ).toEqual(['stale', 'stale']);
});

it('a nonce is refused at a table that waits for none, and what its terms forbid once the game has begun', async () => {
  const commands = (...given: readonly Extract<Request, { type: 'command' }>['command'][]): readonly Request[] =>
    given.map((command) => ({ type: 'command', table, command }));
  expect(await told(one, commands({ type: 'add-nonce', nonce: 'x' }))).toEqual(['not-allowed']);
  two.send({ type: 'subscribe', table });
  await two.sit(table, 'clearly-ugly-xhe');
  await two.until(() => two.tables.get(table)?.game);
  expect(await told(one, commands({ type: 'take-back', question: 0 }, { type: 'leave' }))).toEqual([
    'not-allowed',
    'not-now',
  ]);
});
