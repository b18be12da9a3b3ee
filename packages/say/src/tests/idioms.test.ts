// Turns of phrase that cards of several sets share: cards that are looked at, what was just done to one card or to several,
// exalting, counters that are all removed, the first time in a turn, values that are added up.
import type { Ability, Cards, Node } from '@vaultsong/engine';
import {
  a,
  actionCard,
  addCounters,
  addPowerCounters,
  archive,
  artifact,
  atLeast,
  choose,
  constant,
  creature,
  deeds,
  destroy,
  discard,
  draw,
  each,
  eachTime,
  enemy,
  equal,
  exactly,
  exalt,
  friendly,
  gain,
  getsPower,
  ifYouDo,
  inDeck,
  inHand,
  isDestroyed,
  may,
  moreThan,
  neighborsOf,
  nth,
  only,
  play,
  playCard,
  plays,
  powerOf,
  putAember,
  putOnDeck,
  ready,
  remember,
  returnToHand,
  reveal,
  self,
  seq,
  table,
  target,
  thatPlayer,
  thisCreature,
  thisWay,
  topOfDeck,
  upTo,
  when,
  youDiscardFromHand,
  youPlay,
} from '@vaultsong/engine';
import { spell } from '@vaultsong/engine/testing';
import { describe, expect, it as test } from 'vitest';
import { sayAbility, sayAsk, sayNode } from '../index.ts';
import { asked } from '../testing/asking.ts';

const says = (node: Node, text: string): void => expect(sayNode(node)).toBe(text);

/** Looks at the top three cards of the deck, and does something with them. */
const lookAtThree = (then: (cards: Cards) => readonly Node[]): Node =>
  remember(topOfDeck(3), (cards) => [reveal(cards, 'you'), ...then(cards)]);
const among = (cards: Cards) => inDeck(only(cards));

describe('cards that are looked at', () => {
  test('one of them, and the others', () =>
    says(
      lookAtThree((cards) => [returnToHand(a(among(cards))), discard(each(among(cards)))]),
      'Look at the top 3 cards of your deck. Put one of them into your hand and discard the others.',
    ));
  test('one of the others', () =>
    says(
      lookAtThree((cards) => [returnToHand(a(among(cards))), putOnDeck(a(among(cards)), 'bottom')]),
      'Look at the top 3 cards of your deck. Put one of them into your hand and put one of the others on the bottom of your deck.',
    ));
  test('so many of them, and those of a kind', () => {
    says(
      lookAtThree((cards) => [archive(upTo(2, among(cards)))]),
      'Look at the top 3 cards of your deck. Archive up to 2 of them.',
    );
    says(
      lookAtThree((cards) => [playCard(a({ ...among(cards), type: 'creature' }))]),
      'Look at the top 3 cards of your deck. Play a creature among them.',
    );
    says(
      lookAtThree((cards) => [discard(each({ ...among(cards), type: 'creature' }))]),
      'Look at the top 3 cards of your deck. Discard each creature among them.',
    );
    says(
      lookAtThree((cards) => [discard({ ...a(among(cards)), how: 'random' })]),
      'Look at the top 3 cards of your deck. Discard one of them at random.',
    );
  });
  test('without a name for them', () =>
    says(
      seq(reveal(topOfDeck(2), 'you'), discard(a(inDeck(only(topOfDeck(2)))))),
      'Look at the top 2 cards of your deck. Discard one of them.',
    ));
  test('where all of it is optional', () =>
    says(
      may(lookAtThree((cards) => [archive(a(among(cards)))])),
      'You may look at the top 3 cards of your deck and archive one of them.',
    ));
  test('in prompts', () => {
    const card = actionCard(
      { id: 'looks', name: 'Looks', house: 'dis' },
      play(lookAtThree((cards) => [returnToHand(a(among(cards))), putOnDeck(a(among(cards)), 'bottom')])),
    );
    expect(sayAsk(asked(card, 'choose'))).toBe('Looks: choose one of those cards to put into your hand');
    expect(sayAsk(asked(card, 'choose', {}, 1))).toBe(
      'Looks: choose one of the others to put on the bottom of your deck',
    );
  });
  test('and the cards do so', () => {
    const peek = spell(
      'peek',
      lookAtThree((cards) => [returnToHand(a(among(cards))), discard(each(among(cards)))]),
    );
    const t = table({ me: { house: 'brobnar', hand: [peek], deck: ['one', 'two', 'three', 'four'] } });
    t.me.play(peek);
    expect(t.state.ask && sayAsk(t.state.ask)).toBe('peek: choose one of those cards to put into your hand');
    t.me.choose('two');
    t.expect({ me: { hand: ['two'], deck: ['four'], discard: [peek, 'three', 'one'] } });
  });
});

describe('what the preceding effect was done to', () => {
  const back = { zone: 'discard', is: thisWay() } as const;
  test('one card is "it"', () => {
    says(seq(destroy(a(creature)), returnToHand(a(back))), 'Destroy a creature and return it to its owner’s hand.');
    says(
      seq(discard(topOfDeck(1)), returnToHand(a(back))),
      'Discard the top card of your deck and return it to its owner’s hand.',
    );
  });
  test('of several one is "one of them"', () => {
    says(
      seq(destroy(exactly(2, creature)), returnToHand(a(back))),
      'Destroy 2 creatures and return one of them to its owner’s hand.',
    );
    says(
      seq(discard(topOfDeck(2)), returnToHand(a(back))),
      'Discard the top 2 cards of your deck and return one of them to its owner’s hand.',
    );
  });
  test('one of a kind says what was done', () =>
    says(
      seq(
        reveal(each(inHand({}, 'opponent'))),
        discard(a({ ...inHand({}, 'opponent'), is: thisWay({ type: 'creature' }) })),
      ),
      'Reveal your opponent’s hand. Discard a creature revealed this way.',
    ));
});

