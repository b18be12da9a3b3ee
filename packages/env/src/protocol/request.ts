// Requests of programs, validated once at the border. Each fault names its field and the right form.
import { difficulties } from '@vaultsong/adventures';
import { botNames } from '@vaultsong/bots';
import { describe, printable } from '@vaultsong/decks';
import { editionNames } from '@vaultsong/engine';
import * as z from 'zod';
import { EnvFault } from '../fault.ts';

/** Limit of games in one line. */
export const mostInLine = 4096;
/** A deck code has some hundred characters; a path may have more. */
const longestDeckName = 20_000;

const whole = (least: number, most: number) => {
  const error = `a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
};
const yesOrNo = z.boolean({ error: 'true or false' });
const oneOf = <const T extends readonly string[]>(names: T) => z.enum(names, { error: `one of ${names.join(', ')}` });
const listOf = <T extends z.ZodType>(entry: T, least: number, most: number, what: string) => {
  const error = `a list of ${least} to ${most} ${what}`;
  return z.array(entry, { error }).min(least, { error }).max(most, { error });
};

const id = whole(1, Number.MAX_SAFE_INTEGER);
const seed = whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - mostInLine);
const seat = whole(0, 3);

/** Parts of a reply about a game. */
const parts = {
  observe: yesOrNo.exactOptional(),
  text: yesOrNo.exactOptional(),
  numbers: yesOrNo.exactOptional(),
  log: yesOrNo.exactOptional(),
};

const shapes = {
  describe: z.strictObject({}),
  encoding: z.strictObject({}),
  reset: z.strictObject({
    id: id.exactOptional(),
    decks: listOf(
      z
        .string({ error: 'the name of a deck' })
        .min(1, { error: 'the name of a deck' })
        .max(longestDeckName, {
          error: `at most ${longestDeckName} characters`,
        }),
      1,
      3,
      'decks',
    ),
    seed: seed.exactOptional(),
    bots: listOf(
      z.enum(botNames, { error: `null for the program, or one of ${botNames.join(', ')}` }).nullable(),
      1,
      3,
      'bots, one for each deck',
    ).exactOptional(),
    edition: oneOf(editionNames).exactOptional(),
    first: seat.exactOptional(),
    chains: listOf(whole(0, 1000), 2, 2, 'numbers of chains, one for each deck').exactOptional(),
    quickstart: yesOrNo.exactOptional(),
    adventure: oneOf(difficulties).exactOptional(),
    ...parts,
  }),
  step: z.strictObject({
    id,
    option: whole(0, Number.MAX_SAFE_INTEGER).exactOptional(),
    action: whole(0, Number.MAX_SAFE_INTEGER).exactOptional(),
    key: z.string({ error: 'the key of an option' }).exactOptional(),
    ...parts,
  }),
  options: z.strictObject({ id, text: parts.text }),
  observe: z.strictObject({
    id,
    seat: z.union([seat, z.literal('table')], { error: 'a seat from 0, or "table"' }).exactOptional(),
    numbers: parts.numbers,
  }),
  clone: z.strictObject({ id, ...parts }),
  imagine: z.strictObject({ id, seat: seat.exactOptional(), seed, ...parts }),
  record: z.strictObject({ id }),
  restore: z.strictObject({
    record: z.looseObject({}, { error: 'the record of a game' }),
    bots: z.array(z.enum(botNames, { error: `null, or one of ${botNames.join(', ')}` }).nullable()).exactOptional(),
    ...parts,
  }),
  close: z.strictObject({ id }),
};

export type Op = keyof typeof shapes;
const isOp = (name: string): name is Op => Object.hasOwn(shapes, name);
export const ops: readonly Op[] = Object.keys(shapes).filter(isOp);

type AllFields = { readonly [O in Op]: z.output<(typeof shapes)[O]> };
export type Fields<O extends Op> = AllFields[O];
const readers: { readonly [O in Op]: z.ZodType<AllFields[O]> } = shapes;

/** Of these one line can make several games, by `n`. */
const repeats: readonly Op[] = ['reset', 'clone', 'imagine'];

/** The fields of a request as they came. */
export type Item = Readonly<Record<string, unknown>>;

/** One line: a request, or several of one kind that are answered in one line. */
export interface Line {
  readonly op: Op;
  /** The fields of each, not yet read: where one of them is wrong, the others are done all the same. */
  readonly items: readonly Item[];
  /** Whether the answer is a list, `{"batch": […]}`. */
  readonly isBatch: boolean;
}

const isItem = (json: unknown): json is Item => typeof json === 'object' && json !== null && !Array.isArray(json);

/** Reads a line without the fields of its op. @throws EnvFault `wrong-fields` or `unknown-op` */
export function readLine(json: unknown): Line {
  if (!isItem(json))
    throw new EnvFault('wrong-fields', `found ${describe(json)}; expected an object such as {"op":"describe"}`);
  const { op, batch, ...common } = json;
  if (op === 'legal') throw renamed('op', op, 'options');
  if (typeof op !== 'string' || !isOp(op))
    throw new EnvFault('unknown-op', `op: found ${describe(op)}; expected one of ${ops.join(', ')}`);
  if (batch !== undefined) return { op, items: itemsOf(batch, common), isBatch: true };
  return common.n === undefined
    ? { op, items: [common], isBatch: false }
    : { op, items: repeated(op, common), isBatch: true };
}

function itemsOf(batch: unknown, common: Item): Line['items'] {
  const expected = `a list of 1 to ${mostInLine} objects`;
  if (common.n !== undefined) throw new EnvFault('wrong-fields', 'n: found it beside "batch"; expected one of the two');
  if (!Array.isArray(batch) || batch.length < 1 || batch.length > mostInLine)
    throw new EnvFault('wrong-fields', `batch: found ${describe(batch)}; expected ${expected}`);
  return batch.map((item: unknown, i) => {
    if (isItem(item)) return { ...common, ...item };
    throw new EnvFault('wrong-fields', `batch[${i}]: found ${describe(item)}; expected an object`);
  });
}

/** `n` games in place of one: each has the next seed. */
function repeated(op: Op, { n: count, ...common }: Item): Line['items'] {
  const result = whole(1, mostInLine).safeParse(count);
  if (!repeats.includes(op) || !result.success)
    throw new EnvFault(
      'wrong-fields',
      `n: found ${describe(count)} with "${op}"; expected a whole number from 1 to ${mostInLine}, with ${repeats.join(', ')}`,
    );
  if (op === 'reset' && common.id !== undefined)
    throw new EnvFault(
      'wrong-fields',
      'n: found it beside "id"; expected one of the two, or a batch with an id in each',
    );
  const { seed: from } = common;
  return Array.from({ length: result.data }, (_, i) =>
    typeof from === 'number' ? { ...common, seed: from + i } : common,
  );
}

/** Reads the fields of a request. @throws EnvFault `wrong-fields` with all that is wrong */
export function readFields<O extends Op>(op: O, item: Item): Fields<O> {
  const result = readers[op].safeParse(item);
  if (result.success) return result.data;
  if ('text' in shapes[op].shape && Object.hasOwn(item, 'words')) throw renamed('field', 'words', 'text');
  const known = Object.keys(shapes[op].shape).join(', ');
  const faults = result.error.issues.slice(0, 5).map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const names = issue.keys.slice(0, 5).map((key) => `"${printable(key)}"`);
      return `${names.join(', ')}: no field of "${op}"; expected ${known === '' ? 'none' : `some of ${known}`}`;
    }
    return `${whereOf(issue.path)}: found ${describe(valueAt(item, issue.path))}; expected ${issue.message}`;
  });
  throw new EnvFault('wrong-fields', faults.join('; and '));
}

/** Names of protocol 1 have their own fault, so that a program of that time learns the new ones. */
const renamed = (of: string, before: string, now: string): EnvFault =>
  new EnvFault('renamed', `${of}: "${before}" is called "${now}" since protocol 2; expected "${now}"`);

const whereOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${printable(String(key))}`))
    .join('');

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  let value = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}
