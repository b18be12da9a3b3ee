// A server of today on the data of a server of before: of its folder, and of its backup. What that server knew of its people and tables is in
// `known.json`, as they were told it; see `make.ts` beside it. From then on data come along to every later version.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { replay, see } from '@vaultsong/engine';
import {
  friendsAnswer,
  helloAnswer,
  listingsAnswer,
  lobby,
  logAnswer,
  meAnswer,
  ownDecksAnswer,
  ratingsAnswer,
  tournamentAnswer,
  tournamentsAnswer,
} from '@vaultsong/protocol';
import { isHuman, stageOf, verify } from '@vaultsong/tables';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Server } from './compose/server.ts';
import { restore } from './store/restore.ts';
import type { Store } from './store/store.ts';
import { openStore } from './store/store.ts';
import type { TableActor } from './tables/tableActor.ts';
import { withPostgres } from './testing/postgres.ts';
import { browserAt, programAt, testServer } from './testing/server.ts';
import { freshStore } from './testing/store.ts';

const fixture = path.join(import.meta.dirname, 'store/fixtures/2026-11-26');
const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tableThen = z.object({
  id: z.string(),
  seats: z.array(z.string()),
  stage: z.enum(['waiting', 'bidding', 'choosing-first', 'playing', 'over', 'closed']),
  asked: z.int().nullable(),
  games: z.int(),
  question: z.int().optional(),
  turn: z.int().optional(),
  /** By seat: how many of each; what was empty and what it did not tell is absent. */
  players: z.array(z.record(z.string(), z.unknown())).optional(),
});
type TableThen = z.infer<typeof tableThen>;

const known = z
  .object({
    at: z.int(),
    password: z.string(),
    people: z.record(z.string(), z.object({ id: z.string(), kind: z.string(), token: z.string(), cookie: z.string() })),
    sessions: z.object({ second: z.string(), ended: z.string() }),
    ratings: ratingsAnswer,
    tournaments: z.record(z.string(), z.string()),
    tables: z.record(z.string(), tableThen),
  })
  .parse(JSON.parse(readFileSync(path.join(fixture, 'known.json'), 'utf8')));

const somebody = (name: string) => known.people[name] ?? missing(`nobody is called ${name}`);

// An hour later, whenever this runs: sessions and clocks run out otherwise.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: known.at + 3_600_000 }));
afterEach(() => void vi.useRealTimers());

test('its folder', async () => {
  const tar = brotliDecompressSync(readFileSync(path.join(fixture, 'data.tar.br')));
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: tar });
  expect([unpacked.status, String(unpacked.stderr)]).toEqual([0, '']);
  await allIsThere(
    await openStore({ storage: { kind: 'embedded', directory: path.join(folder, 'data'), mayBeNew: false } }),
  );
});

const backup = path.join(fixture, 'vaultsong.backup');

test('its backup, in an embedded database', async () => {
  const store = await freshStore();
  expect(await restore(store, backup, { force: false })).toBe(1545);
  await allIsThere(store, 'duel');
});

withPostgres(test)('its backup, in PostgreSQL', async (url) => {
  const store = await openStore({ storage: { kind: 'postgres', url } });
  expect(await restore(store, backup, { force: false })).toBe(1545);
  await allIsThere(store, 'duel');
});

/** @param only one table, where all others have been looked at in the same rows elsewhere */
async function allIsThere(store: Store, only?: string): Promise<void> {
  // It signed its cookies with a secret of its own, which it kept in the database.
  const server = await testServer({ store, env: { SECRET: '' } });
  try {
    await peopleAreThere(server);
    await listsAreThere(server);
    for (const [what, then] of Object.entries(known.tables))
      if (only === undefined || what === only) await tableIsThere(server, what, then);
    if (only === undefined) await tournamentsGoOn(server);
  } finally {
    await server.close();
    await store.close();
  }
}

/**
 * Games in which the rules of today ask otherwise, so that they go on from an earlier position: since 0.9.0 Ghosthawk offers each
 * neighbor by itself, and none where none can reap.
 */
