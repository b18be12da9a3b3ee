// Text of several steps together: searches, loops, choices that are counted, and cards that are taken at random.

import type { Node } from '@vaultsong/engine';
import {
  a,
  action,
  addPowerCounters,
  aember,
  aemberOn,
  again,
  allTrue,
  amountThisWay,
  anyCard,
  anyNumberOf,
  anyOf,
  archive,
  archiveIntoYours,
  artifact,
  atRandom,
  besides,
  both,
  captureFromAnyone,
  choose,
  chooseNumber,
  constant,
  count,
  creature,
  dealDamage,
  defender,
  destroy,
  discard,
  discardAtRandom,
  draw,
  each,
  eachInAnyOrder,
  eachInOrder,
  enemy,
  entersReady,
  equal,
  exactly,
  exists,
  forEach,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsKeyword,
  getsPower,
  highestPower,
  ifYouDo,
  inDeck,
  inDeckOrDiscard,
  inDiscard,
  inHand,
  is,
  keysForgedBy,
  lasting,
  leftOf,
  may,
  minus,
  named,
  neighborOf,
  not,
  ofHouse,
  ofOtherTypeThan,
  onFlank,
  only,
  ownerOf,
  playCard,
  powerOf,
  purge,
  purgedBy,
  putIntoPlay,
  ready,
  readyAndFightWith,
  remember,
  removeCountersUpTo,
  repeatOnce,
  repeatWhile,
  returnsAfterPlay,
  returnToHand,
  reveal,
  rightOf,
  self,
  seq,
  sharingHouseWith,
  shuffle,
  shuffleIntoDeck,
  steal,
  stun,
  sum,
  switchesPowerAndArmor,
  target,
  thisCard,
  thisCreature,
  thisWay,
  times,
  topOfDeck,
  upgradesOn,
  upTo,
  useCard,
  when,
  withPower,
  withPowerAtLeast,
  withTrait,
} from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { sayNode } from '../index.ts';

const knights = ofHouse('sanctum', creature);
const surplus = minus(count(each(enemy(creature))), count(each(friendly(creature))));

