// A table as its log makes it. Whoever has the log can make it again; it holds nothing else.
import type { DeckList, GameEnd, Seat, Setup, State } from '@vaultsong/engine';
import type { Pair, Series } from '@vaultsong/match';
import type { Snapshot } from '../game/snapshots.ts';
import { rootHash } from '../log/entries.ts';
import type { CloseReason, Sitter, TableEventOf } from '../log/events.ts';
import type { Terms } from '../terms/terms.ts';
import { seatsOf } from '../terms/terms.ts';
import type { IdleTime } from './idleTime.ts';

/** One who sits at the table. */
export interface Seated {
  readonly sitter: Sitter;
  readonly nonce: string;
  /** null as long as none was brought, or dealt. */
  readonly deck: DeckList | null;
  /** By what name that deck can be found. */
  readonly origin: string | null;
  /** Of which set it was said to be; null where that was not said, or it is of none that is known. */
  readonly set: string | null;
}

/** Where a game waited for somebody's decision, so that it can be taken back. */
export interface Decision {
  readonly seat: Seat;
  /** The number of answers that had been given. */
  readonly answers: number;
  /** Something hidden became known by it. */
  readonly reveals: boolean;
  /** What the clock left to each when this was asked; null without a clock. */
  readonly left: readonly number[] | null;
}

/** The time that each may still think. All in milliseconds. */
export interface Clock {
  /** By seat, when the game began to wait for who is asked now. */
  readonly left: readonly number[];
  /** The turn of the game that this is about. */
  readonly turn: number;
}

/** A game is its setup and its answers; what they make of it is kept as well. */
export interface Game {
  readonly setup: Setup;
  /** Another object after each answer. */
  state: State;
  readonly answers: number[];
  /** Its earlier states; the last ones alone. */
  snapshots: readonly Snapshot[];
}

/** A game that is on the table. */
export interface Playing {
  /** From 1. */
  readonly number: number;
  readonly game: Game;
  /** Names the pending question: the number of the entry after which it was asked. */
  question: number;
  readonly decisions: Decision[];
  clock: Clock | null;
  /** Beside the time since the pending question was asked. */
  wait: IdleTime;
  /** By seat: how often something that had revealed something was taken back. */
  takenBack: readonly number[];
  /** It began elsewhere, so that its chance is not that of this table. */
  readonly isBroughtIn: boolean;
}

/** How a game or a match was decided. */
export type EndReason = GameEnd | 'concession' | 'time' | 'claim' | 'turns' | 'organizer';

export interface Finished {
  readonly number: number;
  readonly setup: Setup;
  readonly answers: readonly number[];
  readonly winner: Seat;
  readonly reason: EndReason;
  readonly takeBacks: number;
  readonly isBroughtIn: boolean;
}

/** Somebody asks the others to let them take back what revealed something. */
export interface Request {
  /** Names it: the number of the entry that asked. */
  readonly id: number;
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

export type Stage = 'waiting' | 'bidding' | 'choosing-first' | 'playing' | 'over' | 'closed';

export interface Table {
  readonly id: string;
  /** Of the entry to come. */
  next: number;
  hash: string;
  readonly opened: TableEventOf<'opened'>;
  readonly openedAt: number;
  /** Since when the table waits for what it waits for now, in milliseconds since 1970. */
  since: number;
  readonly seats: (Seated | null)[];
  /** Where two play: from when all sat. */
  series: Series | null;
  began: boolean;
  playing: Playing | null;
  /** The game before, to be looked at until another one is dealt. */
  last: Playing | null;
  readonly finished: Finished[];
  request: Request | null;
  /** By seat: the last answer, so that the same one, sent again, is known. */
  readonly answered: ({ readonly question: number; readonly option: number } | undefined)[];
  result: { readonly winner: Seat | null; readonly reason: EndReason } | null;
  closed: CloseReason | null;
  secret: string | null;
  /** All people who sat here stood up again. */
  isLeft: boolean;
  /** Who wants a rematch. */
  rematch: readonly Seat[];
  /** Where it is played. */
  continuedAt: string | null;
  /** When the game went on from an earlier position, because the rules were mended since, and from which entry on nothing counts. */
  resumed: { readonly at: number; readonly from: number } | null;
}

export const termsOf = (table: Table): Terms => table.opened.terms;

export const openTable = (id: string, opened: TableEventOf<'opened'>, at: number): Table => ({
  id,
  next: 0,
  hash: rootHash(id),
  opened,
  openedAt: at,
  since: at,
  seats: Array.from({ length: seatsOf(opened.terms) }, () => null),
  series: null,
  began: false,
  playing: null,
  last: null,
  finished: [],
  request: null,
  answered: [],
  result: null,
  closed: null,
  secret: null,
  isLeft: false,
  rematch: [],
  continuedAt: null,
  resumed: null,
});

/** The number of games won by each of two. */
export const scoreOf = ({ finished }: Table): Pair<number> => [
  finished.filter(({ winner }) => winner === 0).length,
  finished.filter(({ winner }) => winner === 1).length,
];

/** The seat of a person; null where they do not sit here. */
export function seatOfPerson(table: Table, person: string): Seat | null {
  const seat = table.seats.findIndex((one) => one?.sitter.type === 'person' && one.sitter.id === person);
  return seat < 0 ? null : seat;
}

export const isHuman = (table: Table, seat: Seat): boolean => table.seats[seat]?.sitter.type === 'person';

/** Seats of people. */
export const humansAt = (table: Table): readonly Seat[] =>
  table.seats.flatMap((_, seat) => (isHuman(table, seat) ? [seat] : []));

/** What the players brought to the chance of the table, by seat. */
export const noncesOf = ({ seats }: Table): readonly string[] => seats.map((one) => one?.nonce ?? '');

/** A team goes on without one of its people, with a bot in that place, as long as others are left. */
export const goesOnWithoutOne = (table: Table): boolean =>
  termsOf(table).play.type === 'keyraken' && humansAt(table).length > 1;
