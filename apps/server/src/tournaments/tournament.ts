// A tournament as its log makes it. Whoever has the log can make it again; it holds nothing else.
import { createHmac } from 'node:crypto';
import type { DeckList } from '@vaultsong/engine';
import type { Entry } from '@vaultsong/tables';
import { commitmentTo, LogError } from '@vaultsong/tables';
import { readEntry, rootHash } from './log/entries.ts';
import type { TournamentEvent, TournamentEventOf } from './log/events.ts';

export interface Player {
  readonly person: string;
  /** null where decks are dealt. */
  readonly deck: DeckList | null;
  readonly origin: string | null;
  /** What they added to the lots. */
  readonly nonce: string;
  readonly hasDropped: boolean;
}

export interface Result {
  /** Of the two players; null: both lost. */
  readonly winner: 0 | 1 | null;
  readonly games: readonly [number, number];
  readonly reason: TournamentEventOf<'decided'>['reason'];
}

export interface Pairing {
  readonly table: string;
  readonly players: readonly [string, string];
  /** null as long as it is played. */
  readonly result: Result | null;
}

export interface Round {
  readonly isCut: boolean;
  readonly pairings: readonly Pairing[];
  /** Who goes on without a match. */
  readonly byes: readonly string[];
}

export type Stage = 'gathering' | 'running' | 'over' | 'called-off';

export interface Tournament {
  readonly id: string;
  readonly opened: TournamentEventOf<'opened'>;
  readonly openedAt: number;
  readonly stage: Stage;
  /** In the order in which they joined. */
  readonly players: readonly Player[];
  /** What the server committed itself to; null before it began. */
  readonly secret: string | null;
  /** What its lots are drawn from: the secret, with what the players added; null before it began. */
  readonly lotKey: string | null;
  readonly rounds: readonly Round[];
  /** Who is in the cut, the best first; null before that. */
  readonly seeds: readonly string[] | null;
  readonly champion: string | null;
  /** Of the entry to come. */
  readonly next: number;
  readonly hash: string;
}

/** Reads a log from its first entry on. @throws LogError where it is not the log that was written */
export function tournamentOf(id: string, entries: readonly Entry[]): Tournament {
  const [first, ...rest] = entries;
  if (first === undefined) throw new LogError(`Tournament ${id} has no log`);
  const opened = readEntry(first, 0, rootHash(id));
  if (opened.type !== 'opened') throw new LogError(`The log of tournament ${id} begins with "${opened.type}"`);
  const begun: Tournament = {
    ...{ id, opened, openedAt: first.at, stage: 'gathering', players: [], secret: null, lotKey: null },
    ...{ rounds: [], seeds: null, champion: null, next: 1, hash: first.hash },
  };
  return rest.reduce(replayEntry, begun);
}

/** The tournament after the next entry of its log. @throws LogError as `tournamentOf` does */
export function replayEntry(tournament: Tournament, entry: Entry): Tournament {
  const event = readEntry(entry, tournament.next, tournament.hash);
  return { ...apply(tournament, event), next: tournament.next + 1, hash: entry.hash };
}

/** Applies an event to a tournament. Whether it may be done was asked before it was written down. */
function apply(tournament: Tournament, event: TournamentEvent): Tournament {
  const { players } = tournament;
  switch (event.type) {
    case 'opened':
      throw new LogError('A tournament is opened once');
    case 'joined': {
      const { person, deck, origin, nonce = '' } = event;
      const joined: Player = { person, deck, origin, nonce, hasDropped: false };
      const isNew = players.every((one) => one.person !== person);
      return {
        ...tournament,
        players: isNew ? [...players, joined] : players.map((one) => (one.person === person ? joined : one)),
      };
    }
    case 'left':
      return { ...tournament, players: players.filter(({ person }) => person !== event.person) };
    case 'began':
      if (commitmentTo(event.secret) !== tournament.opened.commitment)
        throw new LogError('The secret is not the one that the server committed to');
      return { ...tournament, stage: 'running', secret: event.secret, lotKey: lotKeyOf(event.secret, players) };
    case 'paired': {
      const pairings = event.pairings.map((pairing) => ({ ...pairing, result: null }));
      const round: Round = { isCut: tournament.seeds !== null, pairings, byes: event.byes };
      return { ...tournament, rounds: [...tournament.rounds, round] };
    }
    case 'decided':
      return decided(tournament, event);
    case 'dropped':
      return {
        ...tournament,
        players: players.map((one) => (one.person === event.person ? { ...one, hasDropped: true } : one)),
      };
    case 'seeded':
      return { ...tournament, seeds: event.seeds };
    case 'ended':
      return { ...tournament, stage: 'over', champion: event.champion };
    case 'called-off':
      return { ...tournament, stage: 'called-off' };
  }
}

/** The secret alone where nobody added anything, as before anybody could. */
function lotKeyOf(secret: string, players: readonly Player[]): string {
  if (players.every(({ nonce }) => nonce === '')) return secret;
  const added = JSON.stringify(['lots', ...players.map(({ nonce }) => nonce)]);
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(added).digest('hex');
}

function decided(tournament: Tournament, { table, winner, games, reason }: TournamentEventOf<'decided'>): Tournament {
  const round = tournament.rounds.at(-1);
  if (round === undefined) throw new LogError(`Table ${table} is decided before there is a round`);
  const pairings = round.pairings.map((one) =>
    one.table === table ? { ...one, result: { winner, games, reason } } : one,
  );
  return { ...tournament, rounds: [...tournament.rounds.slice(0, -1), { ...round, pairings }] };
}

/** Who still plays. */
export const activePlayers = ({ players }: Tournament): readonly string[] =>
  players.filter(({ hasDropped }) => !hasDropped).map(({ person }) => person);

export const swissRounds = ({ rounds }: Tournament): readonly Round[] => rounds.filter(({ isCut }) => !isCut);
export const cutRounds = ({ rounds }: Tournament): readonly Round[] => rounds.filter(({ isCut }) => isCut);

/** How many Swiss rounds there are: as many as it takes until one alone has lost none, where the organizer did not say. */
export const plannedRounds = ({ opened, players }: Tournament): number =>
  opened.rounds ?? Math.max(1, Math.ceil(Math.log2(Math.max(2, players.length))));

/** A match of the last round; null where there is none at that table. */
export const pairingAt = ({ rounds }: Tournament, table: string): Pairing | null =>
  rounds.at(-1)?.pairings.find((one) => one.table === table) ?? null;

/** Whether all matches of the last round are decided. */
export const isRoundOver = ({ rounds }: Tournament): boolean =>
  rounds.at(-1)?.pairings.every(({ result }) => result !== null) ?? true;
