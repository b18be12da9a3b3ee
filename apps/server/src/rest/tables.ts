// Routes of tables: opening and finding them, sitting down, decks, records and logs. What is done in a game goes by the live
// protocol.
import type { Listing, Person } from '@vaultsong/protocol';
import {
  bringBody,
  bringInBody,
  doneAnswer,
  listingsAnswer,
  lobby,
  lobbyQuery,
  logAnswer,
  namedParams,
  openedTable,
  openTableBody,
  quickMatchAnswer,
  quickMatchBody,
  recordAnswer,
  recordQuery,
  seatAnswer,
  seatBotBody,
  seatParams,
  sitBody,
  tableAnswer,
  tableParams,
} from '@vaultsong/protocol';
import type { Command, Table, Terms } from '@vaultsong/tables';
import { seatOfPerson, seatsOf, stageOf, termsOf } from '@vaultsong/tables';
import type { FastifyRequest } from 'fastify';
import { checkSize, openingFor } from '../hall/bringIn.ts';
import type { Brought } from '../hall/decks.ts';
import { broughtTo } from '../hall/decks.ts';
import type { Hall } from '../hall/hall.ts';
import type { Hosted } from '../hall/hosted.ts';
import type { Logs } from '../hall/logs.ts';
import { isRunning, isSealed, rightAt } from '../hall/rights.ts';
import { faceOf, peopleIn, withoutProgress } from '../live/face.ts';
import { networkOf } from '../live/limits/clientAddress.ts';
import type { Lists } from '../lobby/lists.ts';
import type { QuickMatch } from '../lobby/quickMatch.ts';
import type { Book } from '../people/book.ts';
import type { Profiles } from '../people/profiles.ts';
import { Refusal } from '../refusing/refusal.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Workers } from '../workers/workers.ts';
import { isKnown, jsonText, notModified } from './jsonText.ts';
import { GameRecords } from './records.ts';
import { refusalOfTable } from './refusals.ts';
import type { Limit, Route } from './route.ts';
import { ownersOf, personalRoute, route } from './route.ts';

export interface TableRooms {
  readonly hall: Hall;
  readonly logs: Logs;
  readonly lists: Lists;
  readonly quick: QuickMatch;
  readonly book: Book;
  readonly profiles: Profiles;
  readonly workers: Workers;
  readonly tournaments: Tournaments;
  /** How many people are here. */
  readonly here: () => number;
}

const tag = 'Tables';
const done = { done: true } as const;

/** Bytes of a request that brings a deck, or a whole game: the longest that is taken has some 60,000. */
const bodyLimit = 256 * 1024;

/** Whoever opens more tables than that in a minute does not want to play at them. */
const ofOpening: Limit = { max: 60, seconds: 60 };

/** A long game keeps a worker for a second. */
const ofImports: Limit = { max: 6, seconds: 60 };

/** A deck that is brought is read, and may be of 200,000 letters. */
const ofDecks: Limit = { max: 240, seconds: 60 };

/** Of games that are over, whose records and logs are many kilobytes. */
const ofRecords: Limit = { max: 60, seconds: 60 };

const pathOf = (table: string): string => `/t/${table}`;
const asker = ({ id, kind }: Person) => ({ id, isAccount: kind !== 'guest' });

/** @throws Refusal where it may not be done */
async function act(hosted: Hosted, person: Person, command: Command): Promise<void> {
  const answer = await hosted.act(asker(person), command);
  if (answer.is === 'refused') throw refusalOfTable(answer.refusal);
}

