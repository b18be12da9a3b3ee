// Statements of Master Rulebook 18.4, in our own words: creatures, fights and destruction.
import type { Chapter } from './statement.ts';

export const fighting: Chapter = {
  title: 'Glossary: creatures, fights and destruction',
  statements: [
    {
      says: 'Action: and Omni: on one card: one of them for each use.',
      by: 'severalActions',
      older: '1.3: all Action: abilities of a creature; 2020 as today for creatures',
      tests: [
        'engine/src/tests/editions/playing.test.ts: switch severalActions: one use of a card with two Action: abilities resolves both, or the one that is chosen (%s: %s)',
      ],
    },
    {
      says: 'Armor: what was used is lost first; gained armor undoes no damage.',
      by: 'lostArmor',
      older: '`cota-1.0`: see there',
      tests: [
        'engine/src/tests/rules/damage/armor.test.ts: lost armor is the used part first',
        'engine/src/tests/rules/damage/armor.test.ts: gains are additive and prevent no damage that was dealt before',
      ],
    },
    {
      says: 'Assault and hazardous add up, and work before the exchange.',
      tests: [
        'engine/src/tests/rules/fight/keywords.test.ts: two instances of assault add up',
        'engine/src/tests/rules/fight/keywords.test.ts: two instances of hazardous add up',
      ],
    },
    {
      says: 'Control: the newest effect wins; the card goes to a flank of the new line, and leaves to its owner.',
      tests: [
        'engine/src/tests/rules/control.test.ts: the most recent effect takes precedence, and when it ends the one before it rules',
        "engine/src/tests/rules/control.test.ts: a creature goes to a flank of the new controller's line that the active player chooses",
        'engine/src/tests/rules/destroyed.test.ts: a controlled card goes to its owner',
      ],
    },
    {
      says: 'An upgrade belongs to whoever played it, on whosever creature.',
      tests: [
        'engine/src/tests/rules/playing/playing.test.ts: it is attached to any creature, friendly or enemy',
        'cards/src/cota/shadows/duskrunner.test.ts: on an enemy creature steals for the opponent',
      ],
    },
    {
      says: 'Only “instead” takes a tag off.',
      by: 'healedWhileDying',
      older: '1.3: healing does',
      tests: ['ruling tagging/only-a-replacement-saves', 'ruling duma-the-martyr/too-late'],
    },
    {
      says: 'A tagged card cannot be chosen to be destroyed or sacrificed, and is not tagged again.',
      tests: [
        'engine/src/tests/rules/destroyed.test.ts: a tagged card cannot be chosen to be destroyed or sacrificed',
        'engine/src/tests/rules/destroyed.test.ts: a tagged card cannot be destroyed again, and its ability resolves once',
        'ruling soulkeeper/ties',
      ],
    },
    {
      says: 'A tagged card that an effect moves elsewhere was destroyed all the same.',
      by: 'movedByItsDestroyedAbility',
      older: '1.3: see there',
      tests: [
        'ruling bad-penny/was-destroyed',
        'engine/src/tests/rules/destroyed.test.ts: a card that its Destroyed: ability moves to hand was destroyed all the same',
      ],
    },
    {
      says: 'Destroyed: abilities that are gained after the tag do nothing.',
      tests: [
        'ruling archimedes/when-tagged',
        'engine/src/tests/rules/destroyed.test.ts: a Destroyed: ability that is gained after the tag does not resolve',
      ],
    },
    {
      says: 'A sacrificed card is destroyed by the same process, so that ward and invulnerable work.',
      tests: [
        'ruling pawn-sacrifice/warded',
        'ruling power-of-fire/warded',
        'engine/src/tests/rules/damage/armor.test.ts: keeps a creature from a sacrifice (18.4 "Ward", "Sacrifice")',
      ],
    },
    {
      says: 'One can sacrifice only what one controls.',
      tests: ['engine/src/tests/rules/destroyed.test.ts: a player cannot sacrifice a card they do not control'],
    },
    {
      says: 'Elusive: the first time in a turn that it is chosen to be fought no damage of power is dealt.',
      by: 'elusive',
      older: '`manual`: it strikes back',
      tests: [
        'engine/src/tests/rules/fight/keywords.test.ts: the first attack each turn deals no damage either way, the second does',
      ],
    },
    {
      says: 'It is used up though the fight did not take place, or elusive was ignored.',
      older: 'Silent',
      tests: [
        'engine/src/tests/rules/fight/keywords.test.ts: an attack that ended before the exchange was the first attack',
        'engine/src/tests/language/fights.test.ts: Verb prevent: elusive is used up by an attack that is stopped',
      ],
    },
    {
      says: 'It is looked at when the exchange sets its damage.',
      older: 'Silent',
      tests: ['ruling siren-horn/boss-zarek'],
    },
    {
      says: 'Enraged: used to fight if it can be; after that all counters go; one at most.',
      by: 'enrage',
      older: '`manual`: it must attack',
      tests: [
        'engine/src/tests/rules/using.test.ts: an enraged creature that is used must fight if it can',
        'engine/src/tests/rules/using.test.ts: a creature is enraged by an effect, once',
        'ruling ghosthawk/enraged',
      ],
    },
    {
      says: '“Reap with” leaves an enraged creature no choice: it reaps.',
      tests: [
        'engine/src/tests/editions/current.test.ts: leaves no choice, so that it reaps and stays enraged (%s)',
        'ruling ghosthawk/enraged',
      ],
    },
    {
      says: 'Destroyed before the exchange: no fight for “fighting” and “in a fight”, but “after a creature fights” comes.',
      tests: [
        'engine/src/tests/editions/dying.test.ts: has no Fight: abilities where assault destroys the defender (%s)',
        'ruling alaka/before-fight',
        'ruling peace-accord/any-fight',
        'ruling little-niff/killed-before-damage',
      ],
    },
    {
      says: 'Flip: it stays where it is with all it carries; what cannot be there is discarded.',
      older: 'Not in older books',
      tests: [
        'engine/src/tests/face/flip.test.ts: a creature that is turned facedown is a token creature and keeps all that it carries',
        'engine/src/tests/face/flip.test.ts: faceup, what is no creature is discarded at once, ward or not, and its æmber goes to the supply',
      ],
    },
    {
      says: 'Healing that removes nothing healed nothing.',
      tests: ['engine/src/tests/rules/damage/damage.test.ts: an undamaged creature may be chosen, but is not healed'],
    },
    {
      says: 'Invulnerable: neither damaged nor destroyed, may leave otherwise, survives a power of 0.',
      tests: [
        'ruling ghostform/invulnerable',
        'engine/src/tests/rules/destroyed.test.ts: an invulnerable card is neither destroyed nor sacrificed, whatever it is, and may leave otherwise',
        'engine/src/tests/rules/destroyed.test.ts: an invulnerable creature stays in play with a power of 0, another does not',
        'ruling zomok/attacking',
      ],
    },
    {
      says: 'To move to a flank may mean to stay there.',
      tests: ['ruling self-bolstering-automata/whole'],
    },
    {
      says: 'Damage that is moved is not dealt.',
      tests: ['ruling entropic-manipulator/is-moved'],
    },
    {
      says: 'What leaves play loses counters, damage and lasting effects; upgrades are discarded.',
      tests: [
        'engine/src/tests/rules/destroyed.test.ts: removes damage, counters, stun and the like; the card comes back fresh',
        'engine/src/tests/rules/destroyed.test.ts: lasting effects on it expire: it is a new object when it comes back',
        'engine/src/tests/rules/destroyed.test.ts: upgrades on it are discarded, each to its owner',
      ],
    },
    {
      says: 'Effects that wait for a card lose it when it goes to a hidden zone.',
      tests: [
        'engine/src/tests/rules/destroyed.test.ts: FAQ Bad Penny: what was about to happen to it cannot reach it in a hidden zone',
        'ruling bad-penny/yxilo-bolter',
      ],
    },
    {
      says: 'Later instructions see a card as it was when it left.',
      tests: [
        'engine/src/tests/rules/destroyed.test.ts: "after … leaves play" sees it with last known information',
        'ruling smite/neighbors-before-it-left',
      ],
    },
    {
      says: 'Overwhelmed: more enemy than friendly creatures.',
      older: 'Not in older books',
      tests: [
        'engine/src/tests/language/numbers.test.ts: Cond: overwhelmed, by more creatures of the opponent',
        'ruling janky-jimmy/after',
        'ruling clawcloak-swipe/excess',
      ],
    },
    {
      says: 'Skirmish: no damage of the exchange to the attacker.',
      tests: [
        'engine/src/tests/rules/fight/keywords.test.ts: skirmish: the attacker takes no damage from the exchange',
      ],
    },
    {
      says: 'Poison: damage by power destroys.',
      by: 'poison',
      older: '`manual`: any damage of that creature',
      tests: [
        'engine/src/tests/rules/fight/keywords.test.ts: poison destroys what its damage reaches',
        'engine/src/tests/rules/fight/keywords.test.ts: poison is not about damage of keywords or abilities',
      ],
    },
    {
      says: 'Taunt: its neighbors cannot be chosen to be fought, unless they have taunt.',
      tests: [
        'engine/src/tests/rules/fight/keywords.test.ts: neighbors of a creature with taunt cannot be attacked',
        'engine/src/tests/rules/fight/keywords.test.ts: a neighbor that has taunt itself can be attacked',
      ],
    },
    {
      says: 'Splash-attack comes with the exchange, and what dies of it was destroyed in the fight.',
      by: 'splashAttack',
      older: 'Before: before the exchange',
      tests: [
        'engine/src/tests/editions/current.test.ts: switch splashAttack: with the exchange, so that a neighbor that dies of it is still there',
        'engine/src/tests/editions/keywords.test.ts: switch splashAttack: values add up, and a neighbor that it kills was destroyed fighting only where it is part of the fight (%s)',
        'ruling cowfyne/elusive',
      ],
    },
    {
      says: 'Stunned: any use takes the stun and exhausts it.',
      tests: [
        'ruling stun/any-use',
        'ruling anger/stunned-creature',
        'engine/src/tests/rules/using.test.ts: the only thing a stunned creature can be used for is to remove the stun',
      ],
    },
    {
      says: 'Swap: nothing where there are not two.',
      tests: [
        'engine/src/tests/rules/control.test.ts: two creatures of one line exchange positions',
        'engine/src/tests/rules/control.test.ts: FAQ Replicator: creatures of different controllers are not swapped',
      ],
    },
    {
      says: 'Swap control: each takes the place of the other, with all that it carries.',
      older: 'Before: a flank each',
      tests: [
        'engine/src/tests/language/swaps.test.ts: each takes the place of the other, with all that is on it',
        'engine/src/tests/language/swaps.test.ts: with one card missing nothing is swapped',
        'cards/src/woe/ekwidon/shizyoku-swopper.test.ts: swaps control with the creature that it fought, place for place',
        'ruling tourist-trap/both',
      ],
    },
    {
      says: 'The tide is in a game whose deck has its card, neutral at first.',
      older: 'Not in 2020',
      tests: [
        'engine/src/tests/beside/tide.test.ts: without its card there is no tide to raise, though effects may still turn it',
        'engine/src/tests/beside/tide.test.ts: belongs to nobody: one card serves both, whoever brought it',
      ],
    },
    {
      says: 'It is raised for 3 chains, as often as one likes, not while it is high.',
      by: 'raisingTheTide',
      older: 'Timing notes: once a turn',
      tests: [
        'engine/src/tests/beside/tide.test.ts: is raised for 3 chains, as often as it is not high',
        'engine/src/tests/beside/tide.test.ts: switch raisingTheTide: once a turn in the timing notes, else any number of times where it fell in between',
      ],
    },
    {
      says: 'Token creatures: the top card, facedown and exhausted, on a flank, as a copy of the reference card of that player.',
      older: 'Not in older books',
      tests: [
        'engine/src/tests/face/tokens.test.ts: a token creature is made: the top card of the deck, facedown and exhausted, on the flank that is chosen',
        'engine/src/tests/face/tokens.test.ts: stays what it is under another controller, whose maker makes another',
      ],
    },
    {
      says: 'A token creature is looked at only once it lies there.',
      older: 'Not in older books',
      tests: [
        'engine/src/tests/face/tokens.test.ts: is looked at only once it lies there, not while its place is chosen',
        'engine/src/tests/face/tokens.test.ts: its controller may look at the card beneath, and the other player may not',
      ],
    },
    {
      says: 'Without a reference card none is made; it is itself again when it has left.',
      older: 'Not in older books',
      tests: [
        'engine/src/tests/face/tokens.test.ts: without a token card beside the table nothing is made, and nothing is asked',
        'engine/src/tests/face/tokens.test.ts: is itself again when it has left, and what left was the token creature',
      ],
    },
    {
      says: 'Prophecies: one a turn is turned to a side, with one card beneath; fulfilled, its Fate: resolves for the active player.',
      older: 'Not in older books',
      tests: [
        'engine/src/tests/beside/prophecies.test.ts: is activated once each turn, with a card of any house, and of each card one side at a time',
        'engine/src/tests/beside/prophecies.test.ts: the Fate: ability of the card beneath it is for the active player',
      ],
    },
    {
      says: 'Entrench: its controller may leave it exhausted in the ready step.',
      older: 'Not in older books',
      tests: [
        'engine/src/tests/language/words/using.test.ts: entrench: its player may leave it exhausted, creature by creature',
        'ruling grammy-taps/before',
        'ruling seda-the-sleeper/flank',
      ],
    },
    {
      says: 'Upgrades are discarded when their creature leaves.',
      tests: [
        "engine/src/tests/rules/playing/playing.test.ts: it modifies its creature, and goes to its owner's discard pile with it",
        'engine/src/tests/rules/destroyed.test.ts: upgrades on it are discarded, each to its owner',
      ],
    },
    {
      says: 'What an upgrade gives counts as text of its creature, and is blanked with it.',
      by: 'gainedText',
      older: 'Silent: it stays',
      tests: [
        'engine/src/tests/face/blank.test.ts: switch gainedText: keywords and abilities of an upgrade in %s: %s; its power stays',
        'cards/src/aoa/dis/shadow-of-dis.test.ts: leaves the power and armor that upgrades give, not the keywords',
      ],
    },
    {
      says: 'On a card that stops being a creature they stay, idle.',
      by: 'upgradesOnNoCreature',
      older: '2020: they fall off',
      tests: [
        'engine/src/tests/face/types.test.ts: an upgrade that stays on it does nothing until it is a creature again, and goes with it (18.4 FAQ, Animator)',
      ],
    },
    {
      says: 'Ward: on a creature that would be damaged, destroyed or leave play it goes instead; one at most.',
      tests: [
        'engine/src/tests/editions/current.test.ts: of an artifact is of no use (%s)',
        'engine/src/tests/rules/damage/armor.test.ts: takes the place of all damage of one effect, before armor',
        'engine/src/tests/rules/damage/armor.test.ts: and of every way to leave play',
        'engine/src/tests/rules/damage/armor.test.ts: a creature has one at most',
      ],
    },
    {
      says: 'A ward on a creature that is tagged already does not save it.',
      tests: [
        'engine/src/tests/rules/destroyed.test.ts: a ward that a tagged creature gets does not save it, but keeps it from leaving otherwise',
      ],
    },
    {
      says: '“After Fight:” is Fight:, “After Reap:” is Reap:.',
      older: 'Older cards print the short words',
      tests: [
        'engine/src/tests/rules/fight/fighting.test.ts: Fight: abilities resolve for an attacker that survives',
        'engine/src/tests/rules/using.test.ts: then all Reap: abilities of the creature resolve',
      ],
    },
  ],
};
