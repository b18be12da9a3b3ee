// The starting hands.

import { editionOf } from '../editions/editions.ts';
import { isAsked } from '../seats/seats.ts';
import { chainPenalty, startingHand } from '../state/chains.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { moveOut } from '../state/zones.ts';
import type { Seat } from '../terms.ts';

/** Deals every player a starting hand. It is no draw, and nothing waits for it. */
export function dealHands(s: State): void {
  for (const seat of s.players.keys()) if (isAsked(s, seat)) dealHand(s, seat);
}

/**
 * R: v1.3 p.8 (v1.0 p.8, Master 16 "Chains"): chains apply to the starting hand, and one is shed. In the reference
 * manual, 3, hands are of seven and six cards, and chains are spoken of in its 4.5 only: the draw step.
 */
function dealHand(s: State, seat: Seat): void {
  const p = player(s, seat);
  const chainsCount = editionOf(s.edition).chainsAtSetup === 'fewer-cards-and-one-shed';
  const size = startingHand(s, seat) - (chainsCount ? chainPenalty(p.chains) : 0);
  for (let i = 0; i < size; i++) {
    const top = p.deck[p.deck.length - 1];
    if (top !== undefined) moveOut(s, top, { zone: 'hand', seat });
  }
  if (chainsCount && p.chains > 0) p.chains--;
}
