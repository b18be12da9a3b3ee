// A figure of a deck on a scale from 0 to 10: where it stands among real decks. It says how much a deck has of something,
// not how good that is.
import type { Figure } from './figure.ts';
import { recordOf } from './record-of.ts';
import { reference } from './reference.ts';

export const scores = [
  'expected-aember',
  'aember-control',
  'creature-control',
  'board',
  'card-flow',
  'disruption',
  'extra-uses',
] as const satisfies readonly Figure[];
export type Score = (typeof scores)[number];

/** How many of the decks that a deck is compared with have which value: `[value, decks]`, the lowest first. */
export type Distribution = readonly (readonly [value: number, decks: number])[];

/** The scores of a deck with these figures. */
export const scoresOf = (figures: Readonly<Record<Score, number>>): Readonly<Record<Score, number>> =>
  recordOf(scores, (score) => percentile(figures[score], reference[score]));

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
