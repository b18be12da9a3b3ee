// Positions of cards, and their moves from one place to another. Only positions and identities change here; apply/
// handles the meaning of a move (æmber that goes back, upgrades that fall off).
import { editionOf } from '../editions/editions.ts';
import { worksOutOfPlay } from '../language/definitions.ts';
import { handOf } from '../seats/seats.ts';
import type { CardId, CardName, Half, Ref, Seat, Zone } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { besidesOf, makeBody, setBesides } from './body.ts';
import { knownOf, makeCard, nameOf, nowWith, seatOf, withKnown, withNow, withRef, withZone } from './card.ts';
import { goingAlong } from './halves.ts';
import { player } from './players.ts';
import type { Body, Card, Now, State } from './state.ts';

export const cardAt = (s: State, id: CardId): Card => s.cards[id]!;
export const bodyAt = (s: State, id: CardId): Body => s.bodies[id]!;

/** Whether that is still the same object: it did not leave play and was not shuffled away since. */
export const isCurrent = (s: State, ref: Ref): boolean => s.cards[ref.id]?.ref.life === ref.life;

/** The body of a card that is in play in the life that the reference means; else null. */
export const liveBody = (s: State, ref: Ref): Body | null => (isCurrent(s, ref) ? (s.bodies[ref.id] ?? null) : null);

/**
 * What the card in a discard pile is now that was in play when an effect began to speak of it.
 * @returns null where it lies elsewhere: out of reach for what puts it into play (18.4 FAQ, Overlord Greking)
 */
export function traced(s: State, ref: Ref): Ref | null {
  const found = tracedOpenly(s, ref);
  return isCurrent(s, ref) || (found !== null && cardAt(s, found.id).zone === 'discard') ? found : null;
}

/**
 * R: "Leaves play", v1.3 glossary, and "Ability", 18.4: an effect still finds a card that left play for an open zone, not
 * for a hidden one.
 * @returns what the card is now; null when it is out of reach.
 */
export function tracedOpenly(s: State, ref: Ref): Ref | null {
  if (isCurrent(s, ref)) return ref;
  const card = cardAt(s, ref.id);
  // A token creature is its own card again.
  const wasToken = s.gone.some((was) => was.token && sameRef(was.ref, ref));
  const isSame = card.ref.life === ref.life + 1 && (nameOf(card) === ref.name || wasToken);
  const isInReach = card.zone === 'discard' || (card.zone === 'purged' && isOpen(s, card.zone));
  return isSame && isInReach ? card.ref : null;
}

export const allSeats = (s: State): number => (1 << s.players.length) - 1;

/** The zones where all cards lie open, purged ones in most editions. */
const openZones: ReadonlySet<Zone> = new Set(['play', 'played', 'beside', 'discard', 'purged']);

/**
 * Whether all see the cards of a zone.
 * R: "Purge", v1.0 p.11: facedown; v1.3 glossary: faceup.
 */
export const isOpen = (s: State, zone: Zone): boolean =>
  openZones.has(zone) && (zone !== 'purged' || editionOf(s.edition).purgedCards !== 'facedown');

/** The list that holds the cards of an out-of-play zone; null for zones that are kept elsewhere. */
export function pile(s: State, zone: Zone, seat: Seat): CardId[] | null {
  const p = player(s, seat);
  switch (zone) {
    case 'deck':
      return p.deck;
    case 'hand':
      return p[handOf(s, seat)];
    case 'discard':
      return p.discard;
    case 'archives':
      return p.archives;
    case 'purged':
      return p.purged;
    case 'play':
    case 'played':
    case 'under':
    case 'beside':
      return null;
  }
}

function removeFrom(list: CardId[], id: CardId): void {
  const i = list.indexOf(id);
  if (i >= 0) list.splice(i, 1);
}

/**
 * Takes a card from beneath one beside the table. That card begins a new life, as one that leaves play does: what was to
 * last as long as it was active ends.
 */
function liftFromBeneath(s: State, id: CardId, { id: above }: Ref): void {
  const host = cardAt(s, above);
  removeFrom(player(s, seatOf(host)).beneath, id);
  s.lasting = s.lasting.filter((l) => l.until !== 'source-leaves' || l.source.id !== above);
  s.cards[above] = withRef(host, { ...host.ref, life: host.ref.life + 1 });
  s.shape++;
}

