// Gigantic creatures: two cards of one title, a base half with the text and the values, and an art half with icons. Everywhere
// but in play they are two cards like all others; they are played together, are one creature in play, and leave it together.
//
// So the creature is its base half, which has the body, and `Now.half` names the art half that goes with it. The art half
// has no body and is in no list: nothing finds it as a card of its own. It begins a new life where the two come together, so
// that no earlier reference finds it either, and lies where its base half lies (`joinHalf` in zones.ts, where cards are moved).
// R: notes on later sets, "Gigantic creatures".
import type { CardId, Half } from '../terms.ts';
import type { Card, State } from './state.ts';

/**
 * The cards that go where a card goes: itself, or both halves of a gigantic creature.
 * @param first the half that gets there first, so that the other one comes to lie above it on top of a pile
 */
export function goingAlong(s: State, id: CardId, first: Half = 'base'): readonly CardId[] {
  const half = s.cards[id]?.now?.half;
  if (half === undefined) return [id];
  return first === 'base' ? [id, half] : [half, id];
}

/** Whether a card is the art half of a creature that is in play or being played, and no card of its own. */
export const isPartOfCreature = ({ zone, now }: Card): boolean =>
  (zone === 'play' || zone === 'played') && now?.by !== undefined;
