// Files that a user names. They may be anything: a directory, a device without end, bytes that are no text.
import { createReadStream } from 'node:fs';
import { printable } from '@vaultsong/decks';
import { UserError } from './errors.ts';

/** Stands for standard input in place of a path. */
export const standardInput = '-';

/** A path as it can be shown in a message: whole, as far as paths go. */
export const printablePath = (path: string): string => printable(path, 4096);

/**
 * Reads a text file, or standard input.
 * @param most how many bytes it may have
 * @throws UserError when it cannot be read, is longer, or is not UTF-8
 */
export async function readText(path: string, most: number): Promise<string> {
  const bytes = await readBytes(path, most + 1);
  if (bytes.length > most)
    throw new UserError(`${printablePath(path)}: the file is too large; expected at most ${most} bytes`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UserError(`${printablePath(path)}: the file is not text; expected text in UTF-8`);
  }
}

async function readBytes(path: string, most: number): Promise<Buffer> {
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of path === standardInput ? process.stdin : createReadStream(path, { end: most - 1 })) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= most) break;
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new UserError(`${printablePath(path)}: ${sayFileError(error)}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or directory',
  EISDIR: 'this is a directory; expected a file',
  ENOTDIR: 'a part of this path is not a directory',
  EACCES: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left',
};

/** What went wrong with a file, in words. */
export function sayFileError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return reasons[code] ?? error.message;
}

/** Whether an error comes from the file system. */
export const isFileError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Does something with a file or directory. @throws UserError where the file system refuses */
export async function atPath(path: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new UserError(`${printablePath(path)}: ${sayFileError(error)}`);
  }
}
