// Several triggers wait in one window: which is next, and whether the active player is asked.

import { editionOf } from '../editions/editions.ts';
import { dependsOnEvent, dependsOnSource } from '../language/analysis.ts';
import type { TimedOn } from '../language/definitions.ts';
import { abilityAt, effectOf, isAbilityAt } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import type { Ability } from '../language/language.ts';
import { abilitiesOf } from '../read/abilities.ts';
import { modifiers } from '../read/active.ts';
import { inForce } from '../read/applies.ts';
import { matches } from '../read/filter.ts';
import { isPlayer } from '../read/players.ts';
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

const isActionOfCard = ({ ability: id, event }: Trigger): boolean => {
  if (event.type !== 'acted' || !isAbilityAt(id)) return false;
  const { on } = abilityAt(id);
  return on === 'action' || on === 'omni';
};

const isRepetition = ({ again }: Trigger): boolean => again !== undefined;

/** Whether what repeats an ability has left play meanwhile. */
const hasLostItsCause = (s: State, { again }: Trigger): boolean => again !== undefined && liveBody(s, again) === null;

/**
 * The repetitions of a Play: ability, which come right after it.
 * R: 18.4 FAQ, Sci. Officer Morpheus: one Play: ability and at once again, then the next.
 */
function repetitions(s: State, t: Trigger): readonly Trigger[] {
  const { event, source } = t;
  if (event.type !== 'played' || isRepetition(t) || !isPlayAbilityOfPlayed(t)) return nothing;
  return modifiers(s)['play-again'].flatMap((line): readonly Trigger[] => {
    const { modifier, scope } = line;
    const by = scope.source;
    if (by === null || !isPlayer(s, modifier.who, event.player, scope)) return nothing;
    return matches(s, modifier.card, source, scope) && inForce(s, line) ? [{ ...t, again: by }] : nothing;
  });
}

const isPlayAbility = (id: Trigger['ability']): boolean => isAbilityAt(id) && abilityAt(id).on === 'play';

/** Whether it is a Play: ability of the card that was played. */
export const isPlayAbilityOfPlayed = ({ ability, event, source }: Trigger): boolean =>
  event.type === 'played' && sameRef(event.card, source) && isPlayAbility(ability);

/** The triggers that wait when something takes the place of a Play: ability: it is all that the card would do as it is played. */
export const waitingInsteadOf = (waiting: readonly Trigger[], replaced: Trigger): readonly Trigger[] =>
  waiting.filter((t) => !(isPlayAbilityOfPlayed(t) && sameRef(t.source, replaced.source)));

/** The triggers that wait when one of them begins. */
export const waitingAfter = (s: State, waiting: readonly Trigger[], begun: Trigger): readonly Trigger[] => [
  ...repetitions(s, begun),
  ...leftAfter(s, waiting, begun),
];

/**
 * The triggers that still wait when one of them begins: of several Action: (or Omni:) abilities of a card the others do not.
 * R: 18.4, "Action", "Omni": one of them for each use; so did the rulebook of 2020 for creatures. v1.3, "Action": all of them.
 */
const leftAfter = (s: State, waiting: readonly Trigger[], begun: Trigger): readonly Trigger[] =>
  isActionOfCard(begun) && editionOf(s.edition).severalActions === 'one-for-each-use'
    ? waiting.filter((t) => !isActionOfCard(t))
    : waiting;

/**
 * The next of the waiting triggers, which waits no longer.
 * @returns 'asked' where the active player is asked which, null when none is left
 */
export function nextWaiting(s: State, f: EventsFrame | DyingFrame): Trigger | 'asked' | null {
  const waiting = (f.pending ?? nothing).filter(
    (t) => canStillResolve(s, t) && !isUsedUp(s, t) && !hasLostItsCause(s, t),
  );
  if (waiting.length === 0) {
    f.pending = nothing;
    return null;
  }
  const held = waiting.filter((t) => !isLost(s, t));
  const again = held.find(isRepetition);
  if (again !== undefined) {
    f.pending = waiting.filter((t) => t !== again);
    return again;
  }
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