/** Takes a card out of wherever it is listed. */
function lift(s: State, id: CardId): void {
  const card = cardAt(s, id);
  const list = pile(s, card.zone, seatOf(card));
  if (list !== null) {
    removeFrom(list, id);
    return;
  }
  const by = card.now?.by;
  if (card.zone === 'under' && by !== undefined) {
    const above = s.bodies[by.id];
    if (above) setBesides(above, { under: besidesOf(above).under.filter((other) => other !== id) });
    else liftFromBeneath(s, id, by);
    return;
  }
  const body = s.bodies[id];
  if (!body) return;
  const on = body.besides?.host;
  if (on !== undefined) {
    const host = s.bodies[on];
    if (host) host.upgrades = host.upgrades.filter((other) => other !== id);
    return;
  }
  const p = player(s, body.controller);
  removeFrom(p.line, id);
  removeFrom(p.artifacts, id);
}

/** The seats that know a card in its new place: all for an open one, else those that knew it before or may look there. */
function knownIn(s: State, card: Card, zone: Zone, seat: Seat, faceup: true | undefined): number {
  if (isOpen(s, zone) || faceup) return allSeats(s);
  return zone === 'deck' ? knownOf(card) : knownOf(card) | (1 << seat);
}

export interface Destination {
  readonly zone: Exclude<Zone, 'play'>;
  readonly seat: Seat;
  readonly place?: 'top' | 'bottom';
  /** Purged by, or beneath, that card. */
  readonly by?: Ref | undefined;
  /** Into archives that it leaves for its owner's hand. */
  readonly abducted?: true | undefined;
  /** Faceup into archives. */
  readonly faceup?: true | undefined;
  /** The half of a gigantic creature that gets there first; the base half unless told otherwise. */
  readonly first?: Half | undefined;
}

/** Whether a card lies in archives that it leaves for its owner's hand. */
export const isAbducted = (s: State, ref: Ref): boolean =>
  isCurrent(s, ref) && cardAt(s, ref.id).now?.abducted === true;

/**
 * Whether an ability of a card may work where it lies out of play: only where all know which card it is. R: FFG on The Archivist,
 * December 2020: of archives only what lies there faceup; what all saw go there facedown does nothing.
 */
export const actsOutOfPlay = (s: State, card: Card): boolean =>
  knownOf(card) === allSeats(s) &&
  (card.zone !== 'archives' || card.now?.faceup === true) &&
  worksOutOfPlay(nameOf(card));

/**
 * What is in force changes with a card that works out of play, where all see it come, go or be revealed: what only some
 * see must leave no trace.
 */
function seenToChange(s: State, was: Card, is: Card): void {
  if (knownOf(was) === allSeats(s) || knownOf(is) === allSeats(s)) s.shape++;
}

/** From now on these seats, and no others, know which card it is. */
export function setKnown(s: State, id: CardId, known: number): void {
  const card = cardAt(s, id);
  s.cards[id] = withKnown(card, known);
  if (worksOutOfPlay(nameOf(card))) seenToChange(s, card, cardAt(s, id));
}

/** Moves a card to a place out of play, a gigantic creature as two. A card that leaves play begins a new life. */
export function moveOut(s: State, id: CardId, to: Destination): void {
  if (cardAt(s, id).now?.half === undefined) moveOneOut(s, id, to);
  else for (const half of goingAlong(s, id, to.first)) moveOneOut(s, half, to);
}

function moveOneOut(s: State, id: CardId, to: Destination): void {
  const card = cardAt(s, id);
  const zone = to.zone === 'hand' ? handOf(s, to.seat) : to.zone;
  const leaves = card.zone === 'play';
  lift(s, id);
  if (leaves) {
    s.bodies[id] = null;
    s.shape++;
  }
  const ref = leaves ? { id, life: card.ref.life + 1, name: nameOf(card) } : card.ref;
  const abducted = zone === 'archives' ? to.abducted : undefined;
  const faceup = zone === 'archives' ? to.faceup : undefined;
  // By what it came anywhere else, nothing asks.
  const by = zone === 'purged' || zone === 'under' ? to.by : undefined;
  const isUsual = by === undefined && abducted === undefined && faceup === undefined;
  const now = isUsual ? undefined : nowWith(undefined, { by, abducted, faceup });
  s.cards[id] = makeCard(ref, card.owner, zone, to.seat, knownIn(s, card, zone, to.seat, faceup), card.print, now);
  if (worksOutOfPlay(nameOf(card))) seenToChange(s, card, cardAt(s, id));
  const list = pile(s, zone, to.seat);
  if (list === null) return;
  if (to.place === 'bottom') list.unshift(id);
  else list.push(id);
}

/** What a card counts as, with houses and icons where they are not the printed ones. */
export type Counted = Pick<Now, 'as' | 'asHouses' | 'asBonus'>;

/**
 * From now on a card counts as another one, until it leaves for another place.
 * @param until the turn: when it is over, the card counts as what it did before
 */
