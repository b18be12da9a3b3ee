// Name of a deck to keep. A text that is not one deck, in any format that is read, is refused by what is wrong with it.
import { DeckError, sayFault } from '@vaultsong/decks';
import { readDecks } from '@vaultsong/decks/import';
import { Refusal } from '../refusing/refusal.ts';

/** @throws Refusal for what is not one deck */
export async function deckNameOf(data: string): Promise<string> {
  const read = await readDecks(data).catch((error: unknown) => {
    if (error instanceof DeckError) throw new Refusal('invalid', `data: ${error.message}`);
    throw error;
  });
  if (read.format === 'registry-id')
    throw new Refusal(
      'invalid',
      'data: expected a whole deck; this is the id of one, which only the registry can tell',
    );
  const [first, ...others] = read.decks;
  if (first === undefined || others.length > 0)
    throw new Refusal('invalid', `data: expected one deck; found ${read.decks.length}`);
  const [fault] = first.faults;
  if (fault !== undefined) throw new Refusal('invalid', `data: ${sayFault(fault)}`);
  return first.deck.name;
}
