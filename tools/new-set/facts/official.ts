// Official texts of older cards in a folder outside the project, as for the gate: `<set>.json`, lists of `{ "id", "text" }`.
// They are compared with and never kept.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { InputError } from './setFile.ts';

const texts = z.array(z.object({ id: z.string(), text: z.string().max(2_000).nullish() })).max(5_000);

/**
 * The newest text of each card in a folder.
 * @param sets whose files are read, the oldest first
 * @throws InputError where the folder has none of them, or one is no list of texts
 */
export function officialTexts(folder: string, sets: readonly string[]): ReadonlyMap<string, string> {
  const files = sets.map((set) => path.join(folder, `${set}.json`)).filter((file) => existsSync(file));
  if (files.length === 0) throw new InputError(`--texts: ${folder} has no <set>.json, such as ${sets[0]}.json`);
  return new Map(files.flatMap((file) => textsIn(file)));
}

function textsIn(file: string): readonly (readonly [string, string])[] {
  const { data } = texts.safeParse(jsonIn(file));
  if (data === undefined)
    throw new InputError(`${file} is no list of texts, such as [{ "id": "anger", "text": "Play: …" }]`);
  return data.map(({ id, text }) => [id, text ?? ''] as const);
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InputError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
