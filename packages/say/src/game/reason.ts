// Text of the reason why a move is not legal.
import type { Reason } from '@vaultsong/engine';
import { capital } from '../grammar/english.ts';
import { refTitle } from '../grammar/names.ts';

/** One sentence for each rule that can stand in the way. */
export function reasonText(reason: Reason): string {
  switch (reason.rule) {
    case 'not-your-turn':
      return 'It is not your turn.';
    case 'not-in-this-step':
      return 'You can play and use cards only in the third step of a turn.';
    case 'not-here':
      return 'This card cannot do that from where it is.';
    case 'no-such-ability':
      return 'This card has no such ability.';
    case 'exhausted':
      return 'It is exhausted.';
    case 'stunned':
      return 'It is stunned: using it only removes the stun.';
    case 'not-stunned':
      return 'It is not stunned.';
    case 'wrong-house':
      return 'It does not belong to the active house.';
    case 'no-target':
      return 'There is no creature to attack.';
    case 'no-host':
      return 'There is no creature to attach it to.';
    case 'first-turn':
      return 'On the first turn, the first player plays or discards only one card.';
    case 'rule-of-six':
      return 'You can play or use a card and its copies at most six times a turn.';
    case 'alpha':
      return 'Alpha: it must be the first card that you play, discard, or use this turn.';
    case 'art-half':
      return 'It is the art half of a gigantic creature: play the base half with it.';
    case 'no-art-half':
      return 'It is half of a gigantic creature, and you do not have the other half with it.';
    case 'needs-unmet':
      return 'Its condition for playing is not met.';
    case 'due-unmet':
      return 'What must be done in order to use it cannot be done.';
    case 'enraged':
      return 'It is enraged: it must fight if it can.';
    case 'active-already':
      return 'This prophecy or its other side is already active.';
    case 'one-prophecy':
      return 'You have activated a prophecy this turn, and one is all that you may.';
    case 'empty-hand':
      return 'You have no card in your hand to put under it.';
    case 'tide-is-high':
      return 'The tide is already high.';
    case 'too-little-aember':
      return 'There is not enough æmber to pay for it.';
    case 'must-fight':
      return `${capital(refTitle(reason.by))} is enraged: it must fight before the turn ends.`;
    case 'forbidden':
      return `${refTitle(reason.by)} forbids it.`;
    case 'limit':
      return `${refTitle(reason.by)} allows no more this turn.`;
    case 'toll':
      return `There is not enough æmber to pay what ${refTitle(reason.by)} asks.`;
    default:
      return reason satisfies never;
  }
}
