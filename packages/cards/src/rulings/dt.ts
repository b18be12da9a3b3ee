// The rulings on the cards that appeared first in Dark Tidings, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const dt: readonly Ruling[] = [
  // Logos
  // Sanctum
  // Saurian
  // Shadows
  {
    id: 'blatant-thievery/empty',
    card: 'blatant-thievery',
    text: 'A creature that is enraged already, or has no æmber on it, may be chosen. The æmber is moved, which is no stealing.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'hard-simpson/survive',
    card: 'hard-simpson',
    text: 'Nothing is stolen where a ward or armor took all the damage, or where he did not survive it.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'monty-bank/free',
    card: 'monty-bank',
    text: 'Its player is free to exalt it not at all, once or twice; the action counts what lies on it at that time.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'one-eyed-willa/tide-turns',
    card: 'one-eyed-willa',
    text: 'The keywords that she has while the tide is high are gone as soon as it turns.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'ransom/controller',
    card: 'ransom',
    text: 'The ability is one of the creature, so that its controller is “you” and decides whether to pay.',
    source: 'rulebook of December 2020, applied',
  },
  {
    id: 'scooped/ward',
    card: 'scooped',
    text: 'A creature that was saved by its ward was not destroyed and captures from its own side.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'sea-urchin-evil-twin/title',
    card: 'sea-urchin-evil-twin',
    text: 'The evil twin is a card of its own with the same title: what asks for the title means either.',
    source: 'rulebook of December 2020, applied',
  },
  {
    id: 'stir-up-trouble/together',
    card: 'stir-up-trouble',
    text: 'Both deal their damage at one moment, as two fighters do, but it is no fight.',
    source: 'rulebook of December 2020, applied',
  },
  {
    id: 'widespread-corruption/each-reap',
    card: 'widespread-corruption',
    text: 'It counts for every reap of either player: a creature of the other side, which the active player chooses, captures that æmber. The same æmber is captured once.',
    source: 'online server behaviour, June 2026',
  },
  // Star Alliance
  // Unfathomable
  // Untamed
];
