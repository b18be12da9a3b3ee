// Texts as they are compared: accents, ligatures, apostrophes and case do not matter, so "aember" finds "Æmber". For
// marking what was found, each letter of the folded text knows where it comes from.

const foldLetter = (letter: string): string =>
  letter
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[\p{Mark}’']/gu, '');

export const fold = (text: string): string => foldLetter(text);

/** From where to where (exclusive) in a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The places where any of the words occurs in a text, in order; places that touch are one. @param words folded */
export function matchesOf(text: string, words: readonly string[]): readonly Span[] {
  let folded = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const piece = foldLetter(letter);
    folded += piece;
    for (let i = 0; i < piece.length; i++) from.push(at);
    at += letter.length;
  }
  from.push(text.length);
  const marked = new Set<number>();
  for (const word of words.filter((one) => one !== '')) {
    for (let found = folded.indexOf(word); found >= 0; found = folded.indexOf(word, found + 1)) {
      const end = from[found + word.length] ?? text.length;
      for (let i = from[found] ?? 0; i < end; i++) marked.add(i);
    }
  }
  const spans: Span[] = [];
  for (const place of [...marked].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.end === place) spans[spans.length - 1] = { start: last.start, end: place + 1 };
    else spans.push({ start: place, end: place + 1 });
  }
  return spans;
}