const goneBack: ReadonlySet<string> = new Set(['set mm']);

async function peopleAreThere(server: Server): Promise<void> {
  const hello = async (token: string) =>
    helloAnswer.parse((await programAt(server, token).ask('GET', '/api/hello')).json()).you;
  for (const [name, { id, kind, token }] of Object.entries(known.people))
    expect(await hello(token)).toEqual({ id, name, kind });
  expect(await hello(known.sessions.second)).toMatchObject({ name: 'Anna' });
  expect(await hello(known.sessions.ended)).toBeNull();

  const anna = browserAt(server, somebody('Anna').cookie);
  const get = async (where: string): Promise<unknown> => (await anna.ask('GET', where)).json();
  expect(meAnswer.parse(await get('/api/me'))).toMatchObject({
    you: { id: somebody('Anna').id },
    about: 'I play Logos, and lose.',
  });
  const { friends, received, blocked } = friendsAnswer.parse(await get('/api/me/friends'));
  expect([friends, received, blocked].map((some) => some.map(({ name }) => name))).toEqual([
    ['Bertha'],
    ['Cora'],
    ['Emil'],
  ]);
  expect(
    ownDecksAnswer
      .parse(await get('/api/me/decks'))
      .decks.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Clearly Ugly Xhe', 'Guide Achea']);
  // How sure they are depends on how long ago the last match was.
  const { ratings } = ratingsAnswer.parse(await get('/api/people/Anna/ratings'));
  const sure = known.ratings.ratings.map((one) => ({ ...one, deviation: expect.closeTo(one.deviation, 0) }));
  expect(ratings).toEqual(sure);
  expect(JSON.stringify(await get('/api/me/export'))).toContain('“Æmber” – naïve, 🙂 and <b>');

  const signIn = (name: string, password: string) =>
    browserAt(server).ask('POST', '/api/session', { body: { name, password } });
  for (const name of ['Anna', 'fern']) expect((await signIn(name, known.password)).statusCode).toBe(200);
  expect((await signIn('Bertha', 'something else entirely')).statusCode).toBe(401);
  expect((await signIn('Gone', known.password)).statusCode).toBe(401);
}

/** Rows of lists were written by that server, too, and are found by the terms in them. */
async function listsAreThere(server: Server): Promise<void> {
  const anna = browserAt(server, somebody('Anna').cookie);
  const get = async (where: string): Promise<unknown> => (await anna.ask('GET', where)).json();
  expect(listingsAnswer.parse(await get('/api/me/tables')).tables).not.toEqual([]);
  const find = async (terms: string) => lobby.parse(await get(`/api/tables?show=playing&${terms}`)).tables;
  const [duels, untimed] = [await find('play=duel'), await find('clock=none')];
  expect(new Set(duels.map(({ terms }) => terms.play.type))).toEqual(new Set(['duel']));
  expect(new Set(untimed.map(({ terms }) => terms.clock.type))).toEqual(new Set(['none']));
  const { tournaments } = tournamentsAnswer.parse(await get('/api/tournaments'));
  expect(tournaments.map(({ name, organizer, maxPlayers }) => [name, organizer.kind, maxPlayers > 1])).toEqual(
    expect.arrayContaining(['Running', 'Over', 'Gathering'].map((name) => [name, 'account', true])),
  );
}

async function tableIsThere(server: Server, what: string, then: TableThen): Promise<void> {
  const actor = (await server.game.tableRegistry.table(then.id)) ?? missing(`no table “${what}”`);
  const { playing } = actor.table;
  expect([what, stageOf(actor.table), actor.table.finished.length]).toEqual([what, then.stage, then.games]);
  expect([what, actor.table.resumed !== null]).toEqual([what, goneBack.has(what)]);
  if (then.question !== undefined && playing !== null && !goneBack.has(what)) {
    const { turn, players } = see(playing.game.state, 0);
    expect([what, playing.question, turn]).toEqual([what, then.question, then.turn]);
    for (const [seat, counts] of (then.players ?? []).entries())
      for (const [name, count] of Object.entries(counts)) {
        const now: unknown = Object(players[seat])[name];
        expect([what, seat, name, Array.isArray(now) ? now.length : now]).toEqual([what, seat, name, count]);
      }
  }
  await goesOn(server, what, actor, then.seats);
  if (then.stage === 'closed') return;
  const asker = browserAt(server);
  const { entries } = logAnswer.parse((await asker.ask('GET', `/api/tables/${then.id}/log`)).json());
  expect([what, verify(then.id, entries).faults]).toEqual([what, []]);
  const record = await asker.ask('GET', `/api/tables/${then.id}/record`);
  expect([what, record.statusCode, record.statusCode === 200 ? '' : record.body]).toEqual([what, 200, '']);
  expect([what, replay(record.json()).state.winner]).toEqual([what, expect.toBeOneOf([null, 0, 1, 2])]);
}

/** Whatever it waits for is done, some answers are given, and in the end somebody gives up. */
async function goesOn(server: Server, what: string, actor: TableActor, seats: readonly string[]): Promise<void> {
  const { table } = actor;
  if (stageOf(table) === 'waiting') {
    const guest = browserAt(server);
    await guest.ask('POST', '/api/guests');
    const sat = await guest.ask('POST', `/api/tables/${table.id}/seats`, { body: { deck: 'generated:cota:39' } });
    expect([what, sat.statusCode]).toEqual([what, 200]);
  }
  const [first, other] = seats.map((name) => somebody(name));
  if (first === undefined) throw new Error(`nobody sits at “${what}”`);
  const act = (person: { readonly id: string }, command: Parameters<TableActor['act']>[1]) =>
    actor.act({ id: person.id, isAccount: true }, command);
  if (table.request !== null)
    for (const one of [first, other ?? first]) await act(one, { type: 'agree', request: table.request?.id ?? 0 });
  await actor.goOn();
  for (let made = 0; made < 12; made++) {
    const ask = table.playing?.game.state.ask;
    const sitter = table.seats[ask?.player ?? -1]?.sitter;
    if (table.playing === null || ask == null || sitter?.type !== 'person' || !isHuman(table, ask.player)) break;
    const { question } = table.playing;
    const answer = await act(sitter, { type: 'answer', question, option: ask.options.length - 1 });
    expect([what, answer]).toEqual([what, expect.objectContaining({ type: 'done' })]);
  }
  for (let tried = 0; tried < 12 && !['over', 'closed'].includes(stageOf(table)); tried++) {
    for (const one of [first, other ?? first]) {
      await act(one, { type: 'call', call: { kind: 'pass' } });
      await act(one, { type: 'choose-first', first: 0 });
    }
    await actor.goOn();
    for (const one of table.opened.terms.play.type === 'keyraken' ? [first, other ?? first] : [first])
      await act(one, { type: 'concede' });
    await actor.goOn();
  }
  expect([what, stageOf(table)]).toEqual([what, expect.stringMatching(/^(?:over|closed)$/)]);
}

/** The table of the tournament has ended by now, and its last round begins. */
async function tournamentsGoOn(server: Server): Promise<void> {
  await server.game.matchEnd.idle();
  const find = async (name: string) =>
    tournamentAnswer.parse((await browserAt(server).ask('GET', `/api/tournaments/${known.tournaments[name]}`)).json())
      .tournament;
  const running = await find('Running');
  expect(running.played.map(({ isCut }) => isCut)).toEqual([false, false, true]);
  expect(running.stage).toBe('running');
  expect(await find('Over')).toMatchObject({ stage: 'over', champion: { kind: 'account' } });
  expect((await find('Gathering')).standings.map(({ person }) => person.name)).toEqual(['Anna', 'Bertha']);
  expect((await find('Called off')).stage).toBe('called-off');
}

function missing(what: string): never {
  throw new Error(what);
}
