// Tournaments as they are played: over REST, at tables of the server, by several processes on one database.
import { randomUUID } from 'node:crypto';
import type { Person, TournamentView } from '@vaultsong/protocol';
import { dueOf, entryOf, readLog, stageOf, terms, verify } from '@vaultsong/tables';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../compose/server.ts';
import type { MatchEndHandler } from '../onMatchEnd.ts';
import { openMatchEndHandler } from '../onMatchEnd.ts';
import { pubSubInProcess } from '../pubsub/inProcess.ts';
import { Ratings } from '../ratings/ratings.ts';
import { people } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import { nonceWindow } from '../tables/createTable.ts';
import { EventStore } from '../tables/eventStore.ts';
import type { TableActor } from '../tables/tableActor.ts';
import { TableRegistry } from '../tables/tableRegistry.ts';
import { ratedTerms } from '../testing/matches.ts';
import type { Asker } from '../testing/server.ts';
import { browserAt, goodPassword, newName, testServer } from '../testing/server.ts';
import { sharedStore } from '../testing/store.ts';
import { tournamentViewOf } from './publicView.ts';
import type { Pairing, Tournament } from './tournament.ts';
import type { Wanted } from './tournaments.ts';
import { Tournaments } from './tournaments.ts';

let store: Store;
beforeAll(async () => {
  store = await sharedStore();
});

/** Both add their nonces. */
async function addNonces(actor: TableActor): Promise<void> {
  for (const seated of actor.table.seats)
    if (seated?.sitter.type === 'person')
      await actor.act(
        { id: seated.sitter.id, isAccount: true },
        { type: 'add-nonce', nonce: nonceOf(seated.sitter.id) },
      );
  await actor.goOn();
}

const nonceOf = (person: string): string => `of ${person}`;

/** Both decide something, and one gives up. */
async function playAt(tableRegistry: TableRegistry, table: string, loser: string): Promise<void> {
  const actor = await tableRegistry.table(table);
  if (actor === null) throw new Error(`No table ${table}`);
  await addNonces(actor);
  const isAccount = true;
  for (let made = 0; made < 3; made++) {
    const { playing, seats } = actor.table;
    const ask = playing?.game.state.ask;
    const sitter = seats[ask?.player ?? -1]?.sitter;
    if (playing == null || ask == null || sitter?.type !== 'person') break;
    const { question } = playing;
    await actor.act({ id: sitter.id, isAccount }, { type: 'answer', question, option: ask.options.length - 1 });
  }
  for (let games = 0; games < 3 && stageOf(actor.table) !== 'over'; games++) {
    await actor.act({ id: loser, isAccount }, { type: 'concede' });
    await actor.act({ id: loser, isAccount }, { type: 'choose-first', first: 0 });
    await actor.goOn();
  }
}

