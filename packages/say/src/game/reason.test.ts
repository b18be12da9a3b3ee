// One sentence for each rule that can forbid a move.

import type { Reason } from '@vaultsong/engine';
import { creatureCard, define } from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { sayReason } from '../index.ts';

define([creatureCard({ id: 'reason-grommid', name: 'Grommid', house: 'mars' })]);

const rules: Readonly<Record<Reason['rule'], string>> = {
  'not-your-turn': 'It is not your turn.',
  'not-in-this-step': 'Cards are played and used only in the third step of a turn.',
  'not-here': 'It cannot be done from where this card is.',
  'no-such-ability': 'This card has no such ability.',
  exhausted: 'It is exhausted.',
  stunned: 'It is stunned: using it only removes the stun.',
  'not-stunned': 'It is not stunned.',
  'wrong-house': 'It does not belong to the active house.',
  'no-target': 'There is no creature to attack.',
  'no-host': 'There is no creature to put it on.',
  'first-turn': 'The first player plays or discards only one card on the first turn.',
  'rule-of-six': 'A card, with all copies of it, is played or used at most six times a turn.',
  alpha: 'Alpha: it must be the first card that you play, discard, or use in a turn.',
  'art-half': 'It is the art half of a gigantic creature, which is played with its base half.',
  'no-art-half': 'It is half of a gigantic creature, and the other half is not with it.',
  'needs-unmet': 'What it needs to be played is not so.',
  enraged: 'It is enraged: it must fight if it can.',
  'must-fight': 'Grommid is enraged: it must fight before the turn ends.',
  'active-already': 'This prophecy, or its other side, is active already.',
  'empty-hand': 'There is no card in your hand to put under it.',
  'tide-is-high': 'The tide is high already.',
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
