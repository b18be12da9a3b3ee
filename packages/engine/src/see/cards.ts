// Views of single cards, in play and elsewhere: the part that a viewer may know.

import { cardsBeneath } from '../beside/zone.ts';
import type { EditionName } from '../editions/editions.ts';
import { timesDefined } from '../language/definitions.ts';
import { modifiers } from '../read/active.ts';
import { face } from '../read/face.ts';
import { armor, leftOf } from '../read/values/armor.ts';
import { housesOf } from '../read/values/house.ts';
import { keywordsOf } from '../read/values/keyword.ts';
import { isOnFlank } from '../read/values/place.ts';
import { power } from '../read/values/power.ts';
import { traitsOf } from '../read/values/trait.ts';
import { typeOf } from '../read/values/type.ts';
import { besidesOf } from '../state/body.ts';
import { knownOf } from '../state/card.ts';
import type { Card, State } from '../state/state.ts';
import type { BesideView, CardView, InPlayView, KnownCard, Viewer } from '../state/view.ts';
import { bodyAt, cardAt } from '../state/zones.ts';
import type { CardId, House, Seat } from '../terms.ts';

export const knows = (known: number, viewer: Viewer, seats: number): boolean =>
  viewer === 'table' ? known === (1 << seats) - 1 : (known & (1 << viewer)) !== 0;

/** Whether a viewer sees a card where it lies. All see the cards in play; the right to look at a facedown one is another question. */
export const isShown = (s: State, card: Card, viewer: Viewer): boolean =>
  card.zone === 'play' || knows(knownOf(card), viewer, s.players.length);

/**
 * The cards out of play of one game that were looked at last, and what is known of each, by id: most of them lie there for many
 * questions, and have the same object then. It holds as long as the card is the same one (one is never changed, only
 * replaced), the edition too, and no card was defined since.
 */
export class SeenCards {
  readonly #cards: (Card | undefined)[] = [];
  readonly #known: KnownCard[] = [];
  #edition: EditionName | null = null;
  #defined = -1;

  knownOf(s: State, card: Card): KnownCard {
    if (this.#edition !== s.edition || this.#defined !== timesDefined) {
      this.#cards.length = 0;
      this.#edition = s.edition;
      this.#defined = timesDefined;
    }
    const { id } = card.ref;
    if (this.#cards[id] !== card) {
      this.#known[id] = toKnown(s, card);
      this.#cards[id] = card;
    }
    return this.#known[id]!;
  }
}

/** Whether what is known of a card hangs on nothing but the card. */
const isTheSameForLong = (s: State, { zone }: Card): boolean =>
  zone !== 'play' && zone !== 'played' && modifiers(s).house.length === 0;

/** A card whose face the viewer may know. */
export function knownCard(s: State, id: CardId, seen: SeenCards): KnownCard {
  const card = cardAt(s, id);
  return isTheSameForLong(s, card) ? seen.knownOf(s, card) : toKnown(s, card);
}

function toKnown(s: State, card: Card): KnownCard {
  const { ref, owner, zone } = card;
  const shown = face(s, ref.id);
  const houses = housesOf(s, ref);
  const view: KnownCard = {
    known: true,
    ref,
    // In play a token creature is called what it is there.
    name: ref.name,
    owner,
    zone,
    type: typeOf(s, ref),
    house: houses[0] as House,
    houses,
    bonus: shown.bonus,
  };
  const { now } = card;
  if (isCopy(card) || now?.half !== undefined || view.house !== shown.houses[0]) return withRare(s, view, card);
  const apart = now?.as !== undefined || shown.half === undefined ? view : { ...view, half: shown.half };
  const marked: KnownCard = now?.faceup ? { ...apart, faceup: true } : apart;
  return now?.abducted ? { ...marked, abducted: true } : marked;
}

/** A card as it is told where its face is hidden from the viewer: one for each owner. */
const hidden: Extract<CardView, { readonly known: false }>[] = [];

function hiddenOf(owner: Seat): CardView {
  hidden[owner] ??= { known: false, owner };
  return hidden[owner];
}

export function cardView(s: State, id: CardId, viewer: Viewer, seen: SeenCards): CardView {
  const card = cardAt(s, id);
  return knows(knownOf(card), viewer, s.players.length) ? knownCard(s, id, seen) : hiddenOf(card.owner);
}

const isCopy = ({ now, ref }: Card): boolean => now?.as !== undefined && now.as !== ref.name;

/** The copy of another card says so, a gigantic creature which card its other half is, and one that changed its house that. */
function withRare<V extends KnownCard>(s: State, view: V, card: Card): V {
  const as = card.now?.as;
  const half = card.now?.half;
  const own = face(s, card.ref.id).houses[0] as House;
  const placed = view.house === own ? view : { ...view, ownHouse: own };
  const copy = isCopy(card) && as !== undefined ? { ...placed, as } : placed;
  return half === undefined ? copy : { ...copy, artHalf: cardAt(s, half).ref };
}

const nothing: readonly never[] = [];

export function inPlayView(s: State, id: CardId, viewer: Viewer, seen: SeenCards): InPlayView {
  const card = cardAt(s, id);
  const { ref } = card;
  const body = bodyAt(s, id);
  const besides = besidesOf(body);
  const shown = face(s, id);
  const type = typeOf(s, ref);
  const houses = housesOf(s, ref);
  const armorNow = armor(s, ref);
  // Written out: a spread here makes an object that is slow to build and to read, for every card at every decision.
  const view: InPlayView = {
    known: true,
    ref,
    name: ref.name,
    owner: card.owner,
    zone: card.zone,
    type,
    house: houses[0] as House,
    houses,
    bonus: shown.bonus,
    controller: body.controller,
    power: power(s, ref),
    armor: armorNow,
    armorLeft: leftOf(armorNow, body),
    printed: { power: shown.power, armor: shown.armor },
    traits: traitsOf(s, ref),
    keywords: keywordsOf(s, ref),
    damage: body.damage,
    aember: body.aember,
    exhausted: body.exhausted,
    stunned: body.stunned,
    warded: body.warded,
    enraged: body.rage > 0,
    enrageCounters: body.rage,
    powerCounters: body.power,
    counters: besides.counters,
    flank: type === 'creature' && isOnFlank(s, ref),
    upgrades:
      body.upgrades.length === 0 ? nothing : body.upgrades.map((upgrade) => inPlayView(s, upgrade, viewer, seen)),
    under: besides.under.length === 0 ? nothing : besides.under.map((under) => cardView(s, under, viewer, seen)),
    tagged: body.tagged,
  };
  const isRare = isCopy(card) || card.now?.half !== undefined || view.house !== shown.houses[0];
  const whole = isRare ? withRare(s, view, card) : view;
  if (card.now?.facedown === undefined) return whole;
  return { ...whole, token: { beneath: knows(knownOf(card), viewer, s.players.length) ? card.now.facedown : null } };
}

export function besideView(s: State, id: CardId, viewer: Viewer, seen: SeenCards): BesideView {
  const { ref } = cardAt(s, id);
  const under = cardsBeneath(s, id).map((below) => cardView(s, below, viewer, seen));
  return { ref, name: ref.name, type: face(s, id).type, under };
}
