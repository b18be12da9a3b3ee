// Rulings on the cards that appeared first in Æmber Skies.
import type { Ruling } from './ruling.ts';

export const as: readonly Ruling[] = [
  {
    id: 'bartos-the-ruiner/two-houses',
    card: 'bartos-the-ruiner',
    text: 'A card that is of Mars and of another house is a non-Mars card as well, so that it is destroyed after it was used.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  {
    id: 'harmonic-pack/at-once',
    card: 'harmonic-pack',
    text: 'Its 2 damage and the 3 more are dealt at one moment: armor and a ward see them once.',
    source: 'Master Rulebook 18.4, Resolve in the order written',
  },
  // Skyborn
  {
    id: 'raiding-party/both-players',
    card: 'raiding-party',
    text: 'Two keys of one color are forged when both players have forged that one: nobody has two of it.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'recreational-jettison/any-yellow-key',
    card: 'recreational-jettison',
    text: '“A yellow key” is that of any player; with several forged it still repeats once.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'recreational-jettison/scrap-first',
    card: 'recreational-jettison',
    text: 'What the discard sets off, a Scrap: ability of that card among it, resolves before its bonus icons.',
    source: 'Master Rulebook 18.4, Ability',
  },
];
