// Drawing cards, and the new deck that a discard pile becomes when the old one has run out.
import { editionOf } from '../editions/editions.ts';
import { shuffleDeck } from '../hidden/shuffling.ts';
import type { GameEvent } from '../language/events.ts';
import { isDeckOpen } from '../read/costs.ts';
import { canRunOut } from '../seats/seats.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { allSeats, cardAt, moveOut, pile, setKnown } from '../state/zones.ts';
import type { Ref, Seat } from '../terms.ts';

/** @returns false when there is no card to draw. */
function drawOne(s: State, seat: Seat, out: GameEvent[]): boolean {
  const p = player(s, seat);
  if (p.deck.length === 0) {
    // R: v1.3 p.5: who must draw from an empty deck shuffles the discard pile to reset it, then goes on.
    // R: reference manual 4.5: there the discard pile stays what it is, and the player loses (see apply/events/zones.ts).
    const isLost = editionOf(s.edition).emptyDeck === 'player-loses' && canRunOut(s, seat);
    if (p.discard.length === 0 || isLost) return false;
    discardIntoDeck(s, seat);
    out.push({ type: 'shuffle', player: seat, withDiscard: true });
  }
  const id = p.deck[p.deck.length - 1];
  if (id === undefined) return false;
  // It was the top card for a moment, which lies open.
  if (isDeckOpen(s, seat)) setKnown(s, id, allSeats(s));
  moveOut(s, id, { zone: 'hand', seat });
  return true;
}

/** Shuffles a discard pile into the deck. */
export function discardIntoDeck(s: State, seat: Seat): void {
  for (const id of [...player(s, seat).discard]) moveOut(s, id, { zone: 'deck', seat });
  shuffleDeck(s, seat);
}

/** Draws up to a number of cards. @returns those that there were. */
export function draw(s: State, seat: Seat, amount: number, out: GameEvent[]): readonly Ref[] {
  const hand = pile(s, 'hand', seat) ?? [];
  const before = hand.length;
  for (let i = 0; i < amount; i++) if (!drawOne(s, seat, out)) break;
  // Read only now: a shuffle on the way gives the cards that were drawn before it other ids.
  return hand.slice(before).map((id) => cardAt(s, id).ref);
}
