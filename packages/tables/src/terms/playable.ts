// Checks that a deck is allowed at a table and that a game can be dealt with it. A table must know before it writes the
// deck into its log: a log with a next game that cannot be dealt could never be read again.
import type { DeckList, EditionName } from '@vaultsong/engine';
import { deal, SetupError } from '@vaultsong/engine';
import type { Terms } from './terms.ts';

/** Fault of a deck, in words; null where it can be played. Legality is judged where a deck is brought. */
export function deckFault(deck: DeckList, edition: EditionName): string | null {
  try {
    deal({ decks: [deck, deck], seed: 0, edition });
    return null;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return error.message;
  }
}

/**
 * Reason that a player’s deck is not of a set that was agreed on, in words; null where it is.
 * @param set that it is of; null: of none that is known
 */
export function setFault({ play }: Terms, name: string, set: string | null): string | null {
  if (play.type !== 'duel' || play.sets.length === 0 || play.sets.some((allowed) => allowed === set)) return null;
  const isOf = set === null ? 'no known set' : `the set ${set}`;
  return `“${name}” is of ${isOf}; expected one of ${play.sets.join(', ')}`;
}
