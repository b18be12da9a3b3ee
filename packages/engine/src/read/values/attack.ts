// Prohibitions on a card ("cannot be …"), and the creatures that a creature may attack.
import type { Modifier } from '../../language/language.ts';
import { opponentsOf } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';
import type { Keyword, Ref } from '../../terms.ts';
import { sameRef } from '../../terms.ts';
import type { Line, ModifierOf } from '../active.ts';
import { modifiers } from '../active.ts';
import { applies, fits, once } from '../applies.ts';
import { controllerOf } from '../lastKnown.ts';
import { reader } from '../reader.ts';
import { keyword } from './keyword.ts';
import { neighborsOf } from './place.ts';

/**
 * Whether an effect, or being invulnerable, keeps that from happening to a card.
 * @param by the card that would do it, if one would
 */
export function cannotBe(
  s: State,
  ref: Ref,
  what: Extract<Modifier, { mod: 'cannot' }>['be'],
  by: Ref | null = null,
): boolean {
  for (const line of modifiers(s).cannot)
    if (line.modifier.be === what && isDoneBy(s, line, by) && applies(s, line, ref)) return true;
  return (
    (what === 'destroyed' || what === 'dealt-damage') && keyword(s, ref, 'invulnerable') > 0 && !isLaidOpen(s, ref)
  );
}

/** Whether the creature that attacks it ignores that it is invulnerable: only as long as the fight goes on. */
const isLaidOpen = (s: State, ref: Ref): boolean =>
  s.fight !== null && sameRef(s.fight.defender, ref) && ignores(s, s.fight.attacker, 'invulnerable');

const isDoneBy = (s: State, { modifier, scope }: Line<ModifierOf<'cannot'>>, by: Ref | null): boolean =>
  modifier.by === undefined || (by !== null && reader.matches(s, modifier.by, by, scope));

/** R: taunt, v1.3 glossary: neighbors of a creature with taunt that have none themselves cannot be attacked. */
export function isProtectedByTaunt(s: State, attacker: Ref, defender: Ref): boolean {
  const stands = (by: Ref): boolean => keyword(s, by, 'taunt') > 0;
  const near = neighborsOf(s, defender);
  if (!near.some(stands) && !reachesFurther(s, near.flatMap((one) => neighborsOf(s, one)).filter(stands))) return false;
  return !stands(defender) && !ignores(s, attacker, 'taunt');
}

function reachesFurther(s: State, standing: readonly Ref[]): boolean {
  for (const line of modifiers(s)['taunt-reach']) if (standing.some((one) => applies(s, line, one))) return true;
  return false;
}

export function ignores(s: State, attacker: Ref, what: Keyword | 'armor'): boolean {
  for (const line of modifiers(s).ignores) if (line.modifier.what === what && applies(s, line, attacker)) return true;
  return false;
}

const permits =
  (defender: Ref) =>
  (s: State, line: Line<ModifierOf<'attacks-only'>>, attacker: Ref): boolean =>
    !fits(s, line, attacker) || reader.matches(s, line.modifier.targets, defender, line.scope);

const bars =
  (attacker: Ref) =>
  (s: State, line: Line<ModifierOf<'not-attacked-by'>>, defender: Ref): boolean =>
    fits(s, line, defender) && reader.matches(s, line.modifier.by, attacker, line.scope);

/** @param tauntAside for prey, which is chosen before it is seen who stands before it, and where an effect says so. */
export function canAttack(s: State, attacker: Ref, defender: Ref, tauntAside = false): boolean {
  const seat = controllerOf(s, attacker);
  const body = liveBody(s, defender);
  // R: "Stun": a stunned creature that would fight only loses its stun.
  if (liveBody(s, attacker)?.stunned !== false) return false;
  if (body === null || !opponentsOf(s, seat).includes(body.controller)) return false;
  if (cannotBe(s, defender, 'attacked') || (!tauntAside && isProtectedByTaunt(s, attacker, defender))) return false;
  for (const line of modifiers(s)['not-attacked-by']) {
    const isBarred = bars(attacker);
    if (line.isInCircle ? once(s, line, defender, isBarred, false) : isBarred(s, line, defender)) return false;
  }
  for (const line of modifiers(s)['attacks-only']) {
    const isPermitted = permits(defender);
    if (!(line.isInCircle ? once(s, line, attacker, isPermitted, true) : isPermitted(s, line, attacker))) return false;
  }
  return true;
}
