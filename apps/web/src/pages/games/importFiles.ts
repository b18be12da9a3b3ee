// Reads files with games, several at once: those that were exported here or elsewhere, and records of single games, which
// become games that can be looked back on.
import { counted } from '@vaultsong/say';
import { startReplayer } from '../../client/replayClient.ts';
import { largestFile, readGames } from '../../games/file.ts';
import type { Games } from '../../games/games.ts';
import type { ResultArchive } from '../../games/resultArchive.ts';
import { bringInResults, openArchive } from '../../games/resultArchive.ts';
import type { SavedGame } from '../../games/savedGame.ts';
import type { RecordFile } from '../../wire/replay.ts';

/** As much of a `File` as is read. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
  /** In milliseconds since 1970. */
  readonly lastModified: number;
  text(): Promise<string>;
}

/** More of them at once are a mistake. */
export const mostFiles = 200;

export interface Imported {
  /** In words; empty: nothing was brought. */
  readonly says: string;
  /** A sentence for each file that brought nothing. */
  readonly faults: readonly string[];
  /** The only game that came in; null where that were none, or several. */
  readonly only: SavedGame | null;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

/** Tells whether a text is a record. */
type Reader = { readRecord(text: string): Promise<RecordFile> };

type Recorded = Exclude<RecordFile, { readonly fault: string }>;

/** A record as a kept game. @param at when it was written, in milliseconds since 1970 */
export function gameOfRecord(
  { id, decks, turn, keys, winner, isAdventure }: Recorded,
  kept: string,
  at: number,
): SavedGame {
  const victor = winner === null ? null : (decks[winner] ?? 'The Keyraken');
  return {
    ...{ id, what: 'record', query: '', kept, decks: decks.slice(0, 4), turn, keys: keys.slice(0, 4), series: null },
    opponent: isAdventure ? 'the Keyraken' : (decks[1] ?? ''),
    ...{ begun: at, played: at, status: 'ended', touched: true, holder: '' },
    result: victor === null ? 'Not played to its end' : `${victor} won`.slice(0, 400),
  };
}

/** What one file brings. */
async function gamesIn(file: NamedFile, replayer: () => Promise<Reader>) {
  if (file.size > largestFile)
    return {
      fault: `It has ${megabytes(file.size)}. A file of games has at most ${megabytes(largestFile)}: this is another one.`,
    };
  const read = readGames(await file.text());
  if (!('record' in read)) return read;
  const found = await (await replayer()).readRecord(read.record);
  if ('fault' in found) return found;
  const game = gameOfRecord(found, read.record, Math.min(Math.max(0, file.lastModified), Date.now()));
  return { games: [game], results: [], unreadable: 0 };
}

/**
 * @param replayer knows the rules; it is started only where a file needs it
 * @param archive of the results that outlived their games; opened only where a file has some
 */
export async function importFiles(
  files: readonly NamedFile[],
  games: Pick<Games, 'bringIn'>,
  replayer: () => Promise<Reader> = startReplayer,
  archive: () => Promise<ResultArchive> = openArchive,
): Promise<Imported> {
  const faults: string[] = [];
  const brought: SavedGame[] = [];
  const sum = { brought: 0, known: 0, results: 0, unreadable: 0 };
  let isRead = false;
  for (const file of files.slice(0, mostFiles)) {
    try {
      const found = await gamesIn(file, replayer);
      if ('fault' in found) {
        faults.push(`${file.name}: ${found.fault}`);
        continue;
      }
      isRead ||= found.games.length > 0 || found.results.length > 0;
      const counts = await games.bringIn(found.games);
      brought.push(...found.games);
      sum.brought += counts.brought;
      sum.known += counts.known;
      sum.unreadable += found.unreadable;
      if (found.results.length > 0) sum.results += await bringInResults(await archive(), found.results);
    } catch (error) {
      console.error('Games could not be brought in:', error);
      faults.push(`${file.name} could not be read.`);
    }
  }
  if (files.length > mostFiles) faults.push(`Only the first ${mostFiles} of ${files.length} files were read.`);
  const said = [
    sum.brought > 0 ? `Brought in: ${counted(sum.brought, 'game')}.` : '',
    sum.brought === 0 && sum.results === 0 && isRead ? 'No new game.' : '',
    sum.known === 0 ? '' : `${sum.known === 1 ? '1 was' : `${sum.known} were`} here already.`,
    sum.results === 0 ? '' : `Brought in: the results of ${counted(sum.results, 'earlier game')}.`,
    sum.unreadable === 0 ? '' : `${counted(sum.unreadable, 'entry', 'entries')} could not be read.`,
  ];
  return {
    says: said.filter((part) => part !== '').join(' '),
    faults,
    only: brought.length === 1 ? (brought[0] ?? null) : null,
  };
}
