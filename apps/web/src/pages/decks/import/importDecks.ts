// Takes decks into the collection: files and texts of any format, and whole collections. Everything that is found in them
// is told, and nothing is left out without a word.
import type { Fault } from '@vaultsong/decks';
import { sayFault } from '@vaultsong/decks';
import type { OnDeck, ReadDeck } from '@vaultsong/decks/import';
import { deckFaults, longestDeckText } from '@vaultsong/decks/import';
import { counted } from '@vaultsong/say';
import type { Collection } from '../../../collection/collection.ts';
import type { KeptDeck } from '../../../collection/entry.ts';
import type { CollectionFile } from '../../../collection/file.ts';
import { ownId } from '../../../collection/ownId.ts';
import type { Reading } from './readSource.ts';

/** Something that was brought: a file, or a text without a name. */
export interface Source {
  /** As the collection says where a deck came from. */
  readonly name: string;
  readonly content: Blob | string;
}

export interface ImportedDecks {
  /** In the collection now; `fresh`: not there before. */
  readonly decks: readonly { readonly kept: KeptDeck; readonly fresh: boolean; readonly faults: readonly Fault[] }[];
  /** What could not be taken in, as sentences. */
  readonly refused: readonly string[];
  /** What else there is to say. */
  readonly said: readonly string[];
}

export interface Progress {
  readonly source: string;
  /** Sources that are over, of how many. */
  readonly done: number;
  readonly of: number;
  /** Decks of this source, as far as that is known. */
  readonly decks: { readonly done: number; readonly of: number } | null;
}

interface ImportDeps {
  /** @throws once the signal is given */
  readonly read: (text: string, onDeck: OnDeck, signal: AbortSignal) => Promise<Reading>;
  readonly joinHistories: (kept: string) => void;
  readonly onProgress: (progress: Progress) => void;
  readonly now: () => number;
  /** Gives the reading up: what is read by then stays, nothing is added of the rest. */
  readonly signal: AbortSignal;
}

/** An entry for a deck that was read. The faults of the deck itself are not kept: they are found anew. */
export function entryFor({ deck, faults, unplayable, notes }: ReadDeck, source: string, added: number): KeptDeck {
  // What would be right in their place is not asked here: to look that up for thousands of decks would stop the page.
  const ofDeck = deckFaults(deck, () => '').map(({ where, what }) => `${where}: ${what}`);
  return {
    ...{ id: ownId(deck), deck, added, source: source.slice(0, 400), notes: notes.slice(0, 1000) },
    playable: faults.length === 0 && unplayable.length === 0,
    faults: faults.filter(({ where, what }) => !ofDeck.includes(`${where}: ${what}`)).slice(0, 1000),
  };
}

/** @returns what became of each source; one that cannot be read does not keep the others from being read */
export async function importDecks(
  sources: readonly Source[],
  collection: Collection,
  help: ImportDeps,
): Promise<ImportedDecks> {
  const decks: ImportedDecks['decks'][number][] = [];
  const refused: string[] = [];
  const said: string[] = [];
  for (const [done, { name, content }] of sources.entries()) {
    const about = { source: name, done, of: sources.length };
    help.onProgress({ ...about, decks: null });
    const text = typeof content === 'string' ? content : await textOf(content);
    if (text === null) {
      refused.push(
        `${name}: it is no text, or too long; expected decks in UTF-8, at most ${longestDeckText} characters`,
      );
      continue;
    }
    const onDeck: OnDeck = (read, of) => help.onProgress({ ...about, decks: { done: read, of } });
    const reading = await unlessGivenUp(help.read(text, onDeck, help.signal), help.signal);
    if (reading === null) {
      const left = sources.slice(done).map((source) => source.name);
      said.push(`The reading was given up. Nothing was added of ${left.join(', ')}.`);
      break;
    }
    if ('whole' in reading) {
      const { whole } = reading;
      decks.push(...(await join(whole, collection, help)));
      said.push(`${name} is a collection: its favourites, tags, notes and results were taken over.`);
      if (whole.unreadable > 0) refused.push(`${name}: ${whole.unreadable} of its entries could not be read`);
    } else if ('refused' in reading) refused.push(...reading.refused.map((reason) => `${name}: ${reason}`));
    else if (reading.read.format === 'registry-id') refused.push(sayIds(name, reading.read.ids));
    else {
      const [whole, empty] = parted(reading.read.decks);
      refused.push(...empty.map((deck) => sayEmpty(name, deck)));
      decks.push(...(await take(whole, name, collection, help.now())));
    }
  }
  return { decks, refused, said };
}

/** Null for a reading that was given up. */
async function unlessGivenUp(reading: Promise<Reading>, signal: AbortSignal): Promise<Reading | null> {
  try {
    return await reading;
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

/** Those with cards, and those without any, which are no decks to keep. */
const parted = (read: readonly ReadDeck[]): readonly [readonly ReadDeck[], readonly ReadDeck[]] => [
  read.filter(({ deck }) => deck.cards.length > 0),
  read.filter(({ deck }) => deck.cards.length === 0),
];

const sayEmpty = (source: string, { deck, faults }: ReadDeck): string => {
  const [first] = faults;
  return `${source}: “${deck.name}” has no cards${first === undefined ? '' : ` (${sayFault(first)})`}`;
};

const sayIds = (name: string, ids: readonly string[]): string => {
  const first = ids[0] ?? 'ID';
  const many = ids.length === 1 ? 'the id of a deck' : `the ids of ${ids.length} decks`;
  return (
    `${name}: this is ${many}, not a list of cards, and this page asks no other site. ` +
    `“npx vaultsong deck import ${first} --fetch --out my-decks” fetches it as a file that can be brought here.`
  );
};

async function take(read: readonly ReadDeck[], source: string, collection: Collection, now: number) {
  // The first of a file is the newest, so that they are listed in the order of the file.
  const entries = read.map((one, n) => entryFor(one, source, now - n));
  const fresh = new Set((await collection.add(entries)).map(({ id }) => id));
  return entries.map((kept, n) => ({ kept, fresh: fresh.has(kept.id), faults: read[n]?.faults ?? [] }));
}

async function join(
  { decks, marks, histories }: CollectionFile,
  collection: Collection,
  { joinHistories }: ImportDeps,
) {
  const fresh = new Set((await collection.add(decks)).map(({ id }) => id));
  await collection.join(marks);
  joinHistories(histories);
  return decks.map((kept) => ({
    kept,
    fresh: fresh.has(kept.id),
    faults: [...kept.faults, ...deckFaults(kept.deck)],
  }));
}

async function textOf(file: Blob): Promise<string | null> {
  if (file.size > 2 * longestDeckText) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** What became of decks that were brought, in one sentence. */
export function sayImported({ decks }: ImportedDecks): string {
  const fresh = decks.filter((one) => one.fresh);
  const again = decks.length - fresh.length;
  const faulty = fresh.filter(({ faults }) => faults.length > 0).length;
  const later = fresh.filter(({ kept, faults }) => !kept.playable && faults.length === 0).length;
  const parts = [
    fresh.length === 0 ? 'No new deck' : `${counted(fresh.length, 'deck')} added`,
    ...(again === 0 ? [] : [`${counted(again, 'deck')} already there`]),
    ...(faulty === 0 ? [] : [`${counted(faulty, 'deck')} with faults`]),
    ...(later === 0 ? [] : [`${counted(later, 'deck')} with cards that cannot be played yet`]),
  ];
  return `${parts.join(', ')}.`;
}
