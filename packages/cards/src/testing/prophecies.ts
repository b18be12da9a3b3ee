// Prophecies in tests: one that is active in the opponent's turn, with a card beneath it that has no Fate:.
import type { CardName, SeatPosition, Table } from '@vaultsong/engine';
import { see, table } from '@vaultsong/engine';

/** A prophecy beside the table with a card beneath it. */
export const above = (id: CardName, card: CardName = 'punch') => ({ id, under: [card] }) as const;

/** The turn of an opponent, while that prophecy of mine is active. */
export const foretold = (id: CardName, foe: SeatPosition, me: SeatPosition = {}): Table =>
  table({ active: 1, me: { house: 'brobnar', ...me, beside: [above(id)] }, foe });

/** My turn, which has nothing to do but to end, while that prophecy of mine is active. */
export const beforeTheirs = (id: CardName, foe: SeatPosition, me: SeatPosition = {}): Table =>
  table({ me: { house: 'brobnar', ...me, beside: [above(id)] }, foe });

/** Whether a prophecy of mine is active. */
export const isActive = (t: Table): boolean =>
  see(t.state, 0).players[0]?.beside.some(({ under }) => under.length > 0) ?? false;

/**
 * The turn of an opponent, after a card beneath a prophecy of mine had its Fate: they discarded a card from their hand, which
 * Wasteful Regret waits for.
 */
export function fated(card: CardName, foe: SeatPosition = {}, me: SeatPosition = {}): Table {
  const t = table({
    active: 1,
    me: { house: 'brobnar', ...me, beside: [above('wasteful-regret', card)] },
    foe: { house: 'brobnar', ...foe, hand: [...(foe.hand ?? []), 'punch'] },
  });
  t.foe.discard('punch');
  return t;
}
