// Facts of a new set brought into the project: its drawer, and one printing more in the line of each card that is printed
// again. Everything else of a set is written by hand.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { InputError } from './setFile.ts';

/** A printing that comes into the line of a card in the drawer of its first set. */
export interface AddedPrinting {
  /** Of the drawer, from the folder of all drawers. */
  readonly file: string;
  readonly id: string;
  /** Such as `pv: '003'`. */
  readonly printing: string;
}

/** The line of a drawer with one printing more; the same line where the set is there already; null where it is no such line. */
export function withPrinting(line: string, printing: string): string | null {
  const [set = ''] = printing.split(':');
  const [, before, kept, after] = /^(.*\bprintings: \{ )(.*)( \} \},)$/.exec(line) ?? [];
  if (before === undefined || kept === undefined || after === undefined) return null;
  return `, ${kept}`.includes(`, ${set}:`) ? line : `${before}${kept}, ${printing}${after}`;
}

/**
 * Writes a drawer, and printings into those of older sets.
 * @param folder of all drawers
 * @returns how many printings were added
 * @throws InputError where the drawer is there already, or a card has no line; then nothing is written
 */
export function writeFacts(folder: string, set: string, drawer: string, added: readonly AddedPrinting[]): number {
  const file = path.join(folder, `${set}.ts`);
  if (existsSync(file))
    throw new InputError(`--write: ${file} is there already; it is written once, and by hand from then on`);
  const names = [...new Set(added.map((one) => one.file))];
  const changed = names.map((name) => {
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
    const places = new Map(lines.map((line, index) => [/^ {2}'?([a-z0-9-]+)'?: \{/.exec(line)?.[1], index]));
    for (const { id, printing } of added.filter((one) => one.file === name)) {
      const place = places.get(id) ?? -1;
      const line = withPrinting(lines[place] ?? '', printing);
      if (line === null) throw new InputError(`--write: ${name} has no line of ${id} with its printings`);
      lines[place] = line;
    }
    return { name, text: lines.join('\n') };
  });
  for (const { name, text } of changed) writeFileSync(path.join(folder, name), text);
  writeFileSync(file, drawer);
  return added.length;
}
