// The rulings on the cards that appeared first in Dark Tidings, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const dt: readonly Ruling[] = [
  // Logos
  // Sanctum
  // Saurian
  {
    id: 'decadence/any-sides',
    card: 'decadence',
    text: 'Æmber that is moved from creature to creature is not captured, and may go from one side to the other.',
    source: 'rulebook of December 2020, rules text applied',
  },
  {
    id: 'eclectic-ambrosius-evil-twin/stays',
    card: 'eclectic-ambrosius-evil-twin',
    text: 'The creature has no text as long as the counter is on it, also when Ambrosius is no longer in play.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'enlist-numeri/house',
    card: 'enlist-numeri',
    text: 'The creature is Saurian as long as its new player controls it; taken once more in the same way it is so again.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'physicus-felix/neutral',
    card: 'physicus-felix',
    text: 'A neutral tide is not high: nothing happens then, as at low tide.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'saurarium/ties',
    card: 'saurarium',
    text: 'Of several creatures that share the lowest power none can reap.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'undagnathus-evil-twin/after-armor',
    card: 'undagnathus-evil-twin',
    text: 'What armor leaves of the damage is doubled.',
    source: 'online server behaviour, June 2026, read closely',
  },
  {
    id: 'venator-altum/no-damage',
    card: 'venator-altum',
    text: 'Where armor or a ward takes all of the damage, there is no exalting.',
    source: 'online server behaviour, June 2026',
  },
  // Shadows
  // Star Alliance
  // Unfathomable
  // Untamed
];
