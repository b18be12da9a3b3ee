// Rulings on the cards that appeared first in More Mutation.
import type { Ruling } from './ruling.ts';

export const momu: readonly Ruling[] = [
  {
    id: 'boosted-b4-rry/base-half',
    card: 'boosted-b4-rry',
    text: 'Its armor and traits are those of its base half, and it has them in play only.',
    source: 'online server behavior, June 2026',
    basis: 'online-play',
  },
  {
    id: 'digging-up-the-monster/any-two-halves',
    card: 'digging-up-the-monster',
    text: 'Any two halves can be found, also of two creatures; the deck is shuffled before they are put on top.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  {
    id: 'tomes-gigantica/two-halves',
    card: 'tomes-gigantica',
    text: 'The halves go to the hand, as with Digging Up the Monster any two of them, and it is purged.',
    source: 'Master Rulebook 18.4, FAQ on Digging Up the Monster',
  },
];
