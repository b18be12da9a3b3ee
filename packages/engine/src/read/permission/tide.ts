// Permission to raise the tide, or the reason against it. The game decides the cost.

import { tideCardOf } from '../../beside/zone.ts';
import { editionOf } from '../../editions/editions.ts';
import { TIDE_PRICE } from '../../programs/numbers.ts';
import { isTideShared } from '../../seats/seats.ts';
import { player, teamOf } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import type { Seat } from '../../terms.ts';
import { forbids } from './forbids.ts';
import type { Reason } from './reason.ts';

const isHighFor = (s: State, seat: Seat): boolean =>
  s.tide !== undefined && (typeof s.tide === 'string' ? s.tide === 'high' : s.tide.highFor === seat);

/** R: timing notes, "Terms: Tide": once a turn; newer notes: whenever it is not high. */
const isRaised = (s: State, seat: Seat): boolean =>
  editionOf(s.edition).raisingTheTide === 'once-a-turn' &&
  s.deeds.some((d) => d.did === 'beside' && d.type === 'tide' && d.by === seat);

/**
 * The reason why a player whose move it is cannot raise the tide; null when they can.
 * R: later sets 7: any number of times, as long as it is not high for that player; where an effect forbids it, no chains
 * are taken either. Keyraken, "The tide": the team pays æmber for it.
 */
export function whyNotRaise(s: State, seat: Seat): Reason | null {
  const isShared = isTideShared(s);
  const card = isShared ? null : tideCardOf(s);
  if (!isShared && card === null) return { rule: 'no-such-ability' };
  if (isHighFor(s, seat)) return { rule: 'tide-is-high' };
  const by = forbids(s, seat, 'raise-tide', null);
  if (by !== null) return { rule: 'forbidden', by };
  if (!isShared) return card !== null && isRaised(s, seat) ? { rule: 'limit', by: card } : null;
  const team = teamOf(s, seat);
  const aember = team.reduce((sum, mate) => sum + player(s, mate).aember, 0);
  return aember < TIDE_PRICE * team.length ? { rule: 'too-little-aember' } : null;
}
