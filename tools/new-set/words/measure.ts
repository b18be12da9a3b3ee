// Measures proposals by cards whose data is there: how many of the words that their data uses were proposed, and whether
// the texts that needed a new word were told as hard.
import type { Entry } from '../known/houseFile.ts';
import type { Grade, Proposal } from './proposals.ts';

/** A word counts as proposed for good from here on. */
export const sure = 0.5;

export interface Measured {
  readonly cards: number;
  /** Words that the data uses, and those of them that no known card used: they cannot be proposed. */
  readonly uses: number;
  readonly newUses: number;
  /** Shares of the words that were known, in the mean of all cards. */
  readonly recallAt: Readonly<Record<10 | 15 | 20, number>>;
  /** As many proposals as the data has words: the share that is right. */
  readonly asMany: number;
  /** Shares of cards of which all known words, or three quarters, are among so many proposals. */
  readonly allIn20: number;
  readonly mostIn15: number;
  /** Of the proposals that are sure: how many are right, and how many of the known words they are. */
  readonly surePrecision: number;
  readonly sureRecall: number;
}

interface Compared {
  readonly proposal: Proposal;
  readonly truth: ReadonlySet<string>;
}

/** The figures of these proposals; cards without an entry do not count. */
export function measure(
  proposals: readonly Proposal[],
  entries: ReadonlyMap<string, Entry>,
  known: ReadonlySet<string>,
): Measured {
  const compared = proposals.flatMap((proposal): readonly Compared[] => {
    const entry = entries.get(proposal.card.id);
    return entry === undefined ? [] : [{ proposal, truth: new Set(entry.parts.flatMap(({ words }) => [...words])) }];
  });
  const cards = compared
    .map(({ proposal, truth }) => ({ ranked: proposal.words, truth: [...truth].filter((word) => known.has(word)) }))
    .filter(({ truth }) => truth.length > 0);
  const recall = (most: (truth: number) => number) =>
    mean(cards.map(({ ranked, truth }) => foundIn(ranked.slice(0, most(truth.length)), truth) / truth.length));
  const share = (most: number, needed: number) =>
    mean(cards.map(({ ranked, truth }) => (foundIn(ranked.slice(0, most), truth) >= needed * truth.length ? 1 : 0)));
  const certain = cards.map(({ ranked, truth }) => ({
    ranked: ranked.filter((one) => one.probability >= sure),
    truth,
  }));
  const right = sum(certain.map(({ ranked, truth }) => foundIn(ranked, truth)));
  const uses = sum(compared.map(({ truth }) => truth.size));
  const knownUses = sum(cards.map(({ truth }) => truth.length));
  return {
    cards: compared.length,
    uses,
    newUses: uses - knownUses,
    recallAt: { 10: recall(() => 10), 15: recall(() => 15), 20: recall(() => 20) },
    asMany: recall((truth) => truth),
    allIn20: share(20, 1),
    mostIn15: share(15, 0.75),
    surePrecision: right / Math.max(1, sum(certain.map(({ ranked }) => ranked.length))),
    sureRecall: right / Math.max(1, knownUses),
  };
}

const foundIn = (ranked: readonly { readonly word: string }[], truth: readonly string[]): number =>
  truth.filter((word) => ranked.some((one) => one.word === word)).length;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

/** Cards of one grade, and those of them whose data needed a word that no known card used. */
export interface GradeMeasured {
  readonly grade: Grade;
  readonly cards: number;
  readonly withNewWord: number;
  readonly recallAt15: number;
}

/** Whether grades tell the truth. */
export const measureGrades = (
  proposals: readonly Proposal[],
  entries: ReadonlyMap<string, Entry>,
  known: ReadonlySet<string>,
): readonly GradeMeasured[] =>
  (['far', 'akin', 'near'] as const).map((grade) => {
    const its = proposals.filter((one) => one.grade === grade && entries.has(one.card.id));
    const needsNew = ({ card }: Proposal): boolean =>
      entries.get(card.id)?.parts.some(({ words }) => [...words].some((word) => !known.has(word))) ?? false;
    return {
      grade,
      cards: its.length,
      withNewWord: its.filter(needsNew).length,
      recallAt15: measure(its, entries, known).recallAt[15],
    };
  });
