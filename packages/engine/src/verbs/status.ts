// Verbs that turn a card, or put a marker or counters on it.

import { number } from '../read/number.ts';
import { cannotBe } from '../read/values/attack.ts';
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
    const amount = number(s, v.amount, scope);
    return amount === 0
      ? []
      : inPlay(s, v.what, scope).map((card) => ({ type: 'counter', card, counter: v.counter, amount }));
  },
} satisfies Partial<VerbTable>;
