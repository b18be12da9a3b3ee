// Statements of Master Rulebook 18.4, in our own words: the turn.
import type { Chapter } from './statement.ts';

export const turn: Chapter = {
  title: 'The turn',
  statements: [
    {
      says: 'Start-of-turn effects come before a key is forged.',
      tests: ['engine/src/tests/rules/turn.test.ts: start-of-turn abilities come before forging'],
    },
    {
      says: 'A key must be forged where its current cost can be paid.',
      by: 'forging',
      older: '`manual`: the player may decline',
      tests: [
        'engine/src/tests/rules/turn.test.ts: is mandatory with six æmber',
        'engine/src/tests/editions/turn.test.ts: switch forging: a key that can be paid is forged unasked, or only if the player likes',
      ],
    },
    {
      says: 'The cost is paid from the pool and from æmber on cards that may be spent, in any combination.',
      by: 'aemberOnCards',
      older: '`cota-1.0`: such æmber counts only if the player likes',
      tests: [
        'engine/src/tests/rules/turn.test.ts: must be done with æmber on cards that may be spent',
        'engine/src/tests/rules/turn.test.ts: lets the player choose how much of it comes from cards',
      ],
    },
    {
      says: 'A key never costs less than nothing.',
      tests: ['engine/src/tests/rules/turn.test.ts: costs never less than nothing'],
    },
    {
      says: 'One key is forged in the step, and what waits for a forged key comes next.',
      tests: [
        'engine/src/tests/rules/turn.test.ts: forges only one key in the step',
        'ruling interdimensional-graft/order',
      ],
    },
    {
      says: 'The third key wins at once, in the middle of an effect too.',
      tests: [
        'engine/src/tests/rules/turn.test.ts: the third key ends the game at once',
        'engine/src/tests/rules/turn.test.ts: the third key ends the game in the middle of an effect',
      ],
    },
    {
      says: 'The active house is one of the identity card, or of a card that one controls.',
      by: 'activeHouse',
      older: '`manual`: of the identity card alone',
      tests: [
        'engine/src/tests/rules/house.test.ts: offers the houses of the identity card',
        'engine/src/tests/rules/house.test.ts: and those of cards that the player controls',
      ],
    },
    {
      says: 'A “must” for a house that is not open is not heeded; of several the player picks one.',
      by: 'unreachableMandate',
      older: '`cota-1.0`: it binds all the same',
      tests: [
        'engine/src/tests/rules/house.test.ts: "must choose" a house that is not there is ignored',
        'engine/src/tests/rules/house.test.ts: of two "must choose" the player picks',
      ],
    },
    {
      says: 'Without an open house there is no active house.',
      tests: ['engine/src/tests/rules/house.test.ts: without a legal choice the turn has no active house'],
    },
    {
      says: 'After the choice and its effects all archived cards may be taken, or none.',
      by: 'archives',
      older: '`manual`: before the choice',
      tests: [
        'engine/src/tests/rules/house.test.ts: may be taken after the house is chosen, all of them',
        'engine/src/tests/editions/turn.test.ts: switch archives: they are taken after the house is chosen and what follows from it, or before',
      ],
    },
    {
      says: 'Step 3: cards of the active house are played, discarded and used, in any number and order.',
      tests: [
        "engine/src/tests/rules/playing/playing.test.ts: any number of cards of the active house, one at a time, into the owner's pile on top",
      ],
    },
    {
      says: 'In the first turn of the game one card is played or discarded from hand; effects may allow more.',
      by: 'firstTurnRule',
      older: '`manual`: no effect goes beyond it',
      tests: [
        'engine/src/tests/rules/turn.test.ts: the first player plays one card from hand',
        'ruling phase-shift/first-turn',
        'ruling wild-wormhole/first-turn',
      ],
    },
    {
      says: 'Step 4 readies each exhausted card, one at a time.',
      by: 'readying',
      older: 'Before 18.4: all together',
      tests: [
        'engine/src/tests/rules/turn.test.ts: step 4 readies creatures and artifacts of the active player only',
        'engine/src/tests/editions/current.test.ts: switch readying: what waits for a card to ready comes after all of them, or in between (%s: %s)',
      ],
    },
    {
      says: 'So does every effect that readies or exhausts several cards, in an order of the active player.',
      by: 'readying',
      older: 'Before 18.4: all together',
      tests: [
        'engine/src/tests/editions/current.test.ts: switch readying: what waits for one to be exhausted comes after all of them, or in between, in an order of choice (%s: %s)',
        'engine/src/tests/editions/current.test.ts: switch readying: and for one to be readied by an effect (%s: %s)',
      ],
    },
    {
      says: 'Step 5 draws one card at a time.',
      tests: [
        'engine/src/tests/rules/turn.test.ts: step 5 draws up to six cards',
        'engine/src/tests/rules/turn.test.ts: an empty deck is reset from the discard pile in the middle of a draw',
      ],
    },
    {
      says: 'How many cards step 5 draws is fixed before the first.',
      older: 'Silent',
      tests: [
        'engine/src/tests/rules/turn.test.ts: how many cards step 5 draws is fixed before the first (18.4, Draw)',
        'engine/src/tests/rules/turn.test.ts: and so is the number for an effect that refills the hand (18.4, FAQ on Forbidden Tome)',
      ],
    },
    {
      says: 'End-of-turn effects come after the draw, and what lasts for the turn ends after those.',
      tests: [
        'engine/src/tests/rules/turn.test.ts: end-of-turn abilities come after the draw',
        'engine/src/tests/rules/lasting.test.ts: turn: the remainder of this turn',
        'ruling animator/until-the-end',
      ],
    },
    {
      says: 'A player who can pay for a key at the end of their turn says “Check!”.',
      by: 'aemberOnCards',
      older: '`cota-1.0`: the pool alone counts',
      tests: [
        'engine/src/tests/rules/turn.test.ts: says "Check!" when the pool can afford a key at the end of the turn',
        'engine/src/tests/rules/turn.test.ts: check! counts the æmber on such cards',
      ],
    },
    {
      says: 'The active player makes all decisions, unless a card says otherwise.',
      by: 'omniTurns',
      older: '`manual`: the controller of an Omni: ability decides in it',
      tests: [
        'engine/src/tests/interplay/order.test.ts: the active player decides for the cards of both sides, and the opponent of nobody',
        'engine/src/tests/rules/control.test.ts: given away: the active player still chooses the flank',
      ],
    },
  ],
};
