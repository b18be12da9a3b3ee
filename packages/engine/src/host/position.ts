// Any situation on the table, named card by card: for tests, puzzles and bug reports. It is JSON, and `position` makes a
// state of it that plays on like any other.

import type { EditionName } from '../editions/editions.ts';
import { defaultEdition } from '../editions/editions.ts';
import type { NodeId } from '../language/definitions.ts';
import { artHalfOf, definition, isDefined, isProgram } from '../language/definitions.ts';
import { titleOf } from '../read/face.ts';
import { isHalfAlone } from '../read/values/halves.ts';
import { typeOf } from '../read/values/type.ts';
import { askAgain, passAlike } from '../run/machine.ts';
import { gameOf } from '../seats/programs.ts';
import { player } from '../state/players.ts';
import type { Frame, State, Tide } from '../state/state.ts';
import { bodyAt, cardAt, countAs, joinHalf, moveBeneath, moveIn, moveOut, turnFacedown } from '../state/zones.ts';
import type { Bonus, CardId, CardName, CardType, House, KeyColor, Seat } from '../terms.ts';
import { keyColors } from '../terms.ts';
import { addAutomaton, addBeside, addCard, checkBeside, checkHouse, emptyState, SetupError } from './setup.ts';

/** One copy of a card, where something about it is not as printed. */
export interface CopyOfCard {
  readonly id: CardName;
  /** The house of a maverick, or of a card that has none of its own. */
  readonly house?: House;
  /** Houses to which it belongs besides. */
  readonly houseIcons?: readonly House[];
  /** Its bonus icons. */
  readonly bonus?: readonly Bonus[];
}

/** A card in play with what it carries; everything not said is as if it had just become ready. */
export interface PlacedCard extends CopyOfCard {
  /** It lies facedown as that token creature. */
  readonly token?: CardName;
  /** The card that it is a copy of. */
  readonly as?: CardName;
  /** The art half of a gigantic creature, which is named by its base half; by default the one of that title. */
  readonly half?: CardName | CopyOfCard;
  /** The seat that owns it, where that is not the one that controls it. */
  readonly owner?: Seat;
  readonly damage?: number;
  readonly aember?: number;
  readonly exhausted?: boolean;
  readonly stunned?: boolean;
  readonly warded?: boolean;
  /** True, or the number of enrage counters where they add up. */
  readonly enraged?: boolean | number;
  /** +1 power counters. */
  readonly power?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly upgrades?: readonly (CardName | PlacedCard)[];
  /** Cards facedown beneath it. */
  readonly under?: readonly CardName[];
}

/** A card beside the table with what lies facedown beneath it. */
export interface BesidePosition {
  readonly id: CardName;
  readonly under?: readonly CardName[];
}

export interface SeatPosition {
  /** The active house, for the active player. */
  readonly house?: House;
  /** The three houses of the deck; by default those of the cards that are named. */
  readonly houses?: readonly House[];
  readonly hand?: readonly (CardName | CopyOfCard)[];
  /** From the left flank to the right. */
  readonly line?: readonly (CardName | PlacedCard)[];
  readonly artifacts?: readonly (CardName | PlacedCard)[];
  /** Top card first. Empty by default. */
  readonly deck?: readonly (CardName | CopyOfCard)[];
  /** Top card first. */
  readonly discard?: readonly (CardName | CopyOfCard)[];
  readonly archives?: readonly (CardName | CopyOfCard)[];
  readonly purged?: readonly (CardName | CopyOfCard)[];
  /** Beside the table; a prophecy is active with a card beneath it. */
  readonly beside?: readonly (CardName | BesidePosition)[];
  readonly aember?: number;
  /** The forged ones; of a number the first in the order of `keyColors`. */
  readonly keys?: number | readonly KeyColor[];
  readonly chains?: number;
  /** The oversized card of an automaton, which must have the last seat. */
  readonly adversary?: CardName | PlacedCard;
}

