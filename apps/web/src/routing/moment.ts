// Moments of a game in addresses: `/g/ID?t=7.3` is turn 7 after three of its answers. A record counts answers and says how many
// came before each turn, so that turns and answers tell the same moments.
import { gamePath } from './paths.ts';

export interface Moment {
  /** 0 before the first turn, while hands are kept or drawn anew. */
  readonly turn: number;
  /** How many answers were given in this turn. */
  readonly step: number;
}

/** The beginning of a turn; the checkpoints of a record are such. */
export interface TurnStart {
  readonly turn: number;
  /** How many answers were given before it. */
  readonly answers: number;
}

const written = /^(\d{1,5})(?:\.(\d{1,6}))?$/;

/** "7.3", as it stands in an address. */
export const writeMoment = ({ turn, step }: Moment): string => `${turn}.${step}`;

/** The moment that the query of an address names; null where it names none. */
export function readMoment(search: string): Moment | null {
  const [whole, turn, step = '0'] = written.exec(new URLSearchParams(search).get('t') ?? '') ?? [];
  return whole === undefined ? null : { turn: Number(turn), step: Number(step) };
}

/** The query of a moment. Keeps what else stands in `search`. */
export function momentQuery(moment: Moment, search = ''): string {
  const asked = new URLSearchParams(search);
  asked.set('t', writeMoment(moment));
  asked.delete('play');
  return `?${asked}`;
}

/** The replay of a game at a moment. */
export const momentPath = (id: string, moment: Moment, search = ''): string =>
  gamePath(id, momentQuery(moment, search));

/** The replay of a game from its beginning. */
export const replayPath = (id: string, search = ''): string => momentPath(id, { turn: 0, step: 0 }, search);

/** The replay at a moment, where one is asked how to play on from there. */
export const playOnPath = (id: string, moment: Moment): string => `${momentPath(id, moment)}&play=on`;

/** Whether the query of an address asks how to play on. */
export const asksToPlayOn = (search: string): boolean => new URLSearchParams(search).get('play') === 'on';

/**
 * The moment after so many answers.
 * @param turns in their order; what comes before the first belongs to turn 0
 */
export function momentAfter(turns: readonly TurnStart[], answers: number): Moment {
  const start = turns.findLast((turn) => turn.answers <= answers) ?? { turn: 0, answers: 0 };
  return { turn: start.turn, step: answers - start.answers };
}

/**
 * How many answers lead to a moment. Steps beyond the end of a turn count as its end, turns beyond the last as the last one's.
 * @param length how many answers the game has
 */
export function answersAt(turns: readonly TurnStart[], length: number, { turn, step }: Moment): number {
  const at = turns.findLastIndex((start) => start.turn <= turn);
  const next = turns[at + 1];
  const start = at < 0 ? 0 : (turns[at]?.answers ?? 0);
  // The last answer of a turn leads to the next one.
  const end = next === undefined ? length : Math.max(start, next.answers - 1);
  return Math.min(start + step, end);
}
