// Name of a deck to keep. A text that is not one deck, in any format that is read, is refused by what is wrong with it.
import { DeckError, sayFault } from '@vaultsong/decks';
import { readDecks } from '@vaultsong/decks/import';
import { ApiError } from '../errors/apiError.ts';

/** @throws ApiError for what is not one deck */
export async function deckNameOf(data: string): Promise<string> {
  const read = await readDecks(data).catch((error: unknown) => {
    if (error instanceof DeckError) throw new ApiError('invalid', `data: ${error.message}`);
    throw error;
  });
  if (read.format === 'registry-id')
    throw new ApiError(
      'invalid',
      'data: expected a whole deck; this is the id of one, which only the registry can tell',
    );
  const [first, ...others] = read.decks;
  if (first === undefined || others.length > 0)
    throw new ApiError('invalid', `data: expected one deck; found ${read.decks.length}`);
  const [fault] = first.faults;
  if (fault !== undefined) throw new ApiError('invalid', `data: ${sayFault(fault)}`);
  return first.deck.name;
}
