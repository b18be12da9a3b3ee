// Numbers and conditions: every kind, as an amount, as a value, and compared.

import type { Cond, Num } from '@vaultsong/engine';
import {
  advances,
  aember,
  count,
  creature,
  dealDamage,
  deeds,
  destroy,
  draw,
  each,
  enemy,
  exists,
  friendly,
  gain,
  is,
  keyColorsForgedBy,
  playersOf,
  self,
  seq,
  thisWay,
  tideIs,
  twoKeysOfOneColor,
  when,
} from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { sayNode } from '../index.ts';

type KeysOf<T> = T extends T ? keyof T : never;
/** `count` … `least`: the first key of each number names it; the others are its details. */
type NumKind = Exclude<KeysOf<Exclude<Num, number>>, 'color' | 'counter' | 'icon' | 'like' | 'round'>;
const x = { var: 'x' } as const;
const ours = count(each(friendly(creature)));

const numbers: Readonly<Record<NumKind, readonly [Num, string, string]>> = {
  count: [ours, '1 æmber for each friendly creature', 'you control 2 or more creatures'],
  aember: [aember('opponent'), '1 æmber for each æmber your opponent has', 'your opponent has 2 or more æmber'],
  keys: [
    { keys: 'opponent' },
    '1 æmber for each key your opponent has forged',
    'your opponent has forged 2 or more keys',
  ],
  keyColors: [
    keyColorsForgedBy('each'),
    '1 æmber for each color among all forged keys',
    'the number of colors among all forged keys is 2 or more',
  ],
  keyCost: [
    { keyCost: 'opponent' },
    'æmber equal to the current cost of your opponent’s keys',
    'the current cost of your opponent’s keys is 2 or more',
  ],
  unforged: [{ unforged: 'you' }, '1 æmber for each unforged key you have', 'you have 2 or more unforged keys'],
  playersOf: [playersOf('you'), '1 æmber for each player', 'the number of players is 2 or more'],
  advances: [
    advances,
    '1 æmber for each time the adversary has advanced',
    'the number of times the adversary has advanced is 2 or more',
  ],
  chains: [{ chains: 'you' }, '1 æmber for each chain you have', 'you have 2 or more chains'],
  hand: [
    { hand: 'opponent' },
    '1 æmber for each card in your opponent’s hand',
    'your opponent has 2 or more cards in hand',
  ],
  powerOf: [{ powerOf: self }, 'æmber equal to this creature’s power', 'this creature has 2 or more power'],
  mostOfOneHouse: [
    { mostOfOneHouse: { type: 'creature' } },
    'æmber equal to the most creatures of one house',
    '2 or more creatures share a house',
  ],
  third: [
    { third: { hand: 'you' }, round: 'up' },
    'æmber equal to a third of the number of cards in your hand (rounded up)',
    'a third of the number of cards in your hand (rounded up) is 2 or more',
  ],
  lowestPower: [
    { lowestPower: { type: 'creature', side: 'enemy' } },
    'æmber equal to the lowest power among enemy creatures',
    'the lowest power among enemy creatures is 2 or more',
  ],
  traitsOf: [
    { traitsOf: self },
    '1 æmber for each of this creature’s traits',
    'the number of traits of this creature is 2 or more',
  ],
  highestPower: [
    { highestPower: { type: 'creature', side: 'enemy' } },
    'æmber equal to the highest power among enemy creatures',
    'the highest power among enemy creatures is 2 or more',
  ],
  damageOn: [{ damageOn: self }, '1 æmber for each damage on this creature', 'this creature has 2 or more damage'],
  aemberOn: [{ aemberOn: self }, '1 æmber for each æmber on this creature', 'this creature has 2 or more æmber on it'],
  armorOf: [{ armorOf: self }, 'æmber equal to this creature’s armor', 'this creature has 2 or more armor'],
  armorLostBy: [
    { armorLostBy: self },
    '1 æmber for each point of armor this creature lost',
    'the armor this creature lost is 2 or more',
  ],
  countersOn: [
    { countersOn: self, counter: 'doom' },
    '1 æmber for each doom counter on this creature',
    'this creature has 2 or more doom counters',
  ],
  iconsOn: [
    { iconsOn: self, icon: 'draw' },
    '1 æmber for each draw bonus icon on this creature',
    'the number of draw bonus icons on this creature is 2 or more',
  ],
  neighborsOf: [
    { neighborsOf: self, like: { trait: 'knight' } },
    '1 æmber for each of this creature’s Knight neighbors',
    'this creature has 2 or more Knight neighbors',
  ],
  powersAmong: [
    { powersAmong: each(friendly(creature)) },
    '1 æmber for each different power among friendly creatures',
    'the number of different powers among friendly creatures is 2 or more',
  ],
  housesAmong: [
    { housesAmong: each(friendly(creature)) },
    '1 æmber for each house among friendly creatures',
    'there are 2 or more houses among friendly creatures',
  ],
  var: [x, 'æmber equal to that number', 'that number is 2 or more'],
  amount: [{ amount: 'event' }, 'that much æmber', 'that amount is 2 or more'],
  deeds: [
    deeds({ did: 'play', by: 'you', turn: 'this', type: 'creature' }),
    '1 æmber for each creature you played this turn',
    'you played 2 or more creatures this turn',
  ],
  sum: [
    { sum: [{ hand: 'you' }, 2] },
    'æmber equal to the number of cards in your hand plus 2',
    'the number of cards in your hand plus 2 is 2 or more',
  ],
  times: [
    { times: [2, ours] },
    '2 æmber for each friendly creature',
    'twice the number of friendly creatures is 2 or more',
  ],
  minus: [
    { minus: [{ hand: 'you' }, 2] },
    'æmber equal to the number of cards in your hand minus 2',
    'the number of cards in your hand minus 2 is 2 or more',
  ],
  least: [
    { least: [ours, 3] },
    'æmber equal to the lowest of the number of friendly creatures and 3',
    'the lowest of the number of friendly creatures and 3 is 2 or more',
  ],
  half: [
    { half: { hand: 'you' }, round: 'up' },
    'æmber equal to half of the number of cards in your hand (rounded up)',
    'half of the number of cards in your hand (rounded up) is 2 or more',
  ],
};

