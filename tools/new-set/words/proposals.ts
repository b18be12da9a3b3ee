// Proposals for texts that have no data yet: for each sentence the known ones that are most like it, for each text the
// words of the language that it probably needs, and how hard it will be.
import type { GivenCard } from '../facts/setFile.ts';
import type { Near } from '../text/likeness.ts';
import { likenessIndex } from '../text/likeness.ts';
import { featuresOf } from '../text/phrases.ts';
import type { Names, Sentence } from '../text/sentences.ts';
import { linesOf, sentencesOf } from '../text/sentences.ts';
import type { KnownLine, KnownSentence } from './lessons.ts';
import { sentencesIn } from './lessons.ts';
import type { Guess, WordModel } from './model.ts';
import { learn } from './model.ts';

/**
 * How much of a text is known. `near`: each sentence has one that is nearly the same; `akin`: each has one of its kind;
 * `far`: a sentence has none, or a word that no known text has, so that the language may lack a word.
 */
export type Grade = 'near' | 'akin' | 'far';

/** The least likeness of each grade, and of a sentence that is told at all. */
export const least = { near: 0.7, akin: 0.4, told: 0.1 } as const;

export interface ProposedSentence {
  readonly text: string;
  readonly near: readonly Near<KnownSentence>[];
  /** Of the nearest one; 0 where there is none. */
  readonly likeness: number;
  /** Its words that no known text has. */
  readonly unknown: readonly string[];
}

export interface ProposedLine {
  readonly sentences: readonly ProposedSentence[];
  readonly words: readonly Guess[];
}

export interface Proposal {
  readonly card: GivenCard;
  readonly lines: readonly ProposedLine[];
  /** Of all its lines, the likeliest first. */
  readonly words: readonly Guess[];
  readonly grade: Grade;
  /** Of the sentence that is least like a known one. */
  readonly likeness: number;
  readonly unknown: readonly string[];
}

export interface Proposer {
  /** @param most known sentences for each sentence */
  readonly propose: (card: GivenCard, most: number) => Proposal;
  /** Plain words of all known texts. */
  readonly vocabulary: ReadonlySet<string>;
  readonly model: WordModel;
}

/** Learns from the lines of known texts. */
export function proposerOf(known: readonly KnownLine[], names: Names): Proposer {
  const model = learn(known);
  const sentences = sentencesIn(known);
  const index = likenessIndex(sentences);
  const vocabulary = new Set([
    ...sentences.flatMap(({ tokens }) => tokens),
    ...known.flatMap((line) => line.sentences.flatMap(({ bold }) => bold)),
  ]);
  const sentenceOf = ({ text, tokens, bold }: Sentence, most: number): ProposedSentence => {
    const near = onePerCard(index.nearest(tokens, most * 8).filter((one) => one.likeness >= least.told)).slice(0, most);
    const unknown = [...new Set([...bold, ...tokens])].filter((word) => !vocabulary.has(word));
    return { text, near, likeness: near[0]?.likeness ?? 0, unknown };
  };
  return {
    vocabulary,
    model,
    propose: (card, most) => {
      const lines = linesOf(card.text).map((line): ProposedLine => {
        const its = sentencesOf(line, card, names);
        return { sentences: its.map((one) => sentenceOf(one, most)), words: model.guess(featuresOf(its, card.type)) };
      });
      const all = lines.flatMap((line) => line.sentences);
      const unknown = [...new Set(all.flatMap((one) => one.unknown))];
      const likeness = Math.min(1, ...all.map((one) => one.likeness));
      return { card, lines, words: merged(lines), grade: gradeOf(likeness, unknown), likeness, unknown };
    },
  };
}

const gradeOf = (likeness: number, unknown: readonly string[]): Grade => {
  if (unknown.length > 0 || likeness < least.akin) return 'far';
  return likeness < least.near ? 'akin' : 'near';
};

/** The words of several lines, each as likely as in the line that wants it most. */
function merged(lines: readonly ProposedLine[]): readonly Guess[] {
  const best = new Map<string, Guess>();
  for (const guess of lines.flatMap(({ words }) => words))
    if (guess.probability > (best.get(guess.word)?.probability ?? 0)) best.set(guess.word, guess);
  return [...best.values()].sort((a, b) => b.probability - a.probability || (a.word < b.word ? -1 : 1));
}

/** A card whose text is known twice, as ours and as given, is one neighbor. */
function onePerCard(near: readonly Near<KnownSentence>[]): readonly Near<KnownSentence>[] {
  const seen = new Set<string>();
  return near.filter(({ one }) => {
    const isFirst = !seen.has(one.line.card.id);
    seen.add(one.line.card.id);
    return isFirst;
  });
}

/** The hardest first. */
export const byHardness = (a: Proposal, b: Proposal): number =>
  grades.indexOf(a.grade) - grades.indexOf(b.grade) || a.likeness - b.likeness;

const grades: readonly Grade[] = ['far', 'akin', 'near'];
