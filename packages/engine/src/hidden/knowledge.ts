// Tracking of cards that are not shown. One bit on each card (`Card.known`) says that a seat knows it; this file sets and
// clears such bits when the card itself is not turned.
import type { EventOf, GameEvent } from '../language/events.ts';
import { cardsIn } from '../language/reading.ts';
import { currentAbility } from '../stack/frames.ts';
import { knownOf, nameOf, seatOf } from '../state/card.ts';
import { decidingSeat } from '../state/players.ts';
import type { Option } from '../state/question.ts';
import type { Card, State } from '../state/state.ts';
import { cardAt, isCurrent, isOpen, pile, setKnown } from '../state/zones.ts';
import type { CardId, Ref, Seat, Zone } from '../terms.ts';
import { sameRef } from '../terms.ts';

/** The variable of an ability that holds what it revealed to all. */
export const SHOWN = 'shown';

/** Shows the offered cards to the seat that chooses among them. */
export function showTo(s: State, seat: Seat, options: readonly Option[]): void {
  for (const option of options) {
    if (option.pick !== 'card') continue;
    const card = cardAt(s, option.card.id);
    // A token creature is chosen as what it is in play.
    if (card.now?.facedown === undefined && (knownOf(card) & (1 << seat)) === 0)
      setKnown(s, option.card.id, knownOf(card) | (1 << seat));
  }
}

/** Cards that one batch takes out of one pile to where not everybody sees them. */
interface Departure {
  readonly zone: Zone;
  readonly seat: Seat;
  readonly cards: Ref[];
}

const nothing: readonly never[] = [];

function departuresIn(s: State, events: readonly GameEvent[]): readonly Departure[] {
  let found: readonly Departure[] = nothing;
  for (const e of events)
    if (e.type === 'move' || e.type === 'putUnder' || isMadeToken(e)) found = withDeparture(s, found, e);
  return found;
}

/** A card that enters play facedown. */
export const isMadeToken = (e: GameEvent): e is EventOf<'enter'> => e.type === 'enter' && e.token !== undefined;

function withDeparture(
  s: State,
  found: readonly Departure[],
  e: EventOf<'move' | 'putUnder' | 'enter'>,
): readonly Departure[] {
  if (!isCurrent(s, e.card) || (e.type === 'move' && isOpen(s, e.to))) return found;
  const card = cardAt(s, e.card.id);
  const { zone } = card;
  const seat = seatOf(card);
  if (isOpen(s, zone) || pile(s, zone, seat) === null) return found;
  const same = found.find((d) => d.zone === zone && d.seat === seat);
  if (same === undefined) return [...found, { zone, seat, cards: [e.card] }];
  same.cards.push(e.card);
  return found;
}

/** A token creature that goes where nobody sees it turned over: its id, which all saw in play, must not name it there. */
const vanishes = (s: State, e: GameEvent): e is EventOf<'leave'> =>
  e.type === 'leave' && isCurrent(s, e.card) && cardAt(s, e.card.id).now?.facedown !== undefined && !isOpen(s, e.to);

/** Everybody can tell which cards these are: there are no others, or they lie on top of the deck. */
function areEvident({ zone, cards }: Departure, ids: readonly CardId[]): boolean {
  const among = zone === 'deck' ? ids.slice(-cards.length) : ids;
  return among.length === cards.length && cards.every(({ id }) => among.includes(id));
}

function wereShown(s: State, cards: readonly Ref[]): boolean {
  const shown = cardsIn(currentAbility(s).vars[SHOWN]);
  return cards.every((card) => shown.some((ref) => sameRef(ref, card)));
}

/** The seats that do not see which cards these are: all but those who hold or choose them. */
function blindTo(s: State, { seat, cards }: Departure): number {
  let blind = 0;
  for (let viewer = 0; viewer < s.players.length; viewer++) {
    const looks = viewer === seat || viewer === decidingSeat(s);
    if (!looks || cards.some(({ id }) => (knownOf(cardAt(s, id)) & (1 << viewer)) === 0)) blind |= 1 << viewer;
  }
  return blind;
}

/**
 * Before a batch: who does not see which cards leave a hand (archives, deck) loses track of all cards of it, of those
 * that leave as of those that stay.
 * @returns the owners of cards of which somebody lost track: their hidden cards need new ids when the batch is over
 */
export function loseTrack(s: State, events: readonly GameEvent[]): readonly Seat[] {
  const departures = departuresIn(s, events);
  const vanishing = events.some((e) => vanishes(s, e));
  if (departures.length === 0 && !vanishing) return nothing;
  const owners = new Set<Seat>();
  if (vanishing) for (const e of events) if (vanishes(s, e)) owners.add(cardAt(s, e.card.id).owner);
  for (const departure of departures) {
    const ids = pile(s, departure.zone, departure.seat) ?? nothing;
    if (areEvident(departure, ids) || wereShown(s, departure.cards)) continue;
    const blind = blindTo(s, departure);
    for (const id of ids) {
      const card = cardAt(s, id);
      // What lies faceup nobody loses.
      if ((knownOf(card) & blind) === 0 || card.now?.faceup) continue;
      setKnown(s, id, knownOf(card) & ~blind);
      owners.add(card.owner);
    }
  }
  return [...owners];
}

/** Whether two cards of a hand are copies that nothing tells apart. */
export const looksLike = (a: Card, b: Card): boolean =>
  nameOf(a) === nameOf(b) && (a.print === b.print || JSON.stringify(a.print) === JSON.stringify(b.print));

/**
 * Of several copies in one hand, or in archives, the one that others know goes first: that it was another would tell them
 * that there are two. The copies change places, so that the pile looks as if the chosen one had gone.
 * @param mayGo the cards that may go instead; where there is none, all of that pile
 */
export function standIn(s: State, ref: Ref, mayGo?: () => readonly Ref[]): Ref {
  const card = cardAt(s, ref.id);
  if ((card.zone !== 'hand' && card.zone !== 'archives') || !isCurrent(s, ref)) return ref;
  const ids = pile(s, card.zone, seatOf(card)) ?? [];
  for (let at = 0; at < ids.length; at++) {
    const other = cardAt(s, ids[at] as CardId);
    const isBetterKnown = knownOf(other) !== knownOf(card) && (knownOf(other) & knownOf(card)) === knownOf(card);
    if (!isBetterKnown || !looksLike(card, other)) continue;
    if (mayGo !== undefined && !mayGo().some((one) => sameRef(one, other.ref))) continue;
    ids[ids.indexOf(ref.id)] = other.ref.id;
    ids[at] = ref.id;
    return other.ref;
  }
  return ref;
}
