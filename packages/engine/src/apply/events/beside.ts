// Moves of cards beside the table, and prophecies that come true.

import { cardsBeneath } from '../../beside/zone.ts';
import { cardAt, isCurrent, moveOut } from '../../state/zones.ts';
import { deed } from '../deeds.ts';
import type { Rules } from '../rule.ts';

export const besideRules = {
  beside(s, e, out) {
    deed(s, 'beside', e.player, e.card);
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
} satisfies Partial<Rules>;
