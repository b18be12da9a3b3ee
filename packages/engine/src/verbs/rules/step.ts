// The rules' own steps: what they all are, and the card they are about.

import type { GameEvent } from '../../language/events.ts';
import type { RuleStep } from '../../language/language.ts';
import type { Scope } from '../../language/reading.ts';
import { cardsIn } from '../../language/reading.ts';
import type { State } from '../../state/state.ts';
import type { Ref } from '../../terms.ts';

/** One function for each step; each subject holds its part, and steps.ts puts them together. */
export type Steps = { readonly [S in RuleStep]: (s: State, scope: Scope) => GameEvent[] };

/** The card that a program of the rules is about. */
export function subject(scope: Scope): Ref {
  const [ref] = cardsIn(scope.vars.card);
  if (ref === undefined) throw new Error('A program of the rules was run without its card');
  return ref;
}
