// The sets that a command can be asked for.
import { cardSets } from '@vaultsong/cards/sets';

/** The cards of the adventure “Rise of the Keyraken”. */
export const keyraken = 'rotk';

/** Sets whose cards are known. */
export const sets: readonly string[] = [
  ...cardSets.filter(({ houses }) => houses !== null).map(({ id }) => id),
  keyraken,
];
