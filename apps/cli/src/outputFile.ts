// Files that a command writes at its end. Whether it can is looked at before anything is done.
import { access, constants, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from './errors.ts';
import { atPath, printablePath } from './input.ts';

/**
 * @param instead what takes a directory, if something does
 * @throws UserError where a file cannot be written
 */
export async function mustBeWritable(path: string, instead = ''): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory())
    throw new UserError(`${printablePath(path)}: this is a directory; expected a file${instead}`);
  await atPath(path, () => access(found === null ? dirname(path) : path, constants.W_OK));
}

/** @throws UserError where the file system refuses */
export const writeText = (path: string, text: string): Promise<void> => atPath(path, () => writeFile(path, text));
