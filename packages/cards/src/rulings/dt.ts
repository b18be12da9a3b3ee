// The rulings on the cards that appeared first in Dark Tidings, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const dt: readonly Ruling[] = [
  // Logos
  // Sanctum
  {
    id: 'badgemagus/one-at-a-time',
    card: 'badgemagus',
    text: 'The neighbors fight one at a time; the second still fights although the first, or Badgemagus, died in between, and a side without a neighbor is passed over.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'orphion-land-s-chosen/armor',
    card: 'orphion-land-s-chosen',
    text: 'Its 3 armor is there only while the tide is low for its controller: one that is neither high nor low gives none.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'redhand-registry/whole-step',
    card: 'redhand-registry',
    text: 'Each theft from its player sets it off; what is skipped is the whole forge step of the opponent’s next turn.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'taxing-journey/each-neighbor',
    card: 'taxing-journey',
    text: 'Each neighbor that has any house in common with the creature captures 1 of its own.',
    source: 'online server behaviour, June 2026',
  },
  // Saurian
  // Shadows
  // Star Alliance
  // Unfathomable
  // Untamed
];
