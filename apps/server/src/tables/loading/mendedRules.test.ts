// Running matches that the rules of today lead to no game: servers that start close their tables, once, and people are told.
import { replay } from '@vaultsong/engine';
import type { Listing } from '@vaultsong/protocol';
import type { TableEvent } from '@vaultsong/tables';
import { entryOf, readLog, rootHash, stageOf, tableEvent, verify } from '@vaultsong/tables';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RunningServer } from '../../compose/server.ts';
import type { Store } from '../../store/store.ts';
import { Client } from '../../testing/client.ts';
import { listeningServer } from '../../testing/server.ts';
import { freshStore } from '../../testing/store.ts';
import { untilPlaying } from '../../testing/until.ts';
import { EventStore } from '../eventStore.ts';
import { listingRowOf } from '../listingRow.ts';
import { RunningReview } from './runningReview.ts';

let store: Store;
beforeAll(async () => {
  store = await freshStore();
});

const servers: RunningServer[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const server of servers.splice(0)) await server.close();
});

async function start(): Promise<RunningServer> {
  const server = await listeningServer({ store });
  servers.push(server);
  return server;
}

async function connected(client: Client): Promise<Client> {
  clients.push(client);
  await client.connect();
  return client;
}

const eventsOf = async (id: string): Promise<readonly TableEvent[]> =>
  (await new EventStore(store).read(id, 0)).map(({ data }) => tableEvent.parse(JSON.parse(data)));

const ends = async (id: string): Promise<readonly TableEvent[]> =>
  (await eventsOf(id)).filter(({ type }) => type === 'closed');

/** A duel that both play, on a server that ends then. Its log is left to go on as it would by rules of before. */
async function played(spectators: { readonly allowed: true; readonly delay: number }) {
  const server = await start();
  const [ann, bob] = [await Client.guest(server.address), await Client.guest(server.address)];
  const agreed = { play: { type: 'duel', decks: 'own' }, clock: { type: 'days', days: 1 }, spectators };
  const id = await ann.open({ terms: agreed, join: { deck: 'miss-onyx-censorius' } });
  await bob.sit(id, 'clearly-ugly-xhe');
  const actor = await server.game.tableRegistry.table(id);
  if (actor === null) throw new Error('no table');
  await untilPlaying(actor);
  for (let n = 0; n < 12; n++) {
    const { question, game } = actor.table.playing ?? {};
    const sitter = actor.table.seats[game?.state.ask?.player ?? -1]?.sitter;
    if (question === undefined || sitter?.type !== 'person') throw new Error('nobody is asked');
    await actor.act({ id: sitter.id, isAccount: false }, { type: 'answer', question, option: 0 });
  }
  await server.game.idle();
  servers.splice(servers.indexOf(server), 1);
  await server.close();
  return { id, ann, bob, table: actor.table, secret: actor.secret };
}

const listingIn = (body: unknown, id: string): Listing | undefined =>
  z
    .object({ tables: z.array(z.custom<Listing>()) })
    .parse(body)
    .tables.find((one) => one.id === id);

