// The first-turn rule.
import { editionOf } from '../../editions/editions.ts';
import { isFirstTurnSpecial } from '../../seats/seats.ts';
import type { State } from '../../state/state.ts';
import type { Seat } from '../../terms.ts';

/** R: manual 4.3: one card played or discarded in the first turn, and no effect goes beyond it. */
const isFirstTurnStrict = (s: State): boolean => editionOf(s.edition).firstTurnRule === 'one-card-whatever-effects-say';

/**
 * What the first-turn rule leaves the active player to play or discard; null where it does not hold.
 * R: first-turn rule, v1.3 p.5: the first player plays or discards one card from hand, unless an effect allows more.
 */
export function firstTurnLeaves(s: State): 'one-card' | 'no-card' | null {
  if (s.turn !== 1 || s.active !== s.first || !isFirstTurnSpecial(s)) return null;
  const spent = isFirstTurnStrict(s)
    ? s.deeds.some((d) => d.by === s.first && (d.did === 'play' || (d.did === 'discard' && !d.byEffect)))
    : s.deeds.some(
        (d) => (d.did === 'play' || d.did === 'discard') && d.from === 'hand' && !d.byEffect && d.permit === undefined,
      );
  return spent ? 'no-card' : 'one-card';
}

export const isFirstTurnSpent = (s: State): boolean => firstTurnLeaves(s) === 'no-card';

/** Whether the first-turn rule bars a play that an effect causes or permits too. */
export const isBarredInFirstTurn = (s: State, seat: Seat): boolean =>
  isFirstTurnSpent(s) && seat === s.first && isFirstTurnStrict(s);
