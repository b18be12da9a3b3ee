// Use of the pronouns "it", "they" and "their", and the places where they would not be clear.

import type { Ability, Node } from '@vaultsong/engine';
import {
  a,
  addPowerCounters,
  aember,
  another,
  anyCard,
  artifact,
  beforeAttack,
  beforeFight,
  both,
  capture,
  cardsUnder,
  choose,
  constant,
  controllerOf,
  creature,
  damaged,
  dealDamage,
  dealsFightDamageTo,
  defender,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachTime,
  enemy,
  equal,
  exhaust,
  fightWith,
  forges,
  forRemainderOfTurn,
  friendly,
  gainsAbility,
  gainsKeyword,
  granter,
  heal,
  host,
  inDiscard,
  inHand,
  is,
  isDestroyedFighting,
  it,
  lasting,
  lose,
  may,
  mayUse,
  moreThan,
  mustChooseHouse,
  neighborsOf,
  ofHouse,
  omni,
  only,
  pay,
  play,
  playCard,
  playerCannot,
  preventIt,
  purge,
  ready,
  reveal,
  sacrifice,
  saveInstead,
  self,
  skipsForgeStep,
  steal,
  stun,
  swap,
  thisCreature,
  thisWay,
  topOfDeck,
  upTo,
  when,
  youPlay,
} from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { sayAbility, sayNode } from '../index.ts';

const effects: readonly (readonly [string, Node, string])[] = [
  [
    'a player of the condition',
    when({ atLeast: [aember('opponent'), 7] }, lose(4, 'opponent'), capture(aember('opponent'))),
    'If your opponent has 7 or more æmber, they lose 4 æmber and you capture all of their æmber.',
  ],
  [
    'a player of the condition, but not in what happens otherwise',
    { kind: 'if', cond: equal(aember('opponent'), 0), then: draw(1, 'opponent'), else: lose(1, 'opponent') },
    'If your opponent has no æmber, they draw a card. Otherwise, your opponent loses 1 æmber.',
  ],
  [
    'a player who is compared',
    when(moreThan(aember('you'), aember('opponent')), lose(1, 'opponent')),
    'If you have more æmber than your opponent, they lose 1 æmber.',
  ],
  [
    'the player of that turn',
    lasting('their-next-turn', constant(playerCannot('opponent', 'use'), skipsForgeStep('opponent'))),
    'During your opponent’s next turn, they cannot use cards and skip their “forge a key” step.',
  ],
  [
    'the house of that turn',
    lasting('their-next-turn', constant(mustChooseHouse('opponent', 'dis'))),
    'During your opponent’s next turn, they must choose Dis as their active house.',
  ],
  [
    'the player of the event',
    lasting('their-next-turn', eachTime(forges('opponent'), pay(aember('opponent'), 'opponent', 'you'))),
    'During your opponent’s next turn, each time they forge a key, they give you all of their æmber.',
  ],
  [
    'several cards as the subject',
    choose(upTo(2, friendly(creature)), (c) => [
      forRemainderOfTurn(constant(gainsKeyword(only(c), 'skirmish'))),
      fightWith(c),
    ]),
    'Choose up to 2 friendly creatures. For the rest of the turn, they gain skirmish. Fight with them, one at a time.',
  ],
  [
    'several cards that are',
    { kind: 'save', what: { both: [self, each(friendly(creature))] } },
    'This creature and each friendly creature are not destroyed.',
  ],
  [
    'you, after somebody else',
    when(
      is(self, damaged(anyCard)),
      { kind: 'choose', as: 'x', pick: friendly(creature), min: 1, max: 1, by: 'opponent' },
      destroy({ var: 'x' }),
    ),
    'If this creature is damaged, your opponent chooses a friendly creature and you destroy it.',
  ],
  [
    'two cards that might be meant',
    choose(a(another(friendly(creature))), (c) => [swap(self, c), forRemainderOfTurn(constant(mayUse(only(c))))]),
    'Swap this creature with another friendly creature. For the rest of the turn, you may use that other creature even if its house is not active.',
  ],
  [
    'the card that deals the damage of another',
    choose(a(creature), (c) => lasting('fight', constant(dealsFightDamageTo(thisCreature, c)))),
    'Choose a creature. For this fight, this creature deals its fight damage to that creature instead of the creature it fights.',
  ],
  [
    'a card beneath this one',
    { kind: 'seq', steps: [playCard(cardsUnder(self)), sacrifice(self)] },
    'Play the card under this creature. Sacrifice this creature.',
  ],
  [
    'the card itself in a condition',
    when(is(self, damaged(anyCard)), heal('all', self)),
    'If this creature is damaged, fully heal it.',
  ],
  [
    'a hand that is looked at',
    {
      kind: 'seq',
      steps: [
        reveal(each(inHand(anyCard, 'opponent')), 'you'),
        may(purge(a(inHand(ofHouse('dis', anyCard), 'opponent')))),
      ],
    },
    'Look at your opponent’s hand. You may purge a Dis card from it.',
  ],
  [
    'a hand, and another zone',
    { kind: 'seq', steps: [discard(each(inHand(anyCard))), purge(a(inDiscard(anyCard)))] },
    'Discard your hand. Purge a card from your discard pile.',
  ],
];

