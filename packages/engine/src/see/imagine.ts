// A state that the viewer cannot tell from the true one: hidden cards are dealt anew among the places that the viewer
// cannot see, and chance gets another seed. Searching bots play on in such states.
//
// What comes out depends on the seed and on what the viewer knows, and on nothing else, or a bot could ask with many seeds
// and find the truth: all that is hidden (faces, ids, the order of heaps, who else knows what) is first put into an order
// that has nothing to do with how it really lies, and dealt from that.

import type { Pile } from '../hidden/hidden.ts';
import { freshLife, hiddenPiles } from '../hidden/hidden.ts';
import type { Renaming } from '../hidden/renaming.ts';
import { eachRef, renameInStack, withRenamed } from '../hidden/renaming.ts';
import { askAgain } from '../run/machine.ts';
import { keepRounds } from '../stack/loopGuard.ts';
import { knownOf, makeCard, nameOf, nowWith, seatOf, withKnown, withNow, withPrint } from '../state/card.ts';
import { clone } from '../state/clone.ts';
import { seedWords, shuffleInPlace } from '../state/random.ts';
import type { Card, State } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import type { CardId, Ref, Seat } from '../terms.ts';
import { byFace } from './faceOrder.ts';

const isHidden = (card: Card, viewer: Seat): boolean => (knownOf(card) & (1 << viewer)) === 0;

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

/** What a viewer cannot see of the cards of one owner: faces, and the ids of places out of play; both mixed. */
interface Unseen {
  readonly faces: readonly Card[];
  readonly ids: readonly CardId[];
  /** How many faces have got a place. */
  dealt: number;
}

function unseenOf(s: State, owner: Seat, viewer: Seat): Unseen {
  const hidden: Card[] = [];
  const ids: CardId[] = [];
  for (const card of s.cards) {
    if (card.owner !== owner || !isHidden(card, viewer)) continue;
    hidden.push(card);
    // A token creature keeps the id that all see: only what it is faceup is hidden.
    if (card.now?.facedown === undefined) ids.push(card.ref.id);
  }
  const faces = byFace(hidden);
  shuffleInPlace(s, faces);
  shuffleInPlace(s, ids);
  return { faces, ids, dealt: 0 };
}

/** The face of one card in the place of another. */
function placed(place: Card, face: Card, id: CardId, life: number): Card {
  const { owner, zone, now } = place;
  const seat = seatOf(place);
  // Who else knows it: whoever may look there.
  const known = zone === 'deck' ? 0 : 1 << seat;
  const kept =
    now === undefined ? undefined : nowWith(undefined, { by: now.by, abducted: now.abducted, faceup: now.faceup });
  return makeCard({ id, life, name: nameOf(face) }, owner, zone, seat, known, face.print, kept);
}

/**
 * Deals what a seat cannot know anew, owner by owner, by the chance of the state.
 * @param before the state that this one is a copy of
 */
function deal(s: State, before: State, viewer: Seat): void {
  const pointed = pointedAt(s, viewer);
  const piles = hiddenPiles(s);
  for (const pile of piles) if (!pile.isOrdered && pile.seat !== viewer) arrange(s, pile, viewer, pointed);
  const life = freshLife(s);
  const unseen = s.players.map((_, owner) => unseenOf(s, owner, viewer));
  // What a reference to a card that is dealt becomes, by the id that it has.
  const becomes: (Ref | undefined)[] = [];
  for (const { ids } of piles)
    for (let at = 0; at < ids.length; at++) {
      const card = cardAt(before, ids[at] as CardId);
      if (!isHidden(card, viewer)) continue;
      const of = unseen[card.owner] as Unseen;
      const id = of.ids[of.dealt] as CardId;
      const made = placed(card, of.faces[of.dealt] as Card, id, life);
      of.dealt++;
      ids[at] = id;
      s.cards[id] = made;
      becomes[card.ref.id] = made.ref;
    }
  const tokens = dealTokens(s, viewer, unseen);
  // What still calls it what it was before it lay facedown.
  for (const { ref } of tokens) becomes[ref.id] = ref;
  if (pointed.length > 0 || tokens.length > 0 || isAboutTriggers(s))
    renameAll(s, (ref) => {
      const now = becomes[ref.id];
      return now !== undefined && cardAt(before, ref.id).ref.life === ref.life ? now : ref;
    });
}

/** Gives token creatures their faces. @returns those that got one */
function dealTokens(s: State, viewer: Seat, unseen: readonly Unseen[]): readonly Card[] {
  const tokens = s.cards.filter((card) => card.now?.facedown !== undefined && isHidden(card, viewer));
  for (const card of tokens) {
    const of = unseen[card.owner] as Unseen;
    const face = of.faces[of.dealt] as Card;
    of.dealt++;
    const made = withKnown(withNow(card, { facedown: nameOf(face) }), 1 << seatOf(card));
    s.cards[card.ref.id] = withPrint(made, face.print);
  }
  return tokens;
}

/** The triggers among which somebody chooses hold references, as the stack does. */
const isAboutTriggers = ({ ask }: State): boolean => ask?.kind === 'order' || ask?.kind === 'replace';

function renameAll(s: State, to: Renaming): void {
  renameInStack(s, to);
  s.lasting = s.lasting.map((l) => withRenamed(l, to));
  if (s.ask !== null && isAboutTriggers(s)) s.ask = withRenamed(s.ask, to);
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
  deal(other, s, viewer);
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
  // Never the generator of the game, nor one of its kind: what is imagined tells nothing of it, and is played on in a hurry.
  let rng: State['rng'] = seedWords(seed);
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
