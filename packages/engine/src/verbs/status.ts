// Verbs that turn a card, or put a marker or counters on it.

import type { GameEvent } from '../language/events.ts';
import { aimedAt } from '../language/scope.ts';
import { countersOn, number } from '../read/number.ts';
import { cannotBe } from '../read/values/attack.ts';
import { sameRef } from '../terms.ts';
import type { VerbTable } from './verb.ts';
import { creatures, inPlay } from './verb.ts';

export const statusVerbs = {
  ready: (s, v, scope) =>
    inPlay(s, v.what, scope)
      .filter((card) => !cannotBe(s, card, 'readied'))
      .map((card) => ({ type: 'ready', card })),
  exhaust: (s, v, scope) => inPlay(s, v.what, scope).map((card) => ({ type: 'exhaust', card })),
  stun: (s, v, scope) => creatures(s, v.what, scope).map((card) => ({ type: 'stun', card })),
  unstun: (s, v, scope) => creatures(s, v.what, scope).map((card) => ({ type: 'unstun', card })),
  unward: (s, v, scope) => inPlay(s, v.what, scope).map((card) => ({ type: 'unward', card })),
  ward: (s, v, scope) => inPlay(s, v.what, scope).map((card) => ({ type: 'ward', card })),
  enrage: (s, v, scope) => creatures(s, v.what, scope).map((card) => ({ type: 'enrage', card })),
  counter: (s, v, scope) => {
    return inPlay(s, v.what, scope).flatMap((card): GameEvent[] => {
      const amount = typeof v.amount === 'number' ? v.amount : number(s, v.amount, aimedAt(scope, card));
      return amount === 0 ? [] : [{ type: 'counter', card, counter: v.counter, amount }];
    });
  },
  shiftCounters: (s, v, scope) => {
    const [from] = inPlay(s, v.from, scope);
    const [to] = inPlay(s, v.to, scope);
    if (from === undefined || to === undefined || sameRef(from, to)) return [];
    const there = countersOn(s, from, v.counter);
    const amount = Math.min(there, v.amount === 'all' ? there : number(s, v.amount, scope));
    if (amount <= 0) return [];
    return [
      { type: 'counter', card: from, counter: v.counter, amount: -amount },
      { type: 'counter', card: to, counter: v.counter, amount },
    ];
  },
} satisfies Partial<VerbTable>;
