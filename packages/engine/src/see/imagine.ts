// A state that the viewer cannot tell from the true one: hidden cards are dealt anew among the places that the viewer
// cannot see, and chance gets another seed. Searching bots play on in such states.
//
// What comes out depends on the seed and on what the viewer knows, and on nothing else, or a bot could ask with many seeds
// and find the truth: all that is hidden (faces, ids, the order of heaps, who else knows what) is first put into an order
// that has nothing to do with how it really lies, and dealt from that.

import type { Pile } from '../hidden/hidden.ts';
import { freshLife, hiddenPiles, tokensOf } from '../hidden/hidden.ts';
import type { Renaming } from '../hidden/renaming.ts';
import { eachRef, renameInStack, withRenamed } from '../hidden/renaming.ts';
import { askAgain } from '../run/machine.ts';
import { keepRounds } from '../stack/rounds.ts';
import { makeCard, nameOf, nowWith, seatOf, withKnown, withNow, withPrint } from '../state/card.ts';
import { clone } from '../state/clone.ts';
import { seedWords, shuffleInPlace } from '../state/random.ts';
import type { Card, State } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import type { CardId, Ref, Seat } from '../terms.ts';

const isHidden = (card: Card, viewer: Seat): boolean => (card.known & (1 << viewer)) === 0;

/** Hidden cards that an effect in the middle of its work points at, in the order in which it does: that much is known of them. */
function pointedAt(s: State, viewer: Seat): readonly CardId[] {
  const found = new Set<CardId>();
  const visit = ({ id, life }: Ref): void => {
    const card = cardAt(s, id);
    if (card.ref.life === life && isHidden(card, viewer)) found.add(id);
  };
  eachRef(s.stack, visit);
  eachRef(s.lasting, visit);
  return [...found];
}

/** In a heap, only which cards are known, and which of the others an effect means, tells them apart. */
function arrange(s: State, { ids }: Pile, viewer: Seat, pointed: readonly CardId[]): void {
  const rank = (id: CardId): number => {
    if (!isHidden(cardAt(s, id), viewer)) return pointed.length + 1;
    const at = pointed.indexOf(id);
    return at < 0 ? pointed.length : at;
  };
  ids.sort((a, b) => rank(a) - rank(b));
}

const keyOf = (card: Card): string =>
  card.print === undefined
    ? nameOf(card)
    : `${nameOf(card)} ${card.print.house ?? ''} ${card.print.bonus?.join('+') ?? ''} ${card.print.houseIcons?.join('+') ?? ''}`;

const byFace = (a: Card, b: Card): number => {
  const [x, y] = [keyOf(a), keyOf(b)];
  return x < y ? -1 : x > y ? 1 : 0;
};

/** Deals what a seat cannot know anew, owner by owner, by the chance of the state. */
function deal(s: State, viewer: Seat): void {
  const pointed = pointedAt(s, viewer);
  const piles = hiddenPiles(s);
  for (const pile of piles) if (!pile.isOrdered && pile.seat !== viewer) arrange(s, pile, viewer, pointed);
  const life = freshLife(s);
  const renamed = new Map<CardId, { readonly was: Ref; readonly now: Ref }>();
  for (let owner = 0; owner < s.players.length; owner++) {
    const places = piles.flatMap((pile) =>
      pile.ids.flatMap((id, at) => {
        const card = cardAt(s, id);
        return card.owner === owner && isHidden(card, viewer) ? [{ pile, at, card }] : [];
      }),
    );
    const tokens = tokensOf(s, owner).filter((card) => isHidden(card, viewer));
    const faces = [...places.map(({ card }) => card), ...tokens].sort(byFace);
    const ids = places.map(({ card }) => card.ref.id).sort((a, b) => a - b);
    shuffleInPlace(s, faces);
    shuffleInPlace(s, ids);
    places.forEach(({ pile, at, card }, i) => {
      const { ref, zone, now: was } = card;
      const face = faces[i] as Card;
      const id = ids[i] as CardId;
      const now: Ref = { id, life, name: nameOf(face) };
      pile.ids[at] = id;
      const seat = seatOf(card);
      // Who else knows it: whoever may look there.
      const known = zone === 'deck' ? 0 : 1 << seat;
      const by = zone === 'under' || zone === 'purged' ? was?.by : undefined;
      const special = was === undefined ? undefined : nowWith(undefined, { by, abducted: was.abducted });
      s.cards[id] = makeCard(now, owner, zone, seat, known, face.print, special);
      renamed.set(ref.id, { was: ref, now });
    });
    tokens.forEach((card, i) => {
      const face = faces[places.length + i] as Card;
      const dealt = withKnown(withNow(card, { facedown: nameOf(face) }), 1 << seatOf(card));
      s.cards[card.ref.id] = withPrint(dealt, face.print);
      // What still calls it what it was before it lay facedown.
      renamed.set(card.ref.id, { was: card.ref, now: card.ref });
    });
  }
  renameAll(s, (ref) => {
    const change = renamed.get(ref.id);
    return change !== undefined && change.was.life === ref.life ? change.now : ref;
  });
}

function renameAll(s: State, to: Renaming): void {
  renameInStack(s, to);
  s.lasting = s.lasting.map((l) => withRenamed(l, to));
  if (s.ask?.kind === 'order' || s.ask?.kind === 'replace') s.ask = withRenamed(s.ask, to);
}

/** How often another deal is tried where another player's question would not be asked with the first. */
const TRIES = 200;

/** Asks another player's pending question anew. @returns whether it is the same question, at the same moment. */
function isAskedAgain(s: State): boolean {
  const { ask, rng } = s;
  const top = s.stack[s.stack.length - 1];
  const happened = askAgain(s);
  return (
    ask !== null &&
    s.ask !== null &&
    s.ask.kind === ask.kind &&
    s.ask.why === ask.why &&
    s.ask.player === ask.player &&
    happened.length === 0 &&
    s.stack[s.stack.length - 1] === top &&
    s.rng === rng
  );
}

function dealt(s: State, viewer: Seat, rng: State['rng']): State {
  const other = clone(s);
  other.rng = rng;
  deal(other, viewer);
  keepRounds(s, other);
  return other;
}

/**
 * Resamples everything that a seat cannot know, also in the middle of an effect.
 * @returns a new state with the same view for that seat, which depends on what the seat knows and on `seed` alone; its
 * future is drawn from `seed`.
 */
export function imagine(s: State, seat: Seat, seed: number): State {
  const { ask } = s;
  let rng = seedWords(seed);
  if (ask === null || ask.player === seat) return dealt(s, seat, rng);
  // Another player decides, among cards that have changed: the question is asked anew, and where it would not be asked
  // (an effect that finds no target in the imagined hand), another deal is tried.
  for (let i = 0; i < TRIES; i++) {
    const other = dealt(s, seat, rng);
    rng = other.rng;
    if (isAskedAgain(other)) return other;
  }
  // One that hardly any deal allows: then the other player finds nothing to choose. The true options would tell the truth.
  const other = dealt(s, seat, rng);
  other.ask = { ...ask, options: [{ pick: 'done' }], picked: [], min: 0, max: 0 };
  return other;
}
