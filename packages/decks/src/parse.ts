// From a deck file to a deck, or to the list of its faults.
import { checkDeck } from './check.ts';
import type { Deck } from './deck.ts';
import { DeckError } from './fault.ts';
import { readShape } from './file.ts';
import { JsonError, parseJson } from './json.ts';

/** A deck file has about 2 kB; what is much longer is something else. */
export const longestDeckFile = 1_000_000;

/**
 * Reads a deck.
 * @param source the text of a deck file, or its JSON value
 * @throws DeckError with every fault
 */
export function parseDeck(source: unknown): Deck {
  const shape = readShape(typeof source === 'string' ? readText(source) : source);
  if ('faults' in shape) throw new DeckError(shape.faults);
  const checked = checkDeck(shape.file);
  if ('faults' in checked) throw new DeckError(checked.faults);
  return checked.deck;
}

function readText(text: string): unknown {
  if (text.length > longestDeckFile)
    throw new DeckError([
      { where: 'the file', what: `${text.length} characters`, expected: `at most ${longestDeckFile}` },
    ]);
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column, found, expected } = error;
    throw new DeckError([{ where: `line ${line}, column ${column}`, what: `not JSON: found ${found}`, expected }]);
  }
}
