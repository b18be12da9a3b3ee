// Where a deck comes from: a file, the program itself, or a seed.
import { existsSync } from 'node:fs';
import type { Deck } from '@vaultsong/decks';
import {
  DeckError,
  deckOfName,
  findBundled,
  isGeneratedName,
  longestDeckFile,
  parseDeck,
  printable,
  sayFault,
} from '@vaultsong/decks';
import { UserError } from './failure.ts';
import { printablePath, readText } from './input.ts';

/**
 * Finds a deck.
 * @param source path of a deck file, slug or title of a bundled deck, or a new deck as `generated:cota:7`
 * @throws UserError with everything that is wrong with it
 */
export async function loadDeck(source: string): Promise<Deck> {
  if (!existsSync(source)) return isGeneratedName(source) ? generated(source) : bundled(source);
  const text = await readText(source, longestDeckFile);
  try {
    return parseDeck(text);
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    const faults = error.faults.map((fault) => `\n  ${sayFault(fault)}`).join('');
    throw new UserError(`${printablePath(source)} is not a deck:${faults}`);
  }
}

function generated(name: string): Deck {
  try {
    return deckOfName(name);
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    throw new UserError(error.message);
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
