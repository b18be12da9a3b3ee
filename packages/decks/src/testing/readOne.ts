// Reads a text that holds one deck, for tests that look into it.

import type { DeckFormat } from '../files/read.ts';
import { readDecks } from '../files/read.ts';
import type { ReadDeck } from '../formats/draft.ts';

/** All decks of a text. @throws Error where it was found to be something else */
export async function readAs(format: DeckFormat, text: string): Promise<readonly ReadDeck[]> {
  const read = await readDecks(text);
  if (read.format !== format) throw new Error(`it was read as ${read.format}, not as ${format}`);
  return read.decks;
}

/** The only deck of a text. @throws Error where there are several */
export async function readOne(format: DeckFormat, text: string): Promise<ReadDeck> {
  const [only, ...more] = await readAs(format, text);
  if (only === undefined || more.length > 0) throw new Error(`it has ${more.length + 1} decks, not one`);
  return only;
}
