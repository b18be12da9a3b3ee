// Verbs that move æmber: between the supply, the pools and the cards.

import type { GameEvent } from '../language/events.ts';
import { aimedAt } from '../language/scope.ts';
import { cards } from '../read/cards.ts';
import { controllerOf } from '../read/lastKnown.ts';
import { number } from '../read/number.ts';
import { forbids } from '../read/permission/forbids.ts';
import { onePlayer } from '../read/players.ts';
import { areEnemies, opponentOf } from '../state/players.ts';
import { liveBody } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
import { sameRef } from '../terms.ts';
import type { VerbTable } from './verb.ts';
import { creatures, forPlayers, inPlay } from './verb.ts';

/** Captures of the æmber that was gained, or would be stolen: from whose pool it is in, and no more than is left of it. */
function capturesOfEvent(captors: readonly Ref[], e: GameEvent | null, amount: number): GameEvent[] {
  if (e?.type !== 'gain' && e?.type !== 'steal') return [];
  const from = e.type === 'gain' ? e.player : e.from;
  const most = Math.min(amount, e.amount);
  return most <= 0 ? [] : captors.map((card) => ({ type: 'capture', card, from, amount: most, it: true }));
}

export const aemberVerbs = {
  gain: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    const [card] = v.card === undefined ? [] : cards(s, v.card, scope);
    const [from] = v.from === undefined ? [] : inPlay(s, v.from, scope);
    return amount <= 0 || (v.from !== undefined && from === undefined)
      ? []
      : forPlayers(s, v.who, scope, (seat) => ({
          type: 'gain',
          player: seat,
          amount,
          cause: v.cause ?? null,
          card: card ?? null,
          ...(from === undefined ? {} : { from }),
        }));
  },
  lose: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    return amount <= 0 ? [] : forPlayers(s, v.who, scope, (seat) => ({ type: 'lose', player: seat, amount }));
  },
  steal: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    if (amount <= 0) return [];
    return forPlayers(s, v.who ?? 'you', scope, (seat) => {
      // "Your opponent steals" is from you, also where you are not that player's only opponent.
      const from = areEnemies(s, seat, scope.controller) ? scope.controller : opponentOf(s, seat);
      return forbids(s, from, 'be-stolen-from', null) !== null ? null : { type: 'steal', player: seat, from, amount };
    });
  },
  pay: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    const to = onePlayer(s, v.to, scope);
    return amount <= 0
      ? []
      : forPlayers(s, v.from, scope, (seat) => (seat === to ? null : { type: 'pay', player: seat, to, amount }));
  },
  capture: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    if (amount <= 0) return [];
    if (v.from === 'event') return capturesOfEvent(creatures(s, v.card, scope), scope.event, amount);
    const most = v.from === 'own-side' ? 0 : amount;
    const theirs = v.fromOpponent === undefined ? most : number(s, v.fromOpponent, scope);
    return creatures(s, v.card, scope).flatMap((card): GameEvent[] => {
      const side = controllerOf(s, card);
      // R: v1.5 FAQ, Replicator: "this creature captures" is from the opponent of whoever resolves it.
      const captor = scope.source !== null && sameRef(card, scope.source) ? scope.controller : side;
      const taken: GameEvent[] = [];
      if (theirs > 0) taken.push({ type: 'capture', card, from: opponentOf(s, captor), amount: theirs });
      if (theirs < amount) taken.push({ type: 'capture', card, from: side, amount: amount - theirs });
      return taken;
    });
  },
  placeAember: (s, v, scope) => {
    const amount = number(s, v.amount, scope);
    const from = v.from === 'supply' ? null : onePlayer(s, v.from, scope);
    if (amount <= 0) return [];
    const how = v.exalt ? { exalt: scope.controller } : {};
    // R: "Exalt", rulebook 16: creatures are exalted, and nothing else is.
    const on = v.exalt ? creatures(s, v.card, scope) : inPlay(s, v.card, scope);
    return on.map((card) => ({ type: 'placeAember', card, from, amount, ...how }));
  },
  takeAember: (s, v, scope) =>
    inPlay(s, v.card, scope).flatMap((card): GameEvent[] => {
      const aimed = aimedAt(scope, card);
      const amount = v.amount === 'all' ? (liveBody(s, card)?.aember ?? 0) : number(s, v.amount, aimed);
      if (amount <= 0) return [];
      return [{ type: 'takeAember', card, to: v.to === 'supply' ? null : onePlayer(s, v.to, aimed), amount }];
    }),
  shiftAember: (s, v, scope) => {
    const [from] = inPlay(s, v.from, scope);
    const [to] = inPlay(s, v.to, scope);
    if (from === undefined || to === undefined || sameRef(from, to)) return [];
    const there = liveBody(s, from)?.aember ?? 0;
    const amount = Math.min(there, v.amount === 'all' ? there : number(s, v.amount, scope));
    if (amount <= 0) return [];
    return [
      { type: 'shiftAember', card: from, amount: -amount },
      { type: 'shiftAember', card: to, amount },
    ];
  },
} satisfies Partial<VerbTable>;
