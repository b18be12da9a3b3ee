// Æmber goes from and to pools and cards.

import type { EventOf, GameEvent } from '../../language/events.ts';
import { forbids } from '../../read/permission/forbids.ts';
import { tellsExalts } from '../../state/game.ts';
import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';
import type { Ref } from '../../terms.ts';
import { takeOffEvent } from '../gained.ts';
import { addToPool, takeFromPool, takenFrom } from '../pool.ts';
import type { Rules } from '../rule.ts';
import { onBody } from '../rule.ts';
import { recordTurnEvent } from '../turnHistory.ts';

/** Takes up to an amount off a card in play and says how much it was. */
function takeOff(s: State, card: Ref, amount: number): number {
  const body = liveBody(s, card);
  if (body === null) return 0;
  const taken = Math.min(body.aember, amount);
  body.aember -= taken;
  return taken;
}

export function gain(s: State, e: EventOf<'gain'>, out: GameEvent[]): boolean {
  if (e.amount <= 0 || forbids(s, e.player, 'gain', null) !== null) return false;
  const amount = e.from === undefined ? e.amount : takeOff(s, e.from, e.amount);
  if (amount === 0) return false;
  const gained = amount === e.amount ? e : { ...e, amount };
  out.push(addToPool(s, e.player, amount, out) ? gained : { ...gained, redirected: true });
  return amount === e.amount;
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
    const amount = takeOff(s, e.card, e.amount);
    if (amount === 0) return false;
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
