// Start of a game of a team against an automaton: its players, the choice of their order, and the cards on the table
// from the start. The code that deals a game or lays out a position asks here for the differences.

import { definition, isDefined, isProgram } from '../language/definitions.ts';
import type { State } from '../state/state.ts';
import { moveIn } from '../state/zones.ts';
import type { CardId } from '../terms.ts';
import { addCard } from './building.ts';
import { carry, placed } from './placing.ts';
import type { PlacedCard, Position } from './positionShape.ts';
import type { AdventureSetup, Setup } from './setup.ts';
import { SetupError } from './setup.ts';

const MOST_IN_TEAM = 3;

/** The number of seats of a setup that are asked: the first ones. */
export const playersIn = ({ decks, adventure }: Setup): number =>
  adventure === undefined ? decks.length : decks.length - 1;

/**
 * Whether the players say who goes first, instead of the setup or the lot.
 * R: Keyraken, "How to play": a team chooses its order when its hands are drawn; until then the first seat comes first.
 */
export const isOrderChosen = (setup: Setup): boolean =>
  setup.adventure !== undefined && setup.first === undefined && playersIn(setup) > 1;

/** @throws SetupError when so many players cannot face such an automaton. */
export function checkAdventure(players: number, { program, adversary }: AdventureSetup): void {
  if (players > MOST_IN_TEAM)
    throw new SetupError(`An adventure is for a team of 1 to ${MOST_IN_TEAM} players, not ${players}`);
  if (!isProgram(program)) throw new SetupError(`There is no program ${program} for the turns of an automaton`);
  if (!isDefined(adversary)) throw new SetupError(`The adversary is a card that is not known: ${adversary}`);
  const { type } = definition(adversary);
  if (type !== 'adversary')
    throw new SetupError(`The adversary must be a card of type adversary, but ${adversary} is of type ${type}`);
}

/**
 * Makes the last seat an automaton with its adversary in play, and all others a team. The tide is low.
 * R: Keyraken, "Game setup" 1 and 2. Decided: the adversary is ready.
 */
export function addAutomaton(s: State, { program, adversary }: AdventureSetup): CardId {
  const automaton = s.players.length - 1;
  const id = addCard(s, automaton, { name: adversary });
  moveIn(s, id, automaton).exhausted = false;
  s.players.forEach((p, seat) => {
    s.players[seat] = { ...p, team: seat === automaton ? 1 : 0 };
  });
  s.adventure = { automaton, program, adversary: id, facing: s.first, advances: 0 };
  s.tide = 'low';
  return id;
}

/**
 * Makes the last seat of a position an automaton, if it has one, and puts on its adversary what that carries.
 * @throws SetupError when the position says only half of it, or names what is not there.
 */
export function placeAutomaton(s: State, { seats, active = 0, adventure }: Position): void {
  const automaton = seats.length - 1;
  const adversary = seats[automaton]?.adversary;
  if (adventure === undefined || adversary === undefined) {
    if (adventure !== undefined || seats.some((seat) => seat.adversary !== undefined))
      throw new SetupError('An adventure needs both: its program, and an adversary at the last seat and no other');
    return;
  }
  const { program, advances = 0, facing = active } = adventure;
  const card: PlacedCard = placed(adversary);
  const setup = { program, adversary: card.id };
  checkAdventure(automaton, setup);
  if (facing < 0 || facing >= automaton)
    throw new SetupError(`The automaton must face a player from 0 to ${automaton - 1}, not ${facing}`);
  carry(s, automaton, addAutomaton(s, setup), card);
  if (s.adventure !== undefined) s.adventure = { ...s.adventure, facing, advances };
}
