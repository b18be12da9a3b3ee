// Decks that were read, as entries of the collection.
import type { Fault } from '@vaultsong/decks';
import type { ReadDeck } from '@vaultsong/decks/import';
import { deckFaults, noSuggestion } from '@vaultsong/decks/import';
import type { Collection } from '../../../collection/collection.ts';
import type { KeptDeck } from '../../../collection/entry.ts';
import { ownId } from '../../../collection/ownId.ts';

/** A deck that is in the collection now; `fresh`: not there before. */
export interface AddedDeck {
  readonly kept: KeptDeck;
  readonly fresh: boolean;
  readonly faults: readonly Fault[];
}

/** An entry for a deck that was read. The faults of the deck itself are not kept: they are found anew. */
export function entryFor({ deck, faults, unplayable, notes }: ReadDeck, source: string, added: number): KeptDeck {
  // What would be right in their place is not asked here: to look that up for thousands of decks would stop the page.
  const ofDeck = deckFaults(deck, () => noSuggestion).map(({ where, what }) => `${where}: ${what}`);
  return {
    ...{ id: ownId(deck), deck, added, source: source.slice(0, 400), notes: notes.slice(0, 1000) },
    playable: faults.length === 0 && unplayable.length === 0,
    faults: faults.filter(({ where, what }) => !ofDeck.includes(`${where}: ${what}`)).slice(0, 1000),
  };
}

/** Adds decks, the first as the newest of them. */
export async function addRead(
  read: readonly ReadDeck[],
  source: string,
  collection: Collection,
  now: number,
): Promise<readonly AddedDeck[]> {
  const entries = read.map((one, n) => entryFor(one, source, now - n));
  const fresh = new Set((await collection.add(entries)).map(({ id }) => id));
  return entries.map((kept, n) => ({ kept, fresh: fresh.has(kept.id), faults: read[n]?.faults ?? [] }));
}
