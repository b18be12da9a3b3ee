// Shuffling, and the ids of cards that somebody cannot see. An id is told with a card as soon as the card is seen, so it
// must tell nothing about where that card has been: whenever a card that was known gets lost among hidden ones, all
// hidden cards of that player get their ids anew. These are dealt from a list in the order of their numbers: dealt from the
// order in which they lie, they would tell that of a deck list, and so which card lies where, to whoever finds the permutation.

import { knownOf, withKnown } from '../state/card.ts';
import { player } from '../state/players.ts';
import { isStream, shuffleInPlace, sideChance } from '../state/random.ts';
import type { Card, State } from '../state/state.ts';
import { allSeats, cardAt } from '../state/zones.ts';
import type { CardId, Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { freshLife, hiddenPiles, renumbered } from './hidden.ts';
import { renameInStack } from './renaming.ts';

/**
 * Tells one mixing from the next where no chance of the game was drawn between them. No two begin the same life, but an imagined
 * state, which always has the four words, must go on in one way whatever lives its hidden cards really have.
 */
function orderOf(ids: readonly CardId[]): number {
  let order = ids.length;
  for (const id of ids) order = (Math.imul(order, 31) + id) | 0;
  return order;
}

/**
 * Deals the ids of all cards of an owner that are hidden from anybody anew among them, and all of these cards begin the
 * same new life. What an effect holds of them goes along, but for the cards of the deck where that is being shuffled:
 * these are other objects now.
 */
function mixIds(s: State, owner: Seat, isShuffled: boolean): void {
  const all = allSeats(s);
  const piles = hiddenPiles(s);
  const ids: CardId[] = [];
  const cards: Card[] = [];
  for (const pile of piles)
    for (const id of pile.ids) {
      const card = cardAt(s, id);
      if (card.owner !== owner || knownOf(card) === all) continue;
      ids.push(id);
      cards.push(card);
    }
  const life = freshLife(s);
  const mixed = ids.toSorted((a, b) => a - b);
  shuffleInPlace(sideChance(s, isStream(s.rng) ? life : orderOf(ids)), mixed);
  const renamed = new Map<CardId, { readonly was: Ref; readonly now: Ref }>();
  let next = 0;
  for (const pile of piles)
    for (let at = 0; at < pile.ids.length; at++) {
      if (pile.ids[at] !== ids[next]) continue;
      const card = cards[next] as Card;
      const id = mixed[next++] as CardId;
      pile.ids[at] = id;
      const made = renumbered(card, id, life, knownOf(card));
      s.cards[id] = made;
      if (!isShuffled || card.zone !== 'deck') renamed.set(card.ref.id, { was: card.ref, now: made.ref });
    }
  if (renamed.size === 0) return;
  renameInStack(s, (ref) => {
    const change = renamed.get(ref.id);
    return change !== undefined && change.was.life === ref.life ? change.now : ref;
  });
}

/**
 * Shuffles a deck. Nobody knows any more which card lies where, nor which of the hidden cards was drawn when.
 * @param but cards that all know, which stay out of it and lie on top
 */
export function shuffleDeck(s: State, seat: Seat, but: readonly Ref[] = []): void {
  const { deck } = player(s, seat);
  const isApart = (id: CardId): boolean =>
    knownOf(cardAt(s, id)) === allSeats(s) && but.some((ref) => sameRef(ref, cardAt(s, id).ref));
  const apart = but.length === 0 ? [] : deck.filter(isApart);
  if (apart.length > 0) deck.splice(0, deck.length, ...deck.filter((id) => !apart.includes(id)));
  shuffleInPlace(s, deck);
  for (const id of deck) {
    const card = cardAt(s, id);
    if (knownOf(card) !== 0) s.cards[id] = withKnown(card, 0);
  }
  deck.push(...apart);
  mixIds(s, seat, true);
}

/** Gives the hidden cards of a player ids that nobody has seen, after others have lost track of some of them. */
export const mixHidden = (s: State, owner: Seat): void => mixIds(s, owner, false);
