// Runs the real command in a process of its own, as a user does.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/vaultsong.mjs', import.meta.url));

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `vaultsong` with these arguments. */
export const vaultsong = (...args: readonly string[]): Promise<Run> =>
  new Promise((resolve) => {
    execFile(process.execPath, [bin, ...args], { maxBuffer: 2 ** 26 }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err });
    });
  });

export interface Folder {
  /** Where a file of this name is, or would be. */
  path(name: string): string;
  write(name: string, content: string | Uint8Array): string;
  remove(): void;
}

/** A new directory for the files of a test. */
export function folder(): Folder {
  const root = mkdtempSync(join(tmpdir(), 'vaultsong-'));
  const path = (name: string): string => join(root, name);
  return {
    path,
    write(name, content) {
      writeFileSync(path(name), content);
      return path(name);
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
