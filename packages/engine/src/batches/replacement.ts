// Replacement of events, and redirection of damage to another card.
// R: timing notes, "General": a replacement applies once to an event.

import { countUse } from '../apply/lasting.ts';
import type { AbilityOn } from '../language/definitions.ts';
import { abilityAt, addressOf } from '../language/definitions.ts';
import type { EventOf, GameEvent } from '../language/events.ts';
import type { Ability, Instead } from '../language/language.ts';
import { scopeSince } from '../language/scope.ts';
import type { Waiting } from '../read/active.ts';
import { anyReplacement, modifiers, replacementsFor } from '../read/active.ts';
import { candidates, cards } from '../read/cards.ts';
import { holds } from '../read/condition.ts';
import { cardOfEvent } from '../read/event.ts';
import { controllerOf } from '../read/lastKnown.ts';
import { isMute } from '../read/text.ts';
import { cannotBe } from '../read/values/attack.ts';
import type { EventsFrame, Trigger } from '../state/frames.ts';
import { decidingSeat } from '../state/players.ts';
import type { Option } from '../state/question.ts';
import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Bonus, Ref } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { alike, isPlayAbilityOfPlayed, isUsedUp } from './order.ts';
import { fits } from './triggers.ts';

const nothing: readonly never[] = [];

const eventKey = (e: GameEvent): string => `${e.type}:${cardOfEvent(e)?.id ?? ('player' in e ? `p${e.player}` : '')}`;

/**
 * What is remembered of a replacement, so that it applies once to an event.
 * R: notes on later sets, "Bonus icons: replace": what an icon has become may be replaced again, by each source once.
 */
const replacementKey = (e: GameEvent, t: { readonly ability: string; readonly source: Ref }): string =>
  e.type === 'bonus' ? `${eventKey(e)}:${t.source.id}` : `${eventKey(e)}:${t.ability}:${t.source.id}`;

/** Whether anything that is in force replaces events of these types. */
export function mayBeReplaced(s: State, events: readonly GameEvent[]): boolean {
  if (!anyReplacement(s)) return false;
  if (isReplacingByGrant(s)) return true;
  for (const e of events) if (replacementsFor(s, e.type).length > 0) return true;
  return false;
}

const isReplacingByGrant = (s: State): boolean =>
  modifiers(s).ability.some((line) => line.modifier.ability.on === 'replace');

/** Replacements that cards have because another card grants them. */
const granted = (s: State): readonly Waiting<AbilityOn<'replace'>>[] =>
  modifiers(s).ability.flatMap((line) => {
    const { ability, of } = line.modifier;
    if (ability.on !== 'replace') return [];
    const gainers = candidates(s, of, line.scope).filter((ref) => !isMute(s, ref));
    return gainers.map((ref) => ({
      id: addressOf(ability),
      ability,
      scope: scopeSince(ref, controllerOf(s, ref), line.scope.source, null, {}),
      lasting: null,
      isGained: true,
    }));
  });

function asTrigger({ id, scope, lasting }: Waiting<Ability>, event: GameEvent, index: number): Trigger | null {
  const { source, controller, granter, vars } = scope;
  if (source === null) return null;
  return { ability: id, source, controller, granter, event, index, lasting: lasting?.id ?? null, vars, rank: 0 };
}

/** A replacement does not apply to what it puts in the place of an event itself. */
const isReplacing = (s: State, t: Trigger): boolean =>
  s.stack.some(
    (f) => f.kind === 'ability' && f.ability === t.ability && f.source !== null && sameRef(f.source, t.source),
  );

/**
 * A replacement of an icon by one of several: one trigger for each of them, whose variable `icon` says which it is. Damage that
 * is divided among several cards: one for each of them that may take a point more than others, whose variable is `from`.
 */
function choices(s: State, t: Trigger, instead: Instead, e: GameEvent): readonly Trigger[] {
  if ('redirectTo' in instead && e.type === 'damage') {
    const among = cards(s, instead.redirectTo, scopeSince(t.source, t.controller, t.granter, e, t.vars)).length;
    if (among < 2 || e.amount % among === 0) return [t];
    return Array.from({ length: among }, (_, from) => ({ ...t, vars: { ...t.vars, from } }));
  }
  if (!('icons' in instead)) return [t];
  if (e.type !== 'bonus') return nothing;
  return instead.icons.flatMap((icon, i) => (icon === e.icon ? [] : [{ ...t, vars: { ...t.vars, icon: i } }]));
}

/** The replacements that want one of the events and have not been applied to it yet. */
function replacements(s: State, f: EventsFrame, redirect: boolean): readonly Trigger[] {
  const byGrant = granted(s);
  return f.events.flatMap((e, index) =>
    [...replacementsFor(s, e.type), ...byGrant].flatMap((w) => {
      const t = asTrigger(w, e, index);
      if (t === null || 'redirectTo' in w.ability.instead !== redirect || isUsedUp(s, t)) return [];
      if (f.replaced.includes(replacementKey(e, t)) || isReplacing(s, t)) return [];
      const { while: cond, when } = w.ability;
      if (cond !== undefined && !holds(s, cond, w.scope)) return [];
      return fits(s, when, e, w.scope) ? choices(s, t, w.ability.instead, e) : [];
    }),
  );
}

