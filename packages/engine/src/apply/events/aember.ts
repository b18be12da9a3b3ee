// Æmber goes from and to pools and cards.

import type { EventOf, GameEvent } from '../../language/events.ts';
import { forbids } from '../../read/permission/forbids.ts';
import { tellsExalts } from '../../state/game.ts';
import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';
import { takeOffEvent } from '../gained.ts';
import { addToPool, takeFromPool, takenFrom } from '../pool.ts';
import type { Rules } from '../rule.ts';
import { onBody } from '../rule.ts';
import { recordTurnEvent } from '../turnHistory.ts';

export function gain(s: State, e: EventOf<'gain'>, out: GameEvent[]): boolean {
  if (e.amount <= 0 || forbids(s, e.player, 'gain', null) !== null) return false;
  out.push(addToPool(s, e.player, e.amount, out) ? e : { ...e, redirected: true });
  return true;
}

export const aemberRules = {
  gain,
  keptOut(_s, e, out) {
    out.push(e);
    return true;
  },
  lose(s, e, out) {
    const amount = takeFromPool(s, e.player, e.amount);
    if (amount === 0) return false;
    out.push({ ...e, amount });
    return amount === e.amount;
  },
  steal(s, e, out) {
    const amount = takenFrom(s, e.from, e.amount);
    if (amount === 0) return false;
    addToPool(s, e.player, amount, out);
    recordTurnEvent(s, 'steal', e.player, undefined);
    out.push({ ...e, amount });
    return amount === e.amount;
  },
  pay(s, e, out) {
    const amount = takeFromPool(s, e.player, e.amount);
    if (amount === 0) return false;
    addToPool(s, e.to, amount, out);
    out.push({ ...e, amount });
    return amount === e.amount;
  },
  capture(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null) return false;
    const before = player(s, e.from).aember;
    const amount = takenFrom(s, e.from, e.amount);
    if (amount === 0) return false;
    body.aember += amount;
    // What comes from the supply instead leaves the æmber where it is.
    if (e.it && player(s, e.from).aember < before) takeOffEvent(s, amount);
    out.push({ type: 'capture', card: e.card, from: e.from, amount });
    return amount === e.amount;
  },
  placeAember(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null) return false;
    const amount = e.from === null ? e.amount : takeFromPool(s, e.from, e.amount);
    if (amount === 0) return false;
    body.aember += amount;
    if (e.exalt === body.controller && tellsExalts(s)) recordTurnEvent(s, 'exalt', e.exalt, e.card);
    out.push({ ...e, amount });
    return amount === e.amount;
  },
  takeAember(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null) return false;
    const amount = Math.min(body.aember, e.amount);
    if (amount === 0) return false;
    body.aember -= amount;
    if (e.to !== null) addToPool(s, e.to, amount, out);
    out.push({ ...e, amount });
    return amount === e.amount;
  },
  shiftAember: (s, e, out) =>
    onBody(s, e.card, out, e, (b) => {
      b.aember += e.amount;
      return e.amount !== 0;
    }),
} satisfies Partial<Rules>;
