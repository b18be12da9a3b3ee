// The words of a command: a measurement, how much of it, and from which seed.
import { parseArgs } from 'node:util';
import { chains } from './chains.ts';
import { counts } from './decks/counts.ts';
import { deckCodes } from './decks/deckCodes.ts';
import { evenPairs } from './decks/evenPairs.ts';
import { newDecks } from './decks/newDecks.ts';
import { first } from './first.ts';
import { handicap } from './handicap.ts';
import { keyraken } from './keyraken.ts';
import type { Amount, Measurement } from './measure.ts';
import { profile } from './profile.ts';
import { ratings } from './ratings.ts';
import { chances } from './winChance.ts';

const measurements: Readonly<Record<string, Measurement>> = {
  ...{ chains, chances, counts, first, handicap, keyraken, profile, ratings },
  'deck-codes': deckCodes,
  'even-pairs': evenPairs,
  'new-decks': newDecks,
};

const mostGames = 1_000_000;

export const help = `npx tsx bench/src/claims/main.ts NAME [options]

Measures one thing that documents tell, in one thread, and prints it as JSON.

${Object.entries(measurements)
  .map(
    ([name, { title, unit, usual }]) =>
      `  ${name.padEnd(11)} ${title}\n${' '.repeat(14)}(${usual.games} ${unit}, seed ${usual.seed})`,
  )
  .join('\n')}

  --games N   other than what is usual, from 1 to ${mostGames}
  --seed N    other than what is usual, a whole number
  --help      this text`;

/** @throws Error for what is no whole number in these bounds */
function whole(name: string, text: string | undefined, usual: number, least: number, most: number): number {
  if (text === undefined) return usual;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < least || value > most)
    throw new Error(`--${name}: found “${text}”; expected a whole number from ${least} to ${most}`);
  return value;
}

export interface Request {
  readonly measurement: Measurement;
  readonly amount: Amount;
}

/** Null where help was asked for. @throws Error for words that ask for nothing that there is */
export function requestOf(words: readonly string[]): Request | null {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { games: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return null;
  const [name = '', ...others] = positionals;
  const measurement = measurements[name];
  if (measurement === undefined || others.length > 0)
    throw new Error(`found “${positionals.join(' ')}”; expected one of ${Object.keys(measurements).join(', ')}`);
  const { games, seed } = measurement.usual;
  return {
    measurement,
    amount: {
      games: whole('games', values.games, games, 1, mostGames),
      seed: whole('seed', values.seed, seed, -1_000_000_000, 1_000_000_000),
    },
  };
}
