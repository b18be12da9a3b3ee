// The sets, houses, types and kinds of cards that a command can be asked for.
import { cardSets } from '@vaultsong/cards/sets';
import { cardTypes, houses } from '@vaultsong/engine';

/** The cards of the adventure “Rise of the Keyraken”. */
export const keyraken = 'rotk';

/** Sets whose cards are known. */
export const sets: readonly string[] = [
  ...cardSets.filter(({ houses }) => houses !== null).map(({ id }) => id),
  keyraken,
];

/** Houses of cards; `none`: cards that belong to no house. */
export const cardHouses: readonly string[] = [...houses, 'none'];

/** Types of cards as they are printed. A token creature is a creature too. */
export const printedTypes: readonly string[] = [...cardTypes, 'token-creature'].sort();

/** What only cards of some sets are, or speak of: halves of gigantic creatures, evil twins, and the tide. */
export const cardKinds: readonly string[] = ['gigantic', 'evil-twin', 'tide'];
