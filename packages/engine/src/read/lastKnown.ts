// Cards as they were when they left: what later effects may still ask of them.
import type { Was } from '../language/events.ts';
import type { State } from '../state/state.ts';
import { cardAt, liveBody } from '../state/zones.ts';
import type { Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';

/** The facts of a card when it left play; null when they were not noted, or were forgotten since. */
export function lastKnown(s: State, ref: Ref): Was | null {
  for (let i = s.gone.length - 1; i >= 0; i--) {
    const was = s.gone[i] as Was;
    if (sameRef(was.ref, ref)) return was;
  }
  return null;
}

export function controllerOf(s: State, ref: Ref): Seat {
  const body = liveBody(s, ref);
  if (body !== null) return body.controller;
  return lastKnown(s, ref)?.controller ?? cardAt(s, ref.id).owner;
}
