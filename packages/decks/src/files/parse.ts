// From a deck file to a deck that can be played, or to the list of its faults.

import type { Fault } from '../faults/fault.ts';
import { DeckError } from '../faults/fault.ts';
import type { Unplayable } from '../faults/playable.ts';
import { describe } from '../faults/quote.ts';
import { readOwn } from '../formats/vaultsong.ts';
import type { Deck } from '../model/deck.ts';
import { suggester } from '../names/suggest.ts';
import { JsonError, parseJson } from './json.ts';

/** A deck file has about 2 kB; what is much longer is something else. */
export const longestDeckFile = 1_000_000;

/**
 * Reads a deck to play with.
 * @param source the text of a deck file, or its JSON value
 * @throws DeckError with every fault, and with every card that cannot be played yet
 */
export function parseDeck(source: unknown): Deck {
  const { deck, faults, unplayable } = readOwn(
    typeof source === 'string' ? readJson(source, longestDeckFile) : source,
    suggester(),
  );
  const reasons = [...faults, ...unplayable.map(unplayableFault)];
  if (reasons.length > 0) throw new DeckError(reasons);
  return deck;
}

/** A card that cannot be played yet, told like a fault. */
export const unplayableFault = ({ card, name }: Unplayable): Fault => ({
  where: describe(card),
  what: `${name} cannot be played yet`,
  expected: 'only cards that can be played already',
});

/**
 * Reads a JSON text.
 * @param most how many characters it may have
 * @throws DeckError where it is too long or no JSON
 */
export function readJson(text: string, most: number): unknown {
  if (text.length > most)
    throw new DeckError([{ where: 'the file', what: `${text.length} characters`, expected: `at most ${most}` }]);
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column, found, expected } = error;
    throw new DeckError([{ where: `line ${line}, column ${column}`, what: `not JSON: found ${found}`, expected }]);
  }
}
