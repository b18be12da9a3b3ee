// Chance for pictures: the same name always throws the same numbers. It has nothing to do with the chance of the game.

export interface Dice {
  /** A number from `low` up to `high`, with one decimal. */
  between(low: number, high: number): number;
  /** A whole number from 0 up to but not including `sides`. */
  below(sides: number): number;
  /** One of the values. */
  of<T>(values: readonly [T, ...T[]]): T;
}

/** Dice of a name (FNV-1a for the seed, mulberry32 for the stream). */
export function diceOf(name: string): Dice {
  let state = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => Math.round((low + next() * (high - low)) * 10) / 10,
    below: (sides) => Math.floor(next() * sides),
    of: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
}
