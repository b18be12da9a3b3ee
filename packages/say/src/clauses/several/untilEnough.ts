// Text of what goes on until enough is done: "discards random cards from their hand until they have 6 left".
import type { Node } from '@vaultsong/engine';
import type { Clause } from '../../grammar/clause.ts';
import { playerClause } from '../../grammar/clause.ts';
import type { Voice } from '../../grammar/voice.ts';
import { isYou, whose } from '../../grammar/who.ts';
import { value } from '../../things/number.ts';
import { flat } from '../variable.ts';

/** "Discards random cards from their hand until they have 6 left". */
export function downTo({ cond, then }: Extract<Node, { kind: 'if' }>, v: Voice): Clause | null {
  if (!('moreThan' in cond) || then.kind !== 'repeat' || JSON.stringify(then.while) !== JSON.stringify(cond))
    return null;
  const [hand, left] = cond.moreThan;
  const [choice, action] = flat(then.then);
  if (typeof hand !== 'object' || !('hand' in hand) || choice?.kind !== 'choose' || action?.kind !== 'discard')
    return null;
  if (choice.how !== 'random' || choice.pick.zone !== 'hand') return null;
  v.done = 'discarded';
  return playerClause(hand.hand, ['discard'], v, () => {
    const has = isYou(hand.hand, v) ? 'you have' : 'they have';
    return `random cards from ${whose(hand.hand, v)} hand until ${has} ${value(left, v)} left`;
  });
}
