// A hand is refilled: at the end of a turn, and as if it were the end of one.

import { editionOf } from '../editions/editions.ts';
import type { GameEvent } from '../language/events.ts';
import { drawnBeyond, handSize } from '../read/costs.ts';
import { forbids } from '../read/permission/forbids.ts';
import { sizeWithChains } from '../state/chains.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import type { Seat } from '../terms.ts';

/** Whether a player who wants so many cards for the hand, and is to draw so many, sheds a chain. */
function shedsChain(s: State, seat: Seat, wanted: number, amount: number): boolean {
  const { chains, deck, discard } = player(s, seat);
  if (chains === 0) return false;
  const there = deck.length + discard.length;
  switch (editionOf(s.edition).chainShed) {
    // R: v1.0 p.8: each time one or more cards would be drawn to refill the hand.
    case 'always-when-drawing':
      return wanted > 0;
    // R: v1.3 FAQ; timing notes, "A turn" 5: only when it really kept a card away.
    case 'only-when-it-kept-a-card':
      return Math.min(wanted, there) > Math.min(amount, there);
    // R: reference manual 4.5: after drawing, whatever was drawn.
    case 'after-every-draw-step':
      return true;
  }
}

/** A player draws up to their hand size, and chains keep cards away and are shed. What is drawn besides is no refilling. */
export function refill(s: State, seat: Seat): GameEvent[] {
  const p = player(s, seat);
  const size = handSize(s, seat);
  const mayDraw = forbids(s, seat, 'draw', null) === null;
  const wanted = mayDraw ? Math.max(0, size - p.hand.length) : 0;
  const amount = Math.min(wanted, Math.max(0, sizeWithChains(size, p.chains) - p.hand.length));
  const drawn = amount + (mayDraw ? drawnBeyond(s, seat) : 0);
  const events: GameEvent[] = drawn === 0 ? [] : [{ type: 'draw', player: seat, amount: drawn, cards: [] }];
  return shedsChain(s, seat, wanted, amount) ? [...events, { type: 'chains', player: seat, amount: -1 }] : events;
}
