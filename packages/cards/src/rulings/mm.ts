// The rulings on the cards that appeared first in Mass Mutation, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const mm: readonly Ruling[] = [
  // Dis
  // Logos
  // Sanctum
  // Saurian
  // Shadows
  // Star Alliance
  // Untamed
];
