// What happens, as text: every kind of node and verb has a sentence here, and so has every way in which steps fold.
import { describe, expect, it as test } from 'vitest';
import type { Node, RuleStep } from '../language.ts';
import { sayNode } from '../say.ts';
import {
  a,
  aember,
  another,
  archive,
  artifact,
  atRandom,
  becomeCopy,
  both,
  cardsUnder,
  choose,
  chooseHouse,
  chooseNumber,
  chooseOne,
  constant,
  creature,
  dealDamage,
  destroy,
  discard,
  discardAtRandom,
  divideDamage,
  draw,
  each,
  eachPlayer,
  enemy,
  exactly,
  exhaust,
  exists,
  fightWith,
  forEach,
  forgeKey,
  friendly,
  gain,
  gainChains,
  gainsKeyword,
  getsPower,
  giveControl,
  heal,
  ifYouDo,
  inDeck,
  inDiscard,
  inHand,
  is,
  isOnFlank,
  lasting,
  lose,
  may,
  mostPowerful,
  named,
  neighborsOf,
  ofHouse,
  only,
  playCard,
  putIntoPlay,
  ready,
  readyAndFightWith,
  repeatOnce,
  repeatWhile,
  returnToHand,
  reveal,
  self,
  seq,
  shuffleIntoDeck,
  steal,
  stun,
  swap,
  takeAember,
  takeControl,
  thisWay,
  topOfDeck,
  triggerReapOf,
  unforge,
  upTo,
  useCard,
  when,
} from '../words.ts';

const x = { var: 'x' } as const;

