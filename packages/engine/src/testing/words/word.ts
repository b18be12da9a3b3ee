// Facts about each word of the language for the engine's own tests, in one place: the title of the test that proves it,
// and samples of it, of which random cards are made. The tables beside this file are closed, so that a new word does
// not compile until it has its entry.
import type {
  Ability,
  Cards,
  Pick as Choice,
  Cond,
  Filter,
  Modifier,
  Node,
  Num,
  Who,
} from '../../language/language.ts';
import type { House } from '../../terms.ts';

export type Roll = (sides: number) => number;

/** The title of a test beside `src/tests`, without the entries of the rulebook that it proves. */
type Title = string;

/** `unsampled`: why no random card has it. */
export type Word<S> = { readonly test: Title } & (S | { readonly unsampled: string });

export type Words<K extends string, S> = Readonly<Record<K, Word<S>>>;

/** Samples of a part of the language. */
export interface Parts<T> {
  readonly samples: readonly ((p: Printer) => T)[];
}

interface Sorts {
  readonly inPlay: readonly ((p: Printer, what: Cards) => Node)[];
  readonly elsewhere: readonly ((p: Printer, what: Cards) => Node)[];
  readonly onPlayers: readonly ((p: Printer, who: Who) => Node)[];
  readonly around: readonly ((p: Printer, inner: () => Node) => Node)[];
}

type AnyOf<T> = { [K in keyof T]: Pick<T, K> & Partial<T> }[keyof T];

/** Samples of effects: on cards in play, on cards elsewhere, on players, around other effects; at least one sort. */
export type Effects = AnyOf<Sorts>;

/** The source of all parts of samples: everything by chance. */
export interface Printer {
  readonly one: <T>(items: readonly T[]) => T;
  /** Below that number. */
  readonly roll: Roll;
  readonly chance: (percent: number) => boolean;
  /** A variable of its own. */
  readonly fresh: (prefix: string) => string;
  readonly house: () => House;
  readonly trait: () => string;
  readonly player: () => 'you' | 'opponent';
  readonly creatures: () => Filter;
  readonly elsewhere: () => Filter;
  readonly filter: () => Filter;
  /** Creatures, described by nothing that modifiers change. */
  readonly steady: () => Filter;
  readonly number: () => Num;
  /** The amount done to each of several cards, read for that card. */
  readonly amountForEach: () => Num;
  readonly condition: () => Cond;
  readonly pick: (filter: Filter) => Choice;
  readonly modifier: (of: Filter) => Modifier;
  readonly timed: (depth: number) => Ability;
  readonly passive: (depth: number) => Ability;
}

/** The words of a table that have samples. */
export function sampled<S extends object>(words: Words<string, S>): readonly S[] {
  return Object.values(words).flatMap((word) => ('unsampled' in word ? [] : [word]));
}
