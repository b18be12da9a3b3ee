// The rulings on the cards that appeared first in Mass Mutation, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const mm: readonly Ruling[] = [
  // Dis
  // Logos
  // Sanctum
  // Saurian
  // Shadows
  // Star Alliance
  {
    id: 'blast-shielding/armor',
    card: 'blast-shielding',
    text: 'What is used up of its armor on one creature is lost there, and is whole on the creature that it moves to.',
    source: 'our reading of card text and rules',
  },
  {
    id: 'blast-shielding/move',
    card: 'blast-shielding',
    text: 'It may be moved to a neighbor after each use of its creature, and need not be.',
    source: 'our reading of card text and rules',
  },
  {
    id: 'daemo-alien/empty-deck',
    card: 'daemo-alien',
    text: 'Without a deck there is nothing to look at and nothing to choose.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'ensign-el-samra/revealing',
    card: 'ensign-el-samra',
    text: 'The card is only revealed: its icons are resolved, and it stays in hand.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'jon-cargo/empty',
    card: 'jon-cargo',
    text: 'Without a deck nothing is discarded, so that no card shares a house with it; without a hand nothing is archived.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'lcdr-trigon/empty-deck',
    card: 'lcdr-trigon',
    text: 'With an empty deck nothing happens.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'lcdr-trigon/icons',
    card: 'lcdr-trigon',
    text: 'All icons of the discarded card are resolved in order, for the controller of LCdr. Trigon.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'subject-kirby/one-creature',
    card: 'subject-kirby',
    text: 'It allows one creature of another house to be played: no action, artifact or upgrade, and no use of a creature.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'survey/stays',
    card: 'survey',
    text: 'The card that was looked at and is not discarded stays on top of the deck.',
    source: 'rulebook of December 2020, FAQ',
  },
  // Untamed
];