const resolvedAs = (e: GameEvent, icon: Bonus): GameEvent =>
  e.type === 'bonus' ? { ...e, icon, printed: e.printed ?? e.icon } : e;

/**
 * Damage that several cards take instead of one, as evenly as possible.
 * @param from the first of those that take a point more, where it does not come out even
 */
function divided(e: EventOf<'damage'>, among: readonly Ref[], from: number): readonly EventOf<'damage'>[] {
  const rest = e.amount % among.length;
  return among.flatMap((card, i) => {
    const more = (i - from + among.length) % among.length < rest ? 1 : 0;
    const amount = Math.floor(e.amount / among.length) + more;
    return amount === 0 ? [] : [{ ...e, card, amount }];
  });
}

/**
 * Puts something else in the place of an event.
 * @returns whether that is an ability, which the caller begins
 */
export function replace(s: State, f: EventsFrame, t: Trigger): boolean {
  const ability = abilityAt(t.ability);
  const e = f.events[t.index];
  if (ability.on !== 'replace' || e === undefined) return false;
  f.replaced = [...f.replaced, replacementKey(e, t)];
  if (t.lasting !== null) countUse(s, t.lasting, t.source);
  const { instead } = ability;
  const scope = scopeSince(t.source, t.controller, t.granter, e, t.vars);
  if ('do' in instead) {
    f.events = f.events.filter((_, i) => i !== t.index);
    return true;
  }
  if ('icons' in instead) {
    const icon = instead.icons[Number(t.vars.icon)];
    if (icon !== undefined) f.events = f.events.map((other, i) => (i === t.index ? resolvedAs(other, icon) : other));
  } else if ('redirectTo' in instead) {
    const targets = cards(s, instead.redirectTo, scope);
    if (e.type !== 'damage' || targets.length === 0) return false;
    const redirected = divided(e, targets, Number(t.vars.from ?? 0));
    // R: rulings on Shadow Self; later-sets 2 "Ward": it has passed ward and armor of its first target, and is stopped by
    // neither of those of the card that it comes to.
    const dealt = redirected.filter(
      ({ card }) => liveBody(s, card) !== null && !cannotBe(s, card, 'dealt-damage', e.by),
    );
    f.events = f.events.flatMap((other, i) => (i !== t.index ? [other] : dealt));
  } else {
    const { zone } = instead;
    f.events = f.events.map((other, i) => (i === t.index && other.type === 'leave' ? { ...other, to: zone } : other));
  }
  return false;
}

/**
 * What takes the place of a Play: ability that is about to resolve, or null. Of several the first does: then there is no
 * Play: ability left to be replaced.
 */
export function insteadOfPlay(s: State, t: Trigger): Trigger | null {
  if (!isPlayAbilityOfPlayed(t) || !mayBeReplaced(s, [t.event])) return null;
  for (const w of [...replacementsFor(s, 'played'), ...granted(s)]) {
    const { when } = w.ability;
    if (when.event !== 'playAbility' || !fits(s, { ...when, event: 'played' }, t.event, w.scope)) continue;
    const instead = asTrigger(w, t.event, t.index);
    if (instead !== null && !isUsedUp(s, instead)) return instead;
  }
  return null;
}

/** All that want the same event as the first of them. */
function rivals(s: State, f: EventsFrame, redirect: boolean): readonly Trigger[] {
  const found = replacements(s, f, redirect);
  return found.filter((t) => t.index === found[0]?.index);
}

const isOptional = ({ ability: id }: Trigger): boolean => {
  const ability = abilityAt(id);
  return ability.on === 'replace' && ability.may === true;
};

/**
 * The next replacement of an event of the batch.
 * @returns 'asked' where the active player is asked which of several that want the same event applies, or whether one does;
 * null when there is none
 */
export function nextReplacement(s: State, f: EventsFrame, redirect: boolean): Trigger | 'asked' | null {
  const found = rivals(s, f, redirect);
  const [first] = found;
  if (first === undefined) return null;
  const mayDecline = found.every(isOptional);
  const areAlike = alike(found);
  if (areAlike && !mayDecline) return first;
  const offered: readonly Option[] = (areAlike ? [first] : found).map((trigger) => ({ pick: 'order', trigger }));
  s.ask = {
    player: decidingSeat(s),
    controller: decidingSeat(s),
    kind: 'replace',
    why: first.ability,
    source: null,
    options: mayDecline ? [...offered, { pick: 'no' }] : offered,
    picked: nothing,
    min: 1,
    max: 1,
  };
  return 'asked';
}

/** The active player wants none of the replacements that were offered: they apply to this event no more. */
export function decline(s: State, f: EventsFrame): void {
  const offered = rivals(s, f, f.stage === 'redirect');
  const e = f.events[offered[0]?.index ?? -1];
  if (e !== undefined) f.replaced = [...f.replaced, ...offered.map((t) => replacementKey(e, t))];
}
