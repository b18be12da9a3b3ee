// Text of what goes on until enough is done: "discards random cards from their hand until they have 6 left".
import type { Cond, Filter, Node, Zone } from '@vaultsong/engine';
import type { Clause } from '../../grammar/clause.ts';
import { playerClause } from '../../grammar/clause.ts';
import type { Voice } from '../../grammar/voice.ts';
import { isYou, whose } from '../../grammar/who.ts';
import { aCard } from '../../things/filter.ts';
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

/** "Discards random cards from their hand until they discard a card of that house or their hand is empty". */
export function untilDiscarded({ while: cond, then }: Extract<Node, { kind: 'repeat' }>, v: Voice): Clause | null {
  const found = notFoundYet(cond, 'hand');
  const [choice, action] = flat(then);
  if (found === null || choice?.kind !== 'choose' || action?.kind !== 'discard') return null;
  const { zone, of } = choice.pick;
  if (choice.how !== 'random' || zone !== 'hand' || of === undefined) return null;
  v.done = 'discarded';
  return playerClause(of, ['discard'], v, () => {
    const hand = `${isYou(of, v) ? whose(of, v) : 'their'} hand`;
    return `random cards from ${hand} until ${isYou(of, v) ? 'you' : 'they'} discard ${aCard(found, v)} or ${hand} is empty`;
  });
}

/** The card that is looked for as long as there are cards there. */
export function notFoundYet(cond: Cond, zone: Zone): Filter | null {
  if (!('both' in cond)) return null;
  const [missing, left, ...more] = cond.both;
  const lasts = left !== undefined && 'exists' in left && left.exists.zone === zone;
  if (missing === undefined || !lasts || more.length > 0) return null;
  if ('not' in missing && 'is' in missing.not && 'thisWay' in missing.not.is[0]) return missing.not.is[1];
  if (!('equal' in missing) || missing.equal[1] !== 0) return null;
  const [number] = missing.equal;
  const counted = typeof number === 'object' && 'count' in number ? number.count : null;
  return counted !== null && 'thisWay' in counted ? counted.thisWay : null;
}
