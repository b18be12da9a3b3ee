// Quantities in conditions: the words between "has" and the thing that is counted.
import { article, counted } from './english.ts';

/** A quantity before a noun ("4 or more cards"), or alone after "is" ("4 or more"). */
export interface Quantity {
  readonly of: (one: string, many: string) => string;
  readonly alone: string;
}

const less = (one: string, many: string): string => (one === many ? 'less' : 'fewer');

export const orMore = (n: number): Quantity => ({
  of: (one, many) => (n === 1 ? (one === many ? `any ${many}` : article(one)) : `${n} or more ${many}`),
  alone: `${n} or more`,
});
export const atMost = (n: number): Quantity => ({
  of: (one, many) =>
    n === 0 ? `no ${many}` : n === 1 && one !== many ? `fewer than 2 ${many}` : `${n} or ${less(one, many)} ${many}`,
  alone: `${n} or less`,
});
export const exactly = (n: number): Quantity => ({
  of: (one, many) => (n === 0 ? `no ${many}` : `exactly ${counted(n, one, many)}`),
  alone: `${n}`,
});
export const notExactly = (n: number): Quantity =>
  n === 0
    ? orMore(1)
    : { of: (one, many) => `more or ${less(one, many)} than ${counted(n, one, many)}`, alone: `not ${n}` };
const comparing = (words: (much: string) => string): Quantity => ({
  of: (one, many) => `${words(one === many ? 'much' : 'many')} ${many}`,
  alone: '',
});
export const more = comparing(() => 'more');
export const asMany = comparing((much) => `as ${much}`);
export const atLeastAsMany = comparing((much) => `at least as ${much}`);
