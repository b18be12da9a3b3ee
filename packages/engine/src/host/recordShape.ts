// Type and shape check of a game record, for values from a file or from another program. The checks are written by
// hand, because the engine depends on nothing. The deal, not this check, judges the content of the setup.

import { isStateHash } from '../state/hash.ts';
import type { Seat } from '../terms.ts';
import type { Setup } from './setup.ts';

export const recordFormat = 1;

export interface Checkpoint {
  /** The number of answers before the turn began. */
  readonly answers: number;
  readonly turn: number;
  readonly hash: string;
}

export interface GameRecord {
  readonly format: typeof recordFormat;
  /** Of the engine that made it. */
  readonly version: string;
  readonly setup: Setup;
  /** The hash of the setup; records from before 0.3.0 have none. */
  readonly setupHash?: string;
  readonly answers: readonly number[];
  readonly checkpoints: readonly Checkpoint[];
  /** The seat that won; null for a game that was not played to the end. */
  readonly winner: Seat | null;
  /** The hash of the state after the last answer; it names the form in which states are written. */
  readonly hash: string;
}

/** A record that does not replay. `answer` is the index of the answer at which it went wrong; null: before the first. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly answer: number | null;
  constructor(message: string, at: number | null) {
    super(message);
    this.answer = at;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Finds fault with the value that stands at a place, such as `setup.decks[0].name`. */
type Check = (value: unknown, at: string) => void;

const shown = (value: unknown): string => {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

function fault(at: string, right: string, value: unknown): never {
  throw new RecordError(`${at} must be ${right}, but it is ${shown(value)}`, null);
}

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const check =
  (right: string, fits: (value: unknown) => boolean): Check =>
  (value, at) => {
    if (!fits(value)) fault(at, right, value);
  };

const isIndex = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const text = check('text', (value) => typeof value === 'string');
const index = check('a whole number from 0 on', isIndex);
const seed = check('a whole number', Number.isSafeInteger);
const stateHash = check('a hash of 14 hexadecimal digits, after its form', (value) => isStateHash(String(value)));
const hash = check('a hash of 14 hexadecimal digits', (value) => /^[0-9a-f]{14}$/.test(String(value)));
const seatOrNobody = check('a seat, or null for nobody', (value) => value === null || isIndex(value));
const yes = check('true where it is there', (value) => value === true);

const listOf =
  (item: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value)) fault(at, 'a list', value);
    value.forEach((part, i) => {
      item(part, `${at}[${i}]`);
    });
  };

const optional =
  (part: Check): Check =>
  (value, at) => {
    if (value !== undefined) part(value, at);
  };

const fields =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value, at) => {
    if (!isFields(value)) fault(at, 'an object with fields', value);
    for (const [name, part] of Object.entries(parts)) part(value[name], `${at}.${name}`);
  };

/** One check for each field, so that none of them can be forgotten. */
type Checks<T> = { readonly [K in keyof T]-?: Check };

const setupChecks: Checks<Setup> = {
  decks: listOf(
    fields({
      name: text,
      houses: listOf(text),
      cards: listOf(
        fields({
          name: text,
          house: optional(text),
          bonus: optional(listOf(text)),
          houseIcons: optional(listOf(text)),
        }),
      ),
      beside: optional(listOf(text)),
    }),
  ),
  seed,
  chance: optional(text),
  edition: optional(text),
  first: optional(index),
  chains: optional(listOf(index)),
  quickstart: optional(yes),
  adventure: optional(fields({ program: text, adversary: text })),
};

const recordChecks: Checks<GameRecord> = {
  format: () => {},
  version: text,
  setup: fields(setupChecks),
  setupHash: optional(hash),
  answers: listOf(check('a number', (value) => typeof value === 'number')),
  checkpoints: listOf(fields({ answers: index, turn: index, hash: stateHash })),
  winner: seatOrNobody,
  hash: stateHash,
};

/** A record has seven levels, from itself down to the icons of a card. */
const mostLevels = 16;

/**
 * Writing, comparing or showing a value goes down into it level by level, and a hundred thousand levels are more than a stack
 * holds. So this one does not go down: it looks at one level after the other.
 */
function mustBeShallow(value: unknown): void {
  let level: unknown[] = [value];
  for (let n = 0; level.length > 0; n++) {
    if (n > mostLevels)
      throw new RecordError(`record is nested deeper than ${mostLevels} levels, as no record is`, null);
    level = level.flatMap((one) => (one !== null && typeof one === 'object' ? Object.values(one) : []));
  }
}

/**
 * Makes sure that something is a record of a format that this engine reads.
 * @throws RecordError that says where it is not, and what would be right there
 */
export function mustBeRecord(value: unknown): asserts value is GameRecord {
  mustBeShallow(value);
  if (!isFields(value)) fault('record', 'an object with fields', value);
  // Before all else: a record of another format may well have another shape.
  if (value.format !== recordFormat)
    throw new RecordError(
      `This engine reads records of format ${recordFormat}, but the format of this one is ${shown(value.format)}`,
      null,
    );
  fields(recordChecks)(value, 'record');
}
