// The sets and the kinds of cards that a command can be asked for.
import { cardSets } from '@vaultsong/cards/sets';

/** The cards of the adventure “Rise of the Keyraken”. */
export const keyraken = 'rotk';

/** Sets whose cards are known. */
export const sets: readonly string[] = [
  ...cardSets.filter(({ houses }) => houses !== null).map(({ id }) => id),
  keyraken,
];

/** What only cards of some sets are, or speak of: halves of gigantic creatures, evil twins, and the tide. */
export const cardKinds = ['gigantic', 'evil-twin', 'tide'] as const;
export type CardKind = (typeof cardKinds)[number];

export const isCardKind = (kind: string): kind is CardKind => cardKinds.some((known) => known === kind);