describe('each kind of number', () => {
  test.each(Object.entries(numbers))('%s', (_kind, [number, amount, atLeastTwo]) => {
    expect(sayNode(gain(number))).toBe(`Gain ${amount}.`);
    expect(sayNode(when({ atLeast: [number, 2] }, draw(1)))).toBe(`If ${atLeastTwo}, draw a card.`);
  });
});

const amounts: readonly (readonly [string, ReturnType<typeof gain>, string])[] = [
  ['one card', draw(1), 'Draw a card.'],
  ['cards for each', draw(ours), 'Draw a card for each friendly creature.'],
  ['that many cards', draw({ amount: 'this-way' }), 'Draw that many cards.'],
  ['a number of cards', draw({ powerOf: self }), 'Draw a number of cards equal to this creature’s power.'],
  [
    'damage',
    dealDamage({ powerOf: self }, each(enemy(creature))),
    'Deal damage to each enemy creature equal to this creature’s power.',
  ],
  [
    'what was done',
    seq(destroy(each(enemy(creature))), gain(count(thisWay(creature)))),
    'Destroy each enemy creature. Gain 1 æmber for each creature destroyed this way.',
  ],
];

describe('amounts of other things', () => {
  test.each(amounts)('%s', (_what, node, text) => expect(sayNode(node)).toBe(text));
});

