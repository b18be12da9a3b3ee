// The æmber pools: what comes in may be put elsewhere by an effect, and nobody can lose more than there is.
import { modifiers } from './active.ts';
import { cards, inForce, isPlayer } from './evaluate.ts';
import type { GameEvent } from './events.ts';
import { player } from './players.ts';
import type { State } from './state.ts';
import type { Seat } from './terms.ts';
import { liveBody } from './zones.ts';

/** Adds to a pool, unless an effect puts æmber that would enter it somewhere else. */
export function addToPool(s: State, seat: Seat, amount: number, out: GameEvent[]): void {
  for (const line of modifiers(s, 'pool-goes-to')) {
    if (!isPlayer(s, line.modifier.who, seat, line.scope) || !inForce(s, line)) continue;
    const [card] = cards(s, line.modifier.card, line.scope);
    const body = card === undefined ? null : liveBody(s, card);
    if (card === undefined || body === null) continue;
    body.aember += amount;
    out.push({ type: 'placeAember', card, from: null, amount });
    return;
  }
  player(s, seat).aember += amount;
}

/** Takes up to an amount from a pool and says how much it was. */
export function takeFromPool(s: State, seat: Seat, amount: number): number {
  const p = player(s, seat);
  const taken = Math.min(p.aember, amount);
  p.aember -= taken;
  return taken;
}
