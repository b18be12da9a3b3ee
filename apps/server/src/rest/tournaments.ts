// Routes of tournaments.
import {
  doneAnswer,
  joinTournamentBody,
  openedTournament,
  openTournamentBody,
  rulingBody,
  tournamentAnswer,
  tournamentParams,
  tournamentPlayerParams,
  tournamentsAnswer,
  tournamentTableParams,
} from '@vaultsong/protocol';
import { broughtTo } from '../hall/decks.ts';
import type { Book } from '../people/book.ts';
import type { Profiles } from '../people/profiles.ts';
import { faceOfTournament, peopleInTournament } from '../tournaments/face.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Workers } from '../workers/workers.ts';
import type { Limit, Route } from './route.ts';
import { ownersOf, personalRoute, route } from './route.ts';

export interface TournamentRooms {
  readonly tournaments: Tournaments;
  readonly profiles: Profiles;
  readonly book: Book;
  readonly workers: Workers;
}

const tag = 'Tournaments';
const done = { done: true } as const;
const deckLimit = 256 * 1024;
const ofOpening: Limit = { max: 20, seconds: 60 };

export function tournamentRoutes({ tournaments, profiles, book, workers }: TournamentRooms): readonly Route[] {
  const idOf = async (nameOrId: string): Promise<string> => (await profiles.find(nameOrId)).person.id;
  return [
    route(
      {
        ...{ method: 'GET', path: '/api/tournaments', tag, takes: {}, answer: tournamentsAnswer },
        summary: 'Tournaments that gather or run, then those that are over; the newest first.',
      },
      async () => {
        const all = await tournaments.list();
        await book.load(all.flatMap(({ by, champion }) => (champion === null ? [by] : [by, champion])));
        return {
          tournaments: all.map(({ by, champion, ...listing }) => ({
            ...listing,
            by: book.find(by),
            champion: champion === null ? null : book.find(champion),
          })),
        };
      },
    ),
    personalRoute(
      {
        ...{ method: 'POST', path: '/api/tournaments', tag, takes: { body: openTournamentBody }, status: 201 },
        ...{ answer: openedTournament, summary: 'Open a tournament, of which you are the organizer.' },
        ...{ limit: ofOpening, refusals: ['forbidden', 'conflict'] },
      },
      async ({ body: { rounds = null, startsAt = null, ...rest } }, me) => {
        const id = await tournaments.open(me, { ...rest, rounds, startsAt });
        return { id, url: `/tournaments/${id}` };
      },
    ),
    route(
      {
        ...{ method: 'GET', path: '/api/tournaments/:id', tag, takes: { params: tournamentParams } },
        ...{ answer: tournamentAnswer, refusals: ['not-found'] },
        summary: 'A tournament: its rounds with their tables, and who stands where.',
      },
      async ({ params }, person) => {
        const tournament = await tournaments.find(params.id);
        await book.load(peopleInTournament(tournament));
        return { tournament: faceOfTournament(tournament, person?.id ?? null, (id) => book.find(id)) };
      },
    ),
    personalRoute(
      {
        ...{ method: 'PUT', path: '/api/tournaments/:id/players/me', tag, answer: doneAnswer, bodyLimit: deckLimit },
        ...{ takes: { params: tournamentParams, body: joinTournamentBody } },
        ...{ summary: 'Take part, or bring another deck before it begins.' },
        refusals: ['not-found', 'forbidden', 'conflict'],
      },
      async ({ params, body: { deck, nonce = '' } }, me, { request }) => {
        const { opened } = await tournaments.find(params.id);
        const brought =
          deck === undefined ? null : broughtTo(opened.terms, await workers.findDeck(deck, ownersOf(me, request)));
        await tournaments.act(params.id, me, { do: 'join', brought, nonce });
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/tournaments/:id/players/me', tag, takes: { params: tournamentParams } },
        ...{ answer: doneAnswer, summary: 'Take no more part: leave before it begins, drop out after that.' },
        refusals: ['not-found', 'conflict'],
      },
      async ({ params }, me) => {
        await tournaments.act(params.id, me, { do: 'leave', person: me.id });
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/tournaments/:id/players/:name', tag, answer: doneAnswer },
        ...{ takes: { params: tournamentPlayerParams }, summary: 'For the organizer: send somebody away.' },
        refusals: ['not-found', 'forbidden', 'conflict'],
      },
      async ({ params }, me) => {
        await tournaments.act(params.id, me, { do: 'leave', person: await idOf(params.name) });
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'POST', path: '/api/tournaments/:id/start', tag, takes: { params: tournamentParams } },
        ...{ answer: doneAnswer, summary: 'For the organizer: begin.' },
        refusals: ['not-found', 'forbidden', 'conflict'],
      },
      async ({ params }, me) => {
        await tournaments.act(params.id, me, { do: 'begin' });
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'DELETE', path: '/api/tournaments/:id', tag, takes: { params: tournamentParams } },
        ...{ answer: doneAnswer, summary: 'For the organizer: call it off.' },
        refusals: ['not-found', 'forbidden', 'conflict'],
      },
      async ({ params }, me) => {
        await tournaments.act(params.id, me, { do: 'call-off' });
        return done;
      },
    ),
    personalRoute(
      {
        ...{ method: 'PUT', path: '/api/tournaments/:id/tables/:table/result', tag, answer: doneAnswer },
        ...{ takes: { params: tournamentTableParams, body: rulingBody } },
        summary: 'For the organizer: give a match of this round to somebody, or to nobody.',
        refusals: ['not-found', 'forbidden', 'conflict'],
      },
      async ({ params, body: { winner } }, me) => {
        const whom = winner === null ? null : await idOf(winner);
        await tournaments.act(params.id, me, { do: 'rule', table: params.table, winner: whom });
        return done;
      },
    ),
  ];
}
