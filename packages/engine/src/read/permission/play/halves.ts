// Permission to play half of a gigantic creature, and the other halves that can go with it.
import { isAsked } from '../../../seats/seats.ts';
import { seatOf } from '../../../state/card.ts';
import type { State } from '../../../state/state.ts';
import { cardAt, pile } from '../../../state/zones.ts';
import type { Ref, Seat } from '../../../terms.ts';
import { artHalvesAmong, halfOf } from '../../values/halves.ts';
import { permitToPlay } from '../permits.ts';
import type { Reason } from '../reason.ts';

const none: readonly never[] = [];

/** The cards that lie where a base half lies, and can be played from there. */
function playableBeside(s: State, seat: Seat, base: Ref): readonly Ref[] {
  const { zone } = cardAt(s, base.id);
  const beside = (pile(s, zone, seatOf(cardAt(s, base.id))) ?? none).map((id) => cardAt(s, id).ref);
  return zone === 'hand' ? beside : beside.filter((card) => permitToPlay(s, seat, card) !== 'none');
}

/**
 * The art halves with which a base half can be played.
 * R: notes on later sets, "Gigantic creatures": from a hand with both halves in it, or where both are within the same
 * permission. Decided: from a hand also where an effect plays it; from elsewhere an effect must play both halves.
 * @param byEffect an ability says to play it; else it is a move of the player, from wherever that is permitted
 * @param together all cards that the ability plays
 */
export function artHalvesToPlay(
  s: State,
  seat: Seat,
  base: Ref,
  byEffect: boolean,
  together: readonly Ref[],
): readonly Ref[] {
  // An automaton has no such creatures, and nobody to choose for it.
  if (!isAsked(s, seat)) return none;
  const isWithin = !byEffect || cardAt(s, base.id).zone === 'hand';
  return artHalvesAmong(s, base, isWithin ? [...playableBeside(s, seat, base), ...together] : together);
}

/** The reason why half of a gigantic creature cannot be played; null when it can. */
export function whyNotHalf(
  s: State,
  seat: Seat,
  card: Ref,
  byEffect: boolean,
  together: readonly Ref[],
): Reason | null {
  if (halfOf(s, card) === 'art') return { rule: 'art-half' };
  return artHalvesToPlay(s, seat, card, byEffect, together).length === 0 ? { rule: 'no-art-half' } : null;
}
