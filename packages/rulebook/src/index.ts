// The rulebook as data: what the rules say, in our own words, edition by edition.

export type { Theme } from './entries.ts';
export {
  editionWith,
  entries,
  entriesIn,
  entryOf,
  entryText,
  findEntry,
  isIn,
  nearestIds,
  proofsOf,
  themes,
} from './entries.ts';
export type { Entry, Rule, RulebookEdition, SettingEntry, Source, SourceDocument, Variant } from './entry.ts';
export { isRule, rulebookEditions } from './entry.ts';
export type { TextPart } from './links.ts';
export { linksOf, paragraphsOf, plainText } from './links.ts';
export type { Pointer } from './pointers.ts';
export { about, pointerOfHouse, pointerOfKeyword, pointerOfReason, pointerOfTopic, shown } from './pointers.ts';
export { searchEntries } from './search.ts';
