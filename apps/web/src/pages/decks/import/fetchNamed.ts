// Decks that are named by their ids or addresses: the server asks the registry for one after the other, and each that does not come
// is told by its line.
import { sayPlainly } from '@vaultsong/decks';
import type { NamedDeck } from '@vaultsong/decks/import';
import { counted } from '@vaultsong/say';
import type { Collection } from '../../../collection/collection.ts';
import { concernsAll } from '../../../online/registry.ts';
import type { AddedDeck } from './addDecks.ts';
import { addRead } from './addDecks.ts';
import type { ImportDeps, ImportedDecks, Progress } from './importing.ts';

/** As the collection says where such a deck came from. */
const source = 'the registry';

interface Fetched extends ImportedDecks {
  /** The player gave it up. */
  readonly stopped: boolean;
}

/** @returns what became of each line; those that came before the signal stay */
export async function fetchNamed(
  named: readonly NamedDeck[],
  about: Pick<Progress, 'source' | 'done' | 'of'>,
  collection: Collection,
  help: ImportDeps,
): Promise<Fetched> {
  const decks: AddedDeck[] = [];
  const refused: string[] = [];
  const said: string[] = [];
  const left = (place: number): string => `${counted(named.length - place, 'deck')} of the list`;
  for (const [place, one] of named.entries()) {
    help.onProgress({ ...about, step: 'ask', decks: { done: place, of: named.length } });
    const where = named.length === 1 ? '' : `Line ${one.line}: `;
    if ('fault' in one) {
      refused.push(where + sayPlainly(one.fault));
      continue;
    }
    try {
      help.signal.throwIfAborted();
      decks.push(...(knownDeck(one.id, collection) ?? (await fetchOne(one.id, collection, help))));
    } catch (error) {
      if (help.signal.aborted) {
        said.push(`Stopped: ${left(place)} did not come.`);
        return { decks, refused, said, stopped: true };
      }
      if (!(error instanceof Error)) throw error;
      refused.push(where + error.message);
      if (!concernsAll(error)) continue;
      if (place + 1 < named.length) said.push(`The other ${left(place + 1)} were not asked for.`);
      break;
    }
  }
  return { decks, refused, said, stopped: false };
}

/** A deck that is in the collection already is not asked for. */
function knownDeck(id: string, { held }: Collection): readonly AddedDeck[] | null {
  const kept = [...held.decks.values()].find(({ deck }) => deck.registryId === id);
  return kept === undefined ? null : [{ kept, fresh: false, faults: kept.faults }];
}

/** @throws Error with the reason why no deck came, in words */
async function fetchOne(id: string, collection: Collection, help: ImportDeps): Promise<readonly AddedDeck[]> {
  const text = await help.fetchDeck(id, help.signal);
  const reading = await help.read(text, () => {}, help.signal);
  const read = 'read' in reading && reading.read.format !== 'registry-id' ? reading.read.decks : [];
  if (read.length !== 1) throw new Error(`The server answered with something else than the deck ${id}.`);
  return await addRead(read, source, collection, help.now());
}
