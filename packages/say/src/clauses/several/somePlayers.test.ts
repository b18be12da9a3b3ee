// Effects of the players of whom something is true, and what one of them does if they do something first.
import type { Node } from '@vaultsong/engine';
import {
  aember,
  another,
  artifact,
  asActivePlayer,
  atLeast,
  creature,
  destroy,
  discard,
  discardAtRandom,
  draw,
  each,
  eachPlayer,
  eachTime,
  exists,
  friendly,
  gain,
  haunted,
  highestPower,
  hostOf,
  ifYouDo,
  inDiscard,
  lose,
  may,
  mostOfOneHouse,
  not,
  only,
  self,
  seq,
  steal,
  stun,
  thisWay,
  topOfDeck,
  turnEnds,
  upgradesOn,
  when,
  withPower,
} from '@vaultsong/engine';
import { expect, test } from 'vitest';
import { sayAbility, sayNode } from '../../index.ts';

const variants: readonly (readonly [string, Node, string])[] = [
  [
    'those who are not',
    eachPlayer(when(not(haunted()), discardAtRandom('you', 3))),
    'Each player who is not haunted discards 3 random cards from their hand.',
  ],
  [
    'those who control none',
    eachPlayer(when(not(exists(friendly(artifact))), gain(1))),
    'Each player who controls no artifact gains 1 æmber.',
  ],
  [
    'those who have enough',
    eachPlayer(when(atLeast(aember('you'), 7), lose(2))),
    'Each player with 7 or more æmber loses 2 æmber.',
  ],
  [
    'those that are the strongest of all like them',
    stun(each(friendly(withPower(highestPower(friendly(creature)), creature)))),
    'Stun each friendly creature with the highest power.',
  ],
  [
    'the most of one house among what was done',
    seq(discard(topOfDeck(10)), when(atLeast(mostOfOneHouse(inDiscard(only(thisWay()))), 5), steal(2))),
    'Discard the top 10 cards of your deck. If 5 or more cards of one house were discarded this way, steal 2 æmber.',
  ],
  [
    'all that lies there but itself',
    destroy(each(another(only(upgradesOn(hostOf(self)))))),
    'Destroy each other upgrade on this creature.',
  ],
];

test.each(variants)('%s', (_what, node, text) => expect(sayNode(node)).toBe(text));

test('what they do if they do', () => {
  expect(sayAbility(eachTime(turnEnds('each'), asActivePlayer(may(gain(1), ifYouDo(draw(2, 'opponent'))))))).toBe(
    'At the end of each player’s turn, they may gain 1 æmber. If they do, their opponent draws 2 cards.',
  );
});