export interface Position {
  readonly seats: readonly SeatPosition[];
  /** Whose turn it is; seat 0 by default. */
  readonly active?: Seat;
  /** `main`: in the third step, house chosen (default). `forge`: at the very start of a turn. */
  readonly step?: 'forge' | 'main';
  /** The number of the turn; 3 by default, so that the first-turn rule is over. */
  readonly turn?: number;
  /** Who took the first turn; the active player by default. */
  readonly first?: Seat;
  readonly edition?: EditionName;
  readonly seed?: number;
  /** The last seat is an automaton; then it has an adversary too. */
  readonly adventure?: AdventurePosition;
  /** Low by default in an adventure. */
  readonly tide?: Tide;
}

export interface AdventurePosition {
  /** The program of its turns, as `defineAdventure` named it. */
  readonly program: NodeId;
  /** How often it has advanced; 0 by default. */
  readonly advances?: number;
  /** Which player it faces; the active one by default. */
  readonly facing?: Seat;
}

const placed = <C extends CopyOfCard>(card: CardName | C): C | CopyOfCard =>
  typeof card === 'string' ? { id: card } : card;

function add(s: State, owner: Seat, copy: CardName | CopyOfCard): CardId {
  const { id: name, house, houseIcons, bonus } = placed(copy);
  if (!isDefined(name)) throw new SetupError(`The position names a card that is not known: ${name}`);
  if (s.players[owner] === undefined)
    throw new SetupError(`The owner of ${name} must be a seat from 0 to ${s.players.length - 1}, not ${owner}`);
  const card = {
    name,
    ...(house === undefined ? {} : { house }),
    ...(houseIcons === undefined ? {} : { houseIcons }),
    ...(bonus === undefined ? {} : { bonus }),
  };
  checkHouse(card);
  return addCard(s, owner, card);
}

/** Where a card in play lies: in the battleline, among the artifacts, or on the card with that id. */
type Spot = 'line' | 'artifacts' | { readonly host: CardId };

/** What effects make of the type of a card is seen when all of them lie there. */
function checkSpots(s: State): void {
  for (const { line, artifacts } of s.players) {
    for (const id of line) checkSpot(s, id, 'creature', 'in a battleline');
    for (const id of artifacts) checkSpot(s, id, 'artifact', 'among the artifacts');
  }
}

function checkSpot(s: State, id: CardId, right: CardType, where: string): void {
  const { ref } = cardAt(s, id);
  const type = typeOf(s, ref);
  const { name } = ref;
  for (const upgrade of bodyAt(s, id).upgrades) checkSpot(s, upgrade, 'upgrade', 'as an upgrade');
  if (type === 'adversary')
    throw new SetupError(`The position has ${name} elsewhere than as the adversary of its seat`);
  if (type === right) return;
  throw new SetupError(`The position has ${name} ${where}, which is for cards of type ${right}, not ${type}`);
}

function place(s: State, seat: Seat, spec: CardName | PlacedCard, spot: Spot): CardId {
  const card: PlacedCard = placed(spec);
  const id = add(s, card.owner ?? seat, card);
  const body = moveIn(s, id, seat);
  if (typeof spot === 'string') player(s, seat)[spot].push(id);
  else {
    body.host = spot.host;
    bodyAt(s, spot.host).upgrades = [...bodyAt(s, spot.host).upgrades, id];
  }
  joinArtHalf(s, id, card);
  for (const name of [card.token, card.as])
    if (name !== undefined && !isDefined(name))
      throw new SetupError(`The position names a card that is not known: ${name}`);
  if (card.token !== undefined) turnFacedown(s, id, card.token, 1 << seat);
  if (card.as !== undefined) countAs(s, id, card.as, undefined);
  carry(s, seat, id, card);
  return id;
}

