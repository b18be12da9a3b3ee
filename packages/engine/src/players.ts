// Sides of the table as functions of the state: nothing in the engine says `1 - seat`.
import type { State } from './state.ts';
import type { Seat } from './terms.ts';

export const player = (s: State, seat: Seat) => s.players[seat]!;

export const areEnemies = (s: State, a: Seat, b: Seat): boolean => player(s, a).team !== player(s, b).team;

/** The opponents of a seat, the next one in turn order first. */
export function opponentsOf(s: State, seat: Seat): readonly Seat[] {
  const n = s.players.length;
  if (n === 2) return seat === 0 ? ONE : ZERO;
  return Array.from({ length: n - 1 }, (_, i) => (seat + 1 + i) % n).filter((other) => areEnemies(s, seat, other));
}

// The standard game asks for these all the time; one list each saves the work.
const ZERO: readonly Seat[] = [0];
const ONE: readonly Seat[] = [1];

/** The opponent that "your opponent" means; with several, the next one in turn order. */
export const opponentOf = (s: State, seat: Seat): Seat => opponentsOf(s, seat)[0] ?? seat;

/** All seats in turn order, the active player first. */
export const seatsInOrder = (s: State): readonly Seat[] =>
  Array.from({ length: s.players.length }, (_, i) => (s.active + i) % s.players.length);

/**
 * R: v1.3 "Active player": the active player makes all decisions; but a player who uses an Omni: ability in the turn of
 * another (reference manual 7) decides everything about it.
 */
export const decidingSeat = (s: State): Seat => s.acting ?? s.active;

export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1) % s.players.length;
