// Views of people without a seat: permissions are checked at each message, in the live protocol, by REST and in lists,
// at each process.
import type { AskedTerms } from '@vaultsong/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RunningServer } from '../../compose/server.ts';
import { pubSubInProcess } from '../../pubsub/inProcess.ts';
import { askedOf, Client } from '../../testing/client.ts';
import { listeningServer } from '../../testing/server.ts';
import { freshStore } from '../../testing/store.ts';

let [here, there]: RunningServer[] = [];
beforeAll(async () => {
  const [store, pubSub] = [await freshStore(), pubSubInProcess()];
  here = await listeningServer({ store, pubSub });
  there = await listeningServer({ store, pubSub });
});
afterAll(async () => {
  for (const server of [here, there]) await server?.close();
});

const clients: Client[] = [];
afterAll(() => {
  for (const client of clients) client.close();
});

async function guest(server = here): Promise<Client> {
  if (server === undefined) throw new Error('There is no server');
  const client = await Client.guest(server.address, true);
  clients.push(client);
  await client.connect();
  return client;
}

const own = { type: 'duel', decks: 'own' } as const;
const decks = ['miss-onyx-censorius', 'clearly-ugly-xhe'] as const;

async function follow(client: Client, table: string): Promise<void> {
  client.send({ type: 'subscribe', table });
  await client.until(() => client.tables.get(table));
}

const seqs = (client: Client, table: string): readonly number[] =>
  client.heard.flatMap((said) => (said.type === 'table' && said.table === table ? [said.seq] : []));

/** Two who play at a table that others have followed since before its match began. */
async function begun(terms: Omit<AskedTerms, 'play'>, watchers: readonly Client[], host?: Client) {
  const [one, two] = [await guest(), await guest()];
  const requester = host ?? one;
  const table = await requester.open({ terms: { play: own, ...terms } });
  for (const client of [...watchers, one, two]) await follow(client, table);
  await one.sit(table, decks[0]);
  const before = await Promise.all(watchers.map((client) => client.until(() => seqs(client, table))));
  await two.sit(table, decks[1]);
  await Promise.all([one, two].map((client) => client.until(() => client.tables.get(table)?.game)));
  return { one, two, table, before };
}

/** Gives one answer, of whoever is asked. */
async function answer({ one, two, table }: Awaited<ReturnType<typeof begun>>): Promise<void> {
  const client = await one.until(() => [one, two].find((who) => askedOf(who, table) !== null));
  const question = askedOf(client, table)?.question ?? 0;
  const done = await client.ask({ type: 'command', table, command: { type: 'answer', question, option: 0 } });
  expect(done).toMatchObject({ type: 'done' });
}

describe('who followed a table before its match began', () => {
  it('is told that nobody may look on, and nothing of the match, at whichever process', async () => {
    const watchers = [await guest(), await guest(there), await guest()];
    const [, , host] = watchers;
    const all = await begun({ spectators: { allowed: false, delay: 0 } }, watchers, host);
    await answer(all);
    for (const watcher of watchers) {
      const refusal = await watcher.until(() => watcher.heard.find(({ type }) => type === 'error'));
      expect(refusal).toMatchObject({ code: 'forbidden', table: all.table });
      await watcher.ask({ type: 'ping' });
      expect(watcher.tables.get(all.table)).toMatchObject({ game: null, summary: { stage: 'waiting' } });
      watcher.send({ type: 'subscribe', table: all.table });
      await watcher.until(() => watcher.heard.filter(({ type }) => type === 'error').length === 2);
    }
  });

  it('is told of it later by the delay, and nothing younger meanwhile, nor what the players say', async () => {
    const watchers = [await guest(), await guest(there)];
    const all = await begun({ spectators: { allowed: true, delay: 600 } }, watchers);
    await answer(all);
    expect(await all.one.ask({ type: 'chat', table: all.table, text: 'what a hand' })).toMatchObject({ type: 'done' });
    await all.two.until(() => all.two.heard.find(({ type }) => type === 'chat'));
    for (const watcher of watchers) {
      // Told anew, from as long ago as the delay says: then nobody sat there.
      await watcher.until(() => seqs(watcher, all.table).at(-1) === 0);
      await watcher.ask({ type: 'ping' });
      expect(watcher.heard.find(({ type }) => type === 'chat')).toBeUndefined();
      expect(watcher.tables.get(all.table)?.game).toBeNull();
      expect(JSON.stringify(watcher.heard)).not.toContain('"began"');
    }
  });

  it('goes on to see what lies open where all may look on at once', async () => {
    const watcher = await guest(there);
    const all = await begun({}, [watcher]);
    await watcher.until(() => watcher.tables.get(all.table)?.game);
    await answer(all);
    const far = all.one.tables.get(all.table)?.game?.question ?? 0;
    await watcher.until(() => watcher.tables.get(all.table)?.game?.question === far);
    expect(watcher.tables.get(all.table)?.you).toBeNull();
  });

  it('follows no more who has said so, also where that comes with the beginning', async () => {
    const watcher = await guest();
    const all = await begun({ spectators: { allowed: true, delay: 600 } }, [watcher]);
    watcher.send({ type: 'unsubscribe', table: all.table });
    await watcher.ask({ type: 'ping' });
    const heard = watcher.heard.length;
    await answer(all);
    await watcher.ask({ type: 'ping' });
    expect(watcher.heard.slice(heard).map(({ type }) => type)).toEqual(['pong']);
  });
});

