// Official texts in a folder outside the project, which are read and never kept: `<set>.json` for each set, a list of
// objects with `id` and `text`. Of a card that was printed in several sets the newest text counts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardSets } from '../src/sets.ts';
import { isTree } from './parts.ts';

/** The newest text of each card of a folder, without what stands in brackets, by the id of the card. */
export function officialTexts(folder: string): ReadonlyMap<string, string> {
  const files = cardSets.map(({ id }) => join(folder, `${id}.json`)).filter((file) => existsSync(file));
  if (files.length === 0)
    throw new Error(`${folder} has no <set>.json, such as ${cardSets[0].id}.json, with a list of { "id", "text" }`);
  return new Map(files.flatMap(textsIn));
}

function textsIn(file: string): readonly (readonly [string, string])[] {
  const cards: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(cards)) throw new Error(`${file} is no list of cards, such as [{ "id": "anger", "text": "…" }]`);
  return cards.map((card: unknown, index) => {
    if (!isTree(card) || typeof card.id !== 'string' || !isText(card.text))
      throw new Error(`${file}: card ${index} has no text, or no id; a right one is { "id": "anger", "text": "…" }`);
    return [card.id, withoutReminders(card.text ?? '')] as const;
  });
}

const isText = (text: unknown): text is string | null | undefined =>
  text === null || text === undefined || typeof text === 'string';

/** Brackets say again what the rules say anyway. */
const withoutReminders = (text: string): string => text.replaceAll(/\([^)]*\)/g, '').replaceAll(/\s+/g, ' ');
