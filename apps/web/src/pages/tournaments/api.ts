// Requests of the tournament pages to the server.
import type { openTournamentBody, TournamentListing, TournamentView } from '@vaultsong/protocol';
import { doneAnswer, openedTournament, tournamentAnswer, tournamentsAnswer } from '@vaultsong/protocol';
import type { z } from 'zod';
import { newNonce } from '../../online/nonces.ts';
import { rest } from '../../online/rest.ts';

const root = '/api/tournaments';

export const fetchTournaments = async (): Promise<readonly TournamentListing[]> =>
  (await rest(tournamentsAnswer, 'GET', root)).tournaments;

export type NewTournamentRequest = z.input<typeof openTournamentBody>;

/** @returns its id */
export const openTournament = async (opening: NewTournamentRequest): Promise<string> =>
  (await rest(openedTournament, 'POST', root, opening)).id;

const pathOf = (id: string): string => `${root}/${encodeURIComponent(id)}`;

export const fetchTournament = async (id: string): Promise<TournamentView> =>
  (await rest(tournamentAnswer, 'GET', pathOf(id))).tournament;

/** @param deck null where decks are dealt */
export async function joinTournament(id: string, deck: string | null): Promise<void> {
  await rest(doneAnswer, 'PUT', `${pathOf(id)}/players/me`, {
    nonce: newNonce(),
    ...(deck === null ? {} : { deck }),
  });
}

/** Leaves before it begins, drops out after that. @param who `me`, or somebody whom the organizer sends away */
export async function leaveTournament(id: string, who = 'me'): Promise<void> {
  await rest(doneAnswer, 'DELETE', `${pathOf(id)}/players/${encodeURIComponent(who)}`);
}

export async function startTournament(id: string): Promise<void> {
  await rest(doneAnswer, 'POST', `${pathOf(id)}/start`);
}

export async function callOff(id: string): Promise<void> {
  await rest(doneAnswer, 'DELETE', pathOf(id));
}

/** @param winner an id; null: both lose it */
export async function rule(id: string, table: string, winner: string | null): Promise<void> {
  await rest(doneAnswer, 'PUT', `${pathOf(id)}/tables/${table}/result`, { winner });
}
