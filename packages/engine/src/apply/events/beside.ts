// State changes beside the table: its moves, prophecies that come true, and the tide, which rises and falls.

import { cardsBeneath } from '../../beside/zone.ts';
import type { EventOf } from '../../language/events.ts';
import { forbids } from '../../read/permission/forbids.ts';
import { isTideShared } from '../../seats/seats.ts';
import { opponentOf } from '../../state/players.ts';
import type { State, Tide } from '../../state/state.ts';
import { cardAt, isCurrent, moveOut } from '../../state/zones.ts';
import type { Rules } from '../rule.ts';
import { recordTurnEvent } from '../turnHistory.ts';

/** R: Keyraken, "The tide": where it is one for all, it is low where it is reset; else high for one, low for the other. */
function tideAfter(s: State, { player: seat, tide }: EventOf<'tide'>): Tide | undefined {
  if (isTideShared(s)) return tide === 'high' ? 'high' : 'low';
  return tide === 'neutral' ? undefined : { highFor: tide === 'high' ? seat : opponentOf(s, seat) };
}

export const besideRules = {
  beside(s, e, out) {
    recordTurnEvent(s, 'beside', e.player, e.card);
    out.push(e);
    return true;
  },
  // R: later sets 11: the card beneath is turned faceup, and the prophecy is not active any more.
  fulfill(s, e, out) {
    if (!isCurrent(s, e.card) || !cardsBeneath(s, e.card.id).includes(e.other.id)) return false;
    moveOut(s, e.other.id, { zone: 'played', seat: s.active });
    out.push({ ...e, other: cardAt(s, e.other.id).ref });
    return true;
  },
  tide(s, e, out) {
    if (e.tide === 'high' && forbids(s, e.player, 'raise-tide', null) !== null) return false;
    const before = s.tide;
    s.tide = tideAfter(s, e);
    if (JSON.stringify(s.tide) === JSON.stringify(before)) return false;
    out.push(e);
    return true;
  },
} satisfies Partial<Rules>;
