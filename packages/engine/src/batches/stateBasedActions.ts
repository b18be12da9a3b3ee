// State-based actions after a batch: cards in a place that does not fit their type, and creatures at their end.
//
// R: later sets, "Artifact that becomes a creature": it goes to a flank of its controller's battleline, and back among the
// artifacts when it is no creature any more; the active player chooses the flank, as after a change of control.
import type { EventOf, GameEvent, Spent } from '../language/events.ts';
import { mayStandWrong, written } from '../read/active.ts';
import { isDeckOpen } from '../read/costs.ts';
import { snapshot } from '../read/values/snapshot.ts';
import { typeOf } from '../read/values/type.ts';
import { knownOf } from '../state/card.ts';
import type { State } from '../state/state.ts';
import { allSeats, cardAt, liveBody } from '../state/zones.ts';
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

/** Cards that were spent on a key as if they were æmber are discarded, ward or not; æmber on them goes where it goes then. */
export function spentCards(s: State, happened: readonly GameEvent[]): readonly GameEvent[] {
  const spent = happened.flatMap((e): readonly Spent[] =>
    e.type === 'forge' ? e.spent.filter(({ itself }) => itself) : nothing,
  );
  return spent.flatMap(({ card }): readonly GameEvent[] => {
    if (liveBody(s, card) === null) return nothing;
    const was = snapshot(s, card);
    const { owner: seat } = cardAt(s, card.id);
    return [{ type: 'leave', card, to: 'discard', place: 'top', seat, by: null, was, ignoringWard: true }];
  });
}

/** The top card of a deck that lies open, which changes with every card that comes or goes there. */
export function openedTops(s: State): readonly GameEvent[] {
  if (written(s)['deck-open'].length === 0) return nothing;
  return s.players.flatMap(({ deck }, seat): readonly GameEvent[] => {
    const top = deck.at(-1);
    if (top === undefined || !isDeckOpen(s, seat) || knownOf(cardAt(s, top)) === allSeats(s)) return nothing;
    return [{ type: 'reveal', card: cardAt(s, top).ref, player: seat, to: 'all' }];
  });
}
