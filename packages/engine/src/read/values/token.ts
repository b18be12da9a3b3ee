// Token creatures: cards that lie facedown in play and are what the token card of a deck says.
import { tokenCardOf } from '../../beside/zone.ts';
import type { State } from '../../state/state.ts';
import { cardAt, isCurrent } from '../../state/zones.ts';
import type { CardId, CardName, Ref } from '../../terms.ts';
import { titleOf } from '../face.ts';
import { lastKnown } from '../lastKnown.ts';

/**
 * The card beside the table that says what a card is facedown in play.
 * R: later sets, "Token creatures": that of the deck which the card belongs to, whoever makes it one.
 * R: "Tokens", 18.4: a token creature is a copy of its owner's own reference card. Decided: "make a Cultist" makes nothing of a
 * deck whose card is another, as nothing is made without one.
 * @param named the only one that will do
 * @returns null for a deck without such a card: then nothing is made.
 */
export function tokenCardFor(s: State, id: CardId, named?: CardName): Ref | null {
  const found = tokenCardOf(s, cardAt(s, id).owner);
  const card = found === null ? null : cardAt(s, found).ref;
  return named === undefined || card === null || titleOf(card.name) === titleOf(named) ? card : null;
}

export const tokenNameFor = (s: State, id: CardId, named?: CardName): CardName | null =>
  tokenCardFor(s, id, named)?.name ?? null;

/** Whether a card is a token creature, or was one when it left play. */
export const isToken = (s: State, ref: Ref): boolean =>
  isCurrent(s, ref) ? cardAt(s, ref.id).now?.facedown !== undefined : lastKnown(s, ref)?.token === true;
