// The type of all rules that change the state, and the changes to a card in play that several rules share.

import type { EventOf, EventType, GameEvent } from '../language/events.ts';
import type { Body, State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Ref } from '../terms.ts';

/** Makes an event happen. `out` receives what really did; returns whether all of it did ("if you do"). */
export type Rule<T extends EventType> = (s: State, e: EventOf<T>, out: GameEvent[]) => boolean;

/** One rule for each event; each subject holds its part, and apply.ts puts them together. */
export type Rules = { readonly [T in EventType]: Rule<T> };

export const onBody = (s: State, ref: Ref, out: GameEvent[], e: GameEvent, change: (b: Body) => boolean): boolean => {
  const body = liveBody(s, ref);
  if (body === null || !change(body)) return false;
  out.push(e);
  return true;
};

/** Turns a card or puts a marker on it, or takes it off; a card that is so already stays untouched. */
export const mark =
  (flag: 'exhausted' | 'stunned' | 'warded' | 'tagged', value: boolean) =>
  (s: State, e: GameEvent & { readonly card: Ref }, out: GameEvent[]): boolean =>
    onBody(s, e.card, out, e, (b) => {
      if (b[flag] === value) return false;
      b[flag] = value;
      return true;
    });
