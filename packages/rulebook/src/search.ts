// Finding entries by words.

import { entries, entriesIn, entryText } from './entries.ts';
import type { Entry, RulebookEdition } from './entry.ts';
import { isRule } from './entry.ts';
import { plainText } from './links.ts';

/** Accents, ligatures and case do not matter: "aember", "Æmber" and "æmber" are the same word. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’']/g, '');

/**
 * The entries in which all the words occur: first those with them in the title, the title that is just that before
 * others, then those with them in the text, the setting last. Parts of words count. Without words there are none.
 * @param edition looks only at what this edition has and says; else at every edition
 */
export function searchEntries(words: string, edition?: RulebookEdition): readonly Entry[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const hasAll = (text: string): boolean => wanted.every((word) => text.includes(word));
  const rank = (entry: Entry): number => {
    const title = fold(entry.title);
    if (title === wanted.join(' ')) return 0;
    if (hasAll(title)) return title.startsWith(wanted[0] ?? '') ? 1 : 2;
    if (!hasAll(`${title} ${fold(textsOf(entry, edition))}`)) return none;
    return isRule(entry) ? 3 : 4;
  };
  return (edition === undefined ? entries : entriesIn(edition))
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank < none)
    .sort((a, b) => a.rank - b.rank || a.entry.title.localeCompare(b.entry.title, 'en'))
    .map((found) => found.entry);
}

const none = 5;

const textsOf = (entry: Entry, edition?: RulebookEdition): string =>
  plainText(
    edition === undefined
      ? [entry.text, ...(entry.variants ?? []).map((variant) => variant.text)].join(' ')
      : entryText(entry, edition),
  );
