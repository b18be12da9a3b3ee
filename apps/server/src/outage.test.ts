// Tests of outages, for players and for the operator: each request gets an answer, nothing is half done, and everything
// goes on after the outage.
import { readLog } from '@vaultsong/tables';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from './compose/server.ts';
import { pubSubInProcess } from './pubsub/inProcess.ts';
import type { PubSub } from './pubsub/pubSub.ts';
import { openStore } from './store/store.ts';
import { EventStore } from './tables/eventStore.ts';
import type { Breakable } from './testing/breakable.ts';
import { breakableStore } from './testing/breakable.ts';
import type { Answer } from './testing/client.ts';
import { askedOf, Client } from './testing/client.ts';
import { hangableWay } from './testing/hangable.ts';
import { withPostgres } from './testing/postgres.ts';
import { listeningServer } from './testing/server.ts';
import { freshStore } from './testing/store.ts';
import { until } from './testing/until.ts';

let server: RunningServer;
let database: Breakable;
const everyLine: string[] = [];
const onLine = new Set<() => void>();
const lines: { readonly level: number; readonly msg: string; readonly part?: string }[] = [];
beforeAll(async () => {
  database = await breakableStore();
  server = await listeningServer({
    store: database.store,
    env: { LOG_LEVEL: 'info' },
    log: {
      write: (line) => {
        everyLine.push(line);
        lines.push(JSON.parse(line));
        for (const look of onLine) look();
      },
    },
  });
});
afterEach(() => {
  database.state = 'well';
});
afterAll(() => server.close());

const level = { info: 30, error: 50 } as const;

/** Lines that parts of the server logged since the last call, requests excepted. */
const logged = (): readonly string[] =>
  lines
    .splice(0)
    .filter(({ msg }) => msg !== 'answered')
    .map(({ level: loud, part, msg }) => `${loud} ${part} ${msg}`);

async function health({ address } = server): Promise<readonly [number, unknown]> {
  const answer = await fetch(`${address}/healthz`);
  return [answer.status, await answer.json()];
}

async function metric(name: string, { address } = server): Promise<string | undefined> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return text.split('\n').find((line) => line.startsWith(`${name} `));
}

const well = [200, { status: 'ok', parts: { database: 'up', disk: 'up', broker: 'none' } }];

/** Two who play, and what the first of them is asked. */
async function match(
  at = server,
  other = at,
): Promise<{ readonly table: string; readonly players: readonly [Client, Client] }> {
  const [one, two] = [await Client.guest(at.address, true), await Client.guest(other.address, true)];
  const table = await one.open({ terms: { play: { type: 'duel', decks: 'own' } }, join: { deck: 'generated:cota:7' } });
  for (const client of [one, two]) {
    await client.connect();
    client.send({ type: 'subscribe', table });
    await client.until(() => client.tables.get(table));
  }
  await two.sit(table, 'generated:cota:8');
  return { table, players: [one, two] };
}

/** Who of them is asked something, and what. */
const somebodyAsked = (table: string, players: readonly Client[]) =>
  Promise.race(
    players.map((client) =>
      client.until(() => {
        const asked = askedOf(client, table);
        return asked === null ? null : { client, question: asked.question };
      }),
    ),
  );

/** Whoever is asked gives the first answer. */
async function answerOnce(table: string, players: readonly Client[]): Promise<Answer | null> {
  const { client, question } = await somebodyAsked(table, players);
  return await client.ask({ type: 'command', table, command: { type: 'answer', question, option: 0 } });
}

const openTable = (client: Client) =>
  client.rest('POST', '/api/tables', { terms: { play: { type: 'duel', decks: 'own' } } });

const refused = { type: 'rejected', code: 'unavailable', message: expect.stringContaining('try again') };

