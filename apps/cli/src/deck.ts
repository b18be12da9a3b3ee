// Where a deck comes from: a file, or the program itself.
import { existsSync } from 'node:fs';
import type { Deck } from '@vaultsong/decks';
import { DeckError, findBundled, printable, sayFault } from '@vaultsong/decks';
import { longestDeckFile, parseDeck } from '@vaultsong/decks/import';
import { UserError } from './failure.ts';
import { printablePath, readText } from './input.ts';

/**
 * Finds a deck.
 * @param source path of a deck file, or slug or title of a bundled deck
 * @throws UserError with everything that is wrong with it
 */
export async function loadDeck(source: string): Promise<Deck> {
  if (!existsSync(source)) return bundled(source);
  const text = await readText(source, longestDeckFile);
  try {
    return parseDeck(text);
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    const faults = error.faults.map((fault) => `\n  ${sayFault(fault)}`).join('');
    throw new UserError(`${printablePath(source)} is not a deck:${faults}`);
  }
}

function bundled(name: string): Deck {
  try {
    return findBundled(name).deck;
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    const expected = error.faults.map((fault) => fault.expected).join('; ');
    throw new UserError(
      `"${printable(name)}": no file and no deck has this name; expected a deck file or ${expected}; "vaultsong decks" lists them`,
    );
  }
}
