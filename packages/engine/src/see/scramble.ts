// Another true state that looks the same to a seat: the proof that views and imagined states depend on nothing hidden needs
// one. It knows nothing of how `imagine` works, and does with brute force all that a seat cannot notice.
import { askAgain } from '../run/machine.ts';
import { keepRounds } from '../stack/loopGuard.ts';
import { besidesOf, setBesides } from '../state/body.ts';
import { knownOf, nameOf, withNow, withPrint, withRef } from '../state/card.ts';
import type { Card, State } from '../state/state.ts';
import type { CardId, Seat, Zone } from '../terms.ts';

/** A whole number from 0 to `sides` - 1. */
export type Roll = (sides: number) => number;

const mayBeHidden: readonly Zone[] = ['deck', 'hand', 'archives', 'under', 'purged'];

function shuffled<T>(items: readonly T[], roll: Roll): readonly T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    const x = mixed[i] as T;
    mixed[i] = mixed[j] as T;
    mixed[j] = x;
  }
  return mixed;
}

/** A heap in another order; those that the seat knows keep theirs among each other. */
function jumbled(ids: readonly CardId[], isHidden: (id: CardId) => boolean, roll: Roll): CardId[] {
  const known = ids.filter((id) => !isHidden(id));
  const hidden = shuffled(ids.filter(isHidden), roll);
  const heap = [...hidden];
  for (const id of known) heap.push(id);
  const slots = shuffled(
    heap.map((_, i) => i),
    roll,
  ).slice(0, known.length);
  const knownAt = [...slots].sort((a, b) => a - b);
  let k = 0;
  let h = 0;
  return ids.map((_, at) => (knownAt.includes(at) ? known[k++] : hidden[h++]) as CardId);
}

/** Replaces whatever refers to one of these cards, wherever in a part of the state that is. */
function referAnew(part: object, cards: ReadonlyMap<CardId, Card>): void {
  for (const [key, value] of Object.entries(part)) {
    if (value === null || typeof value !== 'object') continue;
    const card = 'life' in value && typeof value.id === 'number' ? cards.get(value.id) : undefined;
    if (card !== undefined && card.ref.life === value.life) Reflect.set(part, key, card.ref);
    else referAnew(value, cards);
  }
}

/**
 * Deals everything that a seat cannot see otherwise: which cards lie where, under which ids, and what chance has in store.
 * Where another player decides, the options are made anew; that can lead to another question, so compare the views.
 * @returns a new state; the given one stays as it is
 */
export function scrambled(s: State, seat: Seat, roll: Roll): State {
  const bit = 1 << seat;
  const isHidden = (card: Card): boolean => mayBeHidden.includes(card.zone) && (knownOf(card) & bit) === 0;
  const cards = new Map<CardId, Card>();
  for (let owner = 0; owner < s.players.length; owner++) {
    const hidden = s.cards.filter((card) => card.owner === owner && isHidden(card));
    const tokens = s.cards.filter(
      (card) => card.owner === owner && card.now?.facedown !== undefined && (knownOf(card) & bit) === 0,
    );
    const faces = shuffled([...hidden, ...tokens], roll);
    const ids = shuffled(
      hidden.map(({ ref }) => ref.id),
      roll,
    );
    hidden.forEach((place, i) => {
      const face = faces[i] as Card;
      const ref = { ...place.ref, id: ids[i] as CardId, name: nameOf(face) };
      cards.set(place.ref.id, withPrint(withRef(place, ref), face.print));
    });
    tokens.forEach((token, i) => {
      const face = faces[hidden.length + i] as Card;
      cards.set(token.ref.id, withPrint(withNow(token, { facedown: nameOf(face) }), face.print));
    });
  }
  const idOf = (id: CardId): CardId => cards.get(id)?.ref.id ?? id;
  const other = JSON.parse(JSON.stringify(s)) as State;
  referAnew(other, cards);
  for (const card of cards.values()) other.cards[card.ref.id] = card;
  other.players.forEach((p, of) => {
    for (const zone of ['deck', 'hand', 'archives', 'purged'] as const) {
      const heap = of !== seat && (zone === 'hand' || zone === 'archives');
      const ids = heap ? jumbled(p[zone], (id) => cards.has(id), roll) : p[zone];
      p[zone] = ids.map(idOf);
    }
    p.beneath = p.beneath.map(idOf);
  });
  for (const body of other.bodies) if (body !== null) setBesides(body, { under: besidesOf(body).under.map(idOf) });
  other.rng = [roll(1 << 30), roll(1 << 30), roll(1 << 30), roll(1 << 30)];
  keepRounds(s, other);
  if (other.ask !== null && other.ask.player !== seat) askAgain(other);
  return other;
}
