// What cards beside the table say of how the game begins.

import type { NodeId } from '../language/definitions.ts';
import type { SetupMoment } from '../language/language.ts';
import type { State } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import type { Ref, Seat } from '../terms.ts';
import { face } from './face.ts';

export interface SetupAbility {
  readonly id: NodeId;
  readonly source: Ref;
  readonly owner: Seat;
}

/**
 * The abilities of that moment, in the order in which they resolve: those of the first player first, each as the deck lists them.
 * R: later sets 12 says what they do, and nothing of their order. Decided as for mulligans (v1.3 setup, step 7).
 */
export function setupAbilities(s: State, at: SetupMoment): readonly SetupAbility[] {
  const found: SetupAbility[] = [];
  for (let i = 0; i < s.players.length; i++) {
    const owner = (s.first + i) % s.players.length;
    for (const card of s.players[owner]?.beside ?? [])
      for (const { id, ability } of face(s, card).timed.setup ?? [])
        if (ability.on === 'setup' && ability.at === at) found.push({ id, source: cardAt(s, card).ref, owner });
  }
  return found;
}
