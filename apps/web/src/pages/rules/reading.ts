// Content of the rules page for an address: the rulebook by theme or the entries found, with notices about the address.

import type { EditionName } from '@vaultsong/engine';
import { editionOf } from '@vaultsong/engine';
import type { Entry } from '@vaultsong/rulebook';
import { entries, entryText, isIn, rulebookEditions, searchEntries, themes } from '@vaultsong/rulebook';
import type { RulesAddress } from '../../routing/rulesAddress.ts';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

export interface Reading {
  readonly chapters: readonly Chapter[];
  /** The searched words; empty also where the search would hide the entry that the address names. */
  readonly words: string;
  readonly notices: readonly string[];
  /** Editions that have the entry which the address names, where the chosen one does not. */
  readonly elsewhere: readonly EditionName[];
}

/** The whole rulebook of an edition. Themes that it has nothing of are left out. */
const chaptersIn = (edition: EditionName): readonly Chapter[] =>
  themes
    .map(({ title, entries: all }, n) => ({
      id: `theme-${n + 1}`,
      title,
      entries: all.filter((entry) => isIn(entry, edition)),
    }))
    .filter((chapter) => chapter.entries.length > 0);

export function readingOf({ words, edition, entry, unknownEdition }: RulesAddress): Reading {
  const found = searchEntries(words, edition);
  const named = entries.find(({ id }) => id === entry);
  const absent = named !== undefined && !isIn(named, edition);
  const hidden = named !== undefined && !absent && !found.includes(named);
  const kept = hidden || words.trim() === '' ? '' : words;
  const { title } = editionOf(edition);
  return {
    chapters: kept === '' ? chaptersIn(edition) : [{ id: 'found', title: 'Found', entries: found }],
    words: kept,
    notices: [
      ...(unknownEdition === null ? [] : [`No edition is called “${unknownEdition}”. This is ${title}.`]),
      ...(entry === '' || named !== undefined || isTheme(entry) ? [] : [`There is no rule “${entry}”.`]),
      ...(absent ? [`${title} has no rule “${named.title}”.`] : []),
    ],
    elsewhere: absent ? rulebookEditions.filter((other) => isIn(named, other)) : [],
  };
}

const isTheme = (id: string): boolean => /^theme-\d+$/.test(id);

/** Text of one or several editions in place of the shown one; null: they do not have the entry. */
export interface OtherText {
  readonly editions: readonly EditionName[];
  readonly text: string | null;
}

/** Texts of the other editions that differ from the shown one; editions that agree are taken together. */
export function otherTexts(entry: Entry, edition: EditionName): readonly OtherText[] {
  const shown = entryText(entry, edition);
  const texts = new Map<string | null, EditionName[]>();
  for (const other of rulebookEditions) {
    const text = isIn(entry, other) ? entryText(entry, other) : null;
    if (other !== edition && text !== shown) texts.set(text, [...(texts.get(text) ?? []), other]);
  }
  return [...texts].map(([text, editions]) => ({ editions, text }));
}

export interface SourceLocation {
  readonly document: string;
  readonly sections: readonly string[];
}

/** Sources of the entry, one line for each document. */
export function sourceLocationsOf({ sources }: Entry): readonly SourceLocation[] {
  const places = new Map<string, string[]>();
  for (const { document, section, page } of sources) {
    const title =
      document === 'timing'
        ? 'Timing notes'
        : document === 'keyraken'
          ? 'Rise of the Keyraken'
          : editionOf(document).title;
    places.set(title, [...(places.get(title) ?? []), page === undefined ? section : `${section} (page ${page})`]);
  }
  return [...places].map(([document, sections]) => ({ document, sections }));
}
