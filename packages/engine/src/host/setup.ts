// A new game: v1.3 p.2, "Game setup". The decks are shuffled, the first player is drawn, hands are dealt, and the first
// question is whether the first player keeps the hand (in a Quickstart game, what the first turn asks).

import { liesBeside } from '../beside/zone.ts';
import type { EditionName } from '../editions/editions.ts';
import { defaultEdition, editionNames, editionOf } from '../editions/editions.ts';
import { shuffleDeck } from '../hidden/shuffling.ts';
import type { NodeId } from '../language/definitions.ts';
import { definition, isDefined, isProgram } from '../language/definitions.ts';
import { startGame } from '../run/machine.ts';
import { isAsked } from '../seats/seats.ts';
import { chainPenalty, MOST_CHAINS, startingHand } from '../state/chains.ts';
import { player } from '../state/players.ts';
import { randomBelow, seedWords } from '../state/random.ts';
import type { Card, PlayerState, State } from '../state/state.ts';
import { moveIn, moveOut } from '../state/zones.ts';
import type { Bonus, CardId, CardName, House, Seat } from '../terms.ts';

/**
 * One copy of a card in a deck: `house` for a maverick, or for a card that has no house by itself; `bonus` where its icons
 * differ from the printed ones; `houseIcons` are the houses to which an enhanced copy belongs besides.
 */
export interface DeckCard {
  readonly name: CardName;
  readonly house?: House;
  readonly bonus?: readonly Bonus[];
  readonly houseIcons?: readonly House[];
}

export interface DeckList {
  readonly name: string;
  readonly houses: readonly House[];
  readonly cards: readonly DeckCard[];
  /** What lies beside the table for the whole game: archon powers, prophecies, the tide's card, that of a token creature. */
  readonly beside?: readonly CardName[];
}

export interface Setup {
  /** One for each seat: two, or in an adventure those of the team and then that of the automaton. */
  readonly decks: readonly DeckList[];
  /** A whole number; the same setup gives the same game. */
  readonly seed: number;
  readonly edition?: EditionName;
  /** Who takes the first turn; drawn by lot when absent, or chosen by a team when its hands are drawn. */
  readonly first?: Seat;
  /** Chains at the start, by seat. */
  readonly chains?: readonly number[];
  /** A first game to learn with: nobody may take a mulligan. R: v1.3 p.3, setup step 7. */
  readonly quickstart?: true;
  /** A team of 1 to 3 players against an automaton: the last deck is that of the automaton. */
  readonly adventure?: AdventureSetup;
}

export interface AdventureSetup {
  /** The program of its turns, as `defineAdventure` named it. */
  readonly program: NodeId;
  /** Its oversized card, which is in play from the start and in no deck. */
  readonly adversary: CardName;
}

/** R: v1.3 p.2: the standard game is for two players; only an adventure has a team. */
const SEATS = 2;
const MOST_IN_TEAM = 3;

/** A setup that cannot be played. The message says what is wrong with it and what would be right. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

function check(setup: Setup): void {
  const { decks, seed, edition, first, chains, adventure } = setup;
  if (decks.length < 2) throw new SetupError(`A game needs a deck for each of at least 2 seats, not ${decks.length}`);
  if (!Number.isSafeInteger(seed)) throw new SetupError(`The seed must be a whole number, not ${seed}`);
  if (edition !== undefined && !editionNames.includes(edition))
    throw new SetupError(`Unknown edition ${edition}; there is ${editionNames.join(', ')}`);
  if (adventure === undefined && decks.length > SEATS)
    throw new SetupError(
      `A game is for ${SEATS} decks, not ${decks.length}: more of them are a team, which needs an adventure`,
    );
  if (adventure !== undefined) checkAdventure(decks, adventure);
  const players = adventure === undefined ? decks : decks.slice(0, -1);
  if (first !== undefined && players[first] === undefined)
    throw new SetupError(`The first player must be a seat from 0 to ${players.length - 1}, not ${first}`);
  if (
    chains !== undefined &&
    (chains.length !== decks.length || chains.some((n) => !Number.isInteger(n) || n < 0 || n > MOST_CHAINS))
  )
    throw new SetupError(
      `Chains must be a whole number from 0 to ${MOST_CHAINS} for each seat, not ${chains.join(', ')}`,
    );
  for (const deck of decks) {
    if (deck.cards.length === 0) throw new SetupError(`The deck "${deck.name}" has no cards`);
    const unknown = deck.cards.find((card) => !isDefined(card.name));
    if (unknown !== undefined)
      throw new SetupError(`The deck "${deck.name}" has a card that is not known: ${unknown.name}`);
    const misplaced = deck.cards.find((card) => liesBeside(card.name));
    if (misplaced !== undefined)
      throw new SetupError(
        `${misplaced.name} lies beside the table, so it cannot be a card of the deck "${deck.name}"`,
      );
    for (const name of deck.beside ?? []) checkBeside(name, `The deck "${deck.name}"`);
    for (const card of deck.cards) checkHouse(card);
  }
}

/** @throws SetupError when a card cannot lie beside the table; `where` names what has it there. */
export function checkBeside(name: CardName, where: string): void {
  if (!isDefined(name)) throw new SetupError(`${where} has a card beside the table that is not known: ${name}`);
  // The card of a token creature is what a facedown card is in play, so that it is a creature itself.
  if (liesBeside(name) || definition(name).type === 'creature') return;
  throw new SetupError(
    `${where} has ${name} beside the table, but cards of type ${definition(name).type} do not lie there`,
  );
}

