// The rulings on the cards that appeared first in Dark Tidings, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const dt: readonly Ruling[] = [
  // Logos
  // Sanctum
  // Saurian
  // Shadows
  // Star Alliance
  {
    id: '5c077-evil-twin/counter',
    card: '5c077-evil-twin',
    text: 'Its counter may be declined as well, and is offered though nothing was destroyed.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: '5c077/counter',
    card: '5c077',
    text: 'Whether it gains or loses a counter does not depend on the creature before, and one may choose to remove a counter that is not there.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'aember-vac/controllers',
    card: 'aember-vac',
    text: 'It raises the tide for the player of the upgrade; its creature captures by the tide of its own controller.',
    source: 'our reading of card text and rules',
  },
  {
    id: 'com-officer-hings/between',
    card: 'com-officer-hings',
    text: 'Only creatures that stand strictly between it and Com. Officer Gross count; where there are two of those, the player chooses one.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'lieutenant-valmart/neutral',
    card: 'lieutenant-valmart',
    text: 'A neutral tide is not high, so that keys cost no more.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'operative-espion-evil-twin/high',
    card: 'operative-espion-evil-twin',
    text: 'Where the tide is high already it is not raised, and nothing follows.',
    source: 'Archon Arcana, the tide',
  },
  {
    id: 'operative-espion/opponent',
    card: 'operative-espion',
    text: 'It serves whoever raises the tide in their own turn: an opponent who does so may use a creature that they control.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'prof-emeritus-kering/neighbors',
    card: 'prof-emeritus-kering',
    text: 'Its neighbors are those at the start of the ability: when it dies in the first use, a high tide still allows the second.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'rocketeer-tryska/ready',
    card: 'rocketeer-tryska',
    text: 'A creature that comes to stand beside it enters ready as long as the tide is high.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'rocketeer-tryska/tokens',
    card: 'rocketeer-tryska',
    text: 'Token creatures beside it enter ready as well.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'shield-u-later/type',
    card: 'shield-u-later',
    text: 'Its type is chosen in the moment it is played; until then it is a creature card in the hand.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'static-collection-array/opponents-turn',
    card: 'static-collection-array',
    text: 'It also changes the cost of a key that its controller forges in the turn of the opponent.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 't3r-35a/neighbors',
    card: 't3r-35a',
    text: 'As a creature it may be used in the house of any neighbor.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 't3r-35a/upgrade',
    card: 't3r-35a',
    text: 'As an upgrade it lets its creature be used so.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'together/raised',
    card: 'together',
    text: 'The second card may be played by a tide that only the first one raised.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'unity-or-discord/owners',
    card: 'unity-or-discord',
    text: 'Upgrades that return go to the hands of their own owners.',
    source: 'online server behaviour, June 2026',
  },
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
