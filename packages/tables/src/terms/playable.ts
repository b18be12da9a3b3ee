// Whether a game can be dealt with a deck at all. A table must know before it writes the deck into its log: a log whose next
// game cannot be dealt could never be read again.
import type { DeckList, EditionName } from '@vaultsong/engine';
import { deal, SetupError } from '@vaultsong/engine';

/** What is wrong with a deck, in words; null where it can be played. Which decks are legal is judged where it is brought. */
export function deckFault(deck: DeckList, edition: EditionName): string | null {
  try {
    deal({ decks: [deck, deck], seed: 0, edition });
    return null;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return error.message;
  }
}
