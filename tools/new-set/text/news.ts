// News in the texts of a set: bold words, words and phrases that no known text has, with the cards that have them.
import type { GivenCard } from '../facts/setFile.ts';
import type { KnownLine } from '../words/lessons.ts';
import type { Names, Sentence } from './sentences.ts';
import { boldIn, linesOf, plainBold, sentencesOf } from './sentences.ts';

export interface NewWord {
  readonly word: string;
  readonly cards: readonly string[];
}

export interface TextNews {
  /** Such as `Fate:`. */
  readonly bold: readonly NewWord[];
  /** In their plain form, without endings. */
  readonly words: readonly NewWord[];
  /** Phrases of known words that several cards say, and no known one. */
  readonly phrases: readonly NewWord[];
}

/** A phrase that fewer cards say is of these cards alone. */
const several = 3;
const longest = 9;
const told = 30;

/** What the texts of these cards say that no known text says. */
export function textNews(cards: readonly GivenCard[], known: readonly KnownLine[], names: Names): TextNews {
  const knownSentences = known.flatMap(({ sentences }) => sentences);
  const texts = cards
    .filter(({ half }) => half !== 2)
    .map((card) => ({ card, sentences: linesOf(card.text).flatMap((line) => sentencesOf(line, card, names)) }));
  const knownWords = new Set(knownSentences.flatMap(({ tokens }) => tokens));
  const knownRuns = new Set(knownSentences.flatMap(runsOf));
  const knownBold = new Set(
    knownSentences.flatMap(({ bold, tokens }) => [...bold, ...tokens.filter((one) => one.endsWith(':'))]),
  );
  const isPlain = (word: string): boolean => !word.endsWith(':');
  return {
    bold: said(cards.map((card) => [card.id, boldIn(card.text).filter((word) => !knownBold.has(plainBold(word)))])),
    words: said(
      texts.map(({ card, sentences }) => [
        card.id,
        sentences.flatMap(({ tokens }) => tokens).filter((word) => isPlain(word) && !knownWords.has(word)),
      ]),
    ),
    phrases: longestOnly(
      said(
        texts.map(({ card, sentences }) => [
          card.id,
          sentences
            .flatMap(runsOf)
            .filter((run) => !knownRuns.has(run) && run.split(' ').every((word) => knownWords.has(word))),
        ]),
      ).filter((one) => one.cards.length >= several),
    ).slice(0, told),
  };
}

/** Runs of two to nine words. */
function runsOf({ tokens }: Sentence): readonly string[] {
  return tokens.flatMap((_, from) =>
    Array.from({ length: longest - 1 }, (__, more) => tokens.slice(from, from + more + 2))
      .filter((run, more) => run.length === more + 2)
      .map((run) => run.join(' ')),
  );
}

/** Those that most cards say come first. */
function said(all: readonly (readonly [string, readonly string[]])[]): readonly NewWord[] {
  const groups = new Map<string, string[]>();
  for (const [id, words] of all)
    for (const word of new Set(words)) {
      const group = groups.get(word);
      if (group === undefined) groups.set(word, [id]);
      else group.push(id);
    }
  return [...groups]
    .map(([word, cards]) => ({ word, cards }))
    .sort((a, b) => b.cards.length - a.cards.length || (a.word < b.word ? -1 : 1));
}

/** Of phrases within each other that the same number of cards say, the longest. */
const longestOnly = (all: readonly NewWord[]): readonly NewWord[] =>
  all.filter(
    ({ word, cards }) =>
      !all.some(
        (other) => other.word !== word && other.cards.length >= cards.length && ` ${other.word} `.includes(` ${word} `),
      ),
  );
