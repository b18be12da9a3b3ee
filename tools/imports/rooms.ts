/** The rooms of a workspace: which stands before which, how long its files are and how full its folders. */
import path from 'node:path';
import type { Rule } from './law.ts';
import { isTest, most } from './law.ts';

/** A source file of a workspace with rooms. */
export interface Roomed {
  /** Relative to the root of the repository. */
  file: string;
  /** Relative to `src`, with slashes. */
  inside: string;
  lines: number;
  /** The files of the workspace that it imports in whatever way, types too. */
  imports: readonly { line: number; specifier: string; inside: string }[];
}

export interface RoomViolation {
  file: string;
  line: number;
  what: string;
  rule: Rule;
}

/** What breaks the order of the rooms or their measures. Tests may import what they like, and be as long as they need. */
export function checkRooms(order: readonly string[], files: readonly Roomed[]): RoomViolation[] {
  const found: RoomViolation[] = [];
  for (const { file, inside, lines, imports } of files) {
    if (isTest(file)) continue;
    const here = order.indexOf(roomOf(inside));
    if (here < 0) {
      found.push({ file, line: 1, what: inside, rule: 'room' });
      continue;
    }
    if (lines > most.lines) found.push({ file, line: lines, what: `${lines} lines`, rule: 'long' });
    for (const { line, specifier, inside: target } of imports) {
      const room = roomOf(target);
      if (order.indexOf(room) > here) {
        found.push({ file, line, what: `${specifier}, from ${roomOf(inside)} to ${room}`, rule: 'arrow' });
      }
    }
  }
  return [...found, ...crowds(files)];
}

function crowds(files: readonly Roomed[]): RoomViolation[] {
  const folders = new Map<string, number>();
  for (const { file } of files) {
    const folder = path.dirname(file);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [...folders]
    .filter(([, count]) => count > most.files)
    .map(([file, count]) => ({ file, line: 1, what: `${count} files`, rule: 'crowded' }));
}

/** The folder in `src` that a file stands in, or the file itself where it stands there alone. */
const roomOf = (inside: string): string => inside.split('/')[0]!;
