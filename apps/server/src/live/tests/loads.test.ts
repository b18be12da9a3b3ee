// Tables that no process has in memory: who has many of them loaded is told to wait, and all that is long is played by workers.
import { findBundled, toDeckList } from '@vaultsong/decks';
import { playOn, startRecorded } from '@vaultsong/engine';
import type { AskedTerms } from '@vaultsong/tables';
import { terms } from '@vaultsong/tables';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RunningServer } from '../../compose/server.ts';
import { pubSubInProcess } from '../../pubsub/inProcess.ts';
import type { Store } from '../../store/store.ts';
import { EventStore } from '../../tables/eventStore.ts';
import { TableRegistry } from '../../tables/tableRegistry.ts';
import { Client } from '../../testing/client.ts';
import { listeningServer } from '../../testing/server.ts';
import { freshStore } from '../../testing/store.ts';
import type { Task } from '../../workers/tasks.ts';
import { perform } from '../../workers/tasks.ts';
import { Workers } from '../../workers/workers.ts';
import { usualMessageRate } from '../limits/messageRateLimiter.ts';

let store: Store;
beforeAll(async () => {
  // What is limited comes back with time, which passes in no test.
  vi.useFakeTimers({ toFake: ['Date'] });
  store = await freshStore();
});

const open: { close(): Promise<void> }[] = [];
const clients: Client[] = [];
afterAll(async () => {
  for (const client of clients) client.close();
  for (const one of open) await one.close();
  vi.useRealTimers();
});

async function serverWith(env: Readonly<Record<string, string>>, messageRate = usualMessageRate) {
  const tasks: Task['type'][] = [];
  const workers = new Workers(async (task) => {
    tasks.push(task.type);
    return await perform(task);
  });
  const server = await listeningServer({ store, workers, env, messageRate });
  open.push(server);
  return { server, tasks };
}

async function guest({ address }: RunningServer): Promise<Client> {
  const client = await Client.guest(address, true);
  clients.push(client);
  await client.connect();
  return client;
}

/** A game in which both end their turns at once. */
function longGame(length: number) {
  const decks = ['guide-achea', 'clearly-ugly-xhe'].map((slug) => toDeckList(findBundled(slug).deck));
  const game = startRecorded({ decks, seed: 7, first: 0 });
  while (game.answers.length < length && game.state.ask !== null)
    playOn(game, game.state.ask.kind === 'move' ? game.state.ask.options.length - 1 : 0);
  return game;
}

/** A table of an hour ago with such a game, at which these people play. */
async function oldTable(
  asked: Omit<AskedTerms, 'play'>,
  people: readonly [string, string],
  length = 100,
): Promise<string> {
  const past = Date.now() - 3_600_000;
  const tableRegistry = new TableRegistry({
    eventStore: new EventStore(store),
    pubSub: pubSubInProcess(),
    now: () => past,
    onError: () => {},
  });
  open.push(tableRegistry);
  const { setup, answers } = longGame(length);
  return await tableRegistry.create({
    by: null,
    terms: terms.parse({ play: { type: 'duel', decks: 'own' }, ...asked }),
    seated: people.map((id, seat) => ({
      seat,
      sitter: { type: 'person', id },
      deck: setup.decks[seat] ?? null,
      origin: null,
    })),
    imported: { setup, answers },
  });
}

const told = (client: Client, table: string) => client.until(() => client.tables.get(table));

it('refuses an address that opens many, live and by REST, and says how long to wait; who plays goes on', async () => {
  const { server } = await serverWith({ CONNECTIONS_PER_ADDRESS: '20' });
  const [player, watcher] = [await guest(server), await guest(server)];
  const [first, second, third, own] = [
    await oldTable({}, ['x', 'y']),
    await oldTable({}, ['x', 'y']),
    await oldTable({}, ['x', 'y']),
    await oldTable({}, [player.person.id, 'y']),
  ];
  for (const table of [first, second]) {
    watcher.send({ type: 'subscribe', table });
    await told(watcher, table);
  }
  watcher.send({ type: 'subscribe', table: third });
  expect(await watcher.until(() => watcher.heard.find(({ type }) => type === 'error'))).toEqual({
    ...{ type: 'error', code: 'too-many', table: third, retryAfter: 5 },
    message: expect.stringContaining('wait a moment'),
  });
  const command = { type: 'concede' } as const;
  expect(await watcher.ask({ type: 'command', table: third, command })).toMatchObject({
    ...{ type: 'rejected', code: 'too-many', retryAfter: expect.any(Number) },
  });
  const answer = await fetch(`${server.address}/api/tables/${third}`);
  expect([answer.status, await answer.json()]).toEqual([429, { error: expect.objectContaining({ code: 'too-many' }) }]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  watcher.send({ type: 'unsubscribe', table: first });
  expect((await fetch(`${server.address}/api/tables/${first}`)).status).toBe(200);
  player.send({ type: 'subscribe', table: own });
  expect(await told(player, own)).toMatchObject({ you: 0 });
});

it('is played by workers alone, also as it was some time ago, and each once for all who look on', async () => {
  const { server, tasks } = await serverWith({});
  const table = await oldTable({ spectators: { allowed: true, delay: 600 } }, ['x', 'y']);
  const watchers = [await guest(server), await guest(server)];
  for (const watcher of watchers) {
    watcher.send({ type: 'subscribe', table });
    expect((await told(watcher, table)).game).toMatchObject({ number: 1 });
  }
  expect(tasks).toEqual(['load', 'load', 'history']);
});

it('counts how often a table is loaded as it was some time ago', async () => {
  const { server } = await serverWith({ CONNECTIONS_PER_ADDRESS: '10' });
  const table = await oldTable({ spectators: { allowed: true, delay: 600 } }, ['x', 'y']);
  const watcher = await guest(server);
  watcher.send({ type: 'subscribe', table });
  const refusal = await watcher.until(() => watcher.heard.find(({ type }) => type === 'error'));
  expect(refusal).toMatchObject({ code: 'too-many', table, retryAfter: expect.any(Number) });
});

it('counts a follow of a long game for more than one', async () => {
  const { server } = await serverWith({}, { ...usualMessageRate, burst: 1_000 });
  const table = await oldTable({}, ['x', 'y'], 600);
  const watcher = await guest(server);
  const of = (kind: 'table' | 'error') => watcher.heard.filter(({ type }) => type === kind);
  while (of('error').length === 0) {
    const before = watcher.heard.length;
    watcher.send({ type: 'subscribe', table });
    await watcher.until(() => watcher.heard.slice(before).some(({ type }) => type === 'table' || type === 'error'));
  }
  // Of 80 at once each takes three.
  expect(of('table').length).toBe(27);
  expect(of('error')).toEqual([expect.objectContaining({ code: 'too-many', table, retryAfter: 1 })]);
});
