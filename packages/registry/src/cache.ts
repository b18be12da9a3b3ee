// Places where answers of the registry are kept: a printed deck never changes, so none is asked for twice.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

export interface AnswerCache {
  /** null where there is none. */
  get(id: string): Promise<string | null>;
  put(id: string, answer: string): Promise<void>;
}

/** The folder of a user's answers: below `$XDG_CACHE_HOME`, or `~/.cache` (XDG Base Directory Specification). */
export function cacheFolder(): string {
  const home = process.env.XDG_CACHE_HOME;
  return join(home === undefined || home === '' ? join(homedir(), '.cache') : home, 'vaultsong', 'registry');
}

/**
 * Answers as files.
 * @param folder made when the first answer is kept
 */
export function fileCache(folder: string): AnswerCache {
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  return {
    async get(id) {
      try {
        return await readFile(fileOf(id), 'utf8');
      } catch (error) {
        if (error instanceof Error && 'syscall' in error) return null;
        throw error;
      }
    },
    async put(id, answer) {
      await mkdir(folder, { recursive: true });
      // Renamed into place, so that nobody ever reads half an answer.
      const half = `${fileOf(id)}.${process.pid}`;
      await writeFile(half, answer);
      await rename(half, fileOf(id));
    },
  };
}
