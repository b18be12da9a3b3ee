// Rulings on the cards that appeared first in Menagerie 2024.
import type { Ruling } from './ruling.ts';

export const mg24: readonly Ruling[] = [
  {
    id: 'grappling-tentacle/alone',
    card: 'grappling-tentacle',
    text: 'Without a friendly Legendary Keyraken it is archived as soon as it has entered play: it captures nothing.',
    source: 'our reading of its text: a constant ability is looked at before Play: abilities resolve',
    basis: 'ours',
  },
  {
    id: 'legendary-keyraken/below-the-cost',
    card: 'legendary-keyraken',
    text: 'Each Tentacle counts, so that with more than 6 of them the key costs less than the current cost.',
    source: 'our reading of its text, which names no least cost',
    basis: 'ours',
  },
  {
    id: 'the-evil-in-the-ranks/at-once',
    card: 'the-evil-in-the-ranks',
    text: 'All the damage is dealt at one moment: a flank creature that dies of it deals its own.',
    source: 'Master Rulebook 18.4, Damage',
  },
];
