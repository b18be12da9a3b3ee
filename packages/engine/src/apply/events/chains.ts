// Chains are gained and shed; a mulligan may shed one.

import { editionOf } from '../../editions/editions.ts';
import { shuffleDeck } from '../../hidden/shuffling.ts';
import type { EventOf, GameEvent } from '../../language/events.ts';
import { chainPenalty, MOST_CHAINS, startingHand } from '../../state/chains.ts';
import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { moveOut } from '../../state/zones.ts';
import type { Seat } from '../../terms.ts';
import { draw } from '../drawing.ts';
import type { Rules } from '../rule.ts';

export function chains(s: State, e: EventOf<'chains'>, out: GameEvent[]): boolean {
  const p = player(s, e.player);
  const before = p.chains;
  // R: rulings, "chains": never more than 24. v1.0 and v1.3 p.8 end the table there, but name no most.
  const most = editionOf(s.edition).chainCap === 'at-24' ? MOST_CHAINS : Number.POSITIVE_INFINITY;
  p.chains = Math.min(most, Math.max(0, before + e.amount));
  if (p.chains === before) return false;
  out.push({ ...e, amount: p.chains - before });
  return true;
}

/**
 * R: "Mulligan", v1.3 glossary: one card fewer than the hand had, and no chain is shed. v1.0 does not say so; its p.8
 * has chains count "each time", also in setup.
 */
function mulliganHand(s: State, seat: Seat, before: number): number {
  return editionOf(s.edition).mulliganChains === 'one-fewer-none-shed'
    ? before - 1
    : startingHand(s, seat) - 1 - chainPenalty(player(s, seat).chains);
}

export const chainRules = {
  chains,
  mulligan(s, e, out) {
    const p = player(s, e.player);
    const n = mulliganHand(s, e.player, p.hand.length);
    for (const id of [...p.hand]) moveOut(s, id, { zone: 'deck', seat: e.player });
    shuffleDeck(s, e.player);
    const { length } = draw(s, e.player, n, out);
    out.push({ ...e, cards: length });
    if (editionOf(s.edition).mulliganChains === 'count-and-shed-again')
      chains(s, { type: 'chains', player: e.player, amount: -1 }, out);
    return true;
  },
} satisfies Partial<Rules>;
