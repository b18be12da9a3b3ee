// Takes decks into the collection: files and texts of any format, and whole collections. Everything that is found in them
// is told, and nothing is left out without a word.
import { sayPlainly } from '@vaultsong/decks';
import type { OnDeck, ReadDeck } from '@vaultsong/decks/import';
import { deckFaults, longestDeckText } from '@vaultsong/decks/import';
import { counted } from '@vaultsong/say';
import type { Collection } from '../../../collection/collection.ts';
import type { CollectionFile } from '../../../collection/file.ts';
import type { AddedDeck } from './addDecks.ts';
import { addRead } from './addDecks.ts';
import { fetchNamed } from './fetchNamed.ts';
import type { ImportDeps, ImportedDecks, Progress, Source } from './importing.ts';
import type { Reading } from './readSource.ts';

/** @returns what became of each source; one that cannot be read does not keep the others from being read */
export async function importDecks(
  sources: readonly Source[],
  collection: Collection,
  help: ImportDeps,
): Promise<ImportedDecks> {
  const decks: AddedDeck[] = [];
  const refused: string[] = [];
  const said: string[] = [];
  for (const [done, { name, content }] of sources.entries()) {
    const about = { source: name, done, of: sources.length };
    help.onProgress({ ...about, step: 'read', decks: null });
    const text = typeof content === 'string' ? content : await textOf(content);
    if (text === null) {
      refused.push(
        `${name}: it is no text, or too long; expected decks in UTF-8, at most ${longestDeckText} characters`,
      );
      continue;
    }
    const onDeck: OnDeck = (read, of) => help.onProgress({ ...about, step: 'read', decks: { done: read, of } });
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
    else if (reading.read.format === 'registry-id') {
      const fetched = await fetchNamed(reading.read.named, about, collection, help);
      decks.push(...fetched.decks);
      refused.push(...fetched.refused);
      said.push(...fetched.said);
      if (fetched.stopped) break;
    } else {
      const [whole, empty] = parted(reading.read.decks);
      refused.push(...empty.map((deck) => sayEmpty(name, deck)));
      const added = await take(whole, about, collection, help);
      decks.push(...added);
      if (added.length < whole.length) {
        said.push(`Stopped: ${added.length} of ${counted(whole.length, 'deck')} of ${name} were added.`);
        break;
      }
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
  return `${source}: “${deck.name}” has no cards${first === undefined ? '' : ` (${sayPlainly(first)})`}`;
};

/** Decks that go into the collection at a time; between them the page breathes, and may be told to stop. */
const portion = 25;

/** Takes decks into the collection. @returns all of them, or those that were added before the signal came */
async function take(
  read: readonly ReadDeck[],
  about: Pick<Progress, 'source' | 'done' | 'of'>,
  collection: Collection,
  { now, onProgress, signal }: ImportDeps,
): Promise<readonly AddedDeck[]> {
  const start = now();
  const added: AddedDeck[] = [];
  for (let at = 0; at < read.length && !signal.aborted; at += portion) {
    if (read.length > portion) onProgress({ ...about, step: 'add', decks: { done: at, of: read.length } });
    const part = read.slice(at, at + portion);
    // The first of a file is the newest, so that they are listed in the order of the file.
    added.push(...(await addRead(part, about.source, collection, start - at)));
  }
  return added;
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
