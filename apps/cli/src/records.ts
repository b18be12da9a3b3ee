// Records of simulated games, kept while a series is played and written at its end.
import { access, constants, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GameResult, Series } from '@vaultsong/arena';
import { recordOf, setupOf } from '@vaultsong/arena';
import { UserError } from './failure.ts';
import { printablePath, sayFileError } from './input.ts';

/** Where records go: the first game to a file, all games to a directory, or both. */
export interface RecordPlaces {
  readonly record?: string;
  readonly records?: string;
}

export interface Records {
  add(game: number, result: GameResult): void;
  write(): Promise<void>;
}

/**
 * Gets ready to write records; null when none is wanted.
 * @throws UserError when the places cannot be written to, before a single game is played
 */
export async function openRecords(series: Series, { record, records }: RecordPlaces): Promise<Records | null> {
  if (record === undefined && records === undefined) return null;
  if (record !== undefined) await atPath(record, () => mustBeWritable(record));
  if (records !== undefined) await atPath(records, () => mkdir(records, { recursive: true }));
  const answers: (readonly number[])[] = [];
  const width = String(series.games).length;
  const write = async (path: string, game: number): Promise<void> => {
    const text = `${JSON.stringify(recordOf(setupOf(series, game), answers[game] ?? []))}\n`;
    await atPath(path, () => writeFile(path, text));
  };
  return {
    add(game, result) {
      if (records !== undefined || game === 0) answers[game] = result.answers;
    },
    async write() {
      if (record !== undefined) await write(record, 0);
      if (records === undefined) return;
      for (const game of answers.keys())
        await write(join(records, `game-${String(game + 1).padStart(width, '0')}.json`), game);
    },
  };
}

async function mustBeWritable(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory())
    throw new UserError(`${printablePath(path)}: this is a directory; expected a file (--records takes a directory)`);
  await access(found === null ? dirname(path) : path, constants.W_OK);
}

async function atPath(path: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${printablePath(path)}: ${sayFileError(error)}`);
  }
}
