// The rulings on the cards that appeared first in Dark Tidings, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const dt: readonly Ruling[] = [
  // Logos
  // Sanctum
  {
    id: 'badgemagus/one-at-a-time',
    card: 'badgemagus',
    text: 'The neighbors fight one at a time; the second still fights although the first, or Badgemagus, died in between, and a side without a neighbor is passed over.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'lightsmith-clariel/counters',
    card: 'lightsmith-clariel',
    text: 'The switch lasts for the turn; power counters are not switched, they add to the new power.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'lightsmith-clariel-evil-twin/counters',
    card: 'lightsmith-clariel-evil-twin',
    text: 'Counters are not switched: they add to the power afterwards as before.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'orphion-land-s-chosen/armor',
    card: 'orphion-land-s-chosen',
    text: 'Its 3 armor is there only while the tide is low for its controller: one that is neither high nor low gives none.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'redhand-registry/whole-step',
    card: 'redhand-registry',
    text: 'Each theft from its player sets it off; what is skipped is the whole forge step of the opponent’s next turn.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'taxing-journey/each-neighbor',
    card: 'taxing-journey',
    text: 'Each neighbor that has any house in common with the creature captures 1 of its own.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'trial-by-water/nobody',
    card: 'trial-by-water',
    text: 'Until the next turn of its player nobody can raise the tide, by taking chains neither; it can be raised before Trial by Water is played.',
    source: 'online server behaviour, June 2026',
  },
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
];
