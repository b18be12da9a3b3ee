// Runs the command as a user does, in a process of its own; or inside the test, which takes a hundredth of the time.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { run } from '../src/run.ts';

export const bin = fileURLToPath(new URL('../bin/vaultsong.mjs', import.meta.url));

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `vaultsong` with these arguments in a process of its own. */
export const spawned = (...args: readonly string[]): Promise<Run> =>
  new Promise((resolve) => {
    execFile(process.execPath, [bin, ...args], { maxBuffer: 2 ** 26 }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err });
    });
  });

/** Runs `vaultsong` with these arguments inside this process; not more than one at a time. */
export async function vaultsong(...args: readonly string[]): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0),
  ];
  try {
    const code = await run(args);
    return { code, out: out.join(''), err: withoutProgress(err.join('')) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** How often progress is told depends on how busy the machine is, so no test may. */
const withoutProgress = (text: string): string => text.replace(/^\d+ of \d+ (?:games?|series|decks?), .* left\n/gm, '');

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
