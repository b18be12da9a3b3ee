// Confidence interval of a share of wins.

/** 95 % of a normal distribution lie within so many standard deviations. */
export const z95 = 1.959964;

/**
 * The 95 % interval of a share (Wilson's, which holds for few games and for shares near 0 and 1).
 * @param wins of `games`
 * @returns the lower and the upper end, from 0 to 1; [0, 1] for no games
 */
export function interval95(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const shrink = 1 + z95 ** 2 / games;
  const middle = (share + z95 ** 2 / (2 * games)) / shrink;
  const half = (z95 / shrink) * Math.sqrt((share * (1 - share)) / games + z95 ** 2 / (4 * games ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
