// Wins and losses counted: in all, and by one property of the games.
import { interval95 } from '@vaultsong/arena/interval';
import type { Entry } from './entry.ts';

export interface Tally {
  readonly wins: number;
  readonly games: number;
}

export interface Line extends Tally {
  readonly value: string;
  /** Turns in which a house was chosen; 0 for all else. */
  readonly turns: number;
}

export const tallyOf = (entries: readonly Pick<Entry, 'won'>[]): Tally => ({
  wins: entries.filter(({ won }) => won).length,
  games: entries.length,
});

/** The share of games won with its 95 % interval, from 0 to 1; null for no games. */
export function shareOf({ wins, games }: Tally) {
  if (games === 0) return null;
  const [low, high] = interval95(wins, games);
  return { share: wins / games, low, high };
}

const percent = (share: number): string => `${Math.round(share * 100)}`;

/** "64 %" */
export const sayShare = (tally: Tally): string => {
  const share = shareOf(tally);
  return share === null ? '' : `${percent(share.share)} %`;
};

/** "54 to 73 %" */
export const sayInterval = (tally: Tally): string => {
  const share = shareOf(tally);
  return share === null ? '' : `${percent(share.low)} to ${percent(share.high)} %`;
};

/** "64 won, 36 lost: 64 % won (95 % interval 54 to 73 %)" */
export const sayTally = (tally: Tally): string =>
  `${tally.wins} won, ${tally.games - tally.wins} lost: ${sayShare(tally)} won (95 % interval ${sayInterval(tally)})`;

/**
 * Games by the values of one of their properties, the most frequent value first. A game with several values counts with each.
 * @param turnsOf how many turns of a game belong to a value
 */
export function linesBy(
  entries: readonly Entry[],
  valuesOf: (entry: Entry) => readonly string[],
  turnsOf: (entry: Entry, value: string) => number = () => 0,
): readonly Line[] {
  const lines = new Map<string, { wins: number; games: number; turns: number }>();
  for (const entry of entries)
    for (const value of valuesOf(entry)) {
      const line = lines.get(value) ?? { wins: 0, games: 0, turns: 0 };
      line.games += 1;
      if (entry.won) line.wins += 1;
      line.turns += turnsOf(entry, value);
      lines.set(value, line);
    }
  return [...lines].map(([value, line]) => ({ value, ...line })).sort((a, b) => b.games - a.games || b.wins - a.wins);
}

export interface Cell extends Tally {
  readonly row: string;
  readonly column: string;
}

/** So many rows and columns are shown at most: the most frequent ones. */
export const mostOfMatrix = 12;

/** Games by two properties at once. */
export function matrixBy(
  entries: readonly Entry[],
  rowsOf: (entry: Entry) => readonly string[],
  columnsOf: (entry: Entry) => readonly string[],
) {
  const both = entries.filter((entry) => rowsOf(entry).length > 0 && columnsOf(entry).length > 0);
  const frequent = (valuesOf: (entry: Entry) => readonly string[]) => {
    const lines = linesBy(both, valuesOf);
    return { shown: lines.slice(0, mostOfMatrix), left: Math.max(0, lines.length - mostOfMatrix) };
  };
  const [rows, columns] = [frequent(rowsOf), frequent(columnsOf)];
  const cells = new Map<string, { wins: number; games: number }>();
  for (const entry of both)
    for (const row of rowsOf(entry))
      for (const column of columnsOf(entry)) {
        const key = JSON.stringify([row, column]);
        const cell = cells.get(key) ?? { wins: 0, games: 0 };
        cell.games += 1;
        if (entry.won) cell.wins += 1;
        cells.set(key, cell);
      }
  return {
    games: both.length,
    rows,
    columns,
    at: (row: string, column: string): Tally => cells.get(JSON.stringify([row, column])) ?? { wins: 0, games: 0 },
  };
}

export interface FormPoint extends Tally {
  /** Of the last game of the point, from 1. */
  readonly game: number;
  readonly at: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** From so many games on the share over time is drawn. */
export const leastForPlot = 10;
const mostPoints = 120;

/** Games that each point counts together: a quarter of all, 10 to 50. */
export const windowOf = (games: number): number => Math.min(50, Math.max(leastForPlot, Math.round(games / 4)));

/** The share of the last games at each time, the first first. Nothing where there are too few. */
export function formOf(entries: readonly Pick<Entry, 'won' | 'at'>[]): readonly FormPoint[] {
  const games = entries.toSorted((a, b) => a.at - b.at);
  if (games.length < leastForPlot) return [];
  const window = windowOf(games.length);
  const step = Math.max(1, Math.ceil((games.length - window) / mostPoints));
  const wins = [0];
  for (const { won } of games) wins.push((wins.at(-1) ?? 0) + (won ? 1 : 0));
  const points: FormPoint[] = [];
  for (let end = window; ; end = Math.min(games.length, end + step)) {
    const won = (wins[end] ?? 0) - (wins[end - window] ?? 0);
    const [low, high] = interval95(won, window);
    points.push({ game: end, at: games[end - 1]?.at ?? 0, wins: won, games: window, share: won / window, low, high });
    if (end === games.length) return points;
  }
}