type CondKind = KeysOf<Cond>;
const conditions: Readonly<Record<CondKind, readonly [Cond, string, string]>> = {
  tide: [tideIs('high', 'opponent'), 'the tide is high for your opponent', 'the tide is not high for your opponent'],
  haunted: [{ haunted: 'you' }, 'you are haunted', 'you are not haunted'],
  isFighting: [{ isFighting: self }, 'this creature is fighting', 'this creature is not fighting'],
  overwhelmed: [{ overwhelmed: 'opponent' }, 'your opponent is overwhelmed', 'your opponent is not overwhelmed'],
  atLeast: [
    { atLeast: [aember('opponent'), 4] },
    'your opponent has 4 or more æmber',
    'your opponent has 3 or less æmber',
  ],
  moreThan: [
    { moreThan: [aember('opponent'), aember('you')] },
    'your opponent has more æmber than you',
    'you have at least as much æmber as your opponent',
  ],
  parity: [{ parity: ['odd', aember('opponent')] }, 'your opponent’s æmber is odd', 'your opponent’s æmber is even'],
  equal: [{ equal: [aember('opponent'), 0] }, 'your opponent has no æmber', 'your opponent has any æmber'],
  is: [is(self, { ready: true }), 'this creature is ready', 'this creature is not ready'],
  exists: [exists(enemy(creature)), 'your opponent controls a creature', 'your opponent controls no creatures'],
  wasDestroyed: [{ wasDestroyed: self }, 'this creature is destroyed', 'this creature is not destroyed'],
  destroyedThisWay: [{ destroyedThisWay: self }, 'this destroys this creature', 'this does not destroy this creature'],
  someDestroyedThisWay: [
    { someDestroyedThisWay: each(creature) },
    'this destroys one or more creatures',
    'this does not destroy any creatures',
  ],
  enough: [
    { someDestroyedThisWay: each(creature), enough: 2 },
    'this destroys 2 or more creatures',
    'this destroys fewer than 2 creatures',
  ],
  activeHouse: [{ activeHouse: 'untamed' }, 'Untamed is the active house', 'Untamed is not the active house'],
  turnOf: [{ turnOf: 'you' }, 'it is your turn', 'it is not your turn'],
  twoKeysOfOneColor: [
    twoKeysOfOneColor,
    'two keys of the same color are forged',
    'no two keys of the same color are forged',
  ],
  inStep: [{ inStep: 'draw' }, 'it is the “draw cards” step', 'it is not the “draw cards” step'],
  edition: [
    { edition: { alpha: 'first-thing-in-the-step' } },
    'the edition says so',
    'it is not so that the edition says so',
  ],
  not: [{ not: exists(creature) }, 'there is no creature in play', 'there is a creature in play'],
  both: [
    { both: [exists(creature), { turnOf: 'opponent' }] },
    'there is a creature in play and it is your opponent’s turn',
    'there is no creature in play or it is not your opponent’s turn',
  ],
  either: [
    { either: [exists(creature), { turnOf: 'opponent' }] },
    'there is a creature in play or it is your opponent’s turn',
    'there is no creature in play and it is not your opponent’s turn',
  ],
};

describe('each kind of condition', () => {
  test.each(Object.entries(conditions))('%s', (_kind, [cond, so, notSo]) => {
    expect(sayNode(when(cond, draw(1)))).toBe(`If ${so}, draw a card.`);
    expect(sayNode(when({ not: cond }, draw(1)))).toBe(`If ${notSo}, draw a card.`);
  });
});

const comparisons: readonly (readonly [Cond, string])[] = [
  [{ atLeast: [ours, 1] }, 'you control a creature'],
  [{ atLeast: [count(each(creature)), 1] }, 'there is a creature in play'],
  [{ equal: [count(each({ trait: 'knight' })), 0] }, 'there are no Knight cards in play'],
  [{ atLeast: [3, { hand: 'you' }] }, 'you have 3 or fewer cards in hand'],
  [{ moreThan: [3, aember('you')] }, 'you have 2 or less æmber'],
  [{ moreThan: [ours, aember('opponent')] }, 'there are more friendly creatures than æmber in your opponent’s pool'],
  [{ moreThan: [ours, count(each(enemy(creature)))] }, 'you control more creatures than your opponent'],
  [{ moreThan: [{ keys: 'opponent' }, { keys: 'you' }] }, 'your opponent has forged more keys than you'],
  [{ equal: [{ hand: 'opponent' }, { hand: 'you' }] }, 'your opponent has as many cards in hand as you'],
  [
    { atLeast: [{ powerOf: self }, { keys: 'you' }] },
    'this creature’s power is at least the number of keys you have forged',
  ],
  [{ equal: [aember('opponent'), 1] }, 'your opponent has exactly 1 æmber'],
  [{ atLeast: [count(thisWay(creature)), 2] }, '2 or more creatures were affected this way'],
  [{ not: { equal: [{ hand: 'you' }, 3] } }, 'you have more or fewer than 3 cards in hand'],
  [{ not: { equal: [x, 3] } }, 'that number is not 3'],
  [{ atLeast: [ours, count(each(enemy(creature)))] }, 'you control at least as many creatures as your opponent'],
  [{ equal: [x, 3] }, 'that number is 3'],
];

describe('comparisons', () => {
  test.each(comparisons)('%j', (cond, text) => expect(sayNode(when(cond, draw(1)))).toBe(`If ${text}, draw a card.`));
});