describe('whose seat a bot has taken', () => {
  it('sees no more than anybody else', async () => {
    const [one, two] = [await guest(), await guest()];
    const play = { type: 'keyraken', players: 2 } as const;
    const table = await one.open({
      terms: { play, spectators: { allowed: false, delay: 0 } },
      join: { deck: decks[0] },
    });
    for (const client of [one, two]) await follow(client, table);
    await two.sit(table, decks[1]);
    await two.until(() => two.tables.get(table)?.game);
    expect(await two.ask({ type: 'command', table, command: { type: 'concede' } })).toMatchObject({ type: 'done' });
    const refusal = await two.until(() => two.heard.find(({ type }) => type === 'error'));
    expect(refusal).toMatchObject({ code: 'forbidden', table });
    const handed = await one.until(() => one.tables.get(table)?.summary.seats[1]?.bot && seqs(one, table).at(-1));
    expect(seqs(two, table).at(-1)).toBeLessThan(handed ?? 0);
    const rest = await two.rest('GET', `/api/tables/${table}`);
    expect(rest.body).toMatchObject({ table: { stage: 'playing', toAct: null, clock: null } });
  });
});

describe('how a match goes at which nobody may look on at once', () => {
  it('is in no answer and in no list, but in those of its players', async () => {
    const stranger = await guest();
    const all = await begun({ spectators: { allowed: true, delay: 600 } }, []);
    const { table } = all;
    await answer(all);
    await here?.game.idle();
    expect((await stranger.rest('GET', `/api/tables/${table}`)).body).toMatchObject({
      table: { id: table, stage: 'playing', toAct: null, games: [], series: null, clock: null },
    });
    const own = (await all.one.rest('GET', `/api/tables/${table}`)).body;
    expect(own).toMatchObject({ table: { toAct: expect.any(Number) } });
    const lineIn = async (client: Client, path: string): Promise<unknown> => {
      const { body } = await client.rest('GET', path);
      const { tables } = z.object({ tables: z.array(z.looseObject({ id: z.string() })) }).parse(body);
      return tables.find(({ id }) => id === table);
    };
    expect(await lineIn(stranger, '/api/tables?show=playing')).toMatchObject({ toAct: [], score: [0, 0] });
    expect(await lineIn(all.one, '/api/me/tables')).toMatchObject({ toAct: [expect.any(String)] });
    for (const path of ['record', 'log'])
      expect(await stranger.rest('GET', `/api/tables/${table}/${path}`)).toMatchObject({ status: 409 });
  });
});

describe('a sealed deck', () => {
  it('is told to its owner alone until the match is over, live, by REST, in lists and as a record', async () => {
    const [one, two, watcher] = [await guest(), await guest(), await guest(there)];
    const terms = { play: { type: 'duel', decks: 'sealed', format: { bestOf: 3, adaptive: false } } };
    const table = await one.open({ terms, join: {} });
    for (const client of [one, two, watcher]) await follow(client, table);
    expect(await two.rest('POST', `/api/tables/${table}/seats`, {})).toMatchObject({ status: 200 });
    await Promise.all([one, two, watcher].map((client) => client.until(() => client.tables.get(table)?.game)));
    const actor = await here?.game.tableRegistry.table(table);
    const secrets = actor?.table.seats.map((seated) => [seated?.origin ?? '', seated?.deck?.name ?? '']) ?? [];
    const [ofOne = [], ofTwo = []] = secrets;
    for (const secret of secrets.flat()) expect(secret).not.toBe('');
    const knows = (text: string): readonly boolean[] =>
      [ofOne, ofTwo].map((names) => names.some((name) => text.includes(JSON.stringify(name))));
    const read = async (client: Client): Promise<string> => {
      await here?.game.idle();
      const paths = [
        `/api/tables/${table}`,
        '/api/tables?show=playing',
        '/api/me/tables',
        `/api/tables/${table}/record`,
      ];
      const answers = await Promise.all(paths.map((path) => client.rest('GET', path)));
      return JSON.stringify([client.heard, answers]);
    };
    expect(knows(await read(one))).toEqual([true, false]);
    expect(knows(await read(two))).toEqual([false, true]);
    expect(knows(await read(watcher))).toEqual([false, false]);
    // A game of the series is over, and the next one is played with the same decks.
    await one.ask({ type: 'command', table, command: { type: 'concede' } });
    await watcher.until(() => watcher.tables.get(table)?.summary.games.length === 1);
    expect(knows(await read(one))).toEqual([true, false]);
    expect(knows(await read(watcher))).toEqual([false, false]);
    expect(watcher.tables.get(table)?.summary.seats[0]?.deck).toMatchObject({ name: null, origin: null });
    const loser = await one.until(() => [one, two].find((who) => who.tables.get(table)?.summary.stage !== undefined));
    for (let n = 0; n < 4 && actor?.table.result === null; n++) {
      await loser.ask({ type: 'command', table, command: { type: 'choose-first', first: 0 } });
      await one.until(() => one.tables.get(table)?.summary.stage !== 'choosing-first');
      await loser.ask({ type: 'command', table, command: { type: 'concede' } });
    }
    await watcher.until(() => watcher.tables.get(table)?.summary.stage === 'over');
    expect(knows(await read(watcher))).toEqual([true, true]);
  });
});
