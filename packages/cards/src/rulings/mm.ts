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
  {
    id: 'aemberlution/gigantic',
    card: 'aemberlution',
    text: 'A gigantic creature enters only where both of its halves are in one hand.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'aemberlution/put-into-play',
    card: 'aemberlution',
    text: 'The creatures are put into play, ready, and are not played.',
    source: 'online server behaviour, June 2026',
  },
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
    id: 'mutation-of-cunning/until',
    card: 'mutation-of-cunning',
    text: 'What it and the other Mutations give, the keyword and the trait, lasts until the next turn of its player starts.',
    source: 'online server behaviour, June 2026',
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
