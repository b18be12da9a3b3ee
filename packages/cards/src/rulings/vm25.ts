// Rulings on the cards that appeared first in Vault Masters 2025.
import type { Ruling } from './ruling.ts';

export const vm25: readonly Ruling[] = [
  {
    id: 'antanagoge/warded',
    card: 'antanagoge',
    text: 'A warded creature that would be put under it loses only the ward.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  {
    id: 'cosmicrux/one-by-one',
    card: 'cosmicrux',
    text: 'A card readied is dealt its damage before the next one is readied, in the order of the active player.',
    source: 'Master Rulebook 18.4, FAQ',
  },
];
