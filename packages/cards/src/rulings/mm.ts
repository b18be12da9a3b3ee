// The rulings on the cards that appeared first in Mass Mutation, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const mm: readonly Ruling[] = [
  // Dis
  // Logos
  // Sanctum
  // Saurian
  {
    id: 'amphora-captura/each-icon',
    card: 'amphora-captura',
    text: 'It is offered for each icon, printed or added; a house icon is none that resolves.',
    source: 'online server behaviour, June 2026, read closely',
  },
  {
    id: 'defense-initiative/enemy',
    card: 'defense-initiative',
    text: 'An enemy creature may be warded and exalted as well.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'deusillus/archives',
    card: 'deusillus',
    text: 'Archived by an effect that names no archives, both halves go to those of their owner, whoever controls it.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'deusillus/both-halves',
    card: 'deusillus',
    text: 'Both halves must be in hand; that they are played is one play, and allowed on the first turn.',
    source: 'rulebook of December 2020',
  },
  {
    id: 'deusillus/control',
    card: 'deusillus',
    text: 'Control of it is taken as of any creature.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'deusillus/greking',
    card: 'deusillus',
    text: 'Where Overlord Greking destroyed it, both halves stay in the discard pile: one half cannot be put into play.',
    source: 'online server behaviour, June 2026, read closely',
  },
  {
    id: 'deusillus/leaves-play',
    card: 'deusillus',
    text: 'However it leaves play, both halves go to the same zone, and are two cards there.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'deusillus/mimic-gel',
    card: 'deusillus',
    text: 'Mimic Gel is a copy of it with a single card, and keeps its text when the gigantic creature leaves play.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'monument-to-faust/two',
    card: 'monument-to-faust',
    text: 'With Faust the Great in the discard pile, keys cost 2 more in all and not 3, in the next turn of the opponent.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'monument-to-shrix/must-forge',
    card: 'monument-to-shrix',
    text: 'The æmber on it can be spent, and counts for whether a key must be forged.',
    source: 'rulebook of December 2020',
  },
  {
    id: 'nerotaurus/next-turn',
    card: 'nerotaurus',
    text: 'It binds enemy creatures in the next turn of the opponent only, those too that come into play in it.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'optio-gorkus/scutum',
    card: 'optio-gorkus',
    text: 'With Imperial Scutum, the active player orders the two Destroyed: abilities, and so says where the æmber goes.',
    source: 'rulebook of December 2020, FAQ',
  },
  {
    id: 'saurian-egg/saved',
    card: 'saurian-egg',
    text: 'Saved by a ward it stays, although a creature hatched; half of a gigantic creature stays discarded.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'saurian-egg/two',
    card: 'saurian-egg',
    text: 'Of two Saurian creatures that it discards, both enter play ready, each with the counters.',
    source: 'rulebook of December 2020, FAQ',
  },
  {
    id: 'siren-horn/assault',
    card: 'siren-horn',
    text: 'Before Fight: and assault share a window, and the active player says which comes first.',
    source: 'rulebook of December 2020, FAQ',
  },
  {
    id: 'xeno-saurus/empty-deck',
    card: 'xeno-saurus',
    text: 'With an empty deck there is nothing to look at, and nothing to choose.',
    source: 'online server behaviour, June 2026',
  },
  // Shadows
  // Star Alliance
  // Untamed
];
