// A turn and its steps.

import { modifiers } from '../../read/active.ts';
import { inForce } from '../../read/applies.ts';
import { onePlayer } from '../../read/players.ts';
import { beginTurnOf } from '../../seats/seats.ts';
import { setBesides } from '../../state/body.ts';
import { nextSeat, player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { endCopies } from '../../state/zones.ts';
import type { Seat } from '../../terms.ts';
import { dropLasting, endAtTurnOf, endWithTurn } from '../lasting.ts';
import type { Rules } from '../rule.ts';
import { recordTurnEvent } from '../turnHistory.ts';

/**
 * The seat whose turn comes: that of an effect which gives another turn and is used up by it, or the next in turn order.
 * R: notes on later sets 10, "Extra turn": it comes right after this one.
 */
function seatAfter(s: State, seat: Seat): Seat {
  const given = modifiers(s)['next-turn'].find(
    (line) => (line.lasting === null || line.lasting.uses !== 0) && inForce(s, line),
  );
  if (given === undefined) return nextSeat(s, seat);
  if (given.lasting !== null) dropLasting(s, given.lasting.id);
  return onePlayer(s, given.modifier.who, given.scope);
}

export const turnRules = {
  turnBegan(s, e, out) {
    // What is in force hangs on whose turn it is, and what lasts, also on which turn it is.
    if (s.lasting.length > 0 || s.active !== e.player || s.adventure !== undefined) s.shape++;
    s.turn = e.turn;
    s.active = e.player;
    beginTurnOf(s, e.player);
    s.house = null;
    s.stepOver = false;
    endAtTurnOf(s, e.player);
    out.push(e);
    return true;
  },
  stepBegan(s, e, out) {
    s.step = e.step;
    // R: omega, v1.3 glossary: it ends the step in which it was played, no later one.
    s.stepOver = false;
    out.push(e);
    return true;
  },
  activeHouse(s, e, out) {
    s.house = e.house;
    out.push(e);
    return true;
  },
  readying(_s, e, out) {
    out.push(e);
    return true;
  },
  stepCut(s, e, out) {
    s.stepOver = true;
    out.push(e);
    return true;
  },
  houseChosen(s, e, out) {
    s.house = e.house;
    if (e.house !== null) recordTurnEvent(s, 'chose', e.player, undefined, { houses: [e.house] });
    out.push(e);
    return true;
  },
  turnEnded(_s, e, out) {
    out.push(e);
    return true;
  },
  turnPassed(s, e, out) {
    const next = seatAfter(s, e.player);
    endWithTurn(s);
    endCopies(s);
    s.shape++;
    for (const body of s.bodies)
      if (body?.besides !== undefined) setBesides(body, { armorUsed: 0, armorLost: 0, armorThen: 0 });
    player(s, e.player).lastTurn = s.deeds;
    s.deeds = [];
    s.gone = [];
    s.active = next;
    out.push(e);
    return true;
  },
} satisfies Partial<Rules>;
