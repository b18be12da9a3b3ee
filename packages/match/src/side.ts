// The two sides of a match. A side is a player, and names the deck that this player brought: deck 0 is player 0's, also
// while player 1 plays it.

export type Side = 0 | 1;

export type Pair<T> = readonly [T, T];

/** The side across. */
export const other = (side: Side): Side => (side === 0 ? 1 : 0);
