// Id of a player's own deck in addresses: a hash of its content, so that an address never means another deck than it
// did.
import type { Deck } from '@vaultsong/decks';
import { writeDeck } from '@vaultsong/decks';

const prefix = 'own-';

export const isOwnId = (id: string): boolean => /^own-[0-9a-f]{16}$/.test(id);

/** The same for the same deck, wherever it was brought from. */
export function ownId(deck: Deck): string {
  return prefix + textId(writeDeck(deck));
}

/** A hash of a text by which it is known, as 16 hexadecimal digits. */
export const textId = (text: string): string => hashOf(text, 0x811c9dc5) + hashOf(text, 0x2b7e1516);

/** FNV-1a from a basis, as 8 hexadecimal digits. One of them is too short for thousands of decks. */
function hashOf(text: string, basis: number): string {
  let hash = basis;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
