// State-based actions after a batch: cards in a place that does not fit their type, and creatures at their end.
//
// R: later sets, "Artifact that becomes a creature": it goes to a flank of its controller's battleline, and back among the
// artifacts when it is no creature any more; the active player chooses the flank, as after a change of control.
import type { EventOf, GameEvent } from '../language/events.ts';
import { mayStandWrong } from '../read/active.ts';
import { typeOf } from '../read/values/type.ts';
import type { State } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import type { CardId } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { isHarmless, lethal } from './lethal.ts';

const nothing: readonly never[] = [];

function misplaced(s: State): readonly EventOf<'changeType'>[] {
  if (!mayStandWrong(s)) return nothing;
  const among = (ids: readonly CardId[], here: 'creature' | 'artifact', there: 'creature' | 'artifact') =>
    ids.flatMap((id): readonly EventOf<'changeType'>[] => {
      const { ref } = cardAt(s, id);
      return typeOf(s, ref) === there && here !== there ? [{ type: 'changeType', card: ref, to: there }] : nothing;
    });
  return s.players.flatMap(({ line, artifacts }) => [
    ...among(line, 'creature', 'artifact'),
    ...among(artifacts, 'artifact', 'creature'),
  ]);
}

/**
 * @param happened what the batch did
 * @param kinds what that is about: see kinds.ts
 */
export function stateBasedActions(s: State, happened: readonly GameEvent[], kinds: number): readonly GameEvent[] {
  if (isHarmless(s, kinds)) return nothing;
  const moved = misplaced(s);
  const doomed = lethal(s, happened, kinds);
  if (moved.length === 0) return doomed;
  // One that is no creature any more does not die as one.
  return [...moved, ...doomed.filter((e) => e.type !== 'destroy' || !moved.some(({ card }) => sameRef(card, e.card)))];
}
