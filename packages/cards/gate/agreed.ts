// The form of an agreed exception of the gate.
import type { WordName } from './words.ts';

/** A reason why texts and data that differ in a word say the same, and the cards for which it holds. */
export interface Exception {
  readonly word: WordName;
  readonly why: string;
  readonly more: number;
  readonly cards: readonly string[];
}

type Cards = Readonly<Record<number, readonly string[]>>;

/** @param cards by how often more the data says the word */
export const agreed = (word: WordName, why: string, cards: Cards): readonly Exception[] =>
  Object.entries(cards).map(([more, ids]) => ({ word, why, more: Number(more), cards: ids }));
