// Statements of Master Rulebook 18.4, in our own words: the timing charts.
import type { Chapter } from './statement.ts';

export const charts: Chapter = {
  title: 'The timing charts',
  statements: [
    {
      says: 'Playing a card: it is shown, and must be permitted.',
      tests: [
        'engine/src/tests/rules/playing/playing.test.ts: an upgrade without a creature in play stays where it is',
        'ruling wild-wormhole/unplayable-card',
      ],
    },
    {
      says: 'It enters play; what changes how cards enter acts then.',
      tests: [
        'engine/src/tests/rules/playing/playing.test.ts: it enters ready where an effect says so',
        'ruling shadow-of-dis/enters-ready',
      ],
    },
    {
      says: 'Its icons are resolved from top to bottom.',
      by: 'bonus',
      older: '`cota-1.0`, `cota-1.3`: see there',
      tests: [
        'engine/src/tests/rules/playing/playing.test.ts: æmber bonus is the first thing, before the Play: ability',
        'engine/src/tests/rules/playing/playing.test.ts: are resolved one by one in printed order',
      ],
    },
    {
      says: 'Then come Play:, “after you play” and “after it enters play”, in any order.',
      by: 'playWindow',
      older: '1.0 and 1.3 have an order',
      tests: [
        'engine/src/tests/editions/playing.test.ts: switch playWindow: a Play: ability beside "each time you play" in %s: %s',
        'engine/src/tests/editions/playing.test.ts: switch entryWindow: a Play: ability beside "after it enters play" in %s: %s',
        'ruling library-access/later-order',
      ],
    },
    {
      says: 'An action goes to the discard pile when it is done.',
      by: 'playedAction',
      older: '1.0 and 1.3: see there',
      tests: [
        'engine/src/tests/rules/playing/playing.test.ts: it resolves and then goes to the discard pile',
        'engine/src/tests/editions/playing.test.ts: switch playedAction: abilities of other cards find it in the discard pile, or not (%s)',
      ],
    },
    {
      says: 'Reaping: the creature exhausts, its player gains 1, then After Reap: and what waits for a reap.',
      tests: [
        'engine/src/tests/rules/using.test.ts: exhausts the creature and gains 1 æmber',
        'engine/src/tests/rules/using.test.ts: then all Reap: abilities of the creature resolve',
        'engine/src/tests/rules/using.test.ts: "each time a creature reaps" of other cards sees it',
      ],
    },
    {
      says: 'Fighting: it exhausts and chooses whom it fights.',
      tests: [
        'engine/src/tests/rules/fight/fighting.test.ts: both deal damage equal to their power at the same time, and the attacker exhausts',
        'engine/src/tests/rules/fight/fighting.test.ts: cannot be done without an enemy creature',
      ],
    },
    {
      says: 'Before Fight:, hazardous and assault come next, in the order of the active player.',
      tests: [
        'engine/src/tests/rules/fight/fighting.test.ts: the active player orders it with assault and hazardous',
        'ruling ancient-bear/assault-first',
      ],
    },
    {
      says: 'Each of them resolves as long as its own creature is there, even if the other one is dead meanwhile.',
      older: 'Silent',
      tests: [
        'engine/src/tests/rules/fight/keywords.test.ts: what else comes before the exchange resolves although assault has destroyed the defender',
        'engine/src/tests/rules/fight/keywords.test.ts: hazardous of a defender that assault destroyed first comes too late, before it not (%s)',
        'engine/src/tests/rules/fight/keywords.test.ts: and so do assault and Before Fight: of an attacker that hazardous destroyed first (%s)',
        'cards/src/cota/shadows/evasion-sigil.test.ts: may stop the fight before hazardous hurts all the same, and elusive is used up by it',
      ],
    },
    {
      says: 'Where one of the two is gone by then there is no exchange.',
      tests: [
        'engine/src/tests/rules/fight/fighting.test.ts: if it removes the defender, there is no exchange',
        'engine/src/tests/rules/fight/keywords.test.ts: if assault destroys the defender, the rest of the fight does not occur',
        'engine/src/tests/rules/fight/keywords.test.ts: if hazardous destroys the attacker, the rest of the fight does not occur',
      ],
    },
    {
      says: 'The exchange: both deal their damage at the same time, splash-attack with it.',
      by: 'splashAttack',
      older: 'Before: splash-attack came before the exchange',
      tests: [
        'engine/src/tests/rules/fight/fighting.test.ts: both deal damage equal to their power at the same time, and the attacker exhausts',
        'engine/src/tests/editions/current.test.ts: switch splashAttack: with the exchange, so that a neighbor that dies of it is still there',
      ],
    },
    {
      says: 'Only then are they fighting: what dies before was not destroyed fighting.',
      tests: [
        'engine/src/tests/editions/dying.test.ts: by assault was not destroyed fighting (%s)',
        'engine/src/tests/editions/dying.test.ts: by a Before Fight: ability was not in a fight (%s)',
        'ruling hapsis/defending',
        'ruling nizak-the-forgotten/before-the-exchange',
      ],
    },
    {
      says: 'After Fight: resolves for an attacker that survived an exchange, and “each time a creature fights” in any case.',
      tests: [
        'engine/src/tests/rules/fight/fighting.test.ts: Fight: abilities resolve for an attacker that survives',
        'ruling shattered-throne/any-fight',
        'ruling ragnarok/fight',
      ],
    },
    {
      says: 'Using Action: or Omni:: the card exhausts, one ability resolves, then comes what waits for a use.',
      older: '1.3: all Action: abilities of a creature',
      tests: [
        'engine/src/tests/rules/using.test.ts: a creature or artifact of the active house takes its action and exhausts',
        'engine/src/tests/rules/using.test.ts: what waits for a use resolves after the action or omni, and nobody orders them',
        'ruling containment-field/after-the-use',
      ],
    },
    {
      says: 'Damage is prevented first, then a ward takes it, then armor its worth, and the rest is dealt.',
      tests: [
        'engine/src/tests/rules/damage/armor.test.ts: takes the place of all damage of one effect, before armor',
        'ruling hallowed-shield/before-armor',
      ],
    },
    {
      says: 'Damage that reaches power destroys the creature.',
      tests: [
        'engine/src/tests/rules/damage/damage.test.ts: stays on the creature, and adds up to its destruction',
        'engine/src/tests/editions/dying.test.ts: damage of one effect is reduced by armor, put on all at once, and then destroys together (%s)',
      ],
    },
    {
      says: 'Destruction: cards are tagged, their Destroyed: abilities resolve, and all go to the piles together.',
      tests: [
        'engine/src/tests/rules/destroyed.test.ts: cards destroyed together leave together, after all Destroyed: abilities',
        'engine/src/tests/rules/destroyed.test.ts: destructions inside a Destroyed: ability join the open one: all leave together',
      ],
    },
    {
      says: 'An “instead” that saves a tagged card acts when it would go to the pile, and not before.',
      by: 'savingInstead',
      older: '1.0, 1.3: among the Destroyed: abilities',
      tests: [
        'ruling armageddon-cloak/last',
        'engine/src/tests/editions/dying.test.ts: switch savingInstead: among the Destroyed: abilities of its card, in %s: %s',
      ],
    },
    {
      says: '“After a creature is destroyed” is for cards that were in play when it left.',
      tests: [
        'engine/src/tests/rules/destroyed.test.ts: "after … is destroyed" triggers once for each card, only for cards still in play',
        'ruling stealer-of-souls/both-die',
      ],
    },
    {
      says: 'What happens at one point is ordered by the active player.',
      tests: [
        'engine/src/tests/interplay/order.test.ts: the active player orders triggers of both sides',
        'ruling imperial-scutum/optio-gorkus',
      ],
    },
  ],
};
