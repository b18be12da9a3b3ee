// The rulings on the cards that appeared first in Grim Reminders, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const gr: readonly Ruling[] = [
  // Ekwidon
  {
    id: 'curse-of-spontaneity/you',
    card: 'curse-of-spontaneity',
    text: 'The opponent of its owner controls it, so that “your ‘draw cards’ step” is that player’s.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'elenya-the-charming/you',
    card: 'elenya-the-charming',
    text: 'The opponent of her owner controls her, so that “you” and “friendly” mean that player.',
    source: 'our reading of her text',
    basis: 'ours',
  },
];
