// A deck that somebody brings to a table: by its name, by a code, or whole.
import type { Deck } from '@vaultsong/decks';
import { DeckError, deckOfName, findBundled, isGeneratedName, sayFault, toDeckList } from '@vaultsong/decks';
import { isCode, parseDeck, readCode, unplayableFault } from '@vaultsong/decks/import';
import type { DeckList } from '@vaultsong/engine';
import type { Terms } from '@vaultsong/tables';
import { deckFault, setFault } from '@vaultsong/tables';
import { ApiError } from '../errors/apiError.ts';

export interface Brought {
  readonly deck: DeckList;
  /** The name by which anybody can find it; null for one that came whole. */
  readonly origin: string | null;
  /** Of which set it is; null: of none that is known. */
  readonly set: string | null;
}

function read(text: string): { readonly deck: Deck; readonly origin: string | null } {
  if (isGeneratedName(text)) return { deck: deckOfName(text), origin: text };
  if (isCode(text)) {
    const { deck, faults, unplayable } = readCode(text);
    const reasons = [...faults, ...unplayable.map(unplayableFault)];
    if (reasons.length > 0) throw new DeckError(reasons);
    return { deck, origin: null };
  }
  if (text.startsWith('{')) return { deck: parseDeck(text), origin: null };
  const { slug, deck } = findBundled(text);
  return { deck, origin: slug };
}

/** A deck that was read, before it is judged by what a table plays. */
export interface FoundDeck extends Brought {
  readonly name: string;
}

/**
 * Reads a deck to play with.
 * @param text slug of a bundled deck, `generated:SET:SEED`, a deck code, or a deck file
 * @throws ApiError that says what is wrong with it
 */
export function findDeck(text: string): FoundDeck {
  try {
    const { deck, origin } = read(text.trim());
    return { deck: toDeckList(deck), origin, set: deck.set, name: deck.name };
  } catch (error) {
    if (error instanceof DeckError)
      throw new ApiError('invalid', `deck: ${error.faults.slice(0, 5).map(sayFault).join('; ')}`);
    // `findBundled` says which decks there are.
    throw new ApiError('invalid', `deck: ${error instanceof Error ? error.message : 'not understood'}`);
  }
}

/**
 * What somebody brings to a table with a deck.
 * @throws ApiError where it may not be played there
 */
export function broughtTo(terms: Terms, { name, ...brought }: FoundDeck): Brought {
  // A table looks at it too; here it is told before there is one, or before a tournament has it.
  const fault = setFault(terms, name, brought.set) ?? deckFault(brought.deck, terms.edition);
  if (fault !== null) throw new ApiError('conflict', `deck: ${fault}`);
  return brought;
}
