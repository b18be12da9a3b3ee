// Results as files: CSV for spreadsheets, JSON for programs.
import type { Entry } from './entry.ts';
import { opponentOf } from './words.ts';

/** A result as both files have it. */
const rowOf = (entry: Entry) => ({
  played: new Date(entry.at).toISOString(),
  place: entry.place,
  result: entry.won ? 'won' : 'lost',
  deck: entry.decks.map(({ name }) => name).join(' + '),
  against: entry.foe?.name ?? '',
  opponent: opponentOf(entry),
  bot: entry.bot ?? '',
  difficulty: entry.difficulty ?? '',
  edition: entry.edition,
  first: entry.first === null ? '' : entry.first ? 'yes' : 'no',
  turns: entry.turns,
  keys: entry.keys[0],
  keysAgainst: entry.keys[1],
  houses: Object.entries(entry.houses ?? {})
    .map(([house, turns]) => `${house} ${turns}`)
    .join(', '),
  game: entry.id,
});

const columns = [
  ...['played', 'place', 'result', 'deck', 'against', 'opponent', 'bot', 'difficulty', 'edition', 'first'],
  ...['turns', 'keys', 'keysAgainst', 'houses', 'game'],
] as readonly (keyof ReturnType<typeof rowOf>)[];

/** A spreadsheet takes a text with such a beginning for a formula. */
const formula = /^[=+\-@\t\r]/;

function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const resultsCsv = (entries: readonly Entry[]): string =>
  [columns.join(','), ...entries.map(rowOf).map((row) => columns.map((column) => field(row[column])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');

/** @param address of what is shown, so that the file says what it holds */
export const resultsJson = (entries: readonly Entry[], address: string): string =>
  `${JSON.stringify({ vaultsong: 'results', version: 1, filter: address, games: entries.map((entry) => ({ ...rowOf(entry), houses: entry.houses })) }, null, 1)}\n`;
