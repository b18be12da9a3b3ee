// The journal of an experiment as text: JSON lines, the first of them saying which experiment it is, then one for each game
// that was played. Lines are known by the number of their fixture, so journals of one experiment are merged by writing one behind
// the other, a game that is there twice counts once, and an experiment goes on where it was ended, however that was.
import { createHash } from 'node:crypto';
import type { DeckList } from '@vaultsong/engine';
import { engineVersion } from '@vaultsong/engine';
import { z } from 'zod';
import type { Played, Venue } from '../executor/fixture.ts';

/** What a value of JSON can be. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** All that the fixtures of an experiment depend on. How many of them are played is not a part of it: a journal can grow. */
export interface JournalHead {
  readonly journal: 'vaultsong';
  /** Which experiment, such as `match`. */
  readonly experiment: string;
  /** Another engine may play other games. */
  readonly engine: string;
  readonly edition: string;
  readonly maxDecisions: number;
  readonly seed: number;
  readonly options: Json;
  readonly decks: readonly { readonly name: string; readonly hash: string }[];
}

/** A journal that is not the one wanted, or none. The message says where, and what would be right. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
}

/** The head of a journal. @param options whatever else its fixtures depend on */
export const headOf = (
  experiment: string,
  { decks, edition, maxDecisions, early }: Venue,
  { seed, ...options }: { readonly seed: number; readonly [option: string]: Json },
): JournalHead => ({
  journal: 'vaultsong',
  experiment,
  engine: engineVersion,
  edition,
  maxDecisions,
  seed,
  // What was not noted cannot be read later.
  options: early === undefined ? options : { ...options, early },
  decks: decks.map((deck) => ({ name: deck.name, hash: hashOf(deck) })),
});

/** Tells decks apart by what is in them. */
export const hashOf = ({ name: _, ...cards }: DeckList): string =>
  createHash('sha256').update(JSON.stringify(cards)).digest('hex').slice(0, 16);

export const headLine = (head: JournalHead): string => `${JSON.stringify(head)}\n`;
export const playedLine = (played: Played): string => `${JSON.stringify(played)}\n`;

const count = z.number().int().nonnegative();
const milliseconds = z.array(z.number().nonnegative());
const cards = z.array(z.string());
const common = {
  fixture: count,
  turns: count,
  decisions: count,
  thinkMs: z.tuple([milliseconds, milliseconds]),
  early: z.exactOptional(z.tuple([cards, cards])),
};
const forfeit = z
  .object({ seat: count, why: z.enum(['late', 'dead', 'illegal']), message: z.string() })
  .exactOptional();
export const playedShape = z.discriminatedUnion('outcome', [
  z.object({ ...common, outcome: z.literal('won'), winner: z.union([z.literal(0), z.literal(1)]), forfeit }),
  z.object({ ...common, outcome: z.literal('unfinished') }),
  z.object({ ...common, outcome: z.literal('endless'), message: z.string() }),
  z.object({ ...common, outcome: z.literal('error'), message: z.string() }),
]);
const headShape = z.looseObject({ journal: z.literal('vaultsong') });

export interface ReadJournal {
  readonly played: ReadonlyMap<number, Played>;
  /** How much of the text is whole lines; what comes after was torn when its writer ended. */
  readonly whole: string;
}

/**
 * Reads a journal.
 * @param text may end in the middle of a line
 * @throws JournalError where it is the journal of another experiment, or a line in it is none
 */
export function readJournal(text: string, head: JournalHead): ReadJournal {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const played = new Map<number, Played>();
  for (const [i, line] of whole.split('\n').slice(0, -1).entries()) {
    const value = jsonOf(line);
    const found = headShape.safeParse(value);
    if (found.success) mustBeSame(found.data, head, i + 1);
    else if (i === 0) throw new JournalError('line 1: expected the head of a journal, as --out writes it');
    else {
      const game = playedShape.safeParse(value);
      if (!game.success) throw new JournalError(`line ${i + 1}: expected a game, ${reasonOf(game.error)}`);
      if (!played.has(game.data.fixture)) played.set(game.data.fixture, game.data);
    }
  }
  return { played, whole };
}

/** Undefined for what is no JSON. */
function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function reasonOf({ issues: [issue] }: z.ZodError): string {
  const where = issue?.path.join('.') ?? '';
  return `${where === '' ? '' : `${where}: `}${issue?.message ?? ''}`;
}

const mostDifferences = 3;
const longestValue = 80;

function mustBeSame(found: Readonly<Record<string, unknown>>, head: JournalHead, line: number): void {
  const wanted: Readonly<Record<string, unknown>> = { ...head };
  const shortened = (value: unknown): string => {
    const text = JSON.stringify(value) ?? 'nothing';
    return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
  };
  const differences = [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
    .filter((key) => JSON.stringify(found[key]) !== JSON.stringify(wanted[key]))
    .map((key) => `${key} is ${shortened(found[key])}, expected ${shortened(wanted[key])}`);
  if (differences.length > 0)
    throw new JournalError(
      `line ${line}: it is of another experiment: ${differences.slice(0, mostDifferences).join('; ')}`,
    );
}
