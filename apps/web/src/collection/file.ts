// The whole collection as one file, to keep elsewhere or to take to another browser: decks, notes, results.
import * as z from 'zod';
import type { Held } from './collection.ts';
import type { KeptDeck, Mark } from './entry.ts';
import { readKept, readMark } from './entry.ts';

const kind = 'collection';

/** @param histories of pairs of decks, as the page keeps them */
export function writeCollection({ decks, marks }: Pick<Held, 'decks' | 'marks'>, histories: string): string {
  const file = {
    vaultsong: kind,
    version: 1,
    decks: [...decks.values()],
    marks: [...marks.values()],
    histories: parsed(histories) ?? [],
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

export interface CollectionFile {
  readonly decks: readonly KeptDeck[];
  readonly marks: readonly Mark[];
  /** For `DeckHistories.read`, which parses it. */
  readonly histories: string;
  /** Entries that could not be read. */
  readonly unreadable: number;
}

/** More than anybody has, and no more than can be judged in a few seconds. */
const mostEntries = 20_000;

const fileShape = z.object({
  vaultsong: z.literal(kind),
  version: z.literal(1),
  decks: z.array(z.unknown()).max(mostEntries),
  marks: z.array(z.unknown()).max(mostEntries),
  histories: z.array(z.unknown()).max(mostEntries),
});

/** @returns null where it is no file of a collection */
export function readCollection(text: string): CollectionFile | null {
  const read = fileShape.safeParse(parsed(text));
  if (!read.success) return null;
  const decks = read.data.decks.map(readKept);
  const marks = read.data.marks.map(readMark);
  return {
    decks: decks.filter((deck) => deck !== null),
    marks: marks.filter((mark) => mark !== null),
    histories: JSON.stringify(read.data.histories),
    unreadable: [...decks, ...marks].filter((entry) => entry === null).length,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
