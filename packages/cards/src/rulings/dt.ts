// The rulings on the cards that appeared first in Dark Tidings, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const dt: readonly Ruling[] = [
  // Logos
  {
    id: 'austeralis-seaborg/destroyed',
    card: 'austeralis-seaborg',
    text: 'Only damage that destroys the creature raises the tide.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'captain-kresage/each',
    card: 'captain-kresage',
    text: 'It has each of the four keywords by itself, as long as another friendly creature has that one.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'groundbreaking-discovery/wards',
    card: 'groundbreaking-discovery',
    text: 'All cards in play are destroyed at once, artifacts and upgrades among them; only creatures can be saved by wards.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'old-egad-evil-twin/rule-of-six',
    card: 'old-egad-evil-twin',
    text: 'An evil twin has the title of the good one, so that plays of both are counted together for the rule of six.',
    source: 'rulebook Dec 2020, applied',
  },
  // Sanctum
  // Saurian
  // Shadows
  // Star Alliance
  // Unfathomable
  // Untamed
];
