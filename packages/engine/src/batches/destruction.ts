// Cards that are tagged as destroyed: they leave together, when the Destroyed: abilities of all of them have resolved. A
// destruction in the middle of another joins it. dying.ts takes it to its end.

import type { EventOf, GameEvent } from '../language/events.ts';
import type { DyingFrame, EventsFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { collectDestroyed } from './triggers.ts';

const nothing: readonly never[] = [];

/** The cards that are tagged as destroyed. Most batches have none, and need no list. */
export function destructions(events: readonly GameEvent[]): readonly EventOf<'destroy'>[] {
  for (const { type } of events) if (type === 'destroy') return events.filter((e) => e.type === 'destroy');
  return nothing;
}

/** A new destruction opens, or joins the one whose Destroyed: abilities are still resolving. */
export function openDying(s: State, tagged: readonly GameEvent[]): void {
  const open = s.stack.find((f): f is DyingFrame => f.kind === 'dying' && f.stage === 'destroyed');
  if (open === undefined) {
    s.stack.push({
      kind: 'dying',
      stage: 'destroyed',
      events: tagged,
      left: nothing,
      pending: collectDestroyed(s, tagged),
      // In the order in which they are set, which is that of a frame read back from JSON too.
      order: undefined,
      isOrdered: undefined,
      leaving: undefined,
    });
    return;
  }
  const before = open.events.length;
  open.events = [...open.events, ...tagged];
  open.pending = [
    ...(open.pending ?? nothing),
    ...collectDestroyed(s, tagged).map((t) => ({ ...t, index: t.index + before })),
  ];
}

/** What really left is told to the destruction below, whose "after" window comes when all is over. */
export function handToDying(s: State, { events, leaving }: EventsFrame): void {
  const dying = s.stack[s.stack.length - 2];
  if (dying?.kind !== 'dying') return;
  dying.left = events;
  dying.leaving = leaving;
}
