// Sides of the table as functions of the state: nothing in the engine says `1 - seat`.

import { answererOf, chosenOrder, isAsked, onlyOpponentOf, seatBetween } from '../seats/seats.ts';
import type { Seat } from '../terms.ts';
import type { Lasting, State } from './state.ts';

export const player = (s: State, seat: Seat) => s.players[seat]!;

export const areEnemies = (s: State, a: Seat, b: Seat): boolean => player(s, a).team !== player(s, b).team;

/**
 * The opponents of a seat, the next one in turn order first. Teammates are neither friends nor enemies.
 */
export function opponentsOf(s: State, seat: Seat): readonly Seat[] {
  const n = s.players.length;
  if (n === 2) return seat === 0 ? ONE : ZERO;
  const only = onlyOpponentOf(s, seat);
  if (only !== null) return [only];
  return Array.from({ length: n - 1 }, (_, i) => (seat + 1 + i) % n).filter((other) => areEnemies(s, seat, other));
}

// The standard game asks for these all the time; one list each saves the work.
const ZERO: readonly Seat[] = [0];
const ONE: readonly Seat[] = [1];

/** The opponent that "your opponent" means; with several, the next one in turn order. */
export const opponentOf = (s: State, seat: Seat): Seat => opponentsOf(s, seat)[0] ?? seat;

/** All seats in turn order, from a seat on; whom the players did not place comes last in the round. */
function roundFrom(s: State, seat: Seat): readonly Seat[] {
  const { length } = s.players;
  const order = chosenOrder(s);
  if (order === undefined) return Array.from({ length }, (_, i) => (seat + i) % length);
  const round = [...order, length - 1];
  const at = round.indexOf(seat);
  return [...round.slice(at), ...round.slice(0, at)];
}

/** All seats in turn order, the active player first. */
export const seatsInOrder = (s: State): readonly Seat[] => roundFrom(s, s.active);

/** The players of a seat's team in turn order, from that seat on. */
export const teamOf = (s: State, seat: Seat): readonly Seat[] =>
  roundFrom(s, seat).filter((other) => !areEnemies(s, seat, other));

/**
 * R: v1.3 "Active player": the active player makes all decisions; but a player who uses an Omni: ability in the turn of
 * another (reference manual 7) decides everything about it.
 */
export const decidingSeat = (s: State): Seat => s.acting ?? answererOf(s, s.active);

/** The seat whose turn comes after that of a seat. */
export function nextSeat(s: State, seat: Seat): Seat {
  const between = seatBetween(s, seat);
  if (between !== null) return between;
  if (isAsked(s, seat)) return (seat + 1) % s.players.length;
  const before = answererOf(s, seat);
  return teamOf(s, before)[1] ?? before;
}

/** A lasting effect may wait for a later turn. */
export function isInForceNow(s: State, l: Lasting): boolean {
  switch (l.until) {
    case 'your-next-turn':
      return s.turn > l.since && s.active === l.controller;
    case 'their-next-turn':
      return s.turn > l.since && opponentsOf(s, l.controller).includes(s.active);
    default:
      return true;
  }
}