/** R: later sets, "Anomalies": a card that is printed without a house has that of its place in the deck. */
export function checkHouse({ name, house }: DeckCard): void {
  if (house === undefined && definition(name).houses.length === 0)
    throw new SetupError(`The card ${name} has no house of its own: its house in the deck must be told`);
}

function checkAdventure(decks: readonly DeckList[], { program, adversary }: AdventureSetup): void {
  const players = decks.length - 1;
  if (players > MOST_IN_TEAM)
    throw new SetupError(`An adventure is for a team of 1 to ${MOST_IN_TEAM} players, not ${players}`);
  if (!isProgram(program)) throw new SetupError(`There is no program ${program} for the turns of an automaton`);
  if (!isDefined(adversary)) throw new SetupError(`The adversary is a card that is not known: ${adversary}`);
  const { type } = definition(adversary);
  if (type !== 'adversary')
    throw new SetupError(`The adversary must be a card of type adversary, but ${adversary} is of type ${type}`);
}

const emptyPlayer = (seat: Seat, houses: readonly House[], chains: number): PlayerState => ({
  team: seat,
  houses,
  aember: 0,
  keys: [],
  chains,
  deck: [],
  hand: [],
  line: [],
  artifacts: [],
  discard: [],
  archives: [],
  purged: [],
  beside: [],
  beneath: [],
  lastTurn: [],
});

/** An empty table with the given seats; what lies on it is added by `addCard`. */
export function emptyState(
  seats: readonly { readonly houses: readonly House[]; readonly chains: number }[],
  seed: number,
  edition: EditionName,
  first: Seat,
): State {
  return {
    shape: 0,
    edition,
    rng: seedWords(seed),
    turn: 0,
    active: first,
    acting: null,
    first,
    step: 'setup',
    house: null,
    stepOver: false,
    players: seats.map(({ houses, chains }, seat) => emptyPlayer(seat, houses, chains)),
    cards: [],
    bodies: [],
    lasting: [],
    nextLasting: 0,
    fight: null,
    gone: [],
    deeds: [],
    stack: [],
    ask: null,
    winner: null,
    adventure: undefined,
    tide: undefined,
  };
}

/** Adds a card to the top of its owner's deck. @returns its id. */
export function addCard(s: State, owner: Seat, { name, house, bonus, houseIcons }: DeckCard): number {
  const id = s.cards.length;
  const card: Card = {
    ref: { id, life: 0, name },
    name,
    owner,
    zone: 'deck',
    seat: owner,
    house: house ?? null,
    bonus: bonus ?? null,
    houseIcons: houseIcons === undefined || houseIcons.length === 0 ? undefined : houseIcons,
    known: 0,
    as: null,
    asHouses: undefined,
    facedown: undefined,
    by: null,
    abducted: undefined,
    half: undefined,
  };
  s.cards.push(card);
  s.bodies.push(null);
  player(s, owner).deck.push(id);
  return id;
}

/** Lays a card beside the table, where it stays. @returns its id. */
export function addBeside(s: State, seat: Seat, name: CardName): CardId {
  const id = addCard(s, seat, { name });
  moveOut(s, id, { zone: 'beside', seat });
  const p = player(s, seat);
  s.players[seat] = { ...p, beside: [...p.beside, id] };
  s.shape++;
  return id;
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
 * R: v1.3 p.8 (v1.0 p.8, Master 16 "Chains"): chains apply to the starting hand, and one is shed. In the reference
 * manual, 3, hands are of seven and six cards, and chains are spoken of in its 4.5 only: the draw step.
 */
function dealHand(s: State, seat: Seat): void {
  const p = player(s, seat);
  const chainsCount = editionOf(s.edition).chainsAtSetup === 'fewer-cards-and-one-shed';
  const size = startingHand(s, seat) - (chainsCount ? chainPenalty(p.chains) : 0);
  for (let i = 0; i < size; i++) {
    const top = p.deck[p.deck.length - 1];
    if (top !== undefined) moveOut(s, top, { zone: 'hand', seat });
  }
  if (chainsCount && p.chains > 0) p.chains--;
}

/**
 * Deals a new game and runs to its first question: the mulligan of the first player, or in a Quickstart game the first
 * question of the first turn.
 * @throws SetupError when the setup cannot be played.
 */
export function deal(setup: Setup): State {
  check(setup);
  const { decks, seed, edition = defaultEdition, chains, adventure } = setup;
  const draft = emptyState([], seed, edition, 0);
  // R: Keyraken, "How to play": a team chooses its order when its hands are drawn; until then the first seat comes first.
  const unordered = adventure !== undefined && setup.first === undefined && decks.length > 2;
  const players = adventure === undefined ? decks.length : decks.length - 1;
  const first = setup.first ?? (unordered ? 0 : randomBelow(draft, players));
  const s = emptyState(
    decks.map((deck, seat) => ({ houses: deck.houses, chains: chains?.[seat] ?? 0 })),
    seed,
    edition,
    first,
  );
  s.rng = draft.rng;
  decks.forEach((deck, seat) => {
    for (const card of deck.cards) addCard(s, seat, card);
    shuffleDeck(s, seat);
  });
  decks.forEach(({ beside = [] }, seat) => {
    for (const name of beside) addBeside(s, seat, name);
  });
  if (adventure !== undefined) addAutomaton(s, adventure);
  for (const seat of s.players.keys()) if (isAsked(s, seat)) dealHand(s, seat);
  startGame(s, { quickstart: setup.quickstart === true, unordered });
  return s;
}
