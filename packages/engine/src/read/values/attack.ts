// What cannot happen to a card, and which creature may attack which.
import type { Modifier } from '../../language/language.ts';
import { opponentsOf } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';
import type { Keyword, Ref } from '../../terms.ts';
import type { Line, ModifierOf } from '../active.ts';
import { modifiers } from '../active.ts';
import { controllerOf } from '../gone.ts';
import { applies, fits, once } from '../lines.ts';
import { reader } from '../reader.ts';
import { keyword } from './keyword.ts';
import { neighborsOf } from './place.ts';

/** Whether an effect, or being invulnerable, keeps that from happening to a card. */
export const cannotBe = (s: State, ref: Ref, what: Extract<Modifier, { mod: 'cannot' }>['be']): boolean =>
  modifiers(s).cannot.some((line) => line.modifier.be === what && applies(s, line, ref)) ||
  ((what === 'destroyed' || what === 'dealt-damage') && keyword(s, ref, 'invulnerable') > 0);

/** R: taunt, v1.3 glossary: neighbors of a creature with taunt that have none themselves cannot be attacked. */
export function isProtectedByTaunt(s: State, attacker: Ref, defender: Ref): boolean {
  if (keyword(s, defender, 'taunt') > 0 || ignores(s, attacker, 'taunt')) return false;
  return neighborsOf(s, defender).some((n) => keyword(s, n, 'taunt') > 0);
}

export const ignores = (s: State, attacker: Ref, name: Keyword): boolean =>
  modifiers(s).ignores.some((line) => line.modifier.keyword === name && applies(s, line, attacker));

const permits =
  (defender: Ref) =>
  (s: State, line: Line<ModifierOf<'attacks-only'>>, attacker: Ref): boolean =>
    !fits(s, line, attacker) || reader.matches(s, line.modifier.targets, defender, line.scope);

/** @param tauntAside for prey, which is chosen before it is seen who stands before it. */
export function canAttack(s: State, attacker: Ref, defender: Ref, tauntAside = false): boolean {
  const seat = controllerOf(s, attacker);
  const body = liveBody(s, defender);
  // R: "Stun": a stunned creature that would fight only loses its stun.
  if (liveBody(s, attacker)?.stunned !== false) return false;
  if (body === null || !opponentsOf(s, seat).includes(body.controller)) return false;
  if (cannotBe(s, defender, 'attacked') || (!tauntAside && isProtectedByTaunt(s, attacker, defender))) return false;
  return modifiers(s)['attacks-only'].every((line) =>
    line.isInCircle ? once(s, line, attacker, permits(defender), true) : permits(defender)(s, line, attacker),
  );
}
