// Æmber that set an ability off and was captured: what else waits for the same æmber finds less of it, or none.

import { capturesEvent } from '../language/analysis.ts';
import type { EventOf, GameEvent } from '../language/events.ts';
import { currentAbility } from '../stack/frames.ts';
import type { EventsFrame, Trigger } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { sameRef } from '../terms.ts';

type Gain = EventOf<'gain'>;

const isSameGain = (e: GameEvent, gained: Gain): e is Gain =>
  e.type === 'gain' &&
  e.player === gained.player &&
  e.cause === gained.cause &&
  (e.card === gained.card || (e.card !== null && gained.card !== null && sameRef(e.card, gained.card)));

/** The batch that the æmber was gained in, whose window is open. */
function batchOf(s: State, gained: Gain): EventsFrame | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f?.kind === 'events' && f.stage === 'after' && f.events.some((e) => isSameGain(e, gained))) return f;
  }
  return null;
}

/** R: v1.5 FAQ, Sir Marrows: the same æmber is captured once, so that who comes second has only what is left. */
export function takeOffEvent(s: State, amount: number): void {
  const frame = currentAbility(s);
  const { event } = frame;
  if (event?.type !== 'gain') return;
  const left: Gain = { ...event, amount: Math.max(0, event.amount - amount) };
  const batch = batchOf(s, event);
  frame.event = left;
  if (batch === null) return;
  batch.events = batch.events.map((e) => (isSameGain(e, left) ? left : e));
  batch.pending = (batch.pending ?? []).flatMap((t): readonly Trigger[] => {
    if (!isSameGain(t.event, left)) return [t];
    return left.amount === 0 && capturesEvent(t.ability) ? [] : [{ ...t, event: left }];
  });
}
