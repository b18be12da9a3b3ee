// The zone beside the table: its cards are never in play and always there, known to all. No search for cards finds
// them.

import { definition } from '../language/definitions.ts';
import { seatOf } from '../state/card.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import type { CardId, CardName, CardType, Ref, Seat } from '../terms.ts';

const types: ReadonlySet<CardType> = new Set<CardType>(['archon-power', 'prophecy', 'tide']);

/** Whether a card is of a type that lies beside the table and can be nowhere else. */
export const liesBeside = (name: CardName): boolean => types.has(definition(name).type);

/** The cards facedown beneath a card beside the table. */
export function cardsBeneath(s: State, id: CardId): readonly CardId[] {
  const { beneath } = player(s, seatOf(cardAt(s, id)));
  return beneath.length === 0 ? beneath : beneath.filter((below) => cardAt(s, below).now?.by?.id === id);
}

/** The cards of one type that lie beside the table for a player, as its deck lists them. */
export function besideOf(s: State, seat: Seat, type: CardType): readonly CardId[] {
  const { beside } = player(s, seat);
  return beside.length === 0 ? beside : beside.filter((id) => definition(cardAt(s, id).ref.name).type === type);
}

/** The card that says what the token creatures of a player are; null for a deck without one. */
export function tokenCardOf(s: State, seat: Seat): CardId | null {
  return besideOf(s, seat, 'creature')[0] ?? null;
}

/** A prophecy is active as long as a card lies beneath it. */
export const isActiveProphecy = (s: State, id: CardId): boolean => cardsBeneath(s, id).length > 0;

/** The other side of a prophecy: each two that the deck lists one after the other are the sides of one card. */
export function otherSideOf(s: State, id: CardId): CardId | null {
  const sides = besideOf(s, seatOf(cardAt(s, id)), 'prophecy');
  return sides[sides.indexOf(id) ^ 1] ?? null;
}

/**
 * The tide's card, where a deck of the game brought one; else null, and there is no tide to raise.
 * R: later sets 7 and 14.11, notes on 16: the tide is in the game only with such a deck. The card belongs to nobody.
 */
export function tideCardOf(s: State): Ref | null {
  for (let seat = 0; seat < s.players.length; seat++) {
    const [id] = besideOf(s, seat, 'tide');
    if (id !== undefined) return cardAt(s, id).ref;
  }
  return null;
}
