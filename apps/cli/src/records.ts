// Records of simulated games, kept while they are played and written at the end.
import { access, constants, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plan, PlayedGame } from '@vaultsong/arena';
import { recordOf, setupOf } from '@vaultsong/arena';
import { UserError } from './failure.ts';
import { printablePath, sayFileError } from './input.ts';

/** Where records go: the first game to a file, all games to a directory, or both. */
export interface RecordPlaces {
  readonly record?: string;
  readonly records?: string;
}

export interface Records {
  add(game: PlayedGame): void;
  write(): Promise<void>;
}

/**
 * Gets ready to write records; null when none is wanted.
 * @throws UserError when the places cannot be written to, before a single game is played
 */
export async function openRecords(plan: Plan, { record, records }: RecordPlaces): Promise<Records | null> {
  if (record === undefined && records === undefined) return null;
  if (record !== undefined) await atPath(record, () => mustBeWritable(record));
  if (records !== undefined) await atPath(records, () => mkdir(records, { recursive: true }));
  const played: PlayedGame[] = [];
  const write = async (path: string, { planned, result }: PlayedGame): Promise<void> => {
    const text = `${JSON.stringify(recordOf(setupOf(plan, planned), result.answers))}\n`;
    await atPath(path, () => writeFile(path, text));
  };
  return {
    add(game) {
      if (records !== undefined || played.length === 0) played.push(game);
    },
    async write() {
      const [first] = played;
      if (record !== undefined && first !== undefined) await write(record, first);
      if (records === undefined) return;
      for (const game of played) await write(join(records, `${nameOf(plan, game)}.json`), game);
    },
  };
}

/** `game-07`, or where there are series, `series-07-game-2`. */
function nameOf({ games, format }: Plan, { planned }: PlayedGame): string {
  const number = String(planned.series + 1).padStart(String(games).length, '0');
  return format === undefined ? `game-${number}` : `series-${number}-game-${planned.game.number}`;
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
