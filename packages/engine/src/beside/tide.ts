// The tide of the standard game: its card lies beside the table of whoever brings it, and is there for all.

import type { NodeId } from '../language/definitions.ts';
import { definition } from '../language/definitions.ts';
import type { State } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
import { besideOf } from './zone.ts';

/** What it takes to raise the tide: the ability on the tide's card. */
export interface TidePrice {
  readonly card: Ref;
  readonly ability: NodeId;
}

/**
 * The tide's card, where a deck of the game brought one; else null, and there is no tide.
 * R: later sets 7 and 14.11, Master 16: the tide is in the game only with such a deck. It belongs to nobody.
 */
export function tidePrice(s: State): TidePrice | null {
  for (let seat = 0; seat < s.players.length; seat++) {
    for (const id of besideOf(s, seat, 'tide')) {
      const { ref } = cardAt(s, id);
      const [held] = definition(ref.name).timed.omni ?? [];
      if (held !== undefined) return { card: ref, ability: held.id };
    }
  }
  return null;
}