describe('exalting', () => {
  test('1 æmber from the supply on a creature', () => {
    says(exalt(a(creature)), 'Exalt a creature.');
    says(seq(may(exalt(self)), ifYouDo(draw(1))), 'You may exalt this creature. If you do, draw a card.');
    says(
      choose(a(friendly(creature)), (c) => [exalt(c), ready(c)]),
      'Exalt and ready a friendly creature.',
    );
    says(seq(exalt(each(creature)), gain(1)), 'Exalt each creature. Gain 1 æmber.');
  });
  test('"this way"', () =>
    says(
      seq(exalt(each(enemy(creature))), destroy({ thisWay: creature })),
      'Exalt each enemy creature. Destroy each creature exalted this way.',
    ));
  test('but not more, and not on an artifact', () => {
    says(putAember(2, a(creature)), 'Put 2 æmber from the supply on a creature.');
    says(putAember(1, a(artifact)), 'Put 1 æmber from the supply on an artifact.');
    expect(sayNode(putAember(1, self), 'artifact')).toBe('Put 1 æmber from the supply on this artifact.');
  });
});

describe('counters that are removed', () => {
  const gone = (of: Cards, counter: string) => ({ times: [-1, { countersOn: of, counter }] }) as const;
  test('all of them', () => {
    says(addCounters('scheme', gone(self, 'scheme'), self), 'Remove all scheme counters from this creature.');
    says(addPowerCounters(gone(target, 'power'), a(creature)), 'Remove all +1 power counters from a creature.');
  });
  test('so many, and as many as something else', () => {
    says(addPowerCounters(-2, self), 'Remove two +1 power counters from this creature.');
    says(
      addCounters('scheme', { times: [-1, { keys: 'you' }] }, self),
      'Remove 1 scheme counter from this creature for each key you have forged.',
    );
    says(
      addCounters('scheme', { times: [-2, { keys: 'you' }] }, self),
      'Remove 2 scheme counters from this creature for each key you have forged.',
    );
  });
});

describe('the first time in a turn', () => {
  const first = (on: Ability, text: string): void => expect(sayAbility(on)).toBe(text);
  const once = (pattern: Parameters<typeof deeds>[0]): Node => when(equal(deeds(pattern), 1), draw(1));
  test('that an ability waits for, and no other time', () => {
    first(eachTime(nth(1, youPlay(creature)), draw(1)), 'The first time you play a creature each turn, draw a card.');
    first(
      eachTime(nth(3, plays('each', creature)), draw(1, thatPlayer)),
      'Each time a player plays their 3rd creature of a turn, they draw a card.',
    );
  });
  test('of what was done to cards, by a player, with a card', () => {
    first(
      eachTime(isDestroyed(friendly(creature)), once({ did: 'destroyed', by: 'you', turn: 'this', type: 'creature' })),
      'The first time a friendly creature is destroyed each turn, draw a card.',
    );
    first(
      eachTime(youPlay(creature), once({ turn: 'this', did: 'play', type: 'creature', by: 'you' })),
      'The first time you play a creature each turn, draw a card.',
    );
    first(
      eachTime({ event: 'reaped', card: thisCreature }, once({ did: 'reap', turn: 'this', card: self })),
      'The first time this creature reaps each turn, draw a card.',
    );
    first(
      eachTime(
        youDiscardFromHand({ house: 'dis' }),
        once({ did: 'discard', by: 'you', turn: 'this', house: 'dis', fromHand: true }),
      ),
      'The first time you discard a Dis card from your hand each turn, draw a card.',
    );
  });
  test('but not of other deeds than those that it waits for', () => {
    first(
      eachTime(youPlay(creature), once({ did: 'play', by: 'you', turn: 'this' })),
      'Each time you play a creature, if you played exactly 1 card this turn, draw a card.',
    );
    first(
      eachTime(youPlay(creature), once({ did: 'play', by: 'you', turn: 'last', type: 'creature' })),
      'Each time you play a creature, if you played exactly 1 creature on your last turn, draw a card.',
    );
  });
});

describe('values that are added up', () => {
  const ours = powerOf(each(friendly(creature)));
  test('the combined power', () => {
    says(gain(ours), 'Gain æmber equal to the combined power of friendly creatures.');
    says(when(atLeast(ours, 10), draw(1)), 'If the combined power of friendly creatures is 10 or more, draw a card.');
    says(
      when(moreThan(ours, powerOf(each(enemy(creature)))), draw(1)),
      'If the combined power of friendly creatures is more than the combined power of enemy creatures, draw a card.',
    );
    expect(sayAbility(constant(getsPower(thisCreature, powerOf(neighborsOf(self)))))).toBe(
      'This creature gets +X power, where X is the combined power of its neighbors.',
    );
  });
  test('the armor, the damage and the æmber of several', () => {
    const all = each(friendly(creature));
    says(gain({ armorOf: all }), 'Gain æmber equal to the combined armor of friendly creatures.');
    says(gain({ damageOn: all }), 'Gain 1 æmber for each damage on friendly creatures.');
    says(when(atLeast({ aemberOn: all }, 4), draw(1)), 'If the æmber on friendly creatures is 4 or more, draw a card.');
  });
  test('of one card it is its own', () => says(gain(powerOf(self)), 'Gain æmber equal to this creature’s power.'));
});
