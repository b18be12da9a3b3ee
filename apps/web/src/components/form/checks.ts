// Parts of the schemas of forms, with the words that a field shows.
import { z } from 'zod';
import type { Bounds } from './fields.tsx';

/** A whole number within bounds; the field is NaN while nothing is typed. */
export function wholeNumber([least, most]: Bounds) {
  const error = `Expected a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
}

/** A text that must not be empty. @param expected what to type */
export const filled = (expected: string) =>
  z
    .string()
    .trim()
    .min(1, { error: `Expected ${expected}` });

/** A seed as it is typed: up to nine digits; empty: by chance. */
export const seedText = z
  .string()
  .regex(/^(?:\d{1,9})?$/, { error: 'Expected a number of up to 9 digits, or nothing' });
