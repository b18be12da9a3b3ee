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
    id: 'selective-preservation/values',
    card: 'selective-preservation',
    text: 'A value is the power as it is now, counters included; you choose which creature of each value is kept.',
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
  {
    id: 'corrode/one',
    card: 'corrode',
    text: 'It destroys exactly one thing of the kind that was chosen; a creature whose armor is a gift of another card has armor.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'dive-deep/empty-deck',
    card: 'dive-deep',
    text: 'With an empty deck of the opponent there is no card to compare with, and nothing happens.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'effigy-of-melerukh/house',
    card: 'effigy-of-melerukh',
    text: 'As a creature it is of Unfathomable only, and is used in turns of that house.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'general-sherman/cards',
    card: 'general-sherman',
    text: 'Only cards that are creatures by their face return; an artifact that was a creature when it was purged does not.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'general-sherman/returns',
    card: 'general-sherman',
    text: 'It purges each other creature but those whose ward saves them; when it leaves play they return one by one, under the control of their owners.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'hookmaster/high-tide',
    card: 'hookmaster',
    text: 'The tide must be high for its controller after the fight.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'kaupe-evil-twin/own-plays',
    card: 'kaupe-evil-twin',
    text: 'It binds its own controller, to one card of each type a turn, as long as it is in play.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'kaupe/each-type',
    card: 'kaupe',
    text: 'The opponent plays one card of each type a turn.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'kaupe/leaves',
    card: 'kaupe',
    text: 'When it leaves play during that turn there is no limit any more.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'photic-raider/turn-of-tide',
    card: 'photic-raider',
    text: 'Its 4 more power are there only while the tide is high for its controller: when it turns, damage may kill it.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'rakuzel-s-chant/mimicry',
    card: 'rakuzel-s-chant',
    text: 'A Mimicry that copies it does what the tide says, which is read as it resolves.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'storm-surge/step',
    card: 'storm-surge',
    text: 'Only the “ready cards” step of that turn is closed; what readies cards otherwise works.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'the-chosen-one/counts',
    card: 'the-chosen-one',
    text: 'Only creatures that would really ready are counted.',
    source: 'online server behaviour, June 2026',
    untested:
      'not so here: it is dealt 1 for each exhausted creature, as the card says, also for one that cannot ready',
  },
  {
    id: 'the-chosen-one/one-at-a-time',
    card: 'the-chosen-one',
    text: 'Where cards ready one at a time the text of the newest rulebook decides how it takes their place.',
    source: 'rulebook 18.4',
    untested: 'it says no more than that; here all of the damage is dealt at once as the step begins',
  },
  {
    id: 'the-chosen-one/step',
    card: 'the-chosen-one',
    text: 'Only the “ready cards” step of the opponent is meant: effects that ready otherwise are free, and all ready where it left play before that step.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'whirlpool/flanks',
    card: 'whirlpool',
    text: 'At the end of every turn the creature on the right flank goes over to the left flank of the opponent; without a creature nothing moves.',
    source: 'online server behaviour, June 2026',
  },
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
