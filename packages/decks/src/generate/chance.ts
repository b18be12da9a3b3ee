// Chance for new decks. It belongs to the generator alone: a seed must give the same deck for ever, so it may not change
// with the chance of games or bots. Every part of a deck has a stream of its own, so that a new word in the list of
// names changes no cards.

export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** Whether something that happens with this probability happens. */
  happens(probability: number): boolean;
  /** One of the values, each as likely as the others. @throws RangeError when there are none */
  of<T>(values: readonly T[]): T;
}

/**
 * The stream of a label: equal labels give equal numbers (FNV-1a spreads the label over four words, sfc32 goes on).
 * @param label such as `cota/7/cards`
 */
export function chanceOf(label: string): Chance {
  let [a, b, c, counter] = [hash(label, 1), hash(label, 2), hash(label, 3), 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  // The first numbers still show how alike two labels are.
  for (let i = 0; i < 15; i++) next();
  const below = (n: number): number => Math.floor(next() * n);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    of(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new RangeError('there is nothing to choose from; expected at least one value');
      return value;
    },
  };
}

function hash(text: string, salt: number): number {
  let state = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return Math.imul(state ^ (state >>> 15), 0x85ebca6b) ^ (state >>> 13);
}
