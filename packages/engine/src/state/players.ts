// Sides of the table as functions of the state: nothing in the engine says `1 - seat`.

import type { Seat } from '../terms.ts';
import type { State } from './state.ts';

export const player = (s: State, seat: Seat) => s.players[seat]!;

export const areEnemies = (s: State, a: Seat, b: Seat): boolean => player(s, a).team !== player(s, b).team;

/** Whether the decisions of a seat are a program. */
export const isAutomaton = (s: State, seat: Seat): boolean => s.adventure?.automaton === seat;

/**
 * The opponents of a seat, the next one in turn order first.
 * R: Keyraken, "Reading adventure cards": the automaton is the opponent of each player, and "you" on its cards is the
 * player whose turn it is or was; teammates are neither friends nor enemies.
 */
export function opponentsOf(s: State, seat: Seat): readonly Seat[] {
  const n = s.players.length;
  if (n === 2) return seat === 0 ? ONE : ZERO;
  if (s.adventure !== undefined) return [seat === s.adventure.automaton ? s.adventure.facing : s.adventure.automaton];
  return Array.from({ length: n - 1 }, (_, i) => (seat + 1 + i) % n).filter((other) => areEnemies(s, seat, other));
}

// The standard game asks for these all the time; one list each saves the work.
const ZERO: readonly Seat[] = [0];
const ONE: readonly Seat[] = [1];

/** The opponent that "your opponent" means; with several, the next one in turn order. */
export const opponentOf = (s: State, seat: Seat): Seat => opponentsOf(s, seat)[0] ?? seat;

/** All seats in turn order, from a seat on; an automaton comes last in the round. */
function roundFrom(s: State, seat: Seat): readonly Seat[] {
  const { length } = s.players;
  const order = s.adventure?.order;
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

/** Who answers the questions of a seat: for an automaton, the player that it faces. */
export const answererOf = (s: State, seat: Seat): Seat =>
  s.adventure !== undefined && s.adventure.automaton === seat ? s.adventure.facing : seat;

/**
 * R: v1.3 "Active player": the active player makes all decisions; but a player who uses an Omni: ability in the turn of
 * another (reference manual 7) decides everything about it.
 */
export const decidingSeat = (s: State): Seat => s.acting ?? answererOf(s, s.active);

/** R: Keyraken, "How to play": after each turn of a player there is one of the automaton. */
export function nextSeat(s: State, seat: Seat): Seat {
  if (s.adventure === undefined) return (seat + 1) % s.players.length;
  const { automaton, facing } = s.adventure;
  return seat === automaton ? (teamOf(s, facing)[1] ?? facing) : automaton;
}