describe('over REST', () => {
  let server: Server;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  interface Account extends Asker {
    readonly you: Person;
  }
  async function account(): Promise<Account> {
    const browser = browserAt(server);
    const answer = await browser.ask('POST', '/api/people', { body: { name: newName(), password: goodPassword } });
    return { ...browser, ask: browser.ask, you: answer.json().you };
  }

  it('accounts play a rated tournament from its opening to its champion', async () => {
    const [organizer, ...players] = await Promise.all(Array.from({ length: 6 }, account));
    if (organizer === undefined) throw new Error('nobody');
    const opened = await organizer.ask('POST', '/api/tournaments', {
      body: { name: 'Friday night', terms: ratedTerms(), cut: 2, admits: 'accounts' },
    });
    expect(opened.statusCode, opened.body).toBe(201);
    const path = `/api/tournaments/${opened.json().id}`;
    const face = async (): Promise<TournamentView> => (await organizer.ask('GET', path)).json().tournament;
    for (const [at, player] of players.entries()) {
      // A client of before adds nothing.
      const added = at === 0 ? {} : { nonce: nonceOf(player.you.id) };
      const body = { deck: `generated:cota:${at + 1}`, ...added };
      const answer = await player.ask('PUT', `${path}/players/me`, { body });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect((await browserAt(server).ask('POST', `${path}/start`)).statusCode).toBe(401);
    expect((await players[0]?.ask('POST', `${path}/start`))?.statusCode).toBe(403);
    const before = await face();
    expect(before).toMatchObject({ stage: 'gathering', secret: null, nonces: [], rounds: 3, played: [] });
    expect(before.standings.map(({ person, deck }) => [person.id, deck])).toEqual(
      players.map(({ you }) => [you.id, null]),
    );
    expect((await organizer.ask('POST', `${path}/start`)).statusCode).toBe(200);

    const { tableRegistry, matchEnd } = server.game;
    for (;;) {
      const { stage, played } = await face();
      if (stage === 'over') break;
      for (const { table, players: both, result } of played.at(-1)?.pairings ?? [])
        if (result === null) await playAt(tableRegistry, table, both[0].id < both[1].id ? both[1].id : both[0].id);
      await matchEnd.idle();
    }
    const after = await face();
    const best = players.map(({ you }) => you.id).toSorted()[0];
    expect(after.champion?.id).toBe(best);
    expect(after.nonces).toEqual(
      players.map(({ you: { id } }, at) => ({ person: id, nonce: at === 0 ? '' : nonceOf(id) })),
    );
    expect(after.played.map(({ isCut }) => isCut)).toEqual([false, false, false, true]);
    expect(after.standings[0]).toMatchObject({ person: { id: best }, rank: 1, deck: { name: expect.any(String) } });
    const listed = (await organizer.ask('GET', '/api/tournaments')).json().tournaments;
    expect(listed).toContainEqual(expect.objectContaining({ id: after.id, champion: after.champion, players: 5 }));

    const name = after.champion?.name ?? '';
    const rated = (await organizer.ask('GET', `/api/people/${name}/ratings`)).json();
    const matches = after.played
      .flatMap(({ pairings }) => pairings)
      .filter((one) => one.players.some((p) => p.id === best));
    expect(rated.ratings).toMatchObject([{ pool: 'open', matches: matches.length, wins: matches.length }]);
    const history = (await organizer.ask('GET', `/api/people/${name}/ratings/open`)).json();
    expect(history.changes).toHaveLength(matches.length);
    const [first] = history.changes;
    const against = (await organizer.ask('GET', `/api/people/${name}/against/${first.opponent.name}`)).json();
    expect(against).toMatchObject({ person: { id: best }, losses: 0, opponent: first.opponent });
    expect((await organizer.ask('GET', '/api/ratings?pool=open')).json()).toMatchObject({ pool: 'open' });
  });

  it('what cannot be a tournament is refused, and guests open none', async () => {
    const organizer = await account();
    const open = (body: object) => organizer.ask('POST', '/api/tournaments', { body: { name: 'None', ...body } });
    const duel = { type: 'duel', decks: 'own' };
    for (const body of [
      { terms: { play: { type: 'keyraken', players: 2 } } },
      { terms: { play: { ...duel, bid: true } } },
      { terms: { play: { ...duel, chains: [2, 0] } } },
      { terms: { play: duel, clock: { type: 'turn', seconds: 30 } } },
      { terms: ratedTerms() },
      { terms: { play: duel }, cut: 3 },
      { terms: { play: duel }, maxPlayers: 1_000 },
    ])
      expect((await open(body)).json()).toMatchObject({ error: { code: 'invalid' } });
    const guest = browserAt(server);
    await guest.ask('POST', '/api/guests');
    const answer = await guest.ask('POST', '/api/tournaments', { body: { name: 'Mine', terms: { play: duel } } });
    expect(answer.statusCode).toBe(403);
    expect((await guest.ask('GET', '/api/tournaments/0000000000')).statusCode).toBe(404);
  });
});

/** A process with a registry of tables of its own, on the database of all. */
interface Process {
  readonly tableRegistry: TableRegistry;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  readonly matchEnd: MatchEndHandler;
}

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

function newProcess(now = (): number => 1_000_000): Process {
  const onError = (error: unknown): void => {
    throw error;
  };
  const pubSub = pubSubInProcess();
  const tableRegistry = new TableRegistry({ eventStore: new EventStore(store), pubSub, now, onError });
  const ratings = new Ratings(store, now);
  const tournaments = new Tournaments({ store, tableRegistry, pubSub, now });
  const matchEnd = openMatchEndHandler({ tableRegistry, ratings, tournaments, onError });
  running.push({
    close: async () => {
      await matchEnd.close();
      await tableRegistry.close();
      await pubSub.close();
    },
  });
  return { tableRegistry, ratings, tournaments, matchEnd };
}

async function newPeople(count: number): Promise<Person[]> {
  const made = Array.from({ length: count }, (): Person => ({ id: randomUUID(), name: newName(), kind: 'account' }));
  await store.db.insert(people).values(made.map((one) => ({ ...one, email: `${one.id}@people.invalid` })));
  return made;
}

const somebody = (id: string): Person => ({ id, name: id, kind: 'account' });

const wanted = (more: Partial<Wanted> = {}): Wanted => ({
  ...{ name: 'Sealed', rounds: 2, cut: 0, maxPlayers: 8, startsAt: null, admits: 'accounts' },
  terms: terms.parse(ratedTerms({ decks: 'sealed' })),
  ...more,
});

async function begun({ tournaments }: Process, count: number, more: Partial<Wanted> = {}) {
  const [organizer, ...players] = await newPeople(count + 1);
  if (organizer === undefined) throw new Error('nobody');
  const id = await tournaments.open(organizer, wanted(more));
  for (const one of players) await tournaments.act(id, one, { type: 'join', brought: null });
  await tournaments.act(id, organizer, { type: 'begin' });
  return { id, organizer, players };
}

const lastOf = ({ rounds }: Tournament): readonly Pairing[] => rounds.at(-1)?.pairings ?? [];

describe('a tournament', () => {
  it('deals one sealed deck to each for all of it, and its tables can be verified', async () => {
    const process = newProcess();
    const { id, players: both } = await begun(process, 2);
    const decks: (string | null | undefined)[][] = [];
    const [one, other] = both;
    const told = async (viewer: string | null) => {
      const face = tournamentViewOf(await process.tournaments.find(id), viewer, somebody);
      const deckAt = (who?: Person) => face.standings.find(({ person }) => person.id === who?.id)?.deck;
      return [face.secret, deckAt(one)?.origin, deckAt(one)?.name, deckAt(other)?.origin, deckAt(other)?.name];
    };
    const [address, name] = [expect.stringMatching(/^generated:/), expect.stringMatching(/./)];
    for (let round = 0; round < 2; round++) {
      // Whoever has the secret has all decks, and whoever has a deck is about to play against others with it.
      expect(await told(null)).toEqual([null, null, null, null, null]);
      expect(await told(one?.id ?? '')).toEqual([null, address, name, null, null]);
      const [pairing] = lastOf(await process.tournaments.find(id));
      if (pairing === undefined) throw new Error('no match');
      const { table, players } = pairing;
      await playAt(process.tableRegistry, table, players[1]);
      await process.matchEnd.idle();
      const log = await new EventStore(store).read(table, 0);
      expect(verify(table, log)).toEqual({ faults: [], games: 1, nonces: players.map(nonceOf) });
      const { seats } = readLog(table, log);
      decks.push(players.toSorted().map((person) => seats[players.indexOf(person)]?.origin));
    }
    expect(decks[0]).toEqual([expect.stringMatching(/^generated:/), expect.stringMatching(/^generated:/)]);
    expect(decks[1]).toEqual(decks[0]);
    expect(await process.tournaments.find(id)).toMatchObject({ stage: 'over' });
    expect(await told(null)).toEqual([expect.any(String), address, name, address, name]);
  });

  it('deals nothing before both have added nonces, or the time for it is over, whether anybody is there or not', async () => {
    let now = 1_000_000;
    const process = newProcess(() => now);
    const clock = { type: 'days', days: 2 } as const;
    const { id } = await begun(process, 4, { terms: terms.parse({ ...ratedTerms({ decks: 'sealed' }), clock }) });
    const matches = lastOf(await process.tournaments.find(id));
    const [there, away] = await Promise.all(matches.map(({ table }) => process.tableRegistry.table(table)));
    if (there == null || away == null) throw new Error('two tables');
    for (const { table } of [there, away]) expect([stageOf(table), table.began]).toEqual(['waiting', false]);
    await addNonces(there);
    expect([stageOf(there.table), stageOf(away.table)]).toEqual(['playing', 'waiting']);
    const opened = now;
    now += nonceWindow - 1;
    await away.goOn();
    expect(stageOf(away.table)).toBe('waiting');
    now += 1;
    await away.goOn();
    expect(stageOf(away.table)).toBe('playing');
    // The clock begins with the game, not with the pairing.
    expect(dueOf(away.table)?.at).toBe(opened + nonceWindow + 2 * 86_400_000);
    expect(away.table.seats.map((seated) => seated?.nonce)).toEqual(['', '']);
  });

  it('goes on at another process after the one that held it is gone, in the middle of anything', async () => {
    const first = newProcess();
    const { id } = await begun(first, 4);
    const [one, other] = lastOf(await first.tournaments.find(id));
    if (one === undefined || other === undefined) throw new Error('two matches');
    await first.matchEnd.close(); // From here on it writes what happens at tables, and does nothing after that.
    await playAt(first.tableRegistry, one.table, one.players[0]);
    await playAt(first.tableRegistry, other.table, other.players[0]);
    const second = newProcess();
    expect((await second.tournaments.find(id)).rounds).toHaveLength(1);
    await second.matchEnd.sweep();
    await second.matchEnd.idle();
    const now = await second.tournaments.find(id);
    expect(now.rounds[0]?.pairings.map(({ result }) => result?.winner)).toEqual([1, 1]);
    expect(now.rounds).toHaveLength(2);
    for (const { table } of lastOf(now)) expect(await second.tableRegistry.table(table)).not.toBeNull();
    expect(await second.ratings.of(one.players[1])).toMatchObject([{ pool: 'sealed', wins: 1 }]);
    await second.matchEnd.sweep();
    await second.matchEnd.idle();
    expect(await second.tournaments.find(id)).toEqual(now);
  });

  it('is the same for processes that see to it at the same time', async () => {
    const [first, second] = [newProcess(), newProcess()];
    const { id } = await begun(first, 4);
    const matches = lastOf(await first.tournaments.find(id));
    for (const { table, players } of matches) await playAt(first.tableRegistry, table, players[0]);
    await Promise.all([first, second, first, second].map(({ tournaments }) => tournaments.seeTo(id)));
    const now = await second.tournaments.find(id);
    expect(await first.tournaments.find(id)).toEqual(now);
    expect(now.rounds).toHaveLength(2);
  });

  it('closes the tables of matches that are decided elsewhere, which nobody is rated for', async () => {
    const process = newProcess();
    const { id, organizer } = await begun(process, 4);
    const [one, other] = lastOf(await process.tournaments.find(id));
    if (one === undefined || other === undefined) throw new Error('two matches');
    const [winner, loser] = one.players;
    await process.tournaments.act(id, organizer, { type: 'rule', table: one.table, winner });
    expect(stageOf((await process.tableRegistry.table(one.table))?.table ?? never())).toBe('over');
    const [stays, leaves] = other.players;
    await process.tournaments.act(id, organizer, { type: 'leave', person: leaves });
    await process.matchEnd.idle();
    const now = await process.tournaments.find(id);
    expect(now.rounds[0]?.pairings.map(({ result }) => [result?.winner, result?.reason])).toEqual([
      [0, 'organizer'],
      [0, 'drop'],
    ]);
    expect((await process.tableRegistry.table(other.table))?.table.result).toEqual({ winner: 0, reason: 'organizer' });
    expect(now.rounds[1]?.byes).toHaveLength(1);
    for (const person of [winner, loser, stays]) expect(await process.ratings.of(person)).toEqual([]);
  });

  it('goes on where the rules of today do not lead to a match: both lose it, and nobody is rated', async () => {
    const first = newProcess();
    const { id } = await begun(first, 2);
    const [pairing] = lastOf(await first.tournaments.find(id));
    const actor = (await first.tableRegistry.table(pairing?.table ?? '')) ?? never();
    await addNonces(actor);
    await first.tableRegistry.close();
    const { table } = actor;
    const eventStore = new EventStore(store);
    // As rules of before had it, the match went on where it is over now.
    const conceded = entryOf({ type: 'conceded', seat: 0 }, table.next, table.since, table.hash);
    const answered = { type: 'answered' as const, seat: 0, question: 0, options: [0] };
    for (const entry of [conceded, entryOf(answered, conceded.seq + 1, table.since, conceded.hash)])
      expect(await eventStore.append(table.id, entry)).toBe(true);
    const second = newProcess();
    await second.matchEnd.sweep();
    await second.matchEnd.idle();
    const now = await second.tournaments.find(id);
    expect(now.rounds[0]?.pairings[0]?.result).toEqual({ winner: null, games: [0, 0], reason: 'table' });
    expect(now.rounds).toHaveLength(2);
    const ended = (await second.tableRegistry.table(table.id)) ?? never();
    expect([stageOf(ended.table), ended.table.closed]).toEqual(['closed', 'rules-changed']);
    for (const person of pairing?.players ?? []) expect(await second.ratings.of(person)).toEqual([]);
  });

  it('that is called off leaves no table behind', async () => {
    const process = newProcess();
    const { id, organizer } = await begun(process, 2);
    const [match] = lastOf(await process.tournaments.find(id));
    await process.tournaments.act(id, organizer, { type: 'call-off' });
    expect(stageOf((await process.tableRegistry.table(match?.table ?? ''))?.table ?? never())).toBe('closed');
  });
});

function never(): never {
  throw new Error('There is no such table');
}
