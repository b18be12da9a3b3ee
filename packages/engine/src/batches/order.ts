// Several triggers wait in one window: which is next, and whether the active player is asked.

import { dependsOnEvent, dependsOnSource } from '../language/analysis.ts';
import { effectOf } from '../language/definitions.ts';
import type { DyingFrame, EventsFrame, Trigger } from '../state/frames.ts';
import { decidingSeat } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { sameRef } from '../terms.ts';
import { canStillResolve } from './triggers.ts';

const nothing: readonly never[] = [];

/** Æmber that players gain adds up to the same in any order. */
function onlyGains({ ability }: Trigger): boolean {
  const effect = effectOf(ability);
  return effect?.kind === 'gain' && typeof effect.amount === 'number';
}

/** Triggers of one ability whose effect nothing can tell apart need no order. */
export function alike(triggers: readonly Trigger[]): boolean {
  const [first] = triggers;
  if (first === undefined) return true;
  if (onlyGains(first) && triggers.every((t) => t.ability === first.ability && sameRef(t.source, first.source)))
    return true;
  const vars = JSON.stringify(first.vars);
  return triggers.every(
    (t) =>
      t.ability === first.ability &&
      t.controller === first.controller &&
      (!dependsOnSource(t.ability) || sameRef(t.source, first.source)) &&
      (!dependsOnEvent(t.ability) || t.index === first.index) &&
      JSON.stringify(t.vars) === vars,
  );
}

export const isUsedUp = (s: State, t: Trigger): boolean =>
  t.lasting !== null && !s.lasting.some((l) => l.id === t.lasting && l.uses !== 0);

export const sameTrigger = (a: Trigger, b: Trigger): boolean =>
  a.ability === b.ability && a.index === b.index && a.lasting === b.lasting && sameRef(a.source, b.source);

/**
 * The next of the waiting triggers, which waits no longer.
 * @returns 'asked' where the active player is asked which, null when none is left
 */
export function nextWaiting(s: State, f: EventsFrame | DyingFrame): Trigger | 'asked' | null {
  const waiting = (f.pending ?? nothing).filter((t) => canStillResolve(s, t) && !isUsedUp(s, t));
  if (waiting.length === 0) {
    f.pending = nothing;
    return null;
  }
  const rank = Math.min(...waiting.map((t) => t.rank ?? Number.POSITIVE_INFINITY));
  const now = waiting.filter((t) => t.rank === null || t.rank === rank);
  const [first] = now;
  if (first === undefined) return null;
  if (now.length === 1 || alike(now)) {
    f.pending = waiting.filter((t) => t !== first);
    return first;
  }
  f.pending = waiting;
  s.ask = {
    player: decidingSeat(s),
    controller: decidingSeat(s),
    kind: 'order',
    why: first.ability,
    source: null,
    options: now.map((trigger) => ({ pick: 'order', trigger })),
    picked: nothing,
    min: 1,
    max: 1,
  };
  return 'asked';
}
