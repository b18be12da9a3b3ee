// Rulings on the cards that appeared first in Tokens of Change, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const toc: readonly Ruling[] = [
  // Geistoid
  {
    id: 'bump-in-the-night/preceding',
    card: 'bump-in-the-night',
    text: 'What is repeated is all of it: another creature may be chosen, and another token creature is made if the damage destroys that one.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  {
    id: 'minion/nobody',
    card: 'minion',
    text: 'It does nothing where no player is haunted.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  // Untamed
  {
    id: 'whimsical-conjuror/instead',
    card: 'whimsical-conjuror',
    text: 'The token creature takes the place of the æmber of that icon, also where none can be made; nothing else replaces the icon then.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
];
