// Links inside the text of entries, for pages and terminals.
import { entryOf } from './entries.ts';

/** A piece of an entry's text, in reading order. */
export type TextPart =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly id: string };

const link = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g;

/**
 * The text of an entry as plain parts and links, in order. `[[taunt]]` is shown as the title of that entry in lower case.
 * @throws {RangeError} when a link leads to no entry
 */
export function linksOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: id = '', 2: words, index } of text.matchAll(link)) {
    if (index > end) parts.push({ kind: 'plain', text: text.slice(end, index) });
    parts.push({ kind: 'link', text: words ?? entryOf(id).title.toLowerCase(), id: entryOf(id).id });
    end = index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'plain', text: text.slice(end) });
  return parts;
}

/** The same, paragraph by paragraph. */
export const paragraphsOf = (text: string): readonly (readonly TextPart[])[] => text.split('\n\n').map(linksOf);

/** The text of an entry as it is read, without the marks of its links. */
export const plainText = (text: string): string =>
  linksOf(text)
    .map((part) => part.text)
    .join('');
