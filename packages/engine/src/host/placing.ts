// Placement of a card by a position: a copy of it, and, in play, all that it carries.

import { artHalfOf, isDefined, upgradeFormOf } from '../language/definitions.ts';
import { face, formOf } from '../read/face.ts';
import { typeOf } from '../read/values/type.ts';
import { besidesOf, setBesides } from '../state/body.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { bodyAt, cardAt, countAs, joinHalf, moveIn, moveOut, turnFacedown } from '../state/zones.ts';
import type { CardId, CardName, CardType, Seat } from '../terms.ts';
import { addCard } from './building.ts';
import { checkHouse } from './lists.ts';
import type { CopyOfCard, PlacedCard } from './positionShape.ts';
import { SetupError } from './setup.ts';

/** A card as a position names it: by its id, or with what is not as usual about it. */
export const placed = <C extends CopyOfCard>(card: CardName | C): C | CopyOfCard =>
  typeof card === 'string' ? { id: card } : card;

/** Adds a card to the top of a deck. @throws SetupError when there is no such card, or no such owner. */
export function add(s: State, owner: Seat, copy: CardName | CopyOfCard): CardId {
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

/** The place of a card in play: in the battleline, among the artifacts, or on the card with that id. */
type Spot = 'line' | 'artifacts' | { readonly host: CardId };

/**
 * Whether each card in play lies where its type belongs: what effects make of it is seen when all of them lie there.
 * @throws SetupError when one does not.
 */
export function checkSpots(s: State): void {
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

/** Puts a card into play with what it carries. @throws SetupError when it names a card that is not known. @returns its id. */
export function place(s: State, seat: Seat, spec: CardName | PlacedCard, spot: Spot): CardId {
  const card: PlacedCard = placed(spec);
  const id = add(s, card.owner ?? seat, card);
  const body = moveIn(s, id, seat);
  if (typeof spot === 'string') player(s, seat)[spot].push(id);
  else {
    setBesides(body, { host: spot.host });
    bodyAt(s, spot.host).upgrades = [...bodyAt(s, spot.host).upgrades, id];
  }
  // On a creature it is the upgrade that it may be played as.
  const form = typeof spot === 'string' ? null : upgradeFormOf(card.id);
  if (form !== null) countAs(s, id, formOf(s, cardAt(s, id)));
  joinArtHalf(s, id, card);
  for (const name of [card.token, card.as])
    if (name !== undefined && !isDefined(name))
      throw new SetupError(`The position names a card that is not known: ${name}`);
  if (card.token !== undefined) turnFacedown(s, id, card.token, 1 << seat);
  if (card.as !== undefined) countAs(s, id, { as: card.as, asHouses: undefined, asBonus: undefined });
  carry(s, seat, id, card);
  return id;
}

/** A gigantic creature is named by its base half. What lies facedown may be one card that is half of such a creature. */
function joinArtHalf(s: State, id: CardId, { id: name, half, token }: PlacedCard): void {
  const base = face(s, id);
  const isBase = base.half === 'base';
  const art = half ?? (isBase && token === undefined ? artHalfOf(base.name) : undefined);
  if (art === undefined && (base.half === undefined || token !== undefined)) return;
  if (art === undefined)
    throw new SetupError(
      isBase
        ? `The position has ${name} in play, but no art half of ${base.name} is known`
        : `The position has ${name} in play, which is an art half: a gigantic creature is named by its base half`,
    );
  const other = add(s, cardAt(s, id).owner, art);
  const shown = face(s, other);
  if (!isBase || shown.half !== 'art' || shown.name !== base.name)
    throw new SetupError(`The position has ${shown.id} as the art half of ${name}, with which it does not go`);
  joinHalf(s, id, other);
}

/** Puts on a card in play what it carries. */
export function carry(s: State, seat: Seat, id: CardId, card: PlacedCard): void {
  const body = bodyAt(s, id);
  body.damage = card.damage ?? 0;
  body.aember = card.aember ?? 0;
  body.exhausted = card.exhausted ?? false;
  body.stunned = card.stunned ?? false;
  body.warded = card.warded ?? false;
  body.rage = Number(card.enraged ?? 0);
  body.power = card.power ?? 0;
  if (card.counters !== undefined) setBesides(body, { counters: card.counters });
  if (card.owner !== undefined && card.owner !== seat) setBesides(body, { claims: [{ seat, source: null }] });
  for (const upgrade of card.upgrades ?? []) place(s, seat, upgrade, { host: id });
  for (const under of card.under ?? []) {
    const below = add(s, seat, under);
    moveOut(s, below, { zone: 'under', seat, by: cardAt(s, id).ref });
    setBesides(body, { under: [...besidesOf(body).under, below] });
  }
}
