// An order that is remembered, in words.
import type { CardName, Seat } from '@vaultsong/engine';
import type { RememberedOrder } from '../../wire/automation/orders.ts';

/**
 * Abilities are named by their cards where that tells them apart.
 * @param nameOf what the one whose order it is, is called; empty: it need not be said
 */
export function sayOrder(
  { seat, first, before }: RememberedOrder,
  titleOf: (card: CardName) => string,
  nameOf: (seat: Seat) => string,
): string {
  const whose = nameOf(seat);
  const all = [first, ...before];
  const areApart = new Set(all.map(({ card }) => card)).size === all.length;
  const [one = '', ...others] = all.map(({ card, words }) => (areApart ? titleOf(card) : `“${words}”`));
  return `${whose === '' ? '' : `${whose}: `}${one} before ${others.join(' and ')}`;
}