test.each(['full', 'away'] as const)(
  'what cannot be kept is refused by its id, and counts when it is asked again: the disk is %s',
  async (state) => {
    const { table, players } = await match();
    const [one] = players;
    for (let n = 0; n < 3; n++) expect(await answerOnce(table, players)).toMatchObject({ type: 'done' });
    const before = await new EventStore(database.store).read(table, 0);
    const heard = one.heard.length;
    expect(await health()).toEqual(well);
    logged();

    database.state = state;
    expect(await answerOnce(table, players)).toMatchObject(refused);
    expect(await answerOnce(table, players)).toMatchObject(refused);
    expect(await one.ask({ type: 'chat', table, text: 'hello' })).toMatchObject(refused);
    const part = state === 'full' ? 'disk' : 'database';
    expect(await health()).toEqual([
      503,
      { status: 'unavailable', parts: { database: 'up', disk: 'up', broker: 'none', [part]: 'down' } },
    ]);
    expect(await metric(`vaultsong_up{part="${part}"}`)).toBe(`vaultsong_up{part="${part}"} 0`);
    const guest = await fetch(`${server.address}/api/guests`, { method: 'POST' });
    expect([guest.status, guest.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await guest.json()).toMatchObject({ error: { code: 'unavailable' } });
    const opened = await openTable(one);
    expect(opened).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(one.heard.slice(heard).filter(({ type }) => type === 'table')).toEqual([]);

    database.state = 'well';
    expect(await new EventStore(database.store).read(table, 0)).toEqual(before);
    expect(await answerOnce(table, players)).toMatchObject({ type: 'done' });
    expect(await health()).toEqual(well);
    expect(await metric(`vaultsong_up{part="${part}"}`)).toBe(`vaultsong_up{part="${part}"} 1`);
    const name = state === 'full' ? 'the room to write to' : 'the database';
    const ofDatabase = [`${level.error} undefined the embedded database ended by itself, and is opened again`];
    const said = logged();
    expect(said.filter((line) => !line.includes('embedded'))).toEqual([
      `${level.error} ${part} ${name} is lost`,
      `${level.info} ${part} ${name} is back`,
    ]);
    expect([...new Set(said.filter((line) => line.startsWith(`${level.error} undefined`)))]).toEqual(
      state === 'full' ? [] : ofDatabase,
    );
    const entries = await new EventStore(database.store).read(table, 0);
    expect(readLog(table, entries).playing?.question).toBeGreaterThan(readLog(table, before).playing?.question ?? 0);
    for (const client of players) client.close();
  },
);

test('what was written although nobody could be told so is shown after the outage, and counts once', async () => {
  const { table, players } = await match();
  const { client, question } = await somebodyAsked(table, players);
  const answer = () => client.ask({ type: 'command', table, command: { type: 'answer', question, option: 0 } });
  const answered = async () =>
    (await new EventStore(database.store).read(table, 0)).filter(({ data }) => data.startsWith('{"type":"answered"'))
      .length;
  const before = await answered();
  // Where another statement breaks the connection before it is sent, it is not written: then once more.
  do {
    database.state = 'mute';
    expect(await answer()).toMatchObject(refused);
    database.state = 'well';
  } while ((await answered()) === before);
  // Nobody does anything, and the table goes on all the same.
  await client.until(() => (client.tables.get(table)?.game?.question ?? 0) > question);
  const after = await answered();
  expect(after).toBeGreaterThan(before);
  expect(await answer()).toMatchObject({ type: 'done' });
  expect(await answered()).toBe(after);
  for (const one of players) one.close();
});

test('a table that could not go on by itself in an outage goes on after it, and whoever follows hears of it', async () => {
  const one = await Client.guest(server.address);
  const table = await one.open({ terms: { play: { type: 'duel', decks: 'own' } }, join: { deck: 'generated:cota:7' } });
  await one.connect();
  one.send({ type: 'subscribe', table });
  await one.until(() => one.tables.get(table));
  const actor = await server.game.tableRegistry.table(table);
  if (actor === null) throw new Error('It is there');
  // The last that can be written is that the match begins; then the server itself would deal.
  actor.listen(({ event }) => {
    if (event.type === 'began') database.state = 'full';
  });
  await one.rest('PUT', `/api/tables/${table}/seats/1/bot`, { bot: 'random', deck: 'generated:cota:8' });
  await until(
    () => !server.health.isUp('disk'),
    (look) => {
      onLine.add(look);
      return () => onLine.delete(look);
    },
  );
  const { next } = actor.table;
  database.state = 'well';
  expect(await one.until(() => askedOf(one, table))).toBeTruthy();
  expect(actor.table.next).toBeGreaterThan(next);
  expect(await server.game.tableRegistry.table(table)).toBe(actor);
  one.close();
});

test('somebody who comes in an outage is told to come again, and not that nobody knows them', async () => {
  const one = await Client.guest(server.address);
  database.state = 'away';
  const fresh = one.again();
  await expect(fresh.connect()).rejects.toThrow('503');
  expect((await one.rest('GET', '/api/me')).status).toBe(503);
  database.state = 'well';
  await fresh.connect();
  fresh.close();
});

test('without a broker two who play at two processes go on, and whoever watches over the server is told', async () => {
  /** One that says that it carries nothing, and does not. */
  const deaf = (): PubSub => ({
    ...pubSubInProcess(),
    isShared: true,
    watch: (listener) => listener(new Error('The broker carries nothing')),
  });
  // Not the one of the other tests, of whose incidents these servers would hear from now on.
  const store = await freshStore();
  const [one, two] = [
    await listeningServer({ store, pubSub: deaf() }),
    await listeningServer({ store, pubSub: deaf() }),
  ];
  expect(await health(one)).toEqual([
    200,
    { status: 'degraded', parts: { database: 'up', disk: 'up', broker: 'down' } },
  ]);
  const { table, players } = await match(one, two);
  const askers = new Set<Client>();
  // Whoever is asked next may be at the other process, and hears of it all the same.
  while (askers.size < 2) {
    const { client } = await somebodyAsked(table, players);
    askers.add(client);
    const answer = await answerOnce(table, [client]);
    if (answer?.type !== 'done') expect(answer).toMatchObject({ type: 'rejected', code: 'stale' });
  }
  for (const client of players) client.close();
  for (const running of [one, two]) await running.close();
  await store.close();
});

withPostgres(test)('of a PostgreSQL that hangs everybody hears, and all goes on when it does', async (url) => {
  const way = await hangableWay(url);
  const said: { readonly part?: string; readonly msg: string; readonly err?: { readonly message: string } }[] = [];
  const store = await openStore({ storage: { kind: 'postgres', url: way.url } }, 2_000);
  const hanging = await listeningServer({
    store,
    env: { LOG_LEVEL: 'info' },
    log: { write: (line) => void said.push(JSON.parse(line)) },
  });
  const { table, players } = await match(hanging);
  for (let n = 0; n < 3; n++) expect(await answerOnce(table, players)).toMatchObject({ type: 'done' });
  const eventStore = new EventStore(store);
  const before = await eventStore.read(table, 0);

  way.hang();
  expect(await answerOnce(table, players)).toMatchObject(refused);
  expect((await health(hanging))[0]).toBe(503);
  expect(await metric('vaultsong_up{part="database"}', hanging)).toBe('vaultsong_up{part="database"} 0');
  expect(await players[0].ask({ type: 'chat', table, text: 'hello' })).toMatchObject(refused);
  // A transaction takes a connection for longer than a statement: none of ten is lost by it.
  const opened = Array.from({ length: 12 }, () =>
    players[0].rest('POST', '/api/tables', { terms: { play: { type: 'duel', decks: 'own' } } }),
  );
  for (const answer of opened) expect((await answer).status).toBe(503);

  way.goOn();
  let done = 0;
  while (done < 3) {
    const answer = await answerOnce(table, players);
    if (answer?.type === 'done') done += 1;
    // What was refused may be written now, and another question is asked.
    else expect(answer).toMatchObject({ type: 'rejected', code: expect.stringMatching(/^(?:unavailable|stale)$/) });
  }
  expect((await health(hanging))[0]).toBe(200);
  expect(await metric('vaultsong_up{part="database"}', hanging)).toBe('vaultsong_up{part="database"} 1');
  expect(await Promise.all(Array.from({ length: 12 }, () => store.check()))).toHaveLength(12);
  const after = await eventStore.read(table, 0);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(readLog(table, after).playing?.question).toBeGreaterThan(readLog(table, before).playing?.question ?? 0);
  expect(said.flatMap(({ part, msg, err }) => (part === undefined ? [] : [[part, msg, err?.message]]))).toEqual([
    ['database', 'the database is lost', 'PostgreSQL did not answer for 2 seconds'],
    ['database', 'the database is back', undefined],
  ]);
  for (const client of players) client.close();
  await hanging.close();
  await store.close();
  way.close();
});

test('no value of a statement that failed is in the log', async () => {
  const { table, players } = await match();
  expect(await answerOnce(table, players)).toMatchObject({ type: 'done' });
  database.state = 'full';
  expect(await answerOnce(table, players)).toMatchObject(refused);
  expect(await players[0].ask({ type: 'chat', table, text: 'hello' })).toMatchObject(refused);
  const [guest, opened] = [
    await fetch(`${server.address}/api/guests`, { method: 'POST' }),
    await openTable(players[0]),
  ];
  expect([guest.status, opened.status]).toEqual([503, 503]);
  database.state = 'well';
  expect(await answerOnce(table, players)).toMatchObject({ type: 'done' });
  for (const client of players) client.close();
  // Tokens of the guests that could not be made, decks and what was said were among them.
  const all = JSON.stringify(everyLine);
  expect(all).toContain('No space left on device');
  for (const word of ['insert into', 'params', 'generated:cota', 'hello']) expect(all).not.toContain(word);
});