type Did = Parameters<typeof deeds>[0]['did'];
const looks: Readonly<Record<Did, readonly [Num, string, string]>> = {
  play: [
    deeds({ did: 'play', by: 'you', turn: 'this', house: 'sanctum' }),
    'Sanctum card you played this turn',
    'you played a Sanctum card this turn',
  ],
  discard: [
    deeds({ did: 'discard', by: 'you', turn: 'this', type: 'action' }),
    'action card you discarded this turn',
    'you discarded an action card this turn',
  ],
  use: [
    deeds({ did: 'use', by: 'opponent', turn: 'last', type: 'creature' }),
    'creature your opponent used on their last turn',
    'your opponent used a creature on their last turn',
  ],
  reap: [
    deeds({ did: 'reap', by: 'you', turn: 'this', type: 'creature' }),
    'creature you reaped with this turn',
    'you reaped with a creature this turn',
  ],
  fight: [
    deeds({ did: 'fight', by: 'you', turn: 'this', type: 'creature' }),
    'creature you fought with this turn',
    'you fought with a creature this turn',
  ],
  destroyed: [
    deeds({ did: 'destroyed', by: 'opponent', turn: 'this', type: 'creature', inFight: true }),
    'enemy creature destroyed in a fight this turn',
    'an enemy creature was destroyed in a fight this turn',
  ],
  forge: [
    deeds({ did: 'forge', by: 'opponent', turn: 'last' }),
    'key your opponent forged on their last turn',
    'your opponent forged a key on their last turn',
  ],
  exalt: [
    deeds({ did: 'exalt', by: 'you', turn: 'this' }),
    'friendly card you exalted this turn',
    'you exalted a friendly card this turn',
  ],
  draw: [
    deeds({ did: 'draw', by: 'opponent', turn: 'this' }),
    'card your opponent drew during their “draw cards” step',
    'your opponent drew a card during their “draw cards” step',
  ],
  steal: [deeds({ did: 'steal', by: 'you', turn: 'this' }), 'time you stole this turn', 'you stole æmber this turn'],
};

describe('what was done', () => {
  test.each(Object.entries(looks))('%s', (_did, [number, each_, some]) => {
    expect(sayNode(gain(number))).toBe(`Gain 1 æmber for each ${each_}.`);
    expect(sayNode(when({ atLeast: [number, 1] }, draw(1)))).toBe(`If ${some}, draw a card.`);
  });
  const ifAtLeast = (number: Num, n: number): string => sayNode(when({ atLeast: [number, n] }, draw(1)));
  const ifNone = (number: Num): string => sayNode(when({ equal: [number, 0] }, draw(1)));
  test('different cards', () => {
    const number = deeds({ did: 'use', by: 'you', turn: 'this', type: 'creature', different: true });
    expect(sayNode(gain(number))).toBe('Gain 1 æmber for each different creature you used this turn.');
    expect(ifAtLeast(number, 3)).toBe('If you used 3 or more different creatures this turn, draw a card.');
    expect(ifAtLeast(number, 1)).toBe('If you used a creature this turn, draw a card.');
    expect(ifNone(number)).toBe('If you used no creatures this turn, draw a card.');
    const lost = deeds({ did: 'destroyed', turn: 'this', different: true });
    expect(ifAtLeast(lost, 2)).toBe('If 2 or more different cards were destroyed this turn, draw a card.');
    expect(ifAtLeast(lost, 1)).toBe('If a card was destroyed this turn, draw a card.');
  });
  test('other cards', () => {
    const number = deeds({ did: 'play', by: 'you', turn: 'this', besides: self });
    expect(ifAtLeast(number, 1)).toBe('If you played another card this turn, draw a card.');
    expect(ifNone(number)).toBe('If you played no other cards this turn, draw a card.');
    expect(sayNode(gain(number))).toBe('Gain 1 æmber for each other card you played this turn.');
  });
  test('from the hand', () => {
    const discarded = deeds({ did: 'discard', by: 'you', turn: 'this', house: 'untamed', fromHand: true });
    expect(ifAtLeast(discarded, 1)).toBe('If you discarded an Untamed card from your hand this turn, draw a card.');
    const played = deeds({ did: 'play', by: 'opponent', turn: 'last', fromHand: true });
    expect(sayNode(gain(played))).toBe(
      'Gain 1 æmber for each card your opponent played from their hand on their last turn.',
    );
    const any = deeds({ did: 'play', turn: 'this', fromHand: true });
    expect(sayNode(gain(any))).toBe('Gain 1 æmber for each card played from a hand this turn.');
  });
  test('with one card', () => {
    const number = deeds({ did: 'use', by: 'you', turn: 'this', card: self });
    expect(sayNode(when({ equal: [number, 0] }, draw(1)))).toBe(
      'If this creature was not used this turn, draw a card.',
    );
    expect(sayNode(when({ atLeast: [number, 1] }, draw(1)))).toBe('If this creature was used this turn, draw a card.');
    expect(sayNode(when({ atLeast: [number, 2] }, draw(1)))).toBe(
      'If this creature was used 2 or more times this turn, draw a card.',
    );
    expect(sayNode(gain(number))).toBe('Gain 1 æmber for each time this creature was used this turn.');
  });
});
