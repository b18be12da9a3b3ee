// Events that only stop another event, or only tell that something began.

import type { EventOf, GameEvent } from '../../language/events.ts';
import { cardOfEvent, playerOfEvent } from '../../read/event.ts';
import type { EventsFrame } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { sameRef } from '../../terms.ts';
import type { Rules } from '../rule.ts';

/** Whether that is the event which is to be prevented. */
const isMeant = (s: State, e: GameEvent, { event, card, player }: EventOf<'prevent'>): boolean => {
  if (e.type !== event) return false;
  const about = cardOfEvent(e);
  if (about === null || card === null) return about === card && playerOfEvent(s, e) === player;
  return sameRef(about, card);
};

/**
 * An effect says that a creature that is about to fight does not.
 * Decided: the fight has no effect, so there are no blows, and it was no fight for what waits for one. But assault, hazardous
 * and what else waits before the fight was set off already (v1.3 glossary), and elusive is used up as soon as a creature is
 * chosen (18.4 "Elusive").
 */
function stopFight(s: State, { event, card }: EventOf<'prevent'>): boolean {
  const { fight } = s;
  if (event !== 'attack' || card === null || fight === null || fight.stopped || !sameRef(fight.attacker, card))
    return false;
  s.fight = { ...fight, stopped: true };
  return true;
}

export const signRules = {
  prevent(s, e, out) {
    const batch = s.stack.findLast(
      (f): f is EventsFrame => f.kind === 'events' && f.stage === 'before' && f.events.some((o) => isMeant(s, o, e)),
    );
    if (batch !== undefined) batch.events = batch.events.filter((o) => !isMeant(s, o, e));
    else if (!stopFight(s, e)) return false;
    out.push(e);
    return true;
  },
  named(_s, e, out) {
    out.push(e);
    return true;
  },
  lastingBegan(_s, e, out) {
    out.push(e);
    return true;
  },
  bonus(_s, e, out) {
    out.push(e);
    return true;
  },
} satisfies Partial<Rules>;
