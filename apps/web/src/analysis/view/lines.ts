// Geometry of the line of chances: the points of the line and of its band, from the side of one player.
import type { Analysis, Swing } from '@vaultsong/bots';
import type { Seat } from '@vaultsong/engine';

export interface ChancePoint {
  readonly turn: number;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** A turn from the side of a seat of a game of two. */
export function swingFor(swing: Swing, me: Seat): Swing {
  if (me === 0) return swing;
  const { chance, low, high, change, byDecisions, byLuck } = swing;
  return {
    ...swing,
    ...{ chance: 1 - chance, low: 1 - high, high: 1 - low },
    ...{ change: -change, byDecisions: -byDecisions, byLuck: -byLuck },
  };
}

/** The line, with the end of the game where all turns have their chances. */
export function chanceLine(
  { swings, winner, lastTurn }: Analysis,
  isToTheEnd: boolean,
  me: Seat,
): readonly ChancePoint[] {
  const line = swings.map((swing): ChancePoint => {
    const { turn, chance, low, high } = swingFor(swing, me);
    return { turn, chance, low, high };
  });
  const last = line.at(-1);
  if (last === undefined || winner === null || !isToTheEnd) return line;
  const end = winner === me ? 1 : 0;
  // A game that ends within its last turn ends after its beginning.
  return [...line, { turn: Math.max(lastTurn, last.turn + 1), chance: end, low: end, high: end }];
}

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly firstTurn: number;
  readonly lastTurn: number;
}

export const xOf = ({ left, right, firstTurn, lastTurn }: Frame, turn: number): number =>
  rounded(left + ((turn - firstTurn) / Math.max(1, lastTurn - firstTurn)) * (right - left));

/** @param share from 0 at the bottom to 1 at the top */
export const yOf = ({ top, bottom }: Frame, share: number): number => rounded(bottom - share * (bottom - top));

const rounded = (length: number): number => Math.round(10 * length) / 10;

/** @param end closes the path, as `Z` does; nothing is drawn where there are no points */
export const pathOf = (points: readonly (readonly [number, number])[], end: 'Z' | '' = ''): string =>
  points.length === 0 ? '' : points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('') + end;

/** Turns that are written below: as many as there is room for, at even distances. */
export function ticksOf({ firstTurn, lastTurn }: Frame, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil((lastTurn - firstTurn) / most));
  return Array.from({ length: Math.floor((lastTurn - firstTurn) / step) + 1 }, (_, i) => firstTurn + i * step);
}
