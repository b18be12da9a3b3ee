// The abilities with a bold word that a card has right now: its own and those that other cards grant it.

import type { AbilityOn, NodeId, TimedOn } from '../language/definitions.ts';
import { addressOf } from '../language/definitions.ts';
import type { SetupMoment } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { grantedBy, scopeOf } from '../language/scope.ts';
import type { State } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import type { Ref, Seat } from '../terms.ts';
import { modifiers } from './active.ts';
import { applies } from './applies.ts';
import { face, faceOf } from './face.ts';
import { controllerOf } from './lastKnown.ts';
import { isBlank, isMute } from './text.ts';
import { textGiven } from './values/copied/text.ts';

export interface Held {
  readonly id: NodeId;
  readonly ability: AbilityOn<TimedOn>;
  /** Scope with the card as "this"; `granter` is the card that grants the ability. */
  readonly scope: Scope;
}

const none: readonly Held[] = [];

/** Whether a card has no abilities of that timing, its own or gained. R: 18.4, "Loses": it beats what is gained. */
const isSilenced = (s: State, ref: Ref, timing: TimedOn): boolean => {
  const { silenced } = modifiers(s);
  return silenced.length > 0 && silenced.some((line) => line.modifier.timing === timing && applies(s, line, ref));
};

/** The abilities of that timing on a card, in printed order, granted ones after its own. */
export function abilitiesOf(s: State, ref: Ref, timing: TimedOn): readonly Held[] {
  const own = isBlank(s, ref) ? undefined : faceOf(s, ref).timed[timing];
  const grants = modifiers(s).ability;
  const { 'also-on': also, 'text-of': texts } = modifiers(s);
  if (own === undefined && grants.length === 0 && also.length === 0 && texts.length === 0) return none;
  if ((own === undefined && isMute(s, ref)) || isSilenced(s, ref, timing)) return none;
  const scope = scopeOf(ref, controllerOf(s, ref));
  const held: Held[] = own === undefined ? [] : own.map(({ id, ability }) => ({ id, ability, scope }));
  for (const line of grants) {
    const { ability } = line.modifier;
    if (ability.on !== timing || !applies(s, line, ref)) continue;
    held.push({
      id: addressOf(ability),
      ability,
      scope: grantedBy(scope, line.scope.source, line.scope.vars),
    });
  }
  for (const line of texts) {
    for (const { id, ability } of textGiven(s, line, ref)?.timed[timing] ?? []) held.push({ id, ability, scope });
  }
  for (const line of also) {
    const { from, to } = line.modifier;
    if (to !== timing || !applies(s, line, ref) || isBlank(s, ref)) continue;
    // What is printed for both words is one effect.
    for (const { id, ability } of faceOf(s, ref).timed[from] ?? [])
      if (!held.some((known) => isSameTurnEvent(known.ability, ability))) held.push({ id, ability, scope });
  }
  return held;
}

/** "Fight/Reap:" is written for each of its words. */
const isSameTurnEvent = (a: Held['ability'], b: Held['ability']): boolean =>
  'do' in a && 'do' in b && JSON.stringify(a.do) === JSON.stringify(b.do);

/** Whether a card has any of that timing, which is asked far more often than which. */
export function hasAbility(s: State, ref: Ref, timing: TimedOn): boolean {
  const { ability: grants, 'also-on': also, 'text-of': texts } = modifiers(s);
  const isOwn = faceOf(s, ref).timed[timing] !== undefined;
  if (!isOwn && grants.length === 0 && also.length === 0 && texts.length === 0) return false;
  if (isSilenced(s, ref, timing)) return false;
  if (isOwn && !isBlank(s, ref)) return true;
  if (isMute(s, ref)) return false;
  for (const line of grants) if (line.modifier.ability.on === timing && applies(s, line, ref)) return true;
  return (also.length > 0 || texts.length > 0) && abilitiesOf(s, ref, timing).length > 0;
}

/** What a card beside the table says of how the game begins. */
export interface SetupAbility {
  readonly id: NodeId;
  readonly source: Ref;
  readonly owner: Seat;
}

/**
 * The abilities of that moment, in the order in which they resolve: those of the first player first, each as the deck lists them.
 * R: later sets 12 says what they do, and nothing of their order. Decided as for mulligans (v1.3 setup, step 7).
 */
export function setupAbilities(s: State, at: SetupMoment): readonly SetupAbility[] {
  const found: SetupAbility[] = [];
  for (let i = 0; i < s.players.length; i++) {
    const owner = (s.first + i) % s.players.length;
    for (const card of s.players[owner]?.beside ?? [])
      for (const { id, ability } of face(s, card).timed.setup ?? [])
        if (ability.on === 'setup' && ability.at === at) found.push({ id, source: cardAt(s, card).ref, owner });
  }
  return found;
}
