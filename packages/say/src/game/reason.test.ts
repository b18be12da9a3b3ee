// One sentence for each rule that can forbid a move.

import type { Reason } from '@vaultsong/engine';
import { creatureCard, define } from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { sayReason } from '../index.ts';

define([creatureCard({ id: 'reason-grommid', name: 'Grommid', house: 'mars' })]);

const rules: Readonly<Record<Reason['rule'], string>> = {
  'not-your-turn': 'It is not your turn.',
  'not-in-this-step': 'You can play and use cards only in the third step of a turn.',
  'not-here': 'This card cannot do that from where it is.',
  'no-such-ability': 'This card has no such ability.',
  exhausted: 'It is exhausted.',
  stunned: 'It is stunned: using it only removes the stun.',
  'not-stunned': 'It is not stunned.',
  'wrong-house': 'It does not belong to the active house.',
  'no-target': 'There is no creature to attack.',
  'no-host': 'There is no creature to attach it to.',
  'first-turn': 'On the first turn, the first player plays or discards only one card.',
  'rule-of-six': 'You can play or use a card and its copies at most six times a turn.',
  alpha: 'Alpha: it must be the first card that you play, discard, or use this turn.',
  'art-half': 'It is the art half of a gigantic creature: play the base half with it.',
  'no-art-half': 'It is half of a gigantic creature, and you do not have the other half with it.',
  'needs-unmet': 'Its condition for playing is not met.',
  'due-unmet': 'What must be done in order to use it cannot be done.',
  enraged: 'It is enraged: it must fight if it can.',
  'must-fight': 'Grommid is enraged: it must fight before the turn ends.',
  'active-already': 'This prophecy or its other side is already active.',
  'one-prophecy': 'You have activated a prophecy this turn, and one is all that you may.',
  'empty-hand': 'You have no card in your hand to put under it.',
  'tide-is-high': 'The tide is already high.',
  'too-little-aember': 'There is not enough æmber to pay for it.',
  forbidden: 'Grommid forbids it.',
  limit: 'Grommid allows no more this turn.',
  toll: 'There is not enough æmber to pay what Grommid asks.',
};

const reason = (rule: Reason['rule']): Reason =>
  rule === 'forbidden' || rule === 'limit' || rule === 'toll' || rule === 'must-fight'
    ? { rule, by: { id: 1, life: 0, name: 'reason-grommid' } }
    : { rule };

describe('each reason', () => {
  test.each(Object.entries(rules))('%s', (rule, text) => expect(sayReason(reason(rule as Reason['rule']))).toBe(text));
});
