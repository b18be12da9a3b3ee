/** `npx tsx bench/src/claims/main.ts NAME`: measures one thing that documents tell, and prints it as JSON. `npm run claims` keeps the outcomes. */
import '@vaultsong/cards';
import { parseArgs } from 'node:util';
import { chains } from './chains.ts';
import { counts } from './counts.ts';
import { deckCodes } from './deckCodes.ts';
import { first } from './first.ts';
import { handicap } from './handicap.ts';
import { keyraken } from './keyraken.ts';
import type { Measurement } from './measure.ts';
import { newDecks } from './newDecks.ts';
import { profile } from './profile.ts';
import { ratings } from './ratings.ts';
import { chances } from './winChance.ts';

const measurements: Readonly<Record<string, Measurement>> = {
  ...{ chains, chances, counts, first, handicap, keyraken, profile, ratings },
  'deck-codes': deckCodes,
  'new-decks': newDecks,
};

const mostGames = 1_000_000;

const help = `npx tsx bench/src/claims/main.ts NAME [options]

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

/** A line on standard error, at most every five seconds. */
function progress(): (done: number, of: number) => void {
  const started = Date.now();
  let told = started;
  return (done, of) => {
    const now = Date.now();
    if (now - told < 5000) return;
    told = now;
    const left = Math.round(((now - started) / 1000 / done) * (of - done));
    console.error(`  ${done} of ${of}, ${Math.round((now - started) / 1000)} s, about ${left} s left`);
  };
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { games: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  const [name, ...others] = positionals;
  const measurement = name === undefined ? undefined : measurements[name];
  if (values.help) console.log(help);
  else if (measurement === undefined || others.length > 0)
    throw new Error(`found “${positionals.join(' ')}”; expected one of ${Object.keys(measurements).join(', ')}`);
  else {
    const amount = {
      games: whole('games', values.games, measurement.usual.games, 1, mostGames),
      seed: whole('seed', values.seed, measurement.usual.seed, -1_000_000_000, 1_000_000_000),
    };
    console.log(JSON.stringify(await measurement.run(amount, progress())));
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)} (--help tells the options)`);
  process.exitCode = 2;
}
