// A figure of a deck on a scale from 0 to 10: where it stands among real decks. It says how much a deck has of something,
// not how good that is.
import { percentile } from './distribution.ts';
import type { Score } from './figure.ts';
import { scores } from './figure.ts';
import { recordOf } from './recordOf.ts';
import { reference } from './reference.ts';

/** The scores of a deck with these figures. */
export const scoresOf = (figures: Readonly<Record<Score, number>>): Readonly<Record<Score, number>> =>
  recordOf(scores, (score) => percentile(figures[score], reference[score]));
