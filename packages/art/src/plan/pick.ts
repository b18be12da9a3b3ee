// A choice by dice from the first list that has anything.
import type { Dice } from '../dice.ts';

/** One of the first list that has any; undefined if none has. */
export function pick<T>(dice: Dice, ...lists: readonly (readonly T[] | undefined)[]): T | undefined {
  for (const list of lists) if (list !== undefined && list.length > 0) return list[dice.below(list.length)];
  return undefined;
}
