// Rulings on the cards that appeared first in Draconian Measures, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const dm: readonly Ruling[] = [
  // Ouboros
  {
    id: 'clawcloak-swipe/excess',
    card: 'clawcloak-swipe',
    text: 'The creatures that the opponent has more are counted once, and the one chosen creature captures for all of them.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  {
    id: 'seda-the-sleeper/flank',
    card: 'seda-the-sleeper',
    text: 'It is invulnerable only while it is both exhausted and on a flank; left exhausted by entrench it was not readied, so that its second ability does not ask.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  // Shadows
  {
    id: 'caught-you-napping/count',
    card: 'caught-you-napping',
    text: 'Only the exhausting waits for being overwhelmed: æmber is stolen for all enemy creatures that are exhausted afterwards, in any case.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  {
    id: 'grammy-taps/before',
    card: 'grammy-taps',
    text: 'Its player says before cards ready whether it stays exhausted.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  // Skyborn
  {
    id: 'zomok/attacking',
    card: 'zomok',
    text: 'It ignores the five keywords of others only while it attacks: a creature that is invulnerable is not hurt where it attacks this one.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
];
