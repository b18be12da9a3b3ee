// Token creatures: cards that lie facedown in play and are what the token card of a deck says.
import { tokenCardOf } from '../../beside/zone.ts';
import type { State } from '../../state/state.ts';
import { cardAt, isCurrent } from '../../state/zones.ts';
import type { CardId, CardName, Ref } from '../../terms.ts';
import { lastKnown } from '../lastKnown.ts';

/**
 * The card beside the table that says what a card is facedown in play.
 * R: later sets, "Token creatures": that of the deck which the card belongs to, whoever makes it one.
 * @returns null for a deck without such a card: then nothing is made.
 */
export function tokenCardFor(s: State, id: CardId): Ref | null {
  const found = tokenCardOf(s, cardAt(s, id).owner);
  return found === null ? null : cardAt(s, found).ref;
}

export const tokenNameFor = (s: State, id: CardId): CardName | null => tokenCardFor(s, id)?.name ?? null;

/** Whether a card is a token creature, or was one when it left play. */
export const isToken = (s: State, ref: Ref): boolean =>
  isCurrent(s, ref) ? cardAt(s, ref.id).now?.facedown !== undefined : lastKnown(s, ref)?.token === true;
