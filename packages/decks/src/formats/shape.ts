// The shape of JSON that a stranger wrote: what does not fit is told with its path, all at once.
import * as z from 'zod';
import type { Fault } from '../faults/fault.ts';
import { limited } from '../faults/fault.ts';
import { describe, isPrintable } from '../faults/quote.ts';

/**
 * Reads a value by a schema, in which the message of an issue is what would have been right.
 * @param whole what the value is called in faults that concern all of it
 */
export function readShape<T extends z.ZodType>(
  schema: T,
  json: unknown,
  whole: string,
): { readonly value: z.output<T> } | { readonly faults: readonly Fault[] } {
  const result = schema.safeParse(json);
  if (result.success) return { value: result.data };
  const faults = result.error.issues.map(({ path, message }) => ({
    where: path.length === 0 ? whole : wherePath(path),
    what: describe(valueAt(json, path)),
    expected: message,
  }));
  return { faults: limited(faults, whole) };
}

/** A list of which nothing but its length is looked at when it is too long: each wrong entry would be an issue. */
export const listOf = <T extends z.ZodType>(entry: T, expected: string, most: number) =>
  z
    .array(z.unknown(), { error: expected })
    .max(most, { error: `at most ${most} entries` })
    .pipe(z.array(entry));

/** A text of one line. */
export const text = (expected: string, most: number) =>
  z
    .string({ error: expected })
    .trim()
    .min(1, { error: expected })
    .max(most, { error: expected })
    .refine(isPrintable, { error: expected });

/** A word that stands for something: @param find undefined where it stands for nothing */
export const named = <T>(find: (name: string) => T | undefined, expected: string) =>
  z.string({ error: expected }).transform((name, context) => {
    const found = find(name);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  });

const wherePath = (path: readonly PropertyKey[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${String(key)}`)).join('');

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  let value = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}
