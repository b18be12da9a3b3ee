// Statements of Master Rulebook 18.4, in our own words: questions that December 2020 does not have, cards from L to Z.
import type { Chapter } from './statement.ts';

export const faqLToZ: Chapter = {
  title: 'Questions that 2020 does not have: L to Z',
  statements: [
    {
      says: 'Lightsmith Clariel: all its armor, used or not; with 2 more armor 4 power and 5 armor.',
      older: 'Silent',
      tests: ['ruling lightsmith-clariel/all-armor', 'ruling lightsmith-clariel/counters'],
    },
    {
      says: 'Magda the Rat with Gateway to Dis: æmber of the dead first, then her theft.',
      older: 'Silent',
      tests: ['ruling magda-the-rat/gateway-to-dis'],
    },
    {
      says: 'Mars Ambassador: play or use.',
      older: 'Silent',
      tests: ['ruling brobnar-ambassador/one-permission'],
    },
    {
      says: 'Might Makes Right: all are tagged first, power as it was; 25 must really be destroyed.',
      tests: [
        'ruling might-makes-right/really-destroyed',
        'ruling might-makes-right/power-as-it-was',
        'ruling might-makes-right/too-little',
      ],
    },
    {
      says: 'Mimic Gel: as an alpha creature not after another card; counts with the copied title.',
      tests: ['ruling mimic-gel/alpha', 'ruling mimic-gel/rule-of-six'],
    },
    {
      says: 'Mimicry: icons of the copied card, not its own.',
      older: 'Silent',
      tests: ['ruling mimicry/icons'],
    },
    {
      says: 'Mug: a creature without æmber is only dealt 2.',
      older: 'Silent',
      tests: [
        'cards/src/wc/shadows/mug.test.ts: ruling mug/without-aember: deals its damage also to a creature without æmber, a friend as well (%s)',
      ],
    },
    {
      says: 'Nirbor Flamewing: not limited by the rule of six.',
      older: 'Silent',
      tests: ['ruling nirbor-flamewing/six'],
    },
    {
      says: 'Orator Hissaro, Academy Training: the newest house only, then back.',
      older: 'Silent',
      tests: [
        'ruling orator-hissaro/academy-training',
        'cards/src/wc/saurian/orator-hissaro.test.ts: lets them be of their own house again in the next turn',
      ],
    },
    {
      says: 'Overlord Greking: only from the discard pile.',
      tests: [
        'ruling overlord-greking/discard-pile',
        'cards/src/cota/dis/overlord-greking.test.ts: does not find a creature that was purged instead',
      ],
    },
    {
      says: 'Paradox Shield: too few cards: no saving.',
      older: 'Silent',
      tests: ['ruling paradox-shield/in-full'],
    },
    {
      says: 'Phase Shift, Wild Wormhole: a card off the deck that is not of Logos uses it up.',
      by: 'permissions',
      older: 'Before: it does not',
      tests: ['ruling phase-shift/wild-wormhole'],
    },
    {
      says: 'Praetor Marius, Barrister Joya: Researcher may be used, although it does nothing.',
      tests: [
        'ruling researcher/to-no-effect',
        'engine/src/tests/language/idle.test.ts: can be chosen where it fits the words and something would happen to another',
      ],
    },
    {
      says: 'Rampaging Brutodon: first destroy, then exhaust; alone: itself.',
      older: 'Silent',
      tests: ['ruling rampaging-brutodon/itself'],
    },
    {
      says: 'Reassembling Automaton against hazardous: saved, moved, and the fight goes on.',
      older: 'Silent',
      tests: ['ruling reassembling-automaton/hazardous'],
    },
    {
      says: '[REDACTED] by Sneklifter is Shadows only.',
      older: 'Silent',
      tests: ['ruling sneklifter/redacted'],
    },
    {
      says: 'Reiteration, Relentless Assault: one at a time, decided as one goes.',
      older: 'Silent',
      tests: ['ruling relentless-assault/one-at-a-time'],
    },
    {
      says: 'Replicator: one of several After Reap:.',
      older: 'Silent',
      tests: ['ruling replicator/one-of-several'],
    },
    {
      says: 'Reverse Time: the discard pile is turned over as a whole.',
      older: 'Silent',
      tests: ['ruling reverse-time/turned-over'],
    },
    {
      says: 'Ritual of Life: any but the sacrificed card.',
      older: 'Silent',
      tests: ['ruling ritual-of-life/another'],
    },
    {
      says: 'Sabira: any shuffle of the pile that leaves it empty, also with no card.',
      older: 'Silent',
      tests: ['ruling sabira-the-medium/any-shuffle'],
    },
    {
      says: 'Sci. Officer Morpheus: one Play: ability, at once again, then the next.',
      older: 'Silent',
      tests: ['ruling sci-officer-morpheus/at-once', 'ruling sci-officer-morpheus/ability-only'],
    },
    {
      says: 'Sci. Officer Qincan, Techivore: one window.',
      older: 'Silent',
      tests: [
        'ruling sci-officer-qincan/safe',
        'engine/src/tests/interplay/order.test.ts: the active player orders triggers of both sides',
      ],
    },
    {
      says: 'Two Scowly Capers and Dextre: the first kills Dextre, who leaves at once; the second kills the first.',
      older: 'Silent',
      tests: ['ruling scowly-caper/dextre'],
    },
    {
      says: 'Self-Bolstering Automata: counters only if it was healed, exhausted and moved; staying on a flank is moving.',
      by: 'ifYouDo',
      older: 'Before: the last part alone',
      tests: ['ruling self-bolstering-automata/whole', 'ruling self-bolstering-automata/alone'],
    },
    {
      says: 'A text that names its own card means that very card (Garcia’s Blaster, Creed of Nurture).',
      tests: [
        'ruling chan-s-blaster/moves',
        'cards/src/wc/star-alliance/garcia-s-blaster.test.ts: deals 2 instead, or nothing; elsewhere than on its officer it does no more',
      ],
    },
    {
      says: 'Shadow Self: redirected damage of a fight destroys it in that fight.',
      older: 'Silent',
      tests: ['ruling shadow-self/in-a-fight'],
    },
    {
      says: 'Shadow Self: past all armor; Special Delivery does not purge it.',
      tests: ['ruling shadow-self/own-armor', 'ruling shadow-self/special-delivery'],
    },
    {
      says: 'Smite, Duma the Martyr: Duma heals the neighbors before the damage.',
      older: 'Silent',
      tests: ['ruling smite/duma'],
    },
    {
      says: 'Sneklifter, Spangler Box: the house effect wakes again when control returns.',
      older: 'Silent',
      tests: [
        'ruling sneklifter/spangler-box',
        'cards/src/cota/shadows/sneklifter.test.ts: is undone when the other player lifts it back: there it has its own house again',
      ],
    },
    {
      says: 'Spangler Box: a card that went to archives is lost to it.',
      older: 'Silent',
      tests: ['ruling spangler-box/archived'],
    },
    {
      says: 'Saurian Egg: one that is stunned may be unstunned out of house, for its Omni:.',
      tests: [
        'ruling stun/any-use',
        'engine/src/tests/rules/using.test.ts: an off-house creature with an Omni: ability may be used, and so lose its stun',
      ],
    },
    {
      says: 'Swallow Whole: one creature: purged, nothing more.',
      older: 'Silent',
      tests: ['ruling swallow-whole/alone'],
    },
    {
      says: 'The Chosen One: in the place of the ready step: all damage at once, nobody readies, also when it dies of it.',
      tests: [
        'cards/src/dt/unfathomable/the-chosen-one.test.ts: may die of it; they stay exhausted then too',
        'ruling the-chosen-one/two',
        'ruling the-chosen-one/step',
        'cards/src/dt/unfathomable/the-chosen-one.test.ts: loses its ward only, as all of it is dealt at once',
      ],
    },
    {
      says: 'The Promised Blade: a tie: the active player picks.',
      older: 'Silent',
      tests: ['ruling the-promised-blade/tie'],
    },
    {
      says: 'The Warchest: kills by assault do not count.',
      tests: [
        'ruling the-warchest/assault',
        'engine/src/tests/editions/dying.test.ts: by assault was not destroyed fighting (%s)',
      ],
    },
    {
      says: 'Throwing Stars, three Gubs: 2.',
      tests: ['ruling throwing-stars/its-own-damage'],
    },
    {
      says: 'Undagnathus (evil twin): doubled after armor.',
      older: 'Silent',
      tests: ['ruling undagnathus-evil-twin/after-armor'],
    },
    {
      says: 'Unity Prism: four cards on the first turn, too.',
      older: 'Silent',
      tests: ['ruling unity-prism/first-turn'],
    },
    {
      says: 'United Action: no use, whatever was played.',
      older: 'Silent',
      tests: ['ruling united-action/houses'],
    },
    {
      says: 'Wild Bounty: icon, the same icon again, the next.',
      older: 'Silent',
      tests: ['ruling wild-bounty/next-card'],
    },
    {
      says: 'Wild Wormhole turning up Library Access: one draws for the Wormhole.',
      by: 'lateForAPlay',
      older: 'Silent',
      tests: ['ruling wild-wormhole/library-access', 'ruling science/wild-wormhole'],
    },
  ],
};
