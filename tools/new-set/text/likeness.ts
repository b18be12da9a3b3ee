// Likeness of sentences: the cosine of their phrases, in which rare phrases weigh more (TF-IDF). 1: the same words, 0: none.
import { phrasesOf } from './phrases.ts';

/** One of those that are searched, and how like it is. */
export interface Near<T> {
  readonly one: T;
  readonly likeness: number;
}

export interface LikenessIndex<T> {
  /** The most alike first; what shares no phrase is not among them. */
  readonly nearest: (tokens: readonly string[], most: number) => readonly Near<T>[];
}

/** An index of all these, by their plain words. */
export function likenessIndex<T extends { readonly tokens: readonly string[] }>(all: readonly T[]): LikenessIndex<T> {
  const phrases = all.map(({ tokens }) => phrasesOf(tokens));
  const places = new Map<string, number[]>();
  phrases.forEach((its, index) => {
    for (const phrase of its) {
      const list = places.get(phrase);
      if (list === undefined) places.set(phrase, [index]);
      else list.push(index);
    }
  });
  const weight = (phrase: string): number => Math.log((all.length + 1) / ((places.get(phrase)?.length ?? 0) + 1)) ** 2;
  const length = (its: ReadonlySet<string>): number =>
    Math.sqrt([...its].reduce((sum, phrase) => sum + weight(phrase), 0));
  const lengths = phrases.map(length);
  return {
    nearest: (tokens, most) => {
      const its = phrasesOf(tokens);
      const shared = new Map<number, number>();
      for (const phrase of its)
        for (const index of places.get(phrase) ?? []) shared.set(index, (shared.get(index) ?? 0) + weight(phrase));
      const own = length(its);
      return [...shared]
        .map(([index, sum]) => ({ index, likeness: Math.min(1, sum / (own * (lengths[index] ?? 0) || 1)) }))
        .sort((a, b) => b.likeness - a.likeness || a.index - b.index)
        .slice(0, most)
        .flatMap(({ index, likeness }) => {
          const one = all[index];
          return one === undefined ? [] : [{ one, likeness }];
        });
    },
  };
}
