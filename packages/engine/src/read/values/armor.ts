// Armor is computed when it is read, and what was used of it this turn is counted on the creature. A creature that loses
// armor loses the used part first (v1.3 "Armor"), so the count has to follow a loss at once.

import { editionOf } from '../../editions/editions.ts';
import { cardApart } from '../../seats/seats.ts';
import { besidesOf, setBesides } from '../../state/body.ts';
import type { Body, State } from '../../state/state.ts';
import { bodyAt, cardAt, liveBody } from '../../state/zones.ts';
import type { CardId, Ref } from '../../terms.ts';
import { faceOf } from '../face.ts';
import { lastKnown } from '../lastKnown.ts';
import { addingTo, baseOf, modified } from './power.ts';

export function armor(s: State, ref: Ref): number {
  const body = liveBody(s, ref);
  if (body === null) return lastKnown(s, ref)?.armor ?? faceOf(s, ref).armor;
  const { adding, settled } = addingTo(s, ref, 'armor');
  return Math.max(0, modified(s, ref, baseOf(s, ref, 'armor'), 0, adding, settled) - besidesOf(body).armorLost);
}

/** How much damage that armor of a creature can still prevent this turn. Lost armor was the used part first (v1.3 "Armor"). */
export const leftOf = (armor: number, body: Body): number => Math.max(0, armor - besidesOf(body).armorUsed);

/** How much damage the armor of a card can still prevent. */
export function armorLeft(s: State, ref: Ref): number {
  const body = liveBody(s, ref);
  return body === null ? armor(s, ref) : leftOf(armor(s, ref), body);
}

/**
 * After a batch: armor that was lost in it is taken from the used part, as far as there is one.
 * R: "Armor", v1.0 p.9: it absorbs no more than its value in a turn, so that what was used stays counted.
 */
export function keepUnusedArmor(s: State): void {
  if (editionOf(s.edition).lostArmor === 'unused-first') return;
  for (const { line } of s.players) for (const id of line) keepUnusedArmorOf(s, id);
  const apart = cardApart(s);
  if (apart !== undefined) keepUnusedArmorOf(s, apart);
}

function keepUnusedArmorOf(s: State, id: CardId): void {
  const body = bodyAt(s, id);
  const { armorUsed, armorThen } = besidesOf(body);
  if (armorUsed === 0) return;
  const now = armor(s, cardAt(s, id).ref);
  setBesides(body, { armorUsed: Math.max(0, armorUsed - Math.max(0, armorThen - now)), armorThen: now });
}
