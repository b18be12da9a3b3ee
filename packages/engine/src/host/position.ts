// Makes a state of a position, which plays on like any other.

import { defaultEdition } from '../editions/editions.ts';
import { definition, isDefined } from '../language/definitions.ts';
import { askAgain, passAlike } from '../run/machine.ts';
import { gameOf } from '../seats/programs.ts';
import { abilityFrame, nodeFrame } from '../stack/frames.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { cardAt, moveBeneath, moveOut } from '../state/zones.ts';
import type { House, KeyColor, Seat } from '../terms.ts';
import { keyColors } from '../terms.ts';
import { placeAutomaton } from './adventure.ts';
import { addBeside, emptyState } from './building.ts';
import { checkBeside } from './lists.ts';
import { add, checkSpots, place, placed } from './placing.ts';
import type { BesidePosition, Position, SeatPosition } from './positionShape.ts';
import { SetupError } from './setup.ts';

function housesOf(p: SeatPosition): readonly House[] {
  if (p.houses !== undefined) return p.houses;
  const names = [
    ...[...(p.hand ?? []), ...(p.deck ?? []), ...(p.discard ?? [])].map((card) => placed(card).id),
    ...[...(p.line ?? []), ...(p.artifacts ?? [])].map((card) => placed(card).id),
  ];
  const found = names.filter(isDefined).flatMap((name) => definition(name).houses);
  return [...new Set([...(p.house === undefined ? [] : [p.house]), ...found])];
}

/** The keys that a position says are forged. @throws SetupError when there are no such keys */
function forgedKeys(keys: number | readonly KeyColor[]): readonly KeyColor[] {
  const found = typeof keys === 'number' ? keyColors.slice(0, keys) : keys;
  const isRight =
    found.length === (typeof keys === 'number' ? keys : new Set(keys).size) &&
    found.every((color) => keyColors.some((one) => one === color));
  if (isRight) return found;
  throw new SetupError(
    `The forged keys must be a number from 0 to ${keyColors.length} or different ones of ${keyColors.join(', ')}, not ${JSON.stringify(keys)}`,
  );
}

function layBeside(s: State, seat: Seat, { id, under = [] }: BesidePosition): void {
  checkBeside(id, 'The position');
  const above = addBeside(s, seat, id);
  for (const name of under) moveBeneath(s, add(s, seat, name), cardAt(s, above).ref);
}

function fill(s: State, seat: Seat, p: SeatPosition): void {
  for (const zone of ['hand', 'archives', 'purged', 'discard'] as const) {
    const names = zone === 'discard' ? [...(p[zone] ?? [])].reverse() : (p[zone] ?? []);
    for (const name of names) moveOut(s, add(s, seat, name), { zone, seat });
  }
  for (const card of p.line ?? []) place(s, seat, card, 'line');
  for (const card of p.artifacts ?? []) place(s, seat, card, 'artifacts');
  for (const name of [...(p.deck ?? [])].reverse()) add(s, seat, name);
  for (const card of p.beside ?? []) layBeside(s, seat, typeof card === 'string' ? { id: card } : card);
  const state = player(s, seat);
  state.aember = p.aember ?? 0;
  state.keys = forgedKeys(p.keys ?? 0);
}

/**
 * A state with the given situation, at the first question whose answers are not all alike.
 * @throws SetupError when the position names an unknown card or a seat that is not there, or has a card where its type cannot lie.
 */
export function position(p: Position): State {
  const { seats, active = 0, step = 'main', turn = 3, edition = defaultEdition, seed = 0 } = p;
  if (seats[active] === undefined)
    throw new SetupError(`The active player must be a seat from 0 to ${seats.length - 1}, not ${active}`);
  const s = emptyState(
    seats.map((seat) => ({ houses: housesOf(seat), chains: seat.chains ?? 0 })),
    seed,
    edition,
    p.first ?? active,
  );
  placeAutomaton(s, p);
  for (const [i, seat] of seats.entries()) fill(s, i, seat);
  if (p.tide !== undefined) s.tide = p.tide;
  s.active = active;
  const { program: game, addresses } = gameOf(s);
  s.stack.push(abilityFrame(game, { source: null, controller: s.first }));
  if (step === 'forge') {
    s.turn = turn - 1;
    s.stack.push(nodeFrame(addresses.repeat, 0));
  } else {
    s.turn = turn;
    s.step = 'main';
    s.house = seats[active].house ?? null;
    s.stack.push(
      nodeFrame(addresses.repeat, 1),
      nodeFrame(addresses.eachPlayer, 1),
      abilityFrame(game, { source: null, controller: active }),
      nodeFrame(addresses.turn, addresses.afterMoves),
      nodeFrame(addresses.moves, 0),
    );
  }
  s.shape++;
  checkSpots(s);
  askAgain(s);
  passAlike(s);
  return s;
}
