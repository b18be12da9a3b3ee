// Text of what goes on until enough is done, and of cards that lie beneath another.
import type { Node } from '@vaultsong/engine';
import {
  a,
  atLeast,
  beneath,
  count,
  discardAtRandomDownTo,
  draw,
  each,
  eachInAnyOrder,
  eachPlayer,
  playCard,
  self,
  when,
} from '@vaultsong/engine';
import { expect, test } from 'vitest';
import { sayNode } from '../../index.ts';

const texts: readonly (readonly [Node, string])[] = [
  [eachPlayer(discardAtRandomDownTo(6)), 'Each player discards random cards from their hand until they have 6 left.'],
  [discardAtRandomDownTo(2), 'Discard random cards from your hand until you have 2 left.'],
  [playCard(a(beneath(self))), 'Play a card under this creature.'],
  [playCard(eachInAnyOrder(beneath(self))), 'Play each card under this creature in any order.'],
  [
    when(atLeast(count(each(beneath(self))), 3), draw(1)),
    'If there are 3 or more cards under this creature, draw a card.',
  ],
];

test.each(texts)('%# is said', (node, text) => {
  expect(sayNode(node, 'creature')).toBe(text);
});
