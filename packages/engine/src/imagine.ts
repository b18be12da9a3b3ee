// A state that the viewer cannot tell from the true one: hidden cards are dealt anew among the places that the viewer
// cannot see, and chance gets another seed. Searching bots play on in such states.
import { clone } from './clone.ts';
import { askAgain } from './machine.ts';
import { seedWords, shuffleInPlace } from './random.ts';
import { see } from './see.ts';
import type { Card, State } from './state.ts';
import type { CardId, Seat, Zone } from './terms.ts';
import { cardAt } from './zones.ts';

/** Cards that something on the stack or a lasting effect points at stay what they are: the effect knows them. */
function pinned(s: State): ReadonlySet<CardId> {
  const ids = new Set<CardId>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if ('id' in value && 'life' in value && typeof value.id === 'number') ids.add(value.id);
    for (const part of Object.values(value)) visit(part);
  };
  visit(s.stack);
  visit(s.lasting);
  visit(s.deeds);
  visit(s.gone);
  return ids;
}

/** Purged cards are hidden only where they lie facedown; else everybody knows them. */
const hiddenZones: ReadonlySet<Zone> = new Set(['deck', 'hand', 'archives', 'under', 'purged']);

/** Deals the faces that a seat cannot know anew among their places, owner by owner. Who knows which place stays the same. */
function redeal(s: State, seat: Seat, keep: ReadonlySet<CardId>): void {
  s.players.forEach((_, owner) => {
    const ids = s.cards.flatMap((card, id) =>
      hiddenZones.has(card.zone) && card.owner === owner && (card.known & (1 << seat)) === 0 && !keep.has(id)
        ? [id]
        : [],
    );
    const faces = ids.map((id) => cardAt(s, id));
    shuffleInPlace(s, faces);
    ids.forEach((id, i) => {
      const place = cardAt(s, id);
      const face = faces[i] as Card;
      s.cards[id] = {
        ...place,
        ref: { ...place.ref, name: face.name },
        name: face.name,
        house: face.house,
        bonus: face.bonus,
      };
    });
  });
}

const TRIES = 8;

/**
 * Resamples everything that a seat cannot know, also in the middle of an effect.
 * @returns a new state with the same view for that seat; its future is drawn from `seed`.
 */
export function imagine(s: State, seat: Seat, seed: number): State {
  const { ask } = s;
  const words = seedWords(seed);
  if (ask === null || ask.player === seat) {
    const other = clone(s);
    other.rng = words;
    redeal(other, seat, pinnedWithAsk(s));
    return other;
  }
  // Another player decides: the options depend on cards that change, so the question is asked anew. Where that leads to
  // another view (an effect that finds no target in the imagined hand), another deal is tried, and at last none.
  const seen = JSON.stringify(see(s, seat));
  for (let i = 0; i < TRIES; i++) {
    const other = clone(s);
    other.rng = seedWords(seed + i * 0x9e3779b1);
    redeal(other, seat, pinned(s));
    const before = other.rng;
    askAgain(other);
    if (JSON.stringify(see(other, seat)) === seen && other.rng === before) return other;
  }
  const other = clone(s);
  other.rng = words;
  return other;
}

/** While the viewer decides, the options are known to them too. */
function pinnedWithAsk(s: State): ReadonlySet<CardId> {
  const ids = new Set(pinned(s));
  for (const option of s.ask?.options ?? []) if (option.pick === 'card') ids.add(option.card.id);
  return ids;
}
