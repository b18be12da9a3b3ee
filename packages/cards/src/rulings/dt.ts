// The rulings on the cards that appeared first in Dark Tidings, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const dt: readonly Ruling[] = [
  // Logos
  // Sanctum
  // Saurian
  // Shadows
  // Star Alliance
  // Unfathomable
  // Untamed
  {
    id: 'aemberfin-shark-evil-twin/nothing-to-lose',
    card: 'aemberfin-shark-evil-twin',
    text: 'It acts only at the end of its controller’s turn; a player without æmber loses nothing, and it gets no counter for them.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'infighting/at-once',
    card: 'infighting',
    text: 'All the damage is dealt in one moment: powers are read before any creature dies.',
    source: 'rulebook of December 2020',
  },
  {
    id: 'ol-paddy/one-at-a-time',
    card: 'ol-paddy',
    text: 'The discarded creatures are played one after the other, each with its icons and Play: abilities; one that cannot be played stays discarded.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'ol-paddy-evil-twin/empty-deck',
    card: 'ol-paddy-evil-twin',
    text: 'Nothing is discarded from an empty deck, and nothing is destroyed then.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'primal-relic/leaves-play',
    card: 'primal-relic',
    text: 'What is on it goes to the supply when it leaves play.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'primal-relic/start-of-turn',
    card: 'primal-relic',
    text: 'At the start of each turn the power of the creatures of the player whose turn begins is looked at, and that player gets the æmber.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'reap-or-sow/as-much-as-possible',
    card: 'reap-or-sow',
    text: 'A creature that cannot be readied or used may be chosen, and as much as possible is done; a stunned one that cannot be used keeps its stun.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'sporegorger/all-or-none',
    card: 'sporegorger',
    text: 'Its player takes all of its counters off or none; the damage is dealt to every other creature, friends among them.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'waste-not/ward',
    card: 'waste-not',
    text: 'A warded creature loses only its ward, and cards for half of its power are drawn all the same.',
    source: 'online server behaviour, June 2026',
  },
];