describe('a match that is over where its log goes on', () => {
  it('ends without a winner: all who come are told why, and it is found among those that ended', async () => {
    const { id, ann, bob, table } = await played({ allowed: true, delay: 600 });
    const answers = [...(table.playing?.game.answers ?? [])];
    const conceded = entryOf({ type: 'conceded', seat: 0 }, table.next, table.since, table.hash);
    const answered: TableEvent = { type: 'answered', seat: 0, question: table.playing?.question ?? 0, options: [0] };
    const after = entryOf(answered, conceded.seq + 1, table.since, conceded.hash);
    const eventStore = new EventStore(store);
    for (const entry of [conceded, after]) expect(await eventStore.append(id, entry)).toBe(true);

    const [one, two] = [await start(), await start()];
    const [here, there] = [await connected(ann.again(one.address)), await connected(bob.again(two.address))];
    for (const client of [here, there]) client.send({ type: 'subscribe', table: id });
    for (const client of [here, there]) {
      const told = await client.until(() => client.tables.get(id));
      expect(told.summary).toMatchObject({ stage: 'closed', closed: 'rules-changed', result: null, games: [] });
      expect(told.summary).toMatchObject({ deadline: null, claimable: null, toAct: null });
    }
    const spectator = await connected(await Client.guest(two.address));
    spectator.send({ type: 'subscribe', table: id });
    expect((await spectator.until(() => spectator.tables.get(id))).summary).toMatchObject({ closed: 'rules-changed' });
    expect(await ends(id)).toEqual([{ type: 'closed', reason: 'rules-changed', winner: null, from: conceded.seq }]);

    await here.until(() => here.tables.get(id)?.summary.secret);
    await one.game.idle();
    await two.game.idle();
    const get = async (path: string) => (await here.rest('GET', path)).body;
    expect(listingIn(await get('/api/tables?show=playing'), id)).toBeUndefined();
    expect(listingIn(await get('/api/me/tables'), id)).toMatchObject({
      ...{ stage: 'closed', closed: 'rules-changed', winner: null, score: [0, 0], toAct: [] },
    });
    const record = await here.rest('GET', `/api/tables/${id}/record?game=1`);
    expect([record.status, replay(record.body).answers]).toEqual([200, answers]);
    const log = z.object({ entries: z.array(z.custom<Parameters<typeof readLog>[1][number]>()) });
    expect(verify(id, log.parse(await get(`/api/tables/${id}/log`)).entries)).toMatchObject({ faults: [], games: 1 });
    expect((await here.rest('POST', `/api/tables/${id}/seats`, { deck: 'miss-onyx-censorius' })).status).toBe(409);
  });

  it('is not ended twice by servers that start later, and no clock runs at it', async () => {
    const { id, table } = await played({ allowed: true, delay: 0 });
    const conceded = entryOf({ type: 'conceded', seat: 0 }, table.next, table.since, table.hash);
    const again: TableEvent = { type: 'answered', seat: 0, question: table.playing?.question ?? 0, options: [0] };
    const eventStore = new EventStore(store);
    for (const entry of [conceded, entryOf(again, conceded.seq + 1, table.since, conceded.hash)])
      await eventStore.append(id, entry);
    for (let starts = 0; starts < 3; starts++) {
      const server = await start();
      const actor = await server.game.tableRegistry.table(id);
      expect(stageOf(actor?.table ?? table)).toBe('closed');
      await actor?.goOn();
      await server.game.tableRegistry.sweep();
      await server.game.idle();
    }
    expect((await eventsOf(id)).slice(-2).map(({ type }) => type)).toEqual(['closed', 'secret-revealed']);
    expect(await ends(id)).toHaveLength(1);
    const days = new Date(Date.now() + 90 * 86_400_000);
    expect((await eventStore.overdue(days.getTime(), days)).flagged).not.toContain(id);
  });
});

describe('a match whose first deal cannot be made any more', () => {
  it('is closed by the review after a start, without anybody who opens it', async () => {
    const { id: model, secret } = await played({ allowed: true, delay: 0 });
    const id = 'nevrdealt0';
    const log: Parameters<typeof readLog>[1][number][] = [];
    for (const event of await eventsOf(model)) {
      const gone =
        event.type === 'dealt'
          ? {
              ...event,
              setup: {
                ...event.setup,
                decks: event.setup.decks.map((deck) => ({ ...deck, cards: [{ name: 'gone-card' }] })),
              },
            }
          : event;
      log.push(entryOf(gone, log.length, 0, log.at(-1)?.hash ?? rootHash(id)));
      if (event.type === 'dealt') break;
    }
    const row = listingRowOf(readLog(id, log.slice(0, -1)));
    expect([row.stage, row.listing.closed]).toEqual(['playing', null]);
    const eventStore = new EventStore(store);
    expect(await eventStore.create(id, secret, log, row)).toBe(true);

    const server = await start();
    const { tableRegistry } = server.game;
    const faults: unknown[] = [];
    const review = new RunningReview({ tableRegistry, eventStore, onError: (error) => faults.push(error) });
    const others = await eventStore.runningAfter('', 50);
    expect(others).toContain(id);
    await review.next();
    await review.next();
    expect(faults).toEqual([]);
    const actor = await tableRegistry.table(id);
    expect(actor?.table).toMatchObject({ closed: 'rules-changed', result: null, last: null, finished: [] });
    await actor?.goOn();
    await server.game.idle();
    expect(await eventStore.runningAfter('', 50)).not.toContain(id);
    const someone = await Client.guest(server.address);
    expect((await someone.rest('GET', `/api/tables/${id}`)).status).toBe(200);
    expect((await someone.rest('GET', `/api/tables/${id}/record`)).status).toBe(409);
    expect(verify(id, await eventStore.read(id, 0))).toMatchObject({ faults: [], games: 0 });
  });
});
