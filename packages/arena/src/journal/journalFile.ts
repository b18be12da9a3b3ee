// A journal on disk. Each game is written as it ends, so that a process may die at any time and loses no game but those
// that it is playing.
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync, writeSync } from 'node:fs';
import type { Played } from '../executor/fixture.ts';
import type { JournalHead } from './journal.ts';
import { headLine, JournalError, playedLine, readJournal } from './journal.ts';

export interface JournalFile {
  /** What it held when it was opened, by number of fixture. */
  readonly played: ReadonlyMap<number, Played>;
  add(played: Played): void;
  close(): void;
}

/**
 * Opens the journal of an experiment, or begins it.
 * @param resume whether there may be games in it already
 * @throws JournalError where the file holds something else, or games that were not expected; what the file system throws
 */
export function openJournalFile(path: string, head: JournalHead, resume: boolean): JournalFile {
  const isThere = existsSync(path) && statSync(path).size > 0;
  if (isThere && !resume)
    throw new JournalError('the file exists; expected a new one, or --resume to go on with the experiment in it');
  const { played, whole } = isThere
    ? readJournal(readFileSync(path, 'utf8'), head)
    : { played: new Map<number, Played>(), whole: '' };
  if (isThere) truncateSync(path, Buffer.byteLength(whole));
  const file = openSync(path, 'a');
  if (whole === '') writeSync(file, headLine(head));
  return {
    played,
    add: (game) => {
      writeSync(file, playedLine(game));
    },
    close: () => closeSync(file),
  };
}
