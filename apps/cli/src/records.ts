// Records of simulated games, kept while they are played and written at the end.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plan, PlayedGame } from '@vaultsong/arena';
import { recordOf, setupOf } from '@vaultsong/arena';
import { atPath } from './input.ts';
import { mustBeWritable, writeText } from './outputFile.ts';

/** Where records go: the first game to a file, all games to a directory, or both. */
export interface RecordPaths {
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
export async function openRecords(plan: Plan, { record, records }: RecordPaths): Promise<Records | null> {
  if (record === undefined && records === undefined) return null;
  if (record !== undefined) await mustBeWritable(record, ' (--records takes a directory)');
  if (records !== undefined) await atPath(records, () => mkdir(records, { recursive: true }));
  const played: PlayedGame[] = [];
  const write = async (path: string, { planned, result }: PlayedGame): Promise<void> => {
    const text = `${JSON.stringify(recordOf(setupOf(plan, planned), result.answers))}\n`;
    await writeText(path, text);
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
