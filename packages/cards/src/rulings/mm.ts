// The rulings on the cards that appeared first in Mass Mutation, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const mm: readonly Ruling[] = [
  // Dis
  // Logos
  // Sanctum
  // Saurian
  // Shadows
  {
    id: 'look-over-there/saved',
    card: 'look-over-there',
    text: 'A creature that a ward, Shadow Self or Armageddon Cloak has saved was not destroyed: 1 is stolen.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'lucky-dice/one-turn',
    card: 'lucky-dice',
    text: 'Friendly creatures are protected in that one turn only, those that come later too.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'rad-penny/own-icon',
    card: 'rad-penny',
    text: 'Destroyed by its own damage icon it is gone before its Play:, which does not resolve; its remaining icons do.',
    source: 'rulebook of December 2020, FAQ',
  },
  {
    id: 'ransack/repeats',
    card: 'ransack',
    text: 'It goes on as long as Shadows cards are discarded, with nothing left to steal too, and ends with the deck.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'reckless-rizzo/loses-elusive',
    card: 'reckless-rizzo',
    text: 'It loses elusive although nothing was stolen, and what makes it elusive later does not help.',
    source: 'FFG rulings of 16 December 2020',
  },
  {
    id: 'shoulder-id/each-damage',
    card: 'shoulder-id',
    text: 'Each damage that it would deal is replaced: hazardous and defending are two thefts. Destroyed by assault before, it deals none and steals nothing.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'tempting-offer/ward',
    card: 'tempting-offer',
    text: 'A warded creature is not returned, and the opponent gains nothing.',
    source: 'rulebook of December 2020',
  },
  {
    id: 'vandalize/short-deck',
    card: 'vandalize',
    text: 'Of a deck with fewer cards the rest is looked at, and what is not discarded goes back in the order chosen.',
    source: 'online server behaviour, June 2026',
  },
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