describe('in an effect', () => {
  test.each(effects)('%s', (_what, node, text) => expect(sayNode(node)).toBe(text));
});

const abilities: readonly (readonly [string, Ability, string])[] = [
  [
    'the only card of the event',
    eachTime(youPlay(enemy(creature)), dealDamage(1, it), exhaust(it)),
    'Each time you play an enemy creature, deal 1 damage to it and exhaust it.',
  ],
  [
    'one of two cards of the event',
    eachTime(isDestroyedFighting(enemy(creature), self), stun(it)),
    'Each time an enemy creature is destroyed fighting this creature, stun that creature.',
  ],
  [
    'this card for the second time',
    eachTime(youPlay(artifact), heal('all', self), addPowerCounters(1, self)),
    'Each time you play an artifact, fully heal this creature and put a +1 power counter on it.',
  ],
  [
    'an attack that does not happen, in sentences',
    eachTime(
      beforeAttack(creature),
      discard(topOfDeck(1, controllerOf(it))),
      when(is(thisWay(), ofHouse('active', anyCard)), exhaust(it), preventIt),
      draw(1),
    ),
    'Before a creature attacks, discard the top card of its controller’s deck. If the card discarded this way is of the active house, exhaust that creature and it does not fight. Draw a card.',
  ],
  [
    'a lasting effect of an event',
    eachTime(youPlay(artifact), ready(self), forRemainderOfTurn(constant(gainsKeyword(thisCreature, 'taunt')))),
    'Each time you play an artifact, ready this creature. For the rest of the turn, it gains taunt.',
  ],
  [
    'the creature that this one fights',
    beforeFight(stun(both(defender, neighborsOf(defender)))),
    'Before Fight: Stun the creature it fights and each of that creature’s neighbors.',
  ],
  [
    'only the neighbors of the creature that this one fights',
    beforeFight(dealDamage(3, neighborsOf(defender))),
    'Before Fight: Deal 3 damage to each neighbor of the creature it fights.',
  ],
  [
    'a creature that is attacked, whoever fights',
    play(stun(defender), steal(1), destroy(defender)),
    'Play: Stun the creature that is attacked. Steal 1 æmber and destroy that creature.',
  ],
  [
    'the card that grants an ability',
    constant(gainsAbility(host, destroyed(heal('all', self), destroy(granter), saveInstead(self)))),
    'This creature gains, “Destroyed: Fully heal this creature and destroy this creature instead.”',
  ],
  [
    'each card of both sides',
    omni(capture(1, each(creature))),
    'Omni: Each creature captures 1 æmber from its opponent.',
  ],
];

describe('in an ability', () => {
  test.each(abilities)('%s', (_what, ability, text) => expect(sayAbility(ability)).toBe(text));
});