export function tableRoutes({
  hall,
  logs,
  lists,
  quick,
  book,
  profiles,
  workers,
  tournaments,
  here,
}: TableRooms): readonly Route[] {
  const records = new GameRecords((finished, owners) => workers.record(finished, owners));
  /** Reads what somebody brings. */
  const bringerOf =
    (person: Person, request: FastifyRequest) =>
    async (terms: Terms, text: string): Promise<Brought> =>
      broughtTo(terms, await workers.findDeck(text, ownersOf(person, request)));
  const tableOf = async (id: string, person: Person | null, { ip }: FastifyRequest): Promise<Hosted> => {
    const hosted = await hall.table(id, { address: networkOf(ip), person: person?.id ?? null });
    if (hosted === null) throw new Refusal('not-found', `There is no table ${id}`);
    return hosted;
  };
  /** @throws Refusal while decks are played on with that nobody else may know */
  const checkSealed = async (table: Table): Promise<void> => {
    const { tournament } = table.opened;
    if (!isSealed(table) || tournament === undefined) return;
    if ((await tournaments.find(tournament)).stage === 'running')
      throw new Refusal('conflict', 'The tournament is not over: this would tell its sealed decks');
  };
  /** @throws Refusal for the record of a game that somebody may not know */
  const checkTold = async (table: Table, person: Person | null): Promise<void> => {
    const right = rightAt(table, person?.id ?? null);
    if (isRunning(table) && (isSealed(table) || right === 'none' || right === 'delayed'))
      throw new Refusal('conflict', 'The match is not over: this record would tell what is hidden in it');
    await checkSealed(table);
  };
  const sit = async (
    hosted: Hosted,
    person: Person,
    { seat, nonce = '' }: { seat?: number | undefined; nonce?: string | undefined },
    brought: Brought | null,
  ): Promise<number> => {
    const apart = await profiles.apartFrom(person.id);
    if (peopleIn(hosted.table).some((one) => apart.has(one)))
      throw new Refusal('forbidden', 'You and somebody at this table do not play together');
    await act(hosted, person, { do: 'sit', nonce, ...(seat === undefined ? {} : { seat }) });
    if (brought !== null) await act(hosted, person, { do: 'bring', ...brought });
    return seatOfPerson(hosted.table, person.id) ?? 0;
  };

  return [
    personalRoute(
      {
        ...{
          method: 'POST',
          path: '/api/tables',
          tag,
          takes: { body: openTableBody },
          answer: openedTable,
          status: 201,
        },
        ...{ summary: 'Open a table.', limit: ofOpening, bodyLimit, refusals: ['conflict', 'forbidden'] },
      },
      async ({ body }, person, { request }) => {
        const { terms, sit: own, bots } = body;
        const bring = bringerOf(person, request);
        if (terms.rated && person.kind === 'guest')
          throw new Refusal('forbidden', 'A rated game is for accounts: give yourself a name and a password first');
        if (bots.length >= seatsOf(terms)) throw new Refusal('invalid', 'bots: expected a free seat for somebody');
        // All decks are read before there is a table.
        const decks: Brought[] = [];
        for (const { deck } of bots) decks.push(await bring(terms, deck));
        const ownDeck = own?.deck === undefined ? null : await bring(terms, own.deck);
        const id = await hall.create({ by: person.id, terms });
        const hosted = await tableOf(id, person, request);
        for (const [at, { seat, bot }] of bots.entries()) {
          const brought = decks[at];
          if (brought !== undefined) await act(hosted, person, { do: 'seat-bot', seat, bot, ...brought });
        }
        if (own !== undefined) await sit(hosted, person, own, ownDeck);
        return { id, url: pathOf(id) };
      },
    ),
    personalRoute(
      {
        ...{
          method: 'POST',
          path: '/api/tables/bring-in',
          tag,
          takes: { body: bringInBody },
          answer: openedTable,
          status: 201,
        },
        ...{
          summary: 'Go on here with a game against bots that was begun elsewhere.',
          limit: ofImports,
          bodyLimit,
        },
        refusals: ['conflict', 'too-large'],
      },
      async ({ body }, person, { request }) => {
        checkSize(body.record);
        const game = await workers.importGame(body.record, ownersOf(person, request));
        const id = await hall.create(openingFor(person.id, game, body.seats));
        return { id, url: pathOf(id) };
      },
    ),
    route(
      {
        ...{ method: 'GET', path: '/api/tables', tag, takes: { query: lobbyQuery }, answer: lobby },
        summary: 'The lobby: tables that can be joined, or watched.',
      },
      async ({ query }, person) => {
        const apart = person === null ? new Set<string>() : await profiles.apartFrom(person.id);
        const tables: readonly Listing[] = await lists.lobby(query, apart);
        return { tables: [...tables], people: here(), waiting: await quick.waiting() };
      },
    ),
    route(
      {
        ...{ method: 'GET', path: '/api/tables/:id', tag, takes: { params: tableParams }, answer: tableAnswer },
        ...{ summary: 'A table: who sits there, and how far it is.', refusals: ['not-found'] },
      },
      async ({ params }, person, { request }) => {
        const { table } = await tableOf(params.id, person, request);
        await book.load(peopleIn(table));
        const right = rightAt(table, person?.id ?? null);
        const face = faceOf(
          table,
          typeof right === 'number' ? right : null,
          (id) => book.find(id),
          () => false,
        );
        const isHidden = isRunning(table) && (right === 'none' || right === 'delayed');
        return { table: isHidden ? withoutProgress(face) : face };
      },
    ),
    personalRoute(
      {
        ...{ method: 'POST', path: '/api/tables/:id/seats', tag, takes: { params: tableParams, body: sitBody } },
        ...{
          answer: seatAnswer,
          summary: 'Sit down.',
          bodyLimit,
          limit: ofDecks,
          refusals: ['not-found', 'conflict', 'forbidden'],
        },
      },
      async ({ params, body }, person, { request }) => {
        const hosted = await tableOf(params.id, person, request);
        // What is wrong with a deck is told before somebody sits there without one.
        const { deck } = body;
        const brought = deck === undefined ? null : await bringerOf(person, request)(termsOf(hosted.table), deck);
        return { seat: await sit(hosted, person, body, brought) };
      },
    ),
    personalRoute(
      {
        ...{ method: 'PUT', path: '/api/tables/:id/deck', tag, takes: { params: tableParams, body: bringBody } },
        ...{ answer: doneAnswer, summary: 'Bring a deck, or another one.', bodyLimit, limit: ofDecks },
        refusals: ['not-found', 'conflict', 'forbidden'],
      },
      async ({ params, body }, person, { request }) => {
        const hosted = await tableOf(params.id, person, request);
        const brought = await bringerOf(person, request)(termsOf(hosted.table), body.deck);
        await act(hosted, person, { do: 'bring', ...brought });
        return done;
      },
    ),
    personalRoute(
      {
        ...{
          method: 'DELETE',
          path: '/api/tables/:id/seats/me',
          tag,
          takes: { params: tableParams },
          answer: doneAnswer,
        },
        ...{ summary: 'Stand up, before the match begins.', refusals: ['not-found', 'conflict', 'forbidden'] },
      },
      async ({ params }, person, { request }) => {
        await act(await tableOf(params.id, person, request), person, { do: 'stand' });
        return done;
      },
    ),
    personalRoute(
      {
        ...{
          method: 'PUT',
          path: '/api/tables/:id/seats/:seat/bot',
          tag,
          takes: { params: seatParams, body: seatBotBody },
        },
        ...{ answer: doneAnswer, summary: 'Put a bot of the house on a free seat.', bodyLimit, limit: ofDecks },
        refusals: ['not-found', 'conflict', 'forbidden'],
      },
      async ({ params, body }, person, { request }) => {
        const hosted = await tableOf(params.id, person, request);
        const brought = await bringerOf(person, request)(termsOf(hosted.table), body.deck);
        await act(hosted, person, { do: 'seat-bot', seat: params.seat, bot: body.bot, ...brought });
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/tables/:id/seats/:seat/bot', tag, takes: { params: seatParams } },
        ...{ answer: doneAnswer, summary: 'Send a bot away.', refusals: ['not-found', 'conflict', 'forbidden'] },
      },
      async ({ params }, person, { request }) => {
        await act(await tableOf(params.id, person, request), person, { do: 'unseat', seat: params.seat });
        return done;
      },
    ),
    route(
      {
        ...{ method: 'GET', path: '/api/tables/:id/record', tag, takes: { params: tableParams, query: recordQuery } },
        ...{ answer: recordAnswer, summary: 'The record of a game that is over.', refusals: ['not-found', 'conflict'] },
        limit: ofRecords,
      },
      async ({ params, query }, person, { request }) => {
        const { table } = await tableOf(params.id, person, request);
        await checkTold(table, person);
        const { finished } = table;
        const { game } = query;
        const found = game === undefined ? finished.at(-1) : finished.find(({ number }) => number === game);
        if (found === undefined)
          throw new Refusal('conflict', 'This game is not over: its record would tell what is hidden in it');
        return await records.of(params.id, found, request, ownersOf(person, request));
      },
    ),
    route(
      {
        ...{ method: 'GET', path: '/api/tables/:id/log', tag, takes: { params: tableParams }, answer: logAnswer },
        ...{ summary: 'The whole log of a match that is over, by which its chance can be checked.' },
        refusals: ['not-found', 'conflict'],
        limit: ofRecords,
      },
      async ({ params }, person, { request }) => {
        const { table } = await tableOf(params.id, person, request);
        if (stageOf(table) !== 'over' || table.secret === null)
          throw new Refusal('conflict', 'The match is not over: its log would tell what is hidden in it');
        await checkSealed(table);
        // Nothing of it changes but that more comes behind.
        const etag = `"${table.id}-${table.next}"`;
        if (isKnown(request, etag)) return notModified(etag);
        return jsonText(JSON.stringify({ id: table.id, entries: await logs.read(table.id, 0) }), etag);
      },
    ),
    personalRoute(
      {
        ...{ method: 'POST', path: '/api/quick-match', tag, takes: { body: quickMatchBody }, answer: quickMatchAnswer },
        ...{ summary: 'Play against anybody; ask again every ten seconds as long as you wait.', bodyLimit },
        refusals: ['forbidden'],
      },
      async ({ body }, person, { request }) => {
        const { kind, rated, deck } = body;
        if (rated && person.kind === 'guest')
          throw new Refusal('forbidden', 'A rated game is for accounts: give yourself a name and a password first');
        if (kind === 'open' && deck === undefined)
          throw new Refusal('invalid', 'body.deck: expected a deck to play with');
        const bring = bringerOf(person, request);
        const brought =
          kind === 'open' && deck !== undefined ? await bring(quick.termsOf({ kind, rated }), deck) : null;
        const table = await quick.want({ person: person.id, kind, rated, brought });
        return { waiting: table === null, table };
      },
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/quick-match', tag, takes: {}, answer: doneAnswer },
        summary: 'Do not wait any more.',
      },
      async (_, person) => {
        await quick.cancel(person.id);
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'GET', path: '/api/me/tables', tag, takes: {}, answer: listingsAnswer },
        summary: 'Your tables, the last first.',
      },
      async (_, person) => ({ tables: [...(await lists.of(person.id, true))] }),
    ),
    route(
      {
        ...{
          method: 'GET',
          path: '/api/people/:name/games',
          tag,
          takes: { params: namedParams },
          answer: listingsAnswer,
        },
        ...{ summary: 'Tables of somebody that everybody may see, the last first.', refusals: ['not-found'] },
      },
      async ({ params }) => {
        const { person } = await profiles.find(params.name);
        return { tables: [...(await lists.of(person.id, false))] };
      },
    ),
  ];
}