const kinds: Readonly<Record<Node['kind'], readonly [Node, string]>> = {
  seq: [seq(gain(1), draw(2)), 'Gain 1 æmber. Draw 2 cards.'],
  choose: [{ kind: 'choose', as: 'x', pick: creature, min: 1, max: 1 }, 'Choose a creature.'],
  option: [
    chooseOne({ label: 'Steal', then: steal(1) }, { label: 'Draw', then: draw(1) }),
    'Choose one: steal 1 æmber, or draw a card.',
  ],
  may: [may(discard(topOfDeck())), 'You may discard the top card of your deck.'],
  number: [
    chooseNumber(1, 6, (n) => [destroy(each({ ...creature, powerAtLeast: n, powerAtMost: n }))]),
    'Choose a number from 1 to 6. Destroy each creature with power equal to the chosen number.',
  ],
  house: [
    chooseHouse('any', (house) => [stun(each(ofHouse(house, creature)))]),
    'Choose a house. Stun each creature of that house.',
  ],
  if: [
    { kind: 'if', cond: exists(enemy(creature)), then: draw(1), else: gain(1) },
    'If there is an enemy creature in play, draw a card. Otherwise, gain 1 æmber.',
  ],
  ifYouDo: [
    seq(lose(1), { kind: 'ifYouDo', then: forgeKey(), else: draw(1) }),
    'Lose 1 æmber. If you do, forge a key at its current cost. Otherwise, draw a card.',
  ],
  each: [
    forEach(each(friendly(creature)), (card) => [ready(card), fightWith(card)]),
    'For each friendly creature, one at a time, ready and fight with it.',
  ],
  eachPlayer: [
    eachPlayer(lose({ half: aember('you'), round: 'down' })),
    'Each player loses half of their æmber (rounded down).',
  ],
  repeat: [
    repeatOnce(exists(enemy(creature)), destroy(a(enemy(creature)))),
    'Destroy an enemy creature. Repeat the preceding effect if there is an enemy creature in play.',
  ],
  lasting: [
    lasting('turn', constant(gainsKeyword(friendly(creature), 'skirmish'))),
    'For the rest of the turn, each friendly creature gains skirmish.',
  ],
  run: [playCard(topOfDeck()), 'Play the top card of your deck.'],
  trigger: [
    triggerReapOf(a(another(creature))),
    'Trigger the “Reap:” ability of another creature as if it were yours.',
  ],
  mulligan: [{ kind: 'mulligan' }, 'Keep your hand, or shuffle it into your deck and draw one card less.'],
  moves: [{ kind: 'moves' }, 'Play, discard, and use cards of the active house.'],
  flank: [seq({ kind: 'flank', card: self, as: 'place', line: 'you' }, gain(1)), 'Gain 1 æmber.'],
  bonus: [{ kind: 'bonus', card: self }, 'Resolve the bonus icons of this creature.'],
  useHow: [{ kind: 'useHow', card: self }, 'Use this creature.'],
  forge: [forgeKey(6), 'Forge a key at its current cost plus 6 æmber.'],
  gain: [gain(2, 'opponent'), 'Your opponent gains 2 æmber.'],
  lose: [lose(1, 'each'), 'Each player loses 1 æmber.'],
  steal: [steal({ minus: [aember('opponent'), 6] }), "Steal all but 6 of your opponent's æmber."],
  pay: [
    { kind: 'pay', from: 'opponent', to: 'you', amount: aember('opponent') },
    'Your opponent gives all of their æmber to you.',
  ],
  capture: [
    { kind: 'capture', card: each(friendly(creature)), amount: 1, from: 'own-side' },
    'Each friendly creature captures 1 æmber from its own side.',
  ],
  placeAember: [
    { kind: 'placeAember', card: self, amount: 1, from: 'you' },
    'Move 1 æmber from your pool to this creature.',
  ],
  takeAember: [takeAember(1, a(creature), 'you'), 'Move 1 æmber from a creature to your pool.'],
  unforge: [unforge('opponent'), 'Unforge a key your opponent forged.'],
  chains: [gainChains(1), 'Gain 1 chain.'],
  damage: [
    dealDamage(4, a(creature), { splash: 2 }),
    'Deal 4 damage to a creature and 2 damage to each of its neighbors.',
  ],
  heal: [heal(3, a(creature)), 'Heal 3 damage from a creature.'],
  save: [{ kind: 'save', what: self }, 'This creature is not destroyed.'],
  destroy: [destroy(mostPowerful(3)), 'Destroy the 3 most powerful creatures.'],
  sacrifice: [{ kind: 'sacrifice', what: self }, 'Sacrifice this creature.'],
  ready: [ready(each(friendly(creature))), 'Ready each friendly creature.'],
  exhaust: [exhaust(upTo(3, creature)), 'Exhaust up to 3 creatures.'],
  stun: [stun(a(creature)), 'Stun a creature.'],
  unstun: [{ kind: 'unstun', what: each(friendly(creature)) }, 'Unstun each friendly creature.'],
  ward: [{ kind: 'ward', what: self }, 'Ward this creature.'],
  enrage: [{ kind: 'enrage', what: each(enemy(creature)) }, 'Enrage each enemy creature.'],
  counter: [{ kind: 'counter', what: self, counter: 'power', amount: 2 }, 'Put 2 +1 power counters on this creature.'],
  control: [
    takeControl(a(enemy(creature)), { until: 'source-leaves' }),
    'Take control of an enemy creature until this creature leaves play.',
  ],
  swap: [swap(self, a(another(friendly(creature)))), 'Swap this creature with another friendly creature.'],
  toFlank: [{ kind: 'toFlank', what: self, place: 'place' }, 'Move this creature to a flank.'],
  draw: [draw(1, 'opponent'), 'Your opponent draws a card.'],
  discard: [discard(a(inHand({}))), 'Discard a card from your hand.'],
  purge: [{ kind: 'purge', what: self }, 'Purge this creature.'],
  archive: [archive(a(inHand({}))), 'Archive a card from your hand.'],
  toHand: [returnToHand(a(inDiscard(creature))), 'Return a creature from your discard pile to your hand.'],
  shuffleIntoDeck: [shuffleIntoDeck(upTo(2, creature)), "Shuffle up to 2 creatures into their owners' decks."],
  toDeck: [{ kind: 'toDeck', what: self, place: 'top' }, "Put this creature on top of its owner's deck."],
  putUnder: [
    { kind: 'putUnder', what: each(inHand(creature)), card: self },
    'Put each creature from your hand facedown under this creature.',
  ],
  shuffle: [{ kind: 'shuffle', who: 'you', zone: 'discard-into-deck' }, 'Shuffle your discard pile into your deck.'],
  reveal: [reveal(each(inHand({}, 'opponent')), 'you'), "Look at your opponent's hand."],
  becomeCopy: [becomeCopy(a(creature)), 'This creature becomes a copy of a creature.'],
  rule: [{ kind: 'rule', step: 'refill' }, 'Refill your hand.'],
  special: [
    { kind: 'special', says: 'swap your deck and your discard pile.', events: () => [] },
    'Swap your deck and your discard pile.',
  ],
};

