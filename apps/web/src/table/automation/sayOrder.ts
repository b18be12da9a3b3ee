// An order that is remembered, in words.
import type { CardName, Seat } from '@vaultsong/engine';
import type { RememberedOrder, WaitingAbility } from '../../wire/automation/orders.ts';

/** @param nameOf what the one whose order it is, is called; empty: it need not be said */
export function sayOrder(
  { seat, first, before }: RememberedOrder,
  titleOf: (card: CardName) => string,
  nameOf: (seat: Seat) => string,
): string {
  const whose = nameOf(seat);
  const said = ({ card, isOwn }: WaitingAbility): string => `${titleOf(card)}${isOwn ? '' : ' (of another player)'}`;
  const isSame = before.every(({ card }) => card === first.card);
  const rest = isSame ? 'its other ability' : before.map(said).join(' and ');
  return `${whose === '' ? '' : `${whose}: `}${said(first)} before ${rest}`;
}
