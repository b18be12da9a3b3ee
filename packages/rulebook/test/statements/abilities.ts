// Statements of Master Rulebook 18.4, in our own words: abilities and effects.
import type { Chapter } from './statement.ts';

export const abilities: Chapter = {
  title: 'Glossary: abilities and effects',
  statements: [
    {
      says: 'An ability works from play only, unless it says otherwise.',
      tests: [
        'engine/src/tests/rules/outOfPlay.test.ts: holds as long as the card lies there',
        'ruling grommid/from-play',
      ],
    },
    {
      says: 'What was begun is finished, although its card leaves play.',
      tests: [
        'engine/src/tests/rules/lasting.test.ts: go on although their source has left',
        'ruling rad-penny/own-icon',
      ],
    },
    {
      says: 'What an instruction sets off resolves before the next instruction.',
      by: 'discards',
      older: 'Silent; discards came together',
      tests: ['ruling auto-encoder/at-once'],
    },
    {
      says: 'What works on a destroyed card finds it in any zone that is not hidden.',
      older: 'In the discard pile',
      tests: [
        'engine/src/tests/rules/destroyed.test.ts: what works on a destroyed card finds it in any zone that is not hidden',
        'ruling bad-penny/yxilo-bolter',
      ],
    },
    {
      says: '“As if it were yours” gives no control; the effect is read as if one had it.',
      tests: [
        'engine/src/tests/rules/using.test.ts: "as if it were yours": an enemy artifact is used for you',
        'ruling nexus/counts-as-yours',
        'ruling shard-of-greed/used-as-yours',
      ],
    },
    {
      says: 'A card so used that says to sacrifice or destroy itself is destroyed.',
      by: 'foreignSacrifice',
      older: '1.0, 1.3: not by a player who does not control it',
      tests: [
        'ruling nexus/sacrificed',
        'ruling guard-disguise/used-by-the-opponent',
        'cards/src/cota/interplay/enemy-artifacts.test.ts: Spike Trap used by $by is sacrificed, and hurts the flanks',
      ],
    },
    {
      says: '“Cannot” beats “must” and “may”.',
      by: 'mandateAgainstBan',
      older: '`cota-1.0`: no active house',
      tests: [
        'engine/src/tests/rules/house.test.ts: "cannot" beats "must" (Pitlord and Restringuntus)',
        'ruling pitlord/restringuntus',
        'engine/src/tests/rules/playing/limits.test.ts: "cannot play" beats permissions and effects',
      ],
    },
    {
      says: '“Loses” beats “gains”.',
      older: 'Silent',
      tests: [
        'engine/src/tests/language/modifiers.test.ts: “loses” beats “gains”, whichever comes later (18.4, Cannot)',
        'ruling reckless-rizzo/loses-elusive',
        'ruling infurnace/loses',
      ],
    },
    {
      says: 'As much of an effect is done as can be.',
      tests: ['ruling lost-in-the-woods/no-friends', 'ruling poltergeist/nothing-to-use', 'ruling crassosaurus/split'],
    },
    {
      says: 'Constant abilities hold as long as their card is in play and their condition is met.',
      tests: ['ruling king-of-the-crag/pingle-who-annoys', 'ruling waking-nightmare/whenever'],
    },
    {
      says: 'A replaced event did not happen, and its “instead” happens.',
      tests: [
        'engine/src/tests/interplay/replacement.test.ts: "instead": something else happens, and the event does not',
        'engine/src/tests/interplay/replacement.test.ts: a replaced event sets off no trigger',
        'ruling dimension-door/no-gain',
      ],
    },
    {
      says: '“If you do” and “in order to” ask for all that stands before them, done wholly.',
      by: 'ifYouDo',
      older: 'Before: for the part next to the words',
      tests: [
        'engine/src/tests/editions/current.test.ts: switch ifYouDo: an earlier part that a ward stopped counts, or does not (%s: %s)',
        'ruling self-bolstering-automata/whole',
      ],
    },
    {
      says: '“For each” counts first; then each instance is done wholly, with its own choice.',
      tests: [
        'ruling sack-of-coins/divided',
        'cards/src/wc/saurian/city-state-interest.test.ts: lets its player choose who captures where there is not enough',
        'engine/src/tests/language/rounds.test.ts: Node each: afterwards "this way" means all rounds',
      ],
    },
    {
      says: 'Damage of one ability is dealt at one moment, wherever it stands in the text.',
      tests: [
        'ruling destructive-analysis/warded',
        'ruling ortannu-the-chained/at-once',
        'engine/src/tests/rules/damage/damage.test.ts: of one effect is dealt to all creatures at the same time',
      ],
    },
    {
      says: 'What an effect that lasts is about are all cards that are in play meanwhile, also later ones.',
      tests: [
        'engine/src/tests/rules/lasting.test.ts: a lasting effect covers cards that come into play later (18.4, Lasting effects)',
        'ruling hideaway-hole/later-creatures',
        'engine/src/tests/face/blank.test.ts: lasts as long as the effect does, and reaches creatures that come later',
      ],
    },
    {
      says: '“The next time” means this turn.',
      older: 'Silent',
      tests: [
        'engine/src/tests/rules/lasting.test.ts: “the next time” is one of this turn, or none (18.4, Lasting effects)',
        'cards/src/mm/untamed/wild-bounty.test.ts: does not wait for the next turn, and does nothing for the opponent',
      ],
    },
    {
      says: '“Repeat” does all of it again, and ends when its card has left play.',
      by: 'repeatWithoutItsCard',
      older: '`cota-1.0`: goes on',
      tests: [
        'engine/src/tests/rules/control.test.ts: "repeat this effect" goes on as long as the condition holds',
        'ruling neutron-shark/destroys-itself',
        'ruling bait-and-switch/steals-twice',
      ],
    },
    {
      says: '“Repeat the preceding” repeats once.',
      tests: [
        'engine/src/tests/rules/control.test.ts: FAQ Bait and Switch: "repeat the preceding effect" repeats once',
      ],
    },
    {
      says: 'A search shows what fits, where the zone is hidden; it may fail to find.',
      older: 'Showing is silent',
      tests: [
        'engine/src/tests/rules/control.test.ts: a search may fail, and the deck is shuffled afterwards',
        'ruling niffle-kong/search',
        'cards/src/searches.test.ts: what a search finds is shown to all, whatever its card says of it',
        'cards/src/mm/star-alliance/z-particle-tracker.test.ts: lets its creature search the deck for an upgrade after a fight, and shuffles the deck',
      ],
    },
    {
      says: 'Shuffling no card into a deck shuffles it all the same.',
      older: 'Silent',
      tests: [
        'engine/src/tests/rules/control.test.ts: shuffling no card into a deck shuffles it all the same, where the deck of a player is meant (18.4, Shuffle)',
      ],
    },
    {
      says: 'Two restrictions on one thing: the stricter holds.',
      tests: ['ruling tantadlin/two-limits'],
    },
    {
      says: 'A text that names its card means the card that has the text now.',
      tests: [
        'ruling chan-s-blaster/moves',
        'cards/src/wc/star-alliance/garcia-s-blaster.test.ts: goes to its officer after a reap: steals 1',
      ],
    },
    {
      says: 'X without a definition is 0.',
      older: 'Silent',
      tests: ['ruling picaroon/blank'],
    },
    {
      says: 'A loop: the active player says how often, and then the card in it goes to the discard pile.',
      older: '2020: the game goes on as if so often; before silent',
      tests: [
        'engine/src/tests/rules/endless.test.ts: as long as rounds do something it goes on, and then it ends',
        'cards/src/loops.test.ts: cards that set each other off without a bound of the rules are these, and each of their circles has an end',
      ],
    },
    {
      says: 'A card of which nothing would come can be chosen, where it fits the words.',
      tests: [
        'ruling smaaash/already-stunned',
        'engine/src/tests/language/idle.test.ts: can be chosen where it fits the words and something would happen to another',
      ],
    },
  ],
};
