// A distribution of values among other decks, and the place of a value in it.

/** How many of the decks that a deck is compared with have which value: `[value, decks]`, the lowest first. */
export type Distribution = readonly (readonly [value: number, decks: number])[];

/**
 * From 0 (below all of them) to 10 (above all), with one decimal: the share of decks that have less, and half of those
 * that have the same. 5 where there is nothing to compare with.
 */
export function percentile(value: number, distribution: Distribution): number {
  const decksWith = (fits: (other: number) => boolean): number =>
    distribution.reduce((sum, [other, decks]) => (fits(other) ? sum + decks : sum), 0);
  const all = decksWith(() => true);
  if (all === 0) return 5;
  const rank = decksWith((other) => other < value) + decksWith((other) => other === value) / 2;
  return Math.round((rank / all) * 100) / 10;
}