export function countAs(s: State, id: CardId, counted: Counted, until?: 'turn'): void {
  const { now } = cardAt(s, id);
  const before = now?.asBefore ?? { as: now?.as, asHouses: now?.asHouses, asBonus: now?.asBonus };
  const asBefore = until === undefined ? undefined : before;
  s.cards[id] = withNow(cardAt(s, id), { ...counted, asBefore });
  s.shape++;
}

/** The turn is over: what counted as another card only for its remainder is again what it was. */
export function endCopies(s: State): void {
  for (const card of s.cards) {
    const before = card.now?.asBefore;
    if (before === undefined) continue;
    // Named one by one: read back from JSON, what it did not count as is not there at all.
    const { as, asHouses, asBonus } = before;
    s.cards[card.ref.id] = withNow(card, { as, asHouses, asBonus, asBefore: undefined });
    s.shape++;
  }
}

/** Puts a card facedown beneath one beside the table, which is active from then on. */
export function moveBeneath(s: State, id: CardId, host: Ref): void {
  const above = cardAt(s, host.id);
  const seat = seatOf(above);
  moveOut(s, id, { zone: 'under', seat, by: above.ref });
  player(s, seat).beneath.push(id);
  s.shape++;
}

/** Makes one creature of a base half that enters play, or is played, and an art half, which lies where it lies from now on. */
export function joinHalf(s: State, base: CardId, art: CardId): void {
  lift(s, art);
  const was = cardAt(s, art);
  const known = withKnown(withRef(was, { ...was.ref, life: was.ref.life + 1 }), allSeats(s));
  s.cards[art] = withNow(known, { abducted: undefined, faceup: undefined });
  s.cards[base] = withNow(cardAt(s, base), { half: art });
  bringHalf(s, base);
  s.shape++;
}

/** The art half of a gigantic creature follows it. */
function bringHalf(s: State, base: CardId): void {
  const card = cardAt(s, base);
  const half = card.now?.half;
  if (half !== undefined) s.cards[half] = withNow(withZone(cardAt(s, half), card.zone, seatOf(card)), { by: card.ref });
}

/** Moves an upgrade that is in play to another creature. */
export function moveToHost(s: State, id: CardId, host: CardId): void {
  lift(s, id);
  const onto = bodyAt(s, host);
  onto.upgrades = [...onto.upgrades, id];
  setBesides(bodyAt(s, id), { host });
  s.shape++;
}

/** Puts a card into play; the caller lists it in a battleline, a row or on a host. */
export function moveIn(s: State, id: CardId, controller: Seat): Body {
  const card = cardAt(s, id);
  lift(s, id);
  const now =
    card.now === undefined ? undefined : nowWith(card.now, { by: undefined, abducted: undefined, faceup: undefined });
  s.cards[id] = makeCard(card.ref, card.owner, 'play', controller, allSeats(s), card.print, now);
  bringHalf(s, id);
  const body = makeBody(controller);
  s.bodies[id] = body;
  s.shape++;
  return body;
}

/** As nothing but itself. */
const unlike = { as: undefined, asHouses: undefined, asBonus: undefined, asBefore: undefined };

/**
 * Turns a card in play facedown: until it is turned over again, or has left, it is that token creature and is called so.
 * @param known who knows its own face
 */
export function turnFacedown(s: State, id: CardId, token: CardName, known: number): void {
  const card = cardAt(s, id);
  const called = withRef(card, { ...card.ref, name: token });
  const facedown = nameOf(card);
  s.cards[id] = withNow(withKnown(called, known), { ...unlike, as: token, facedown });
  s.shape++;
}

/** Turns a card in play faceup: it is itself again, and all know it. */
export function turnFaceup(s: State, id: CardId): void {
  const card = cardAt(s, id);
  const called = withRef(card, { ...card.ref, name: nameOf(card) });
  s.cards[id] = withNow(withKnown(called, allSeats(s)), {
    ...unlike,
    facedown: undefined,
  });
  s.shape++;
}

/** Moves a card in play to another battleline or row, at a position of the line. */
export function moveInPlay(s: State, id: CardId, controller: Seat, index: number | null): void {
  const body = bodyAt(s, id);
  lift(s, id);
  body.controller = controller;
  const card = cardAt(s, id);
  // Whoever controls a card that lies facedown may look at it.
  s.cards[id] = withKnown(withZone(card, card.zone, controller), knownOf(card) | (1 << controller));
  bringHalf(s, id);
  const p = player(s, controller);
  if (index === null) p.artifacts.push(id);
  else p.line.splice(index, 0, id);
  s.shape++;
}
