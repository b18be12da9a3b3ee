// Dues of a card: deeds that must come before a use of it, and whether they can be done at all.
import type { Node } from '../../language/language.ts';
import type { Scope } from '../../language/reading.ts';
import { scopeSince } from '../../language/scope.ts';
import type { State } from '../../state/state.ts';
import type { Ref, Seat } from '../../terms.ts';
import { abilitiesOf, hasAbility } from '../abilities.ts';
import { candidates } from '../cards.ts';
import { number } from '../number.ts';
import { cannotBe } from '../values/attack.ts';

/** Whether a choice finds a card for what the next step does with it. A ward is seen only when it takes the place of that. */
function findsNone(s: State, choice: Extract<Node, { kind: 'choose' }>, next: Node | undefined, scope: Scope): boolean {
  if (number(s, choice.min, scope) === 0) return false;
  const found = candidates(s, choice.pick, scope);
  const destroys = next?.kind === 'destroy' && 'var' in next.what && next.what.var === choice.as;
  return destroys ? found.every((card) => cannotBe(s, card, 'destroyed')) : found.length === 0;
}

const cannotBeDone = (s: State, node: Node, next: Node | undefined, scope: Scope): boolean => {
  if (node.kind === 'seq') return node.steps.some((step, i) => cannotBeDone(s, step, node.steps[i + 1], scope));
  return node.kind === 'choose' && findsNone(s, node, next, scope);
};

/**
 * Whether a player has nothing to do it with, so that the card cannot be used.
 * R: 18.4, "In order to": all of it must be done first.
 */
export function isDueOutOfReach(s: State, seat: Seat, card: Ref): boolean {
  if (!hasAbility(s, card, 'to-use')) return false;
  const [due] = abilitiesOf(s, card, 'to-use');
  if (due === undefined || !('do' in due.ability)) return false;
  const { granter, vars } = due.scope;
  return cannotBeDone(s, due.ability.do, undefined, scopeSince(card, seat, granter, null, vars));
}
