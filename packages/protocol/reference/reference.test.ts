import { expect, test } from 'vitest';
import { z } from 'zod';
import { messagesOf, messageTable, referenceTables } from './tables.ts';
import { typeSchemaOf, typeText } from './typeText.ts';

const typeOf = (schema: z.ZodType): string => typeText(typeSchemaOf(schema, 'output'));

test('types are said in words, with their bounds', () => {
  expect(typeOf(z.int())).toBe('integer');
  expect(typeOf(z.int().min(0))).toBe('integer, at least 0');
  expect(typeOf(z.int().min(1).max(3).nullable())).toBe('integer, 1 to 3 or null');
  expect(typeOf(z.string().min(1).max(64))).toBe('text, 1 to 64 characters');
  expect(typeOf(z.string().regex(/^[0-9a-z]{10}$/))).toBe('text of the form `^[0-9a-z]{10}$`');
  expect(typeOf(z.enum(['one', 'two']).nullable())).toBe('`"one"` or `"two"` or null');
  expect(typeOf(z.tuple([z.boolean(), z.literal(1)]))).toBe('list of 2: boolean, `1`');
  expect(typeOf(z.array(z.string()).max(3))).toBe('list of text, at most 3 entries');
  expect(typeOf(z.unknown())).toBe('any JSON');
  expect(typeOf(z.object({ one: z.boolean(), two: z.boolean().optional() }))).toBe(
    '{ `one`: boolean; `two` (optional): boolean }',
  );
  expect(typeOf(z.array(z.object({ one: z.boolean() }).meta({ title: 'One' })))).toBe('list of `One`');
});

test('each message has a row, and each of its fields one below it, whatever the discriminant is called', () => {
  const messages = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('go') }).meta({ description: 'Go.', answers: ['gone'], errors: ['stale', 'endless'] }),
    z
      .object({
        kind: z.literal('wait'),
        for: z.int().meta({ unit: 'seconds', description: 'So | long.' }),
        loud: z.boolean().default(false),
        note: z.string().optional(),
        places: z.array(z.object({ name: z.string().describe('Its name.') })),
      })
      .meta({ description: 'Wait.' }),
  ]);
  expect(messageTable(messagesOf(messages), 'input').split('\n')).toEqual([
    '| `kind` | Field | Type | Unit | Meaning |',
    '| --- | --- | --- | --- | --- |',
    '| **`go`** | | | | Go. Answers: `gone`. Errors: `stale`, `endless`. |',
    '| **`wait`** | | | | Wait. |',
    '| | `for` | integer | seconds | So \\| long. |',
    '| | `loud` | boolean, default `false` | | |',
    '| | `note` | text, optional | | |',
    '| | `places` | list of objects | | |',
    '| | `places[].name` | text | | Its name. |',
  ]);
});

test('an object of several forms has the fields of each, with the form that they belong to', () => {
  const clock = z.discriminatedUnion('by', [
    z.object({ by: z.literal('none') }),
    z.object({ by: z.literal('turn'), limit: z.int().meta({ unit: 'seconds', description: 'For each turn.' }) }),
    z.object({ by: z.literal('days'), days: z.int() }),
  ]);
  const messages = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('set'), clock: clock.nullable() }).meta({ description: 'Set it.' }),
  ]);
  expect(messageTable(messagesOf(messages), 'input').split('\n').slice(3)).toEqual([
    '| | `clock` | object, by `by`: `"none"`, `"turn"`, `"days"` or null | | |',
    '| | `clock.limit` | integer | seconds | With `by` `"turn"`: For each turn. |',
    '| | `clock.days` | integer | | With `by` `"days"`. |',
  ]);
});

test('a message without a description is refused by its name', () => {
  const messages = z.discriminatedUnion('kind', [z.object({ kind: z.literal('go') })]);
  expect(() => messageTable(messagesOf(messages), 'input')).toThrow('The message go has no description');
});

test('each field of a message and of an object says what it means', () => {
  for (const section of ['to-server', 'commands', 'to-client', 'objects'] as const)
    expect(
      referenceTables()
        [section].split('\n')
        .filter((row) => row.endsWith('| |')),
    ).toEqual([]);
});
