// Decides on a request in a tournament: returns the event, or refuses it. Nothing changes here.

import type { DeckList } from '@vaultsong/engine';
import type { Person } from '@vaultsong/protocol';
import { ApiError } from '../errors/apiError.ts';
import type { TournamentEvent } from './log/events.ts';
import type { Tournament } from './tournament.ts';
import { pairingAt } from './tournament.ts';

export type Command =
  /** `brought`: null where decks are dealt. Again, to bring another one. */
  | {
      readonly type: 'join';
      readonly brought: { readonly deck: DeckList; readonly origin: string | null } | null;
      /** Added to the lots; empty: nothing. */
      readonly nonce?: string;
    }
  /** Oneself, or for the organizer somebody else: leaves before it begins, drops out after that. */
  | { readonly type: 'leave'; readonly person: string }
  /** The rest is the organizer's. */
  | { readonly type: 'begin' }
  | { readonly type: 'call-off' }
  /** Gives the match of this round at a table to somebody; null: both lose it. */
  | { readonly type: 'rule'; readonly table: string; readonly winner: string | null };

/**
 * Judges a request.
 * @param secret of this tournament
 * @returns what is to be written down; null: it was done already
 * @throws ApiError where it may not be done
 */
export function decide(tournament: Tournament, who: Person, command: Command, secret: string): TournamentEvent | null {
  switch (command.type) {
    case 'join':
      return join(tournament, who, command);
    case 'leave':
      return leave(tournament, who, command.person);
    case 'begin':
      mustBeOrganizer(tournament, who);
      if (tournament.stage === 'running') return null;
      mustGather(tournament);
      if (tournament.players.length < 2)
        throw new ApiError('conflict', `There are ${tournament.players.length} players; expected at least two`);
      return { type: 'began', secret };
    case 'call-off':
      mustBeOrganizer(tournament, who);
      if (tournament.stage === 'called-off') return null;
      if (tournament.stage === 'over') throw new ApiError('conflict', 'The tournament is over');
      return { type: 'called-off' };
    case 'rule':
      return rule(tournament, who, command.table, command.winner);
  }
}

function mustBeOrganizer({ opened }: Tournament, { id }: Person): void {
  if (opened.organizer !== id) throw new ApiError('forbidden', 'Only the organizer of the tournament may do that');
}

function mustGather({ stage }: Tournament): void {
  if (stage !== 'gathering') throw new ApiError('conflict', 'The tournament has begun, or was called off');
}

function join(
  tournament: Tournament,
  { id, kind }: Person,
  { brought, nonce = '' }: Extract<Command, { type: 'join' }>,
): TournamentEvent {
  mustGather(tournament);
  const { opened, players } = tournament;
  if (opened.admits === 'accounts' && kind !== 'account')
    throw new ApiError('forbidden', 'This tournament is for people with accounts');
  if (opened.admits === 'bots' && kind !== 'bot') throw new ApiError('forbidden', 'This tournament is for programs');
  if (players.length >= opened.maxPlayers && players.every(({ person }) => person !== id))
    throw new ApiError('conflict', `All ${opened.maxPlayers} places are taken`);
  const { play } = opened.terms;
  const isDealt = play.type === 'duel' && play.decks === 'sealed';
  if (isDealt && brought !== null) throw new ApiError('invalid', 'deck: decks are dealt here; expected none');
  if (!isDealt && brought === null) throw new ApiError('invalid', 'deck: expected a deck to play with');
  return {
    ...{ type: 'joined', person: id, deck: brought?.deck ?? null, origin: brought?.origin ?? null },
    ...(nonce === '' ? {} : { nonce }),
  };
}

function leave(tournament: Tournament, who: Person, person: string): TournamentEvent | null {
  if (person !== who.id) mustBeOrganizer(tournament, who);
  const player = tournament.players.find((one) => one.person === person);
  switch (tournament.stage) {
    case 'gathering':
      return player === undefined ? null : { type: 'left', person };
    case 'running':
      if (player === undefined) throw new ApiError('not-found', 'This player is not in the tournament');
      return player.hasDropped ? null : { type: 'dropped', person };
    case 'over':
    case 'called-off':
      throw new ApiError('conflict', 'The tournament is over');
  }
}

function rule(tournament: Tournament, who: Person, table: string, winner: string | null): TournamentEvent | null {
  mustBeOrganizer(tournament, who);
  const pairing = pairingAt(tournament, table);
  if (tournament.stage !== 'running' || pairing === null)
    throw new ApiError('conflict', `Table ${table} is not in the present round; only its tables can be decided`);
  const side = winner === null ? null : pairing.players.indexOf(winner);
  if (side !== null && side !== 0 && side !== 1)
    throw new ApiError('invalid', 'winner: expected one of the two who play there, or nobody');
  if (pairing.result?.reason === 'organizer' && pairing.result.winner === side) return null;
  return { type: 'decided', table, winner: side, games: gamesFor(tournament, side), reason: 'organizer' };
}

/** A match that was given to somebody counts as if they had won all games that it takes. */
export function gamesFor({ opened }: Tournament, winner: 0 | 1 | null): [number, number] {
  const { play } = opened.terms;
  const needed = play.type === 'duel' ? Math.ceil(play.format.bestOf / 2) : 1;
  return [winner === 0 ? needed : 0, winner === 1 ? needed : 0];
}
