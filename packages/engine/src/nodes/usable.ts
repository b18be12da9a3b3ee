// Cards that an ability tells to be used, to fight or to reap, and that cannot be. They can be chosen all the same, because
// they fit its words, and nothing happens then (docs/decisions.md); a choice of nothing else is not asked for.

import type { ProgramName, UseProgram } from '../language/language.ts';
import type { Reason } from '../read/permission/reason.ts';
import { waysToUse, whyNotUse } from '../read/permission/using.ts';
import type { State } from '../state/state.ts';
import { liveBody, traced } from '../state/zones.ts';
import type { Ref, Seat } from '../terms.ts';
import type { NodeOf } from './control.ts';

/** A use in one way, or `use`: in whatever way the player chooses. */
export const isUse = (program: ProgramName): program is UseProgram | 'use' =>
  program === 'use' ||
  program === 'reap' ||
  program === 'fight' ||
  program === 'action' ||
  program === 'omni' ||
  program === 'unstun';

/** R: "Stun": instead of what it is used for, a stunned creature loses its stun. */
export const wayOf = (s: State, program: UseProgram, card: Ref): UseProgram =>
  liveBody(s, card)?.stunned ? 'unstun' : program;

/**
 * The reason why an ability cannot use the card in that one way; null when it can.
 * R: "Enrage", 2020 and 18.4: "reap with" leaves no choice of how to use the creature, so it reaps and stays enraged.
 */
export const whyNotUsed = (s: State, n: NodeOf<'run'>, program: UseProgram, seat: Seat, card: Ref): Reason | null =>
  whyNotUse(s, seat, card, wayOf(s, program, card), true, n.asYours === true, program === 'reap');

/** Whether the ability would find that the card cannot be used. */
export function cannotBeUsed(s: State, n: NodeOf<'run'>, seat: Seat, meant: Ref): boolean {
  const card = traced(s, meant);
  if (card === null) return true;
  const { program } = n;
  if (!isUse(program)) return false;
  if (program === 'use') return waysToUse(s, seat, card, true, n.asYours === true).length === 0;
  return whyNotUsed(s, n, program, seat, card) !== null;
}
