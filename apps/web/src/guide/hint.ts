// Hint of the guide: data that is shown once, when the state of the game calls for it. No hint expects certain moves.
import type { Target } from '../advice/parts.ts';
import type { HintContext } from './hintContext.ts';

export interface Hint {
  readonly id: string;
  readonly title: string;
  /** Whether the game stands so that the hint helps now. It goes away by itself when this no longer holds. */
  when(context: HintContext): boolean;
  /** In our own words, short enough for a phone. */
  readonly text: string | ((context: HintContext) => string);
  /** Entries of the rulebook that it is drawn from, the nearest one first. */
  readonly entries: readonly [string, ...string[]];
  /** The targets that it speaks of. */
  at(context: HintContext): readonly Target[];
}

export const textOf = ({ text }: Hint, context: HintContext): string =>
  typeof text === 'string' ? text : text(context);
