// A wish for a quick match ends with the page that made it, even if the page asks one process and is connected to
// another.
import { request } from 'node:http';
import { quickMatchAnswer } from '@vaultsong/protocol';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { RunningServer } from '../compose/server.ts';
import { pubSubInProcess } from '../pubsub/inProcess.ts';
import { quickMatches } from '../store/schema/tables.ts';
import type { Store } from '../store/store.ts';
import { Client } from '../testing/client.ts';
import { listeningServer } from '../testing/server.ts';
import { freshStore } from '../testing/store.ts';
import { QuickMatch } from './quickMatch.ts';

/** Two processes that share a database and wake each other. */
let store: Store;
const pubSub = pubSubInProcess();
let here: RunningServer;
let there: RunningServer;
const clients: Client[] = [];

beforeAll(async () => {
  store = await freshStore();
  [here, there] = await Promise.all([listeningServer({ store, pubSub }), listeningServer({ store, pubSub })]);
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const client of clients.splice(0)) client.close();
  await store.db.delete(quickMatches);
});

afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await store.close();
});

async function guest(server = here): Promise<Client> {
  const client = await Client.guest(server.address, true);
  clients.push(client);
  await client.connect();
  return client;
}

const want = async (client: Client): Promise<string | null> =>
  quickMatchAnswer.parse((await client.rest('POST', '/api/quick-match', { kind: 'sealed' })).body).table;

const rows = (): Promise<number> => store.db.$count(quickMatches);

/** Nothing but what has gone takes a row out here, however long it is waited for. */
const nobodyWaits = (): Promise<void> => expect.poll(rows, { timeout: 60_000 }).toBe(0);

it.each([
  ['closed', (client: Client) => client.close()],
  ['lost', (client: Client) => client.drop()],
])('nobody is seated with somebody whose connection was %s, until they ask again', async (_, end) => {
  const [one, two] = [await guest(), await guest()];
  expect(await want(one)).toBeNull();
  end(one);
  await nobodyWaits();
  expect(await want(two)).toBeNull();
  expect(await want(one)).not.toBeNull();
});

it('it ends wherever the connection was, whichever process was asked', async () => {
  const one = await guest(there);
  const two = await guest(here);
  expect(await want(one.again(here.address))).toBeNull();
  one.close();
  await nobodyWaits();
  expect(await want(two)).toBeNull();
});

it('who goes before the answer comes does not wait', async () => {
  const one = await guest();
  let asked = (): void => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let left = (): void => {};
  const hasLeft = new Promise<void>((resolve) => {
    left = resolve;
  });
  const usual = QuickMatch.prototype.want;
  vi.spyOn(QuickMatch.prototype, 'want').mockImplementationOnce(async function (this: QuickMatch, wish) {
    asked();
    await hasLeft;
    return await usual.call(this, wish);
  });
  here.app.server.once('connection', (socket) => socket.once('close', left));
  const asking = request(`${here.address}/api/quick-match`, {
    ...{ method: 'POST', agent: false },
    headers: { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' },
  });
  asking.on('error', () => {});
  asking.end('{"kind":"sealed"}');
  await isAsked;
  const cancelled = vi.spyOn(QuickMatch.prototype, 'cancel');
  asking.destroy();
  await expect.poll(() => cancelled.mock.calls.length, { timeout: 60_000 }).toBe(1);
  await cancelled.mock.results[0]?.value;
  expect(await rows()).toBe(0);
});

it('who was paired hears of it though the connection ended', async () => {
  const [one, two] = [await guest(), await guest()];
  expect(await want(one)).toBeNull();
  const table = await want(two);
  expect(table).not.toBeNull();
  const forgotten = vi.spyOn(QuickMatch.prototype, 'left');
  one.close();
  await expect.poll(() => forgotten.mock.calls, { timeout: 60_000 }).toEqual([[one.person.id]]);
  await (forgotten.mock.contexts[0] as QuickMatch).idle();
  expect(await want(one)).toBe(table);
});

it('others go on waiting, and all do when a process is renewed', async () => {
  const renewed = await listeningServer({ store, pubSub });
  const [one, two] = [await guest(renewed), await guest(renewed)];
  const watcher = await guest(here);
  expect(await want(one)).toBeNull();
  await two.rest('POST', '/api/quick-match', { kind: 'open', deck: 'guide-achea' });
  watcher.close();
  await renewed.close();
  await Promise.all([one.ended, two.ended, watcher.ended]);
  expect(await rows()).toBe(2);
});