/** A gigantic creature is named by its base half. What lies facedown may be one card that is half of such a creature. */
function joinArtHalf(s: State, id: CardId, { id: name, half, token }: PlacedCard): void {
  const isBase = definition(name).half === 'base';
  const art = half ?? (isBase && token === undefined ? artHalfOf(definition(name).name) : undefined);
  if (art === undefined && (!isHalfAlone(s, id) || token !== undefined)) return;
  if (art === undefined)
    throw new SetupError(
      isBase
        ? `The position has ${name} in play, but no art half of ${definition(name).name} is known`
        : `The position has ${name} in play, which is an art half: a gigantic creature is named by its base half`,
    );
  const { owner } = cardAt(s, id);
  const other = add(s, owner, art);
  const goes = isBase && definition(placed(art).id).half === 'art' && titleOf(placed(art).id) === titleOf(name);
  if (!goes)
    throw new SetupError(`The position has ${placed(art).id} as the art half of ${name}, with which it does not go`);
  joinHalf(s, id, other);
}

/** Puts on a card in play what it carries. */
function carry(s: State, seat: Seat, id: CardId, card: PlacedCard): void {
  const body = bodyAt(s, id);
  body.damage = card.damage ?? 0;
  body.aember = card.aember ?? 0;
  body.exhausted = card.exhausted ?? false;
  body.stunned = card.stunned ?? false;
  body.warded = card.warded ?? false;
  body.rage = Number(card.enraged ?? 0);
  body.power = card.power ?? 0;
  body.counters = card.counters ?? {};
  if (card.owner !== undefined && card.owner !== seat) body.claims = [{ seat, source: null }];
  for (const upgrade of card.upgrades ?? []) place(s, seat, upgrade, { host: id });
  for (const under of card.under ?? []) {
    const below = add(s, seat, under);
    moveOut(s, below, { zone: 'under', seat, by: cardAt(s, id).ref });
    body.under = [...body.under, below];
  }
}

/** Makes the last seat an automaton. */
function addAdventure(s: State, p: Position): void {
  const automaton = p.seats.length - 1;
  const adversary = p.seats[automaton]?.adversary;
  if (p.adventure === undefined || adversary === undefined) {
    if (p.adventure !== undefined || p.seats.some((seat) => seat.adversary !== undefined))
      throw new SetupError('An adventure needs both: its program, and an adversary at the last seat and no other');
    return;
  }
  const { program, advances = 0, facing = p.active ?? 0 } = p.adventure;
  const card: PlacedCard = placed(adversary);
  if (!isProgram(program)) throw new SetupError(`There is no program ${program} for the turns of an automaton`);
  if (!isDefined(card.id) || definition(card.id).type !== 'adversary')
    throw new SetupError(`The adversary must be a card of type adversary, not ${card.id}`);
  if (facing < 0 || facing >= automaton)
    throw new SetupError(`The automaton must face a player from 0 to ${automaton - 1}, not ${facing}`);
  carry(s, automaton, addAutomaton(s, { program, adversary: card.id }), card);
  if (s.adventure !== undefined) s.adventure = { ...s.adventure, facing, advances };
}

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
    found.every((color) => keyColors.includes(color));
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

const ability = (game: NodeId, controller: Seat): Frame => ({
  kind: 'ability',
  ability: game,
  source: null,
  controller,
  granter: null,
  event: null,
  vars: {},
  did: false,
  thisWay: [],
  amount: 0,
});
const node = (at: string, i: number): Frame => ({ kind: 'node', node: at, i, items: null, sofar: [] });

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
  addAdventure(s, p);
  for (const [i, seat] of seats.entries()) fill(s, i, seat);
  if (p.tide !== undefined) s.tide = p.tide;
  s.active = active;
  const { program: game, addresses } = gameOf(s);
  s.stack.push(ability(game, s.first));
  if (step === 'forge') {
    s.turn = turn - 1;
    s.stack.push(node(addresses.repeat, 0));
  } else {
    s.turn = turn;
    s.step = 'main';
    s.house = seats[active].house ?? null;
    s.stack.push(
      node(addresses.repeat, 1),
      node(addresses.eachPlayer, 1),
      ability(game, active),
      node(addresses.turn, addresses.afterMoves),
      node(addresses.moves, 0),
    );
  }
  s.shape++;
  checkSpots(s);
  askAgain(s);
  passAlike(s);
  return s;
}
