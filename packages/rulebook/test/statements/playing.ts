// Statements of Master Rulebook 18.4, in our own words: playing cards and zones.
import type { Chapter } from './statement.ts';

export const playing: Chapter = {
  title: 'Glossary: cards, playing and zones',
  statements: [
    {
      says: 'Alpha: no other card was played, used or discarded in the step.',
      by: 'alpha',
      older: 'Timing notes: only as the first thing done',
      tests: [
        'engine/src/tests/editions/turn.test.ts: switch alpha: a card that came back to hand does not bar itself, or does',
        'engine/src/tests/rules/playing/limits.test.ts: alpha: only as the first thing in step 3',
        'ruling fidgit/alpha',
      ],
    },
    {
      says: 'A card that would have alpha as it enters, a copy, is bound by it too.',
      tests: ['ruling mimic-gel/alpha', 'ruling eureka/mimicry'],
    },
    {
      says: 'Omega is a lasting effect from entering, or from showing an action, on: nothing more is done in the step but what is pending.',
      by: 'omega',
      older: 'Before: the step ends after the card was played',
      tests: [
        'engine/src/tests/editions/omega.test.ts: an action ends the step (%s: %s)',
        'engine/src/tests/editions/omega.test.ts: a creature with omega that is put into play, not played, ends no step (%s: %s)',
        'engine/src/tests/editions/omega.test.ts: switch omega: gained by the own Play: ability it comes too late (%s: %s)',
        'engine/src/tests/editions/omega.test.ts: switch omega: played in the turn of the opponent, it ends the step of that turn',
        'ruling jargogle/omega',
        'ruling jargogle/first-step',
      ],
    },
    {
      says: 'It stays although the card is blank or gone.',
      by: 'omega',
      older: 'Before: a blank card has none',
      tests: [
        'engine/src/tests/editions/omega.test.ts: switch omega: a creature whose text is blank in play ends the step, or not (%s: %s)',
        'engine/src/tests/editions/omega.test.ts: switch omega: what gave it may be gone when the card was played (%s: %s)',
        'ruling duskwitch/blank',
        'ruling duskwitch/left-already',
      ],
    },
    {
      says: '“Put into archives” is not to archive; cards there are hidden from the opponent.',
      tests: [
        'ruling the-archivist/facedown',
        'engine/src/tests/rules/house.test.ts: "archive a card" takes it from the zone that is named to its owner\'s archives',
      ],
    },
    {
      says: 'Cards in archives that belong to another go to their owner’s hand.',
      tests: [
        'ruling sample-collection/dysania',
        "engine/src/tests/rules/house.test.ts: FAQ Sample Collection: enemy cards in your archives go to their owner's hand when you take your archives",
      ],
    },
    {
      says: 'Archon powers are constant abilities for the whole game, and in no zone.',
      older: 'Not in older books',
      tests: [
        'engine/src/tests/beside/powers.test.ts: is in force for its player from the first question on, and seen by all',
        'engine/src/tests/beside/powers.test.ts: is no card in play, in no pile, and nothing finds it',
      ],
    },
    {
      says: 'Bonus icons are mandatory, resolve one by one, and all of them although the card left.',
      tests: [
        'engine/src/tests/rules/icons.test.ts: all are resolved, although the card leaves play before the last',
        'ruling bonus-icons/one-by-one',
        'ruling rad-penny/own-icon',
      ],
    },
    {
      says: 'Damage of an icon is dealt by no card.',
      tests: [
        'engine/src/tests/rules/icons.test.ts: damage of an icon is dealt by no card',
        'ruling bonus-icons/one-by-one',
      ],
    },
    {
      says: 'Capture by any friendly creature, damage to any creature, power on any creature, discard of any house, draw.',
      tests: [
        'engine/src/tests/rules/icons.test.ts: the power icon puts a +1 power counter on any creature',
        'engine/src/tests/rules/scrap.test.ts: also when a bonus icon does',
      ],
    },
    {
      says: 'A house icon makes a card one of both houses; it counts as an icon and resolves nothing.',
      older: 'Silent',
      tests: [
        'engine/src/tests/face/houses.test.ts: it is a card of each of them, and not a card of each of them too',
        'ruling mindfire/house-icons',
      ],
    },
    {
      says: 'For other effects icons are card abilities.',
      older: 'Silent',
      tests: ['cards/src/woe/ekwidon/cursed-relic.test.ts: is discarded by the ability of a card, and by a bonus icon'],
    },
    {
      says: 'What an icon becomes, or that it comes twice, is said by cards that replace or repeat it.',
      tests: ['ruling scrivener-favian/each', 'ruling wild-bounty/next-card', 'ruling amphora-captura/each-icon'],
    },
    {
      says: 'A deck has 36 cards, 12 of each of three houses; reference cards are never in play.',
      tests: [
        'engine/src/tests/rules/setup.test.ts: the rest of each 36-card deck lies in the deck, and nobody has æmber or keys',
        'engine/src/tests/rules/table.test.ts: the identity card is none of the 36 cards, and lies in no zone',
        'engine/src/tests/beside/powers.test.ts: is no card in play, in no pile, and nothing finds it',
      ],
    },
    {
      says: 'Deploy: anywhere in the line whenever it enters play.',
      by: 'deploy',
      older: '2020: when it is played',
      tests: [
        'engine/src/tests/editions/current.test.ts: switch deploy: a creature that is put into play goes to a flank, or anywhere (%s: %s)',
        'engine/src/tests/rules/playing/playing.test.ts: with deploy it may go anywhere in the line',
        'ruling mimic-gel/deploy',
      ],
    },
    {
      says: 'What changes how cards enter acts for the card itself, too.',
      tests: [
        'ruling shadow-of-dis/enters-ready',
        'engine/src/tests/rules/treachery.test.ts: a card makes itself enter as it makes others',
        'ruling fandangle/itself',
      ],
    },
    {
      says: 'A card is discarded from hand, unless another zone is named.',
      tests: ['ruling earthbind/own-discard'],
    },
    {
      says: 'Several cards are discarded one at a time, each with what it sets off; of two players the active one says who begins; a hand includes what is drawn meanwhile.',
      by: 'discards',
      older: 'Silent: together',
      tests: [
        'engine/src/tests/editions/current.test.ts: switch discards: of two hands the active player says which begins (%s: %s)',
        'engine/src/tests/editions/current.test.ts: switch discards: a hand includes what is drawn meanwhile, or not (%s: %s)',
        'ruling auto-encoder/at-once',
      ],
    },
    {
      says: 'An empty deck is made of the discard pile when a card has to be drawn.',
      by: 'emptyDeck',
      older: '`manual`: that player loses',
      tests: [
        'engine/src/tests/rules/turn.test.ts: an empty deck is reset from the discard pile in the middle of a draw',
        'engine/src/tests/rules/turn.test.ts: without a card in deck and discard pile nothing is drawn',
      ],
    },
    {
      says: 'Gigantic creatures: two cards out of play, one in play, one play; both halves must be there.',
      older: '2020: the same; before: not in the book',
      tests: [
        'engine/src/tests/face/gigantic.test.ts: takes both halves from the hand, and gives the icons of the art half before its Play: ability',
        'ruling deusillus/both-halves',
        'ruling purify/gigantic',
      ],
    },
    {
      says: 'Graft: faceup beneath a card, out of play, to the discard pile when that card leaves.',
      tests: ['engine/src/tests/rules/destroyed.test.ts: cards beneath it are discarded'],
    },
    {
      says: 'Haunted: ten or more cards in the discard pile.',
      tests: ['ruling the-grim-reaper/haunted'],
    },
    {
      says: 'A changed house takes the place of the printed one, the newest wins; house icons add.',
      tests: [
        'engine/src/tests/face/houses.test.ts: an effect that says to which house it belongs overrides them',
        'ruling enlist-numeri/house',
      ],
    },
    {
      says: 'Mavericks and cards of no house are of the house that their deck gives them.',
      tests: [
        'engine/src/tests/rules/house.test.ts: a maverick belongs to the house it is printed in',
        'engine/src/tests/face/houses.test.ts: has the house of its place in the deck',
      ],
    },
    {
      says: 'A card that lies out of play by a card (Jargogle, Masterplan) may be looked at by its controller; the pending effects of that card come first, the rest goes to the piles.',
      tests: [
        'cards/src/aoa/logos/jargogle.test.ts: puts a card from hand facedown under itself',
        'engine/src/tests/rules/destroyed.test.ts: cards beneath it are discarded',
      ],
    },
    {
      says: 'Several cards are played one after the other.',
      tests: [
        'engine/src/tests/language/rounds.test.ts: Node again: no more, once its card left play',
        'ruling together/raised',
      ],
    },
    {
      says: 'To put into play, archives or a pile is not to play, archive or discard.',
      tests: [
        'ruling aemberlution/put-into-play',
        'engine/src/tests/rules/playing/playing.test.ts: FAQ Spangler Box: putting into play passes by the conditions of playing, and Play: abilities',
        'ruling spangler-box/kelifi-dragon',
      ],
    },
    {
      says: 'Permissions to play or use one card of another house are used up by the first card that fits them.',
      older: 'Before: only by a card that needed it',
      tests: ['ruling helper-bot/other-effects', 'ruling com-officer-kirby/once'],
    },
    {
      says: 'Scrap: resolves after the active player discarded the card from hand, from the pile, one card after the other.',
      by: 'discards',
      older: '2022: all lie there first',
      tests: [
        'engine/src/tests/rules/scrap.test.ts: a card that its player discards in their turn does what it says',
        'engine/src/tests/rules/scrap.test.ts: of several each resolves before the next card is discarded, in an order of choice',
      ],
    },
    {
      says: 'Treachery: it enters under the control of the opponent.',
      tests: [
        'engine/src/tests/rules/treachery.test.ts: a creature with treachery stands on the side of the opponent',
        'ruling scowly-caper/whenever-it-enters',
      ],
    },
    {
      says: 'Versatile: used as if it were of the active house, and not played so.',
      tests: [
        'engine/src/tests/rules/using.test.ts: a card with versatile can be used in every house',
        'engine/src/tests/rules/using.test.ts: it is neither played nor discarded off-house, and is no card of the active house',
      ],
    },
    {
      says: 'Rule of six: cards of one title are played or used six times a turn at most.',
      tests: [
        'engine/src/tests/rules/playing/limits.test.ts: cards of one title are played at most six times a turn',
        'ruling mimicry/rule-of-six',
        'ruling old-egad-evil-twin/rule-of-six',
      ],
    },
    {
      says: 'A card that was purged is out of the game.',
      tests: ['engine/src/tests/rules/control.test.ts: purged cards are out of the game, by owner'],
    },
  ],
};
