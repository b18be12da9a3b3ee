// Verbs that turn a card, or put a marker or counters on it.

import type { GameEvent } from '../language/events.ts';
import { aimedAt } from '../language/scope.ts';
import { countersOn, number } from '../read/number.ts';
import { cannotBe } from '../read/values/attack.ts';
import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
import { sameRef } from '../terms.ts';
import type { VerbTable } from './verb.ts';
import { creatures, inPlay } from './verb.ts';

/**
 * All counters that a card carries go.
 * R: glossary, "Stun", "Ward", "Enrage": what marks these is a counter as well; later sets 2.
 */
function allCounters(s: State, card: Ref): GameEvent[] {
  const body = liveBody(s, card);
  if (body === null) return [];
  const { power, besides, stunned, warded, rage } = body;
  const named = Object.entries({ power, ...besides?.counters }).filter(([, amount]) => amount > 0);
  return [
    ...named.map(([counter, amount]): GameEvent => ({ type: 'counter', card, counter, amount: -amount })),
    ...(stunned ? [{ type: 'unstun' as const, card }] : []),
    ...(warded ? [{ type: 'unward' as const, card }] : []),
    ...Array.from({ length: rage }, (_, i): GameEvent => ({ type: 'calm', card, left: rage - 1 - i })),
  ];
}

export const statusVerbs = {
  ready: (s, v, scope) =>
    inPlay(s, v.what, scope)
      .filter((card) => !cannotBe(s, card, 'readied'))
      .map((card) =>
        liveBody(s, card)?.controller === scope.controller
          ? { type: 'ready', card }
          : { type: 'ready', card, player: scope.controller },
      ),
  exhaust: (s, v, scope) =>
    inPlay(s, v.what, scope)
      .filter((card) => !cannotBe(s, card, 'exhausted'))
      .map((card) => ({ type: 'exhaust', card })),
  stun: (s, v, scope) => creatures(s, v.what, scope).map((card) => ({ type: 'stun', card })),
  unstun: (s, v, scope) => creatures(s, v.what, scope).map((card) => ({ type: 'unstun', card })),
  unward: (s, v, scope) => inPlay(s, v.what, scope).map((card) => ({ type: 'unward', card })),
  clear: (s, v, scope) => inPlay(s, v.what, scope).flatMap((card) => allCounters(s, card)),
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