describe('each kind of node', () => {
  test.each(Object.entries(kinds))('%s', (_kind, [node, text]) => expect(sayNode(node)).toBe(text));
});

const variants: readonly (readonly [string, Node, string])[] = [
  ['verbs on one card', readyAndFightWith(a(friendly(creature))), 'Ready and fight with a friendly creature.'],
  [
    'one verb on two groups',
    choose(a(creature), (c) => [stun(c), stun(neighborsOf(c))]),
    'Stun a creature and each of its neighbors.',
  ],
  [
    'neighbors of a card that may be gone',
    choose(a(creature), (c) => [destroy(c), dealDamage(2, neighborsOf(c))]),
    'Choose a creature. Destroy it and deal 2 damage to each of its neighbors.',
  ],
  [
    'a second thing done to it',
    choose(a(creature), (c) => [dealDamage(2, c), exhaust(c)]),
    'Deal 2 damage to a creature and exhaust it.',
  ],
  [
    'several choices in one clause',
    choose(exactly(2, friendly(creature)), (f) =>
      choose(exactly(2, enemy(creature)), (e) => shuffleIntoDeck(both(f, e))),
    ),
    "Shuffle 2 friendly creatures and 2 enemy creatures into their owners' decks.",
  ],
  [
    'a choice of the opponent',
    seq({ kind: 'choose', as: 'x', pick: friendly(creature), min: 1, max: 1, by: 'opponent' }, destroy(x)),
    'Your opponent chooses a friendly creature. Destroy it.',
  ],
  [
    'a condition on the choice',
    choose(a(creature), (c) => [when(is(c, { damaged: true }), destroy(c))]),
    'Choose a creature. If it is damaged, destroy it.',
  ],
  [
    'two cards of one kind',
    choose(a(creature), (c) => choose(a(enemy(creature)), (d) => [dealDamage(1, c), dealDamage(2, d), heal(1, c)])),
    'Choose a creature. Choose an enemy creature. Deal 1 damage to the first creature and deal 2 damage to the second creature. Heal 1 damage from the first creature.',
  ],
  [
    'divided damage',
    divideDamage(3, enemy(creature)),
    'Deal 3 damage, divided as you choose among any number of enemy creatures.',
  ],
  ['random cards', discardAtRandom('opponent', 2), "Discard 2 random cards from your opponent's hand."],
  ['a random creature', destroy(atRandom(creature)), 'Destroy a random creature.'],
  [
    'cards that were revealed',
    seq(reveal(topOfDeck()), when(is(topOfDeck(), ofHouse('mars', {})), playCard(topOfDeck()))),
    'Reveal the top card of your deck. If it is a Mars card, play it.',
  ],
  [
    'what was done this way',
    seq(discard(topOfDeck()), when(is(thisWay(), ofHouse('logos', {})), draw(1))),
    'Discard the top card of your deck. If the card discarded this way is a Logos card, draw a card.',
  ],
  [
    'a number of this way',
    seq(lose(aember('you')), lose({ times: [3, { amount: 'this-way' }] }, 'opponent')),
    'Lose all of your æmber. Your opponent loses 3 times that much æmber.',
  ],
  [
    'more after a choice that may be declined',
    seq(may({ kind: 'sacrifice', what: self }), ifYouDo(gain(2), draw(1))),
    'You may sacrifice this creature. If you do, gain 2 æmber and draw a card.',
  ],
  [
    'someone else does it',
    may(discard(a(inHand({}))), lose(1, 'opponent')),
    'You may discard a card from your hand and have your opponent lose 1 æmber.',
  ],
  [
    'a condition that may be declined',
    may(when(exists(creature), draw(1))),
    'You may do this: if there is a creature in play, draw a card.',
  ],
  ['the opponent may', { kind: 'may', by: 'opponent', then: lose(1, 'opponent') }, 'Your opponent may lose 1 æmber.'],
  ['if you do not', { kind: 'ifYouDo', then: seq(), else: draw(1) }, 'If you do not, draw a card.'],
  [
    'several steps in a condition',
    when(exists(creature), gain(1), lose(1, 'opponent'), draw(1)),
    'If there is a creature in play, gain 1 æmber, your opponent loses 1 æmber, and draw a card.',
  ],
  [
    'repetition while',
    repeatWhile(exists(friendly(creature)), destroy(a(friendly(creature))), destroy(a(enemy(creature)))),
    'Destroy a friendly creature. Destroy an enemy creature. Repeat this while there is a friendly creature in play.',
  ],
  [
    'repetition a number of times',
    { kind: 'repeat', then: steal(1), while: exists(creature), atMost: 3 },
    'Steal 1 æmber. Repeat the preceding effect while there is a creature in play, up to 3 times.',
  ],
  [
    'two effects of one duration',
    choose(a(creature), (c) => [
      lasting('turn', constant(isOnFlank(only(c)))),
      lasting('turn', constant(getsPower(only(c), 2))),
    ]),
    'Choose a creature. For the rest of the turn, it counts as being on a flank and gets +2 power.',
  ],
  [
    'put into play',
    putIntoPlay(a(inHand(creature)), 'yours'),
    'Put a creature from your hand into play under your control.',
  ],
  [
    'another card as if it were yours',
    useCard(a(enemy(artifact)), { asYours: true }),
    'Use an enemy artifact as if it were yours.',
  ],
  [
    'from a hidden zone to the hand',
    returnToHand(each(inDeck(named('timetraveller')))),
    'Put each card named timetraveller from your deck into your hand.',
  ],
  ['cards beneath', playCard(cardsUnder(self)), 'Play each card under this creature.'],
  [
    'into your own archives',
    { kind: 'archive', what: each(enemy(creature)), whose: 'yours' },
    'Put each enemy creature into your archives.',
  ],
  ['give control', giveControl(self), 'Your opponent takes control of this creature.'],
  ['fewer chains', gainChains(-1), 'Shed 1 chain.'],
  ['cheaper keys', forgeKey(-2), 'Forge a key at its current cost minus 2 æmber.'],
  ['fully heal', heal('all', self), 'Fully heal this creature.'],
  [
    'counters are removed',
    { kind: 'counter', what: self, counter: 'doom', amount: -1 },
    'Remove a doom counter from this creature.',
  ],
  ['æmber on a card', { kind: 'placeAember', card: self, amount: 2, from: 'supply' }, 'Put 2 æmber on this creature.'],
  ['æmber leaves the game', takeAember(1, self, 'supply'), 'Remove 1 æmber from this creature.'],
];

