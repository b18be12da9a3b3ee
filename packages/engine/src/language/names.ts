// A choice gets the name of a variable; names need to differ within one card only.
import type { Ability } from './ability.ts';

const prefixes = [
  'card',
  'each',
  'healed',
  'house',
  'kept',
  'name',
  'number',
  'place',
  'taken',
  'times',
  'trait',
] as const;
const freshNames = new RegExp(`^(${prefixes.join('|')})(\\d+)$`);
let next = 0;

export const fresh = (prefix: (typeof prefixes)[number]): string => `${prefix}${next++}`;

/**
 * The abilities of one card with the names of its choices counted from 0. States and records hold those names, and
 * must not depend on what other cards were written before this one.
 */
export function withOwnNames(abilities: readonly Ability[]): readonly Ability[] {
  const found = new Set<number>();
  noteNumbers(abilities, found);
  if (found.size === 0) return abilities;
  const inOrder = [...found].sort((a, b) => a - b);
  return eachText(abilities, (text) =>
    text.replace(freshNames, (_, prefix, number) => `${prefix}${inOrder.indexOf(Number(number))}`),
  );
}

function noteNumbers(tree: unknown, found: Set<number>): void {
  if (typeof tree === 'string') {
    const number = freshNames.exec(tree)?.[2];
    if (number !== undefined) found.add(Number(number));
  } else if (tree !== null && typeof tree === 'object')
    for (const part of Object.values(tree)) noteNumbers(part, found);
}

/** A copy of a tree of the language, with other texts in it. */
function eachText<T>(tree: T, to: (text: string) => string): T {
  if (typeof tree === 'string') return to(tree) as T & string;
  if (Array.isArray(tree)) return tree.map((part) => eachText(part, to)) as T & unknown[];
  if (tree === null || typeof tree !== 'object') return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, eachText(part, to)])) as T & object;
}
