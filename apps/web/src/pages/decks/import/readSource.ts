// Recognizes imported text: a whole collection, decks in some format, or nothing that can be read.
import { DeckError, sayPlainly } from '@vaultsong/decks';
import type { OnDeck, ReadText } from '@vaultsong/decks/import';
import { readDecks } from '@vaultsong/decks/import';
import type { CollectionFile } from '../../../collection/file.ts';
import { readCollection } from '../../../collection/file.ts';

export type Reading =
  | { readonly whole: CollectionFile }
  | { readonly read: ReadText }
  /** The reasons, in sentences. */
  | { readonly refused: readonly string[] };

/**
 * Reads a text.
 * @param text of a file, or what was pasted
 * @param onDeck hears of each deck
 */
export async function readSource(text: string, onDeck: OnDeck): Promise<Reading> {
  const whole = readCollection(text);
  if (whole !== null) return { whole };
  try {
    return { read: await readDecks(text, onDeck) };
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    return { refused: error.faults.map(sayPlainly) };
  }
}
