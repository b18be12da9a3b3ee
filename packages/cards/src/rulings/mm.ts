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
  {
    id: 'keyfrog/facedown',
    card: 'keyfrog',
    text: 'Turned facedown it is another creature, which forges nothing when it is destroyed.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'keyfrog/must-forge',
    card: 'keyfrog',
    text: 'A key that can be paid for must be forged, in whoever’s turn and also as the third one; choices are those of the active player.',
    source: 'rulebook of December 2020, FAQ',
  },
  {
    id: 'niffle-kong/search',
    card: 'niffle-kong',
    text: 'Any number of Niffle creatures may be found, the base half of another Niffle Kong too; the deck is shuffled then.',
    source: 'our reading of the text and the rules',
  },
  {
    id: 'reclaimed-by-nature/icons',
    card: 'reclaimed-by-nature',
    text: 'The icons of the purged artifact are resolved for who played the action.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'resurgence/empty-pile',
    card: 'resurgence',
    text: 'Nothing is returned out of an empty discard pile.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'wild-bounty/next-card',
    card: 'wild-bounty',
    text: 'It is about the very next card alone, whose icons come twice, each right after itself.',
    source: 'ruling of FFG, 16 December 2020',
  },
];
