// A card is tagged as destroyed, or saved, and leaves play with all that is on it and beneath it.

import type { EventOf, GameEvent } from '../../language/events.ts';
import { snapshot } from '../../read/values/snapshot.ts';
import { besidesOf, setBesides } from '../../state/body.ts';
import { goingAlong } from '../../state/halves.ts';
import { opponentOf } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { allSeats, bodyAt, cardAt, liveBody, moveOut } from '../../state/zones.ts';
import type { CardId } from '../../terms.ts';
import { sameRef } from '../../terms.ts';
import { endControlBy } from '../control.ts';
import { endWithSource } from '../lasting.ts';
import { addToPool } from '../pool.ts';
import type { Rules } from '../rule.ts';
import { mark } from '../rule.ts';
import { forgetDestroyed, recordTurnEvent } from '../turnHistory.ts';

/** Cards beneath a card, and upgrades on it, go to their owners' discard piles when it leaves. */
function shedAttached(s: State, id: CardId, out: GameEvent[]): void {
  shedUpgrades(s, id, out);
  for (const under of [...besidesOf(bodyAt(s, id)).under]) {
    const { ref, owner } = cardAt(s, under);
    moveOut(s, under, { zone: 'discard', seat: owner });
    out.push({ type: 'move', card: ref, to: 'discard', place: 'top', seat: owner, by: null, known: allSeats(s) });
  }
}

export function shedUpgrades(s: State, id: CardId, out: GameEvent[]): void {
  for (const upgrade of [...bodyAt(s, id).upgrades]) {
    const { ref, owner } = cardAt(s, upgrade);
    leave(
      s,
      { type: 'leave', card: ref, to: 'discard', place: 'top', seat: owner, by: null, was: snapshot(s, ref) },
      out,
    );
  }
}

export function leave(s: State, e: EventOf<'leave'>, out: GameEvent[]): boolean {
  const { id } = e.card;
  const body = liveBody(s, e.card);
  if (body === null) return false;
  s.gone = [...s.gone, e.was];
  if (body.tagged && !e.was.destroyed) forgetDestroyed(s, e.card);
  out.push(e);
  // Who controlled it no longer matters: an upgrade that falls off must not give it back while it is leaving.
  setBesides(body, { claims: [] });
  shedAttached(s, id, out);
  const along = goingAlong(s, id, e.first);
  const above = e.to === 'under' && e.by !== null && !sameRef(e.by, e.card) ? liveBody(s, e.by) : null;
  const nowhere = e.to === 'play' || (e.to === 'under' && above === null);
  moveOut(s, id, {
    zone: nowhere ? 'discard' : e.to,
    seat: nowhere ? e.was.owner : e.seat,
    place: e.place,
    by: e.by ?? undefined,
    abducted: e.abducted,
    faceup: e.faceup,
    first: e.first,
  });
  if (above !== null) setBesides(above, { under: [...besidesOf(above).under, ...along] });
  endWithSource(s, e.card);
  if (body.aember > 0) {
    // R: "Leaves play", v1.3 glossary: æmber on a creature goes to the opponent's pool, on any other card to the supply.
    const to = e.was.type === 'creature' ? opponentOf(s, e.was.controller) : null;
    if (to !== null) addToPool(s, to, body.aember, out);
    out.push({ type: 'takeAember', card: e.card, to, amount: body.aember });
  }
  endControlBy(s, e.card, out);
  return true;
}

export const leavingRules = {
  leave,
  destroy(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null || body.tagged) return false;
    body.tagged = true;
    recordTurnEvent(s, 'destroyed', body.controller, e.card, { inFight: e.inFight });
    out.push(e);
    return true;
  },
  save(s, e, out) {
    if (liveBody(s, e.card)?.tagged) forgetDestroyed(s, e.card);
    return mark('tagged', false)(s, e, out);
  },
} satisfies Partial<Rules>;
