// Geometry of a drag: tells it from a press, and finds the gap where the card is let go. Pure.

/** So far must a press move, in CSS pixels. */
const threshold = 6;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Whether a press that moved so far is a drag; null: not yet. */
export function isDrag({ x, y }: Spot, byFinger: boolean): boolean | null {
  if (Math.hypot(x, y) < threshold) return null;
  return !byFinger || Math.abs(y) > Math.abs(x);
}

/** Gap between creatures of a line at a place. @param middles of the creatures, from the left */
export function gapAt(middles: readonly number[], x: number): 'left' | 'right' | number {
  const before = middles.filter((middle) => middle < x).length;
  return before === 0 ? 'left' : before === middles.length ? 'right' : before;
}
