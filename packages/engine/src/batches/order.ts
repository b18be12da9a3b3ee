// Several triggers wait in one window: which is next, and whether the active player is asked.

import { dependsOnEvent, dependsOnSource } from '../language/analysis.ts';
import type { TimedOn } from '../language/definitions.ts';
import { abilityAt, effectOf, isAbilityAt } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import type { Ability } from '../language/language.ts';
import { abilitiesOf } from '../read/abilities.ts';
import type { DyingFrame, EventsFrame, Trigger } from '../state/frames.ts';
import { decidingSeat } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
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

/** The bold word that an event of a card sets off on the card itself. */
function wordFor(e: GameEvent): TimedOn | null {
  switch (e.type) {
    case 'reaped':
      return 'reap';
    case 'fought':
      return 'fight';
    case 'attack':
      return 'before-fight';
    case 'acted':
      return e.how;
    case 'played':
      return 'play';
    case 'destroy':
      return 'destroyed';
    default:
      return null;
  }
}

const isNoWord: ReadonlySet<Ability['on']> = new Set(['trigger', 'replace', 'constant', 'leaves-play']);

/**
 * Whether a card in play has lost the ability with a bold word that waits: then it does not resolve, unless the card has
 * gained it again before the window is over. Decided: no document speaks of it.
 */
function isLost(s: State, t: Trigger): boolean {
  const word = wordFor(t.event);
  if (word === null || !isAbilityAt(t.ability) || isNoWord.has(abilityAt(t.ability).on)) return false;
  if (liveBody(s, t.source) === null) return false;
  const { granter } = t;
  return !abilitiesOf(s, t.source, word).some(
    ({ id, scope }) =>
      id === t.ability && (granter === null ? scope.granter === null : sameRefOrNull(scope.granter, granter)),
  );
}

const sameRefOrNull = (a: Ref | null, b: Ref): boolean => a !== null && sameRef(a, b);

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
  const held = waiting.filter((t) => !isLost(s, t));
  const rank = Math.min(...held.map((t) => t.rank ?? Number.POSITIVE_INFINITY));
  const now = held.filter((t) => t.rank === null || t.rank === rank);
  const [first] = now;
  if (first === undefined) {
    f.pending = nothing;
    return null;
  }
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
