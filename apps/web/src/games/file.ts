// All kept games, and the results that outlived theirs, as one file, to keep elsewhere or to take to another browser, and what
// such a file is worth when it comes back.
import * as z from 'zod';
import type { ArchivedResult } from './resultArchive.ts';
import { mostResults, readResult } from './resultArchive.ts';
import type { SavedGame } from './savedGame.ts';
import { readGame } from './savedGame.ts';

const kind = 'games';
/** Version 2 tells the moves of a match apart by another name; files of version 1 are read as well. */
const version = 2;

/** Which tab holds a game is nobody’s matter elsewhere. */
export const writeGames = (games: readonly SavedGame[], results: readonly ArchivedResult[] = []): string => {
  const file = { vaultsong: kind, version, games: games.map(({ holder: _, ...game }) => game) };
  return `${JSON.stringify(results.length === 0 ? file : { ...file, results }, null, 1)}\n`;
};

/** In bytes: some five thousand games, or all games and results that a browser keeps; it can still be read at once. */
export const largestFile = 25_000_000;

/** What a file brings, or why it brings nothing, in words. */
export type GamesFile =
  /** It may be the record of one game: those who know the rules can tell. */
  | { readonly record: string }
  | {
      readonly games: readonly SavedGame[];
      readonly results: readonly ArchivedResult[];
      /** Entries that could not be read. */
      readonly unreadable: number;
    }
  | { readonly fault: string };

const named = z.object({ vaultsong: z.string(), version: z.number() });
const shape = z.object({
  games: z.array(z.unknown()),
  /** Files of before have none. */
  results: z.array(z.unknown()).default([]),
});
/** What the table and the command line save of a single game, which tells nothing of whom it was played against and when. */
const record = z.object({ setup: z.object({}), answers: z.array(z.unknown()) });

/** Of a server, for those who check its shuffles. */
const tableLog = z.object({ id: z.string(), entries: z.array(z.unknown()) });

const fault = (says: string): GamesFile => ({ fault: says });

const readEntry = (entry: unknown): SavedGame | null => {
  const game = typeof entry === 'object' && entry !== null ? readGame({ ...entry, holder: '' }) : null;
  // Where nothing was decided there is nothing to go on with.
  return game?.touched === true ? game : null;
};

export function readGames(text: string): GamesFile {
  const value = parsed(text);
  if (value === undefined) return fault('This is no file of games: it is not JSON, or a part of it is missing.');
  const head = named.safeParse(value);
  if (!head.success) {
    if (record.safeParse(value).success) return { record: text };
    return fault(
      tableLog.safeParse(value).success
        ? 'This is the log of a table at a server, which has the records of its games: bring in one of those.'
        : 'This is no file of games: what can be brought in is the record of a game, or what “Export all games” saves.',
    );
  }
  if (head.data.vaultsong === 'collection') return fault('This is a collection of decks: add it on the page “Decks”.');
  if (head.data.vaultsong !== kind) return fault('This file of Vaultsong has no games in it.');
  if (head.data.version !== 1 && head.data.version !== version)
    return fault(
      `A newer Vaultsong wrote this file (version ${head.data.version}): load this page again, and try once more.`,
    );
  const read = shape.safeParse(value);
  if (!read.success) return fault('This file of games is damaged: the list of its games is missing.');
  const entries = read.data.games.map(readEntry);
  const games = entries.filter((game) => game !== null);
  const rows = read.data.results.slice(0, mostResults).map(readResult);
  const results = rows.filter((result) => result !== null);
  return { games, results, unreadable: entries.length - games.length + rows.length - results.length };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
