// What happens, as text: every kind of node and verb has a sentence here, and so has every way in which steps fold.
import { describe, expect, it as test } from 'vitest';
import type { Node, RuleStep } from '@vaultsong/engine';
import { a, advance, aember, aemberOn, again, amountThisWay, another, archive, artifact, assignDamage, atRandom, becomeCopy, besides, both, capture, cardsUnder, choose, chooseHouse, chooseNumber, chooseOne, constant, count, creature, damaged, dealDamage, destroy, differentEachTime, discard, discardAtRandom, divideDamage, draw, each, eachAsFarAs, eachOnTheOther, eachPlayer, enemy, exactly, exhaust, exists, fightWith, forEach, forgeKey, forgeKeyFor, friendly, fromOnePile, gain, gainChains, gainsKeyword, getsPower, giveControl, half, heal, healUpTo, ifYouDo, inDeck, inDiscard, inHand, is, isOnFlank, lasting, lose, loseArmor, may, mostPowerful, named, neighborsOf, ofHouse, onYourSide, only, opponentOf, playCard, powerOf, preventIt, purge, putIntoPlay, raiseTide, ready, readyAndFightWith, remember, repeatOnce, repeatWhile, returnToHand, reveal, self, seq, shuffleIntoDeck, steal, stun, swap, swapDeckAndDiscard, takeAember, takeControl, target, thisWay, times, topOfDeck, triggerReapOf, unforge, unforgeFromLastTurn, upTo, upToTimes, useAutomatons, useCard, when, withAember } from '@vaultsong/engine';
import { sayNode } from '../index.ts';

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
    'Choose a number from 1 to 6. Destroy each creature with power equal to that number.',
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
  again: [seq(destroy(a(creature)), may(again)), 'Destroy a creature. You may repeat this effect.'],
  times: [times(3, destroy(a(creature)), gain(1)), 'Do this 3 times: destroy a creature and gain 1 æmber.'],
  remember: [
    remember(neighborsOf(self), (near) => [destroy(self), stun(near)]),
    "Destroy this creature. Stun each of this creature's neighbors.",
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
  turnOrder: [{ kind: 'turnOrder' }, 'Choose who of your team goes first, and who next.'],
  readying: [{ kind: 'readying' }, 'Ready your cards.'],
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
    'Your opponent gives you all of their æmber.',
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
  advance: [advance(6), 'Advance for 6 æmber.'],
  tide: [raiseTide(), 'Raise the tide.'],
  turn: [{ kind: 'turn', player: gain(1) }, 'Take a turn.'],
  contribute: [{ kind: 'contribute', total: 4 }, 'Your team loses a total of 4 æmber.'],
  useAutomaton: [useAutomatons('creatures'), 'Its creatures are used from left to right.'],
  damage: [
    dealDamage(4, a(creature), { splash: 2 }),
    'Deal 4 damage to a creature and 2 damage to each of its neighbors.',
  ],
  loseArmor: [loseArmor(each(enemy(creature))), 'Each enemy creature loses all of its armor for the rest of the turn.'],
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
  counter: [
    { kind: 'counter', what: self, counter: 'power', amount: 2 },
    'Put two +1 power counters on this creature.',
  ],
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
  swapDeckAndDiscard: [swapDeckAndDiscard, 'Swap your deck with your discard pile.'],
  prevent: [preventIt, 'That does not happen.'],
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
    'Choose a creature. Choose an enemy creature. Deal 1 damage to the first creature. Deal 2 damage to the second creature. Heal 1 damage from the first creature.',
  ],
  [
    'divided damage',
    divideDamage(3, enemy(creature)),
    'Deal 3 damage, divided as you choose among any number of enemy creatures.',
  ],
  [
    'damage that is assigned first',
    assignDamage(2, count(each(friendly(creature))), enemy(creature)),
    'For each friendly creature, deal 2 damage to an enemy creature, all at once. You may choose the same creature several times.',
  ],
  [
    'damage that is assigned so many times',
    seq(gain(1), assignDamage(2, 3, creature)),
    'Gain 1 æmber. 3 times, deal 2 damage to a creature, all at once. You may choose the same creature several times.',
  ],
  ['random cards', discardAtRandom('opponent', 2), 'Your opponent discards 2 random cards from their hand.'],
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
    'If there is a creature in play, gain 1 æmber, your opponent loses 1 æmber, and you draw a card.',
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
    'Put each timetraveller from your deck into your hand.',
  ],
  ['cards beneath', playCard(cardsUnder(self)), 'Play the card under this creature.'],
  [
    'into your own archives',
    { kind: 'archive', what: each(enemy(creature)), whose: 'yours' },
    "Put each enemy creature into your archives. If one of them would leave your archives, it goes to its owner's hand instead.",
  ],
  ['give control', giveControl(self), 'Your opponent takes control of this creature.'],
  ['fewer chains', gainChains(-1), 'Shed 1 chain.'],
  ['keys at no cost', forgeKeyFor(0), 'Forge a key at no cost.'],
  ['keys at a cost of their own', forgeKeyFor(3, 'opponent'), 'Your opponent forges a key for 3 æmber.'],
  [
    'keys of the last turn',
    unforgeFromLastTurn('opponent'),
    'If your opponent forged a key on their last turn, unforge it.',
  ],
  ['cheaper keys', forgeKey(-2), 'Forge a key at its current cost minus 2 æmber.'],
  [
    'heal up to so much',
    choose(a(creature), (c) => [healUpTo(2, c), dealDamage(amountThisWay, a(besides(c, creature)))]),
    'Heal up to 2 damage from a creature. Deal that much damage to another creature.',
  ],
  ['fully heal', heal('all', self), 'Fully heal this creature.'],
  [
    'counters are removed',
    { kind: 'counter', what: self, counter: 'doom', amount: -1 },
    'Remove a doom counter from this creature.',
  ],
  [
    'æmber on a card',
    { kind: 'placeAember', card: self, amount: 2, from: 'supply' },
    'Put 2 æmber from the supply on this creature.',
  ],
  [
    'rounds for each of something',
    times(count(each(friendly(creature))), dealDamage(1, a(enemy(creature)))),
    'For each friendly creature, deal 1 damage to an enemy creature.',
  ],
  [
    'rounds of another number',
    times({ powerOf: self }, gain(1)),
    "Do this a number of times equal to this creature's power: gain 1 æmber.",
  ],
  [
    'rounds with choices that differ',
    times(2, stun(differentEachTime(a(creature)))),
    'Do this 2 times: stun a different creature.',
  ],
  [
    'up to so many rounds',
    upToTimes(3, friendly(creature), (c) => [ready(c), fightWith(c)]),
    'Up to 3 times, one after the other: ready and fight with a different friendly creature.',
  ],
  [
    'repeating on a condition',
    seq(gain(1), when(exists(creature), again)),
    'Gain 1 æmber. If there is a creature in play, repeat this effect.',
  ],
  [
    'cards that would not be found afterwards',
    remember(each(damaged(creature)), (c) => [heal('all', each(creature)), stun(c)]),
    'Note each damaged creature. Fully heal each creature and stun those creatures.',
  ],
  [
    'cards that are remembered and used at once',
    remember(each(withAember(enemy(creature))), (c) => [dealDamage(1, c), takeAember('all', c, 'you')]),
    'Deal 1 damage to each enemy creature with æmber on it and move all æmber from them to your pool.',
  ],
  [
    'a fight against a certain creature',
    choose(a(friendly(creature)), (f) => choose(a(enemy(creature)), (e) => [fightWith(f, { against: e })])),
    'Fight with a friendly creature against an enemy creature.',
  ],
  [
    'an amount for each of them',
    dealDamage(aemberOn(target), each(creature), { ignoringArmor: true }),
    'Deal 1 damage to each creature for each æmber on it, ignoring armor.',
  ],
  [
    'an amount of each of them',
    dealDamage(powerOf(target), each(creature)),
    'Deal damage to each creature equal to its power.',
  ],
  [
    'damage that armor does not stop',
    dealDamage(2, a(creature), { splash: 1, ignoringArmor: true }),
    'Deal 2 damage to a creature and 1 damage to each of its neighbors, ignoring armor.',
  ],
  [
    'armor of several creatures',
    loseArmor(upTo(2, creature)),
    'Up to 2 creatures lose all of their armor for the rest of the turn.',
  ],
  ['all æmber on a card', takeAember('all', self, 'supply'), 'Remove all æmber from this creature.'],
  [
    'all æmber on each of them',
    takeAember('all', each(creature), 'opponent'),
    "Move all æmber from each creature to your opponent's pool.",
  ],
  [
    'an amount of æmber for each of them',
    takeAember(half(aemberOn(target), 'down'), each(creature), 'supply'),
    'Remove æmber from each creature equal to half of the æmber on it (rounded down).',
  ],
  [
    'as far as there is æmber',
    capture(1, eachAsFarAs(aember('opponent'), friendly(creature))),
    'Each friendly creature captures 1 æmber.',
  ],
  ['a card of any pile', purge(a(inDiscard(creature, 'each'))), 'Purge a creature from a discard pile.'],
  ['cards of one pile', purge(fromOnePile(upTo(2, inDiscard({}, 'each')))), 'Purge up to 2 cards from a discard pile.'],
  [
    'every card of all piles',
    purge(each(inDiscard(creature, 'each'))),
    "Purge each creature from each player's discard pile.",
  ],
  [
    'what the opponent repeats',
    seq(eachOnTheOther(seq(reveal(each(inHand({}, 'opponent'))), gain(count(thisWay())))), draw(1)),
    "Reveal your opponent's hand. Gain 1 æmber for each card revealed this way. Your opponent does the same to you. Draw a card.",
  ],
  [
    'what the opponent does, which is not the same',
    seq(draw(1), { kind: 'eachPlayer', who: 'opponent', then: draw(2) }),
    'Draw a card. Your opponent draws 2 cards.',
  ],
  [
    'creatures of both sides, each from its own opponent',
    choose(eachAsFarAs(aember('opponent'), onYourSide(creature)), (ours) =>
      choose(eachAsFarAs(aember('you'), enemy(creature)), (theirs) => capture(1, both(ours, theirs))),
    ),
    'Each creature captures 1 æmber from its opponent.',
  ],
  ['decks of each player', eachPlayer(swapDeckAndDiscard), 'Each player swaps their deck with their discard pile.'],
  ["a controller's opponent", gain(1, opponentOf(self)), "This creature's opponent gains 1 æmber."],
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
  'begin-ready': true,
  'ready-all': true,
  refill: true,
  'end-turn': true,
  'next-turn': true,
  'start-play': true,
  reconsider: true,
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
  'splash-attack': true,
  hazardous: true,
};

test('every stroke of the rules has words of its own', () => {
  const texts = (Object.keys(strokes) as RuleStep[]).map((step) => sayNode({ kind: 'rule', step }));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.every((text) => /^[A-Z].+\.$/.test(text))).toBe(true);
});
