// Rulings on the cards that appeared first in Crucible Clash, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

const ours = { source: 'our reading of card text and rules', basis: 'ours' } as const;

export const cc: readonly Ruling[] = [
  // Brobnar
  {
    id: 'worthy-adversaries/each',
    card: 'worthy-adversaries',
    text: 'Each creature in play that has damage is exalted, friendly ones too, and not only those that it just hit: it says nothing of “this way”.',
    ...ours,
  },
  // Untamed
  {
    id: 'power-up/tie',
    card: 'power-up',
    text: 'One of several creatures that share the highest power is the most powerful creature.',
    ...ours,
  },
  // Archon powers
  {
    id: 'forgemaster/both',
    card: 'forgemaster',
    text: 'The keys of both players cost 1 less, and both may forge one more in their forge step.',
    ...ours,
  },
  {
    id: 'librarian/empty-hand',
    card: 'librarian',
    text: 'A card of the hand is archived in place of the icon; with an empty hand the icon is resolved.',
    ...ours,
  },
  {
    id: 'overcharged/setup',
    card: 'overcharged',
    text: 'Its player takes no mulligan; the three cards are revealed and put into the archives after the opening hands.',
    ...ours,
  },
  {
    id: 'rage/must',
    card: 'rage',
    text: 'After each icon the damage must be dealt, to a creature of your own where there is no other.',
    ...ours,
  },
  {
    id: 'signature-move/before-hands',
    card: 'signature-move',
    text: 'Copies of the named action go to the archives before hands are drawn; then the deck is shuffled.',
    ...ours,
  },
  {
    id: 'thievery/scrap',
    card: 'thievery',
    text: 'Scrap: waits in the same window, and resolves also where the card is purged first.',
    ...ours,
  },
  {
    id: 'tinkerer/fourth',
    card: 'tinkerer',
    text: 'Its player wins with the fourth key. That is the last one, and of no color.',
    source: 'Master Rulebook 18.4',
  },
  {
    id: 'scheming-expertise/besides',
    card: 'scheming-expertise',
    text: 'The 2 cards are drawn besides those that refill the hand, also where it is full; chains keep none of them away.',
    source: 'our reading of its text, beside those that refill the hand to more cards',
    basis: 'ours',
  },
];
