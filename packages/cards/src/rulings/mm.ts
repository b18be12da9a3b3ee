// The rulings on the cards that appeared first in Mass Mutation, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const mm: readonly Ruling[] = [
  // Dis
  // Logos
  {
    id: 'adaptoid/each-card',
    card: 'adaptoid',
    text: 'It chooses after each card with a bonus icon; the same choice made again adds up.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'animator/until-the-end',
    card: 'animator',
    text: 'The artifact is a creature of the active house with 3 power until the turn ends, and stays exhausted if it was.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'auto-vac-5150/next-turn',
    card: 'auto-vac-5150',
    text: 'Without archives a card is archived and no cost changes; a raised cost holds for the next turn of the opponent only.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'bot-bookton/forbidden',
    card: 'bot-bookton',
    text: 'A card on top of the deck that cannot be played stays there: one with alpha, a creature under Lifeward.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'chronus/each-icon',
    card: 'chronus',
    text: 'It works after each draw icon that was resolved as one, also after one that is resolved again.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'cyber-clone/alone',
    card: 'cyber-clone',
    text: 'Without another creature it keeps its printed power.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'cyber-clone/gigantic',
    card: 'cyber-clone',
    text: 'It may purge a gigantic creature, all of it, of either player.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'cyber-clone/mimic-gel',
    card: 'cyber-clone',
    text: 'A Cyber-Clone that takes after a Mimic Gel has power 0 and is destroyed.',
    source: 'online server behaviour, June 2026',
    untested: 'not so here: it takes after what the Mimic Gel is a copy of',
  },
  {
    id: 'cyber-clone/omega',
    card: 'cyber-clone',
    text: 'An omega that it gains does not act: the card had been played before.',
    source: 'FFG, 16 Dec 2020',
  },
  {
    id: 'cyber-clone/ward',
    card: 'cyber-clone',
    text: 'A ward keeps the chosen creature in play, and Cyber-Clone takes after it all the same.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'fission-bloom/order',
    card: 'fission-bloom',
    text: 'Each icon is resolved again right after itself.',
    source: 'FFG, 16 Dec 2020',
  },
  {
    id: 'novu-dynamo/stays',
    card: 'novu-dynamo',
    text: 'It stays where it cannot be destroyed; the card that is discarded for it satisfies Earthbind.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'opposition-research/next-turn',
    card: 'opposition-research',
    text: 'It restricts the next turn of the opponent and no other.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'the-archivist/archimedes',
    card: 'the-archivist',
    text: 'Destroyed as a neighbor of Archimedes it is archived faceup.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'the-archivist/facedown',
    card: 'the-archivist',
    text: 'Archived it lies faceup in the archives and lets its player take up any number of cards; put there by other words it lies facedown and does nothing.',
    source: 'FFG, 16 Dec 2020',
  },
  {
    id: 'ultra-gravitron/empty-archives',
    card: 'ultra-gravitron',
    text: 'With empty archives nothing is discarded, so that nothing is purged.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'ultra-gravitron/fission-bloom',
    card: 'ultra-gravitron',
    text: 'The icons of the purged creature are resolved as if it had been played: Fission Bloom doubles them.',
    source: 'rulebook of December 2020, FAQ',
  },
  {
    id: 'ultra-gravitron/wild-wormhole',
    card: 'ultra-gravitron',
    text: 'Wild Wormhole cannot play a half that it turns up, even with the other one in hand: it goes back on top.',
    source: 'rulebook of December 2020, applied',
  },
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
