// Armor is computed when it is read, and what was used of it this turn is counted on the creature. A creature that loses
// armor loses the used part first (v1.3 "Armor"), so the count has to follow a loss at once.
import { editionOf } from '../editions/editions.ts';
import type { State } from '../state/state.ts';
import { bodyAt, cardAt } from '../state/zones.ts';
import type { CardId } from '../terms.ts';
import { armor } from './evaluate.ts';

/**
 * After a batch: armor that was lost in it is taken from the used part, as far as there is one.
 * R: "Armor", v1.0 p.9: it absorbs no more than its value in a turn, so that what was used stays counted.
 */
export function keepUnusedArmor(s: State): void {
  if (editionOf(s.edition).lostArmor === 'unused-first') return;
  for (const { line } of s.players) for (const id of line) keepUnusedArmorOf(s, id);
  if (s.adventure !== undefined) keepUnusedArmorOf(s, s.adventure.adversary);
}

function keepUnusedArmorOf(s: State, id: CardId): void {
  const body = bodyAt(s, id);
  if (body.armorUsed === 0) return;
  const now = armor(s, cardAt(s, id).ref);
  body.armorUsed = Math.max(0, body.armorUsed - Math.max(0, body.armorThen - now));
  body.armorThen = now;
}