describe('how steps are joined', () => {
  test.each(variants)('%s', (_what, node, text) => expect(sayNode(node)).toBe(text));
});

test('self is called by the type of the card', () => {
  const node: Node = { kind: 'purge', what: self };
  expect(sayNode(node, 'action')).toBe('Purge this card.');
  expect(sayNode(node, 'artifact')).toBe('Purge this artifact.');
});

const strokes: Readonly<Record<RuleStep, true>> = {
  'begin-turn': true,
  'begin-forge': true,
  'begin-house': true,
  'set-active-house': true,
  'begin-main': true,
  'take-archives': true,
  'ready-all': true,
  refill: true,
  'end-turn': true,
  'next-turn': true,
  'start-play': true,
  enter: true,
  played: true,
  'finish-play': true,
  'discard-from-hand': true,
  'use-to-reap': true,
  'use-to-fight': true,
  'use-action': true,
  'use-omni': true,
  'use-to-unstun': true,
  attack: true,
  exchange: true,
  fought: true,
  reaped: true,
  'action-taken': true,
  'omni-taken': true,
  assault: true,
  hazardous: true,
};

test('every stroke of the rules has words of its own', () => {
  const texts = (Object.keys(strokes) as RuleStep[]).map((step) => sayNode({ kind: 'rule', step }));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.every((text) => /^[A-Z].+\.$/.test(text))).toBe(true);
});
