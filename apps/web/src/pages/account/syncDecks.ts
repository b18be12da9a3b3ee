// The decks of this browser and those that the account keeps, brought together: each is in both places afterwards, and none
// is lost. What cannot be moved is told by its name, with the reason.
import { DeckError, sayPlainly, writeDeck } from '@vaultsong/decks';
import { readDecks } from '@vaultsong/decks/import';
import { counted } from '@vaultsong/say';
import type { Collection, Held } from '../../collection/collection.ts';
import { entryFor } from '../decks/import/addDecks.ts';
import type { OwnDeck, OwnDeckLine } from './api.ts';

/** As much of the server as is needed. */
export interface DeckShelf {
  readonly deck: (id: string) => Promise<OwnDeck>;
  readonly put: (id: string, data: string) => Promise<void>;
}

/** Which decks are where, by their ids. */
export interface DeckDifference {
  readonly here: number;
  readonly there: number;
  readonly onlyHere: readonly string[];
  readonly onlyThere: readonly string[];
}

export function deckDifference(
  { decks }: Pick<Held, 'decks'>,
  lines: readonly Pick<OwnDeckLine, 'id'>[],
): DeckDifference {
  const there = new Set(lines.map(({ id }) => id));
  return {
    here: decks.size,
    there: there.size,
    onlyHere: [...decks.keys()].filter((id) => !there.has(id)),
    onlyThere: [...there].filter((id) => !decks.has(id)),
  };
}

export interface SyncResult {
  /** To the account. */
  readonly kept: number;
  /** To this browser. */
  readonly fetched: number;
  /** What stayed where it was, as sentences. */
  readonly left: readonly string[];
}

const reasonOf = (error: unknown): string =>
  error instanceof DeckError
    ? error.faults.map(sayPlainly).join('; ')
    : error instanceof Error
      ? error.message
      : String(error);

/** So many sentences are read by anybody; of the rest the number is told. */
const mostSaid = 8;

/**
 * Moves what is in one place alone to the other.
 * @param onDeck hears how many are done, of how many
 */
export async function syncDecks(
  collection: Collection,
  lines: readonly OwnDeckLine[],
  { deck, put }: DeckShelf,
  onDeck: (done: number, of: number) => void,
): Promise<SyncResult> {
  const { onlyHere, onlyThere } = deckDifference(collection.held, lines);
  const all = onlyHere.length + onlyThere.length;
  const left: string[] = [];
  let [done, kept, fetched] = [0, 0, 0];
  for (const id of onlyHere) {
    const own = collection.held.decks.get(id);
    if (own !== undefined) {
      try {
        await put(id, writeDeck(own.deck));
        kept += 1;
      } catch (error) {
        left.push(`“${own.deck.name}” stays only in this browser: ${reasonOf(error)}`);
      }
    }
    done += 1;
    onDeck(done, all);
  }
  for (const id of onlyThere) {
    const name = lines.find((line) => line.id === id)?.name ?? id;
    try {
      const { data, addedAt } = await deck(id);
      const read = await readDecks(data);
      const entries =
        read.format === 'registry-id' ? [] : read.decks.map((one) => entryFor(one, 'your account', addedAt));
      if (entries.length === 0) throw new Error('it holds no deck');
      fetched += (await collection.add(entries)).length;
    } catch (error) {
      left.push(`“${name}” stays only in your account: ${reasonOf(error)}`);
    }
    done += 1;
    onDeck(done, all);
  }
  return {
    kept,
    fetched,
    left: left.length <= mostSaid ? left : [...left.slice(0, mostSaid), `And ${left.length - mostSaid} more.`],
  };
}

/** What happened, in a sentence. */
export function saySyncResult({ kept, fetched, left }: SyncResult): string {
  if (kept === 0 && fetched === 0)
    return left.length === 0 ? 'All decks were in both places already.' : 'No deck could be moved.';
  const parts = [
    kept === 0 ? null : `${counted(kept, 'deck')} of this browser ${kept === 1 ? 'is' : 'are'} with your account now`,
    fetched === 0
      ? null
      : `${counted(fetched, 'deck')} of your account ${fetched === 1 ? 'is' : 'are'} in this browser now`,
  ];
  return `${parts.filter((part) => part !== null).join('; ')}. Nothing was removed.`;
}

/** How things are, in a sentence. */
export function sayDifference({ here, there, onlyHere, onlyThere }: DeckDifference): string {
  if (here === 0 && there === 0) return 'You have no decks of your own yet, neither here nor with your account.';
  const whole = `${counted(here, 'deck')} in this browser, ${there} with your account`;
  if (onlyHere.length === 0 && onlyThere.length === 0) return `${whole}: the same in both places.`;
  const parts = [
    onlyHere.length === 0 ? null : `${onlyHere.length} only here`,
    onlyThere.length === 0 ? null : `${onlyThere.length} only there`,
  ];
  return `${whole}: ${parts.filter((part) => part !== null).join(', ')}.`;
}