const texts: readonly (readonly [string, Node, string])[] = [
  [
    'a card that is looked for',
    choose(upTo(1, inDeckOrDiscard(named('urchin'))), (found) => [reveal(found), returnToHand(found)]),
    'Search your deck and discard pile for an urchin, reveal it, and put it into your hand.',
  ],
  [
    'several cards that are looked for',
    seq(archive(anyNumberOf(inDeck(named('urchin')))), shuffle('deck')),
    'Search your deck for any number of copies of urchin and archive them. Shuffle your deck.',
  ],
  ['up to so many of them', archive(upTo(2, inDeck(anyCard))), 'Search your deck for up to 2 cards and archive them.'],
  [
    'each of them that is looked for',
    archive(eachInOrder(inDeck(named('urchin')))),
    'Search your deck for each urchin and archive it.',
  ],
  [
    'a random card of the opponent',
    discardAtRandom('opponent'),
    'Your opponent discards a random card from their hand.',
  ],
  ['a random card of your own', discardAtRandom('you'), 'Discard a random card from your hand.'],
  [
    'a random card of the owner of something',
    choose(a(creature), (c) => [dealDamage(1, c), discardAtRandom(ownerOf(c))]),
    'Deal 1 damage to a creature. Its owner discards a random card from their hand.',
  ],
  [
    'a random card that is played',
    playCard(atRandom(inDiscard(anyCard))),
    'Play a random card from your discard pile.',
  ],
  [
    'a deck that is gone through',
    seq(
      repeatWhile(allTrue(equal(count(thisWay(knights)), 0), exists(inDeck(anyCard))), discard(topOfDeck())),
      returnToHand(thisWay(knights)),
    ),
    'Discard cards from the top of your deck until you discard a Sanctum creature or your deck is empty. If you discarded one, put it into your hand.',
  ],
  [
    'a deck that is gone through, told in another way',
    seq(repeatWhile(allTrue(not(is(thisWay(), knights)), exists(inDeck(anyCard))), discard(topOfDeck())), draw(1)),
    'Discard cards from the top of your deck until you discard a Sanctum creature or your deck is empty. Draw a card.',
  ],
  [
    'one card for each of something',
    returnToHand(exactly(keysForgedBy('opponent'), enemy(creature))),
    'For each key your opponent has forged, return an enemy creature to its owner’s hand.',
  ],
  [
    'cards for each of something, which are spoken of later',
    choose(exactly(keysForgedBy('you'), creature), (c) => [stun(c), dealDamage(1, c)]),
    'Stun 1 creature for each key you have forged. Deal 1 damage to them.',
  ],
  [
    'a card that is kept in your archives',
    archiveIntoYours(a(enemy(creature))),
    'Put an enemy creature into your archives. If it would leave your archives, it goes to its owner’s hand instead.',
  ],
  [
    'a card that may be kept there',
    may(archiveIntoYours(a(enemy(creature)))),
    'You may put an enemy creature into your archives. If it would leave your archives, it goes to its owner’s hand instead.',
  ],
  [
    'a card and one of its neighbors',
    choose(a(creature), (one) => choose(a(neighborOf(one)), (two) => dealDamage(3, both(one, two)))),
    'Deal 3 damage to a creature and to one of its neighbors.',
  ],
  [
    'a row of neighbors',
    choose(a(creature), (one) =>
      choose(a(neighborOf(one)), (two) =>
        choose(a(besides(one, neighborOf(two))), (three) => [stun(one), destroy(two), ready(three)]),
      ),
    ),
    'Choose a creature, one of its neighbors, and another neighbor of the second creature. Stun the first creature. Destroy the second creature. Ready the third creature.',
  ],
  [
    'what one side has more of',
    gain(surplus),
    'Gain 1 æmber for each creature your opponent controls in excess of you.',
  ],
  [
    'rounds for what your side has more of',
    times(minus(count(each(friendly(artifact))), count(each(enemy(artifact)))), draw(1)),
    'For each artifact you control in excess of your opponent, draw a card.',
  ],
  [
    'any number',
    chooseNumber(0, highestPower(creature), (n) => [destroy(each(withPower(n, creature)))]),
    'Choose a number. Destroy each creature with power equal to that number.',
  ],
  [
    'an effect that may be repeated',
    seq(destroy(a(creature)), when(allTrue(exists(enemy(creature)), exists(friendly(creature))), may(again))),
    'Destroy a creature. You may repeat this effect as long as there is an enemy creature and a friendly creature in play.',
  ],
  [
    'an effect that is repeated while its card is there',
    seq(destroy(a(creature)), when(exists(thisCard), again)),
    'Destroy a creature. If this creature is still in play, repeat this effect.',
  ],
  [
    'the same condition once more',
    repeatOnce({ atLeast: [{ aember: 'opponent' }, 2] }, when({ atLeast: [{ aember: 'opponent' }, 2] }, steal(1))),
    'If your opponent has 2 or more æmber, steal 1 æmber. Repeat the preceding effect if your opponent still has 2 or more æmber.',
  ],
  [
    'a short effect that goes on, behind a condition',
    choose(a(creature), (c) => [
      may(ready(c)),
      ifYouDo(forRemainderOfTurn(constant(gainsKeyword(only(c), 'taunt')))),
      when(exists(artifact), lasting('turn', constant(gainsKeyword(only(c), 'elusive'), getsPower(only(c), 2)))),
    ]),
    'Choose a creature. You may ready it. If you do, it gains taunt for the rest of the turn. If there is an artifact in play, that creature gains elusive and gets +2 power for the rest of the turn.',
  ],
  ['one card of each deck', discard(topOfDeck(1, 'each')), 'Discard the top card of each player’s deck.'],
  [
    'two zones of one player',
    shuffleIntoDeck(both(each(inHand(anyCard)), each(inDiscard(anyCard)))),
    'Shuffle your hand and your discard pile into your deck.',
  ],
  ['cards of both sides', stun(both(each(friendly(creature)), each(enemy(creature)))), 'Stun each creature.'],
  [
    'two groups that are each dealt damage',
    dealDamage(1, both(each(friendly(creature)), self)),
    'Deal 1 damage to each friendly creature and to this creature.',
  ],
  [
    'what was purged comes back',
    putIntoPlay(purgedBy(self)),
    'Return each card purged by this creature to play under its owner’s control.',
  ],
  [
    'what is done with a card that was used as if it were yours',
    choose(a(artifact), (c) => [useCard(c, { asYours: true }), destroy(c)]),
    'Use an artifact as if it were yours. Destroy that artifact.',
  ],
  [
    'what is done after a number for each of something',
    choose(a(creature), (c) => [dealDamage(count(each(artifact)), c), ready(c)]),
    'Deal 1 damage to a creature for each artifact. Ready that creature.',
  ],
  [
    'a choice and those that were not chosen',
    choose(a(neighborOf(self)), (one) =>
      remember(each(besides(one, neighborOf(self))), (others) => [ready(one), when(exists(artifact), stun(others))]),
    ),
    'Ready a neighboring creature. If there is an artifact in play, stun the other neighboring creature.',
  ],
  [
    'cards with what is attached to them',
    choose(upTo(2, friendly(creature)), (chosen) => returnToHand(both(upgradesOn(chosen), chosen))),
    'Return up to 2 friendly creatures and each upgrade on them to their owners’ hands.',
  ],
  [
    'two cards of different types',
    choose(a(inDiscard(anyCard)), (one) =>
      choose(a(inDiscard(ofOtherTypeThan(one, anyCard))), (other) => archive(both(one, other))),
    ),
    'Archive 2 cards of different types from your discard pile.',
  ],
  [
    'the same out of each pile',
    seq(purge(upTo(2, inDiscard(anyCard))), purge(upTo(2, inDiscard(anyCard, 'opponent')))),
    'Purge up to 2 cards from each player’s discard pile.',
  ],
  [
    'more out of one pile than out of the other',
    seq(purge(upTo(2, inDiscard(anyCard))), purge(upTo(1, inDiscard(anyCard, 'opponent')))),
    'Purge up to 2 cards from your discard pile. Purge up to 1 card from your opponent’s discard pile.',
  ],
  [
    'what is done to one after the other',
    choose(eachInAnyOrder(neighborOf(self)), (near) => forEach(near, (one) => [readyAndFightWith(one)])),
    'Ready and fight with each neighboring creature, one at a time.',
  ],
  [
    'what is played and taken away',
    choose(a(inDiscard(action)), (card) => [playCard(card), purge(card)]),
    'Play an action card from your discard pile and purge it.',
  ],
  [
    'what is played and used',
    choose(a(inDiscard(creature)), (card) => [playCard(card), ready(card), useCard(card)]),
    'Play, ready, and use a creature from your discard pile.',
  ],
  [
    'what enters play ready',
    choose(a(inDiscard(creature)), (card) => [
      forRemainderOfTurn(constant(entersReady(only(card)))),
      putIntoPlay(card),
      destroy(self),
    ]),
    'Choose a creature from your discard pile. Put it into play ready. Destroy this creature.',
  ],
  [
    'values that are switched',
    may(forRemainderOfTurn(constant(switchesPowerAndArmor(thisCreature)))),
    'You may switch this creature’s power and armor for the rest of the turn.',
  ],
  [
    'values of another creature that are switched',
    choose(a(creature), (c) => forRemainderOfTurn(constant(switchesPowerAndArmor(only(c))))),
    'Choose a creature. Switch its power and armor for the rest of the turn.',
  ],
  [
    'counters that are removed',
    seq(removeCountersUpTo(3, 'power', a(creature)), gain(amountThisWay)),
    'Remove up to three +1 power counters from a creature. Gain 1 æmber for each counter removed this way.',
  ],
  [
    'counters that are divided',
    addPowerCounters(1, { ...exactly(3, creature), again: true }),
    'Put three +1 power counters on any number of creatures, divided as you choose.',
  ],
  [
    'counters on several creatures',
    addPowerCounters(1, exactly(3, creature)),
    'Put a +1 power counter on each of 3 creatures.',
  ],
  [
    'a search that ends in play',
    seq(
      repeatWhile(
        allTrue(not(is(thisWay(), ofHouse('mars', creature))), exists(inDeck(anyCard))),
        discard(topOfDeck()),
      ),
      putIntoPlay(thisWay(ofHouse('mars', creature))),
    ),
    'Discard cards from the top of your deck until you discard a Mars creature or your deck is empty. If you discarded one, put it into play.',
  ],
  [
    'what shares a house with one of several',
    seq(discard(topOfDeck(3)), destroy(a(sharingHouseWith(thisWay(), creature)))),
    'Discard the top 3 cards of your deck. Destroy a creature that shares a house with a card discarded this way.',
  ],
  [
    'damage for what is on the card itself',
    dealDamage(aemberOn(self), self),
    'Deal 1 damage to this creature for each æmber on it.',
  ],
  [
    'damage from card to card',
    dealDamage(powerOf(each(leftOf(target, neighborOf(target)))), each(creature), {
      by: each(leftOf(target, neighborOf(target))),
    }),
    'Each creature deals damage equal to its power to its right neighbor.',
  ],
  [
    'damage from cards on a flank to the one beside them',
    dealDamage(powerOf(each(onFlank(enemy(neighborOf(target))))), each(enemy(creature)), {
      by: each(onFlank(enemy(neighborOf(target)))),
    }),
    'Each enemy flank creature deals damage equal to its power to its neighbor.',
  ],
  [
    'damage from cards to those beside them',
    dealDamage(powerOf(each(neighborOf(target, withTrait('knight', creature)))), each(creature), {
      by: each(neighborOf(target, withTrait('knight', creature))),
    }),
    'Each Knight creature deals damage equal to its power to each of its neighbors.',
  ],
  [
    'cards between two others',
    choose(a(named('troll', creature)), (there) =>
      draw(count(each(anyOf(leftOf(self, rightOf(there)), leftOf(there, rightOf(self)))))),
    ),
    'Choose a troll. Draw a card for each creature between this creature and that creature.',
  ],
  [
    'all that there is',
    captureFromAnyone(sum(aember('you'), aember('opponent'))),
    'Capture all æmber from each player.',
  ],
  [
    'the most powerful',
    when(
      is(defender, { ...withPowerAtLeast(highestPower(enemy(creature)), enemy(creature)), inZone: 'play' }),
      draw(1),
    ),
    'If the creature that is attacked is the most powerful enemy creature, draw a card.',
  ],
  [
    'the most powerful of others',
    when(is(defender, withPowerAtLeast(highestPower(enemy(creature)), creature)), draw(1)),
    'If the creature that is attacked is a creature with power no lower than the highest power among enemy creatures, draw a card.',
  ],
  [
    'a card that comes back this turn',
    lasting('turn', constant(returnsAfterPlay(action)), 1),
    'The next action card you play this turn returns to your hand instead of going to your discard pile.',
  ],
  [
    'an exact amount',
    seq(
      dealDamage(1, self),
      { kind: 'heal', what: self, amount: 3 },
      when({ equal: [{ amount: 'this-way' }, 3] }, draw(1)),
    ),
    'Deal 1 damage to this creature and heal 3 damage from it. If 3 damage was healed this way, draw a card.',
  ],
  [
    'an amount of something that is not counted',
    seq(ready(self), ifYouDo(when({ atLeast: [{ amount: 'this-way' }, 1] }, draw(1)))),
    'Ready this creature. If you do and the amount of the preceding effect is 1 or more, draw a card.',
  ],
];

describe('steps that are said together', () => {
  test.each(texts)('%s', (_what, node, text) => expect(sayNode(node)).toBe(text));
});
