// The tide rises and falls.

import type { EventOf } from '../../language/events.ts';
import { opponentOf } from '../../state/players.ts';
import type { State, Tide } from '../../state/state.ts';
import type { Rules } from '../rule.ts';

/** R: Keyraken, "The tide": high or low for all, and low where it is reset; standard: high for one, low for the other. */
function tideAfter(s: State, { player: seat, tide }: EventOf<'tide'>): Tide | undefined {
  if (s.adventure !== undefined) return tide === 'high' ? 'high' : 'low';
  return tide === 'neutral' ? undefined : { highFor: tide === 'high' ? seat : opponentOf(s, seat) };
}

export const tideRules = {
  tide(s, e, out) {
    const before = s.tide;
    s.tide = tideAfter(s, e);
    if (JSON.stringify(s.tide) === JSON.stringify(before)) return false;
    out.push(e);
    return true;
  },
} satisfies Partial<Rules>;
