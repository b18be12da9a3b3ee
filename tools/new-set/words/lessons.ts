// Texts whose data is known, as lines with the words of that data: what `say` makes of all cards, and official texts of
// older cards where somebody gives them, among them the reprints of the new set itself.
import type { WrittenCard } from '../known/known.ts';
import { featuresOf } from '../text/phrases.ts';
import type { Names, Sentence } from '../text/sentences.ts';
import { linesOf, sentencesOf } from '../text/sentences.ts';
import type { Lesson } from './model.ts';

/** A line of a known text. */
export interface KnownLine extends Lesson {
  readonly card: WrittenCard;
  readonly sentences: readonly Sentence[];
  /** The part of the entry that says it; all of them where text and entry have not as many. */
  readonly code: readonly string[];
  /** Whether the text was made of the data, or given. */
  readonly isOurs: boolean;
}

/** The lines of a text, each with the part of the card's entry that says it. */
export function knownLines(card: WrittenCard, text: string, names: Names, isOurs: boolean): readonly KnownLine[] {
  const lines = linesOf(text);
  const said = card.entry.parts.filter((part) => !part.isOther);
  const isLineByLine = lines.length === said.length;
  return lines.map((line, index) => {
    const parts = isLineByLine ? said.slice(index, index + 1) : card.entry.parts;
    const sentences = sentencesOf(line, card, names);
    return {
      card,
      sentences,
      code: parts.map(({ code }) => code),
      isOurs,
      features: featuresOf(sentences, card.type),
      words: new Set(parts.flatMap(({ words }) => [...words])),
    };
  });
}

/** A sentence of a known text, with its line. */
export interface KnownSentence {
  readonly tokens: readonly string[];
  readonly text: string;
  readonly line: KnownLine;
}

export const sentencesIn = (lines: readonly KnownLine[]): readonly KnownSentence[] =>
  lines.flatMap((line) => line.sentences.map(({ tokens, text }) => ({ tokens, text, line })));
