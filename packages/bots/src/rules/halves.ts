// Gigantic creatures, of which both halves must be in hand to be played: what one half is worth, and how long it is kept.
import { definition } from '@vaultsong/engine';
import type { Known, Table } from './table.ts';
import { worthInHand } from './worth.ts';

/** What share of its creature half is worth that still waits for the other one. */
const perWaiting = 0.35;
/** One whose other half was never seen, so that nobody knows how large it is. */
const perUnseen = 2;

const isOtherHalf = (card: Known, other: Known): boolean =>
  other.half !== undefined &&
  other.half !== card.half &&
  other.owner === card.owner &&
  definition(other.name).name === definition(card.name).name;

/** Where the other half lies, as far as is seen: the nearest place first; null where that is not known. */
function otherHalf(table: Table, card: Known): Known | null {
  const others = table.seen.cards.filter((other) => isOtherHalf(card, other));
  return (
    others.find(({ zone }) => zone === 'hand') ?? others.find(({ zone }) => zone === 'archives') ?? others[0] ?? null
  );
}

/** Whether a card is no half, or one that lies in hand with the other. */
export const isWhole = (table: Table, card: Known): boolean =>
  card.half === undefined || otherHalf(table, card)?.zone === 'hand';

/** Half of a gigantic creature is kept for the other half, unless that was discarded or purged. */
export function waitsForOtherHalf(table: Table, card: Known): boolean {
  if (card.half === undefined) return false;
  const zone = otherHalf(table, card)?.zone;
  return zone !== 'discard' && zone !== 'purged';
}

/** What a card is worth that can still be played; of half of a creature, its share. */
export function worthOfHeld(table: Table, card: Known): number {
  if (card.half === undefined) return worthInHand(card);
  const other = otherHalf(table, card);
  if (other === null) return card.half === 'base' ? perWaiting * worthInHand(card) : perUnseen;
  const whole = worthInHand(card.half === 'base' ? card : other);
  if (other.zone === 'hand') return 0.5 * whole;
  return other.zone === 'archives' || card.zone === other.zone ? perWaiting * whole : 0.5 * perWaiting * whole;
}
