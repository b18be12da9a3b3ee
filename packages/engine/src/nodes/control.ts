// The type of a control node: `step` does its next piece of work or asks, `take` receives the answer. Its frame holds
// the results so far.

import type { CompiledControl, ControlKind, ControlNode } from '../language/compiled.ts';
import type { Cards } from '../language/language.ts';
import { cards } from '../read/cards.ts';
import { currentAbility } from '../stack/frames.ts';
import type { NodeFrame } from '../state/frames.ts';
import type { Option } from '../state/question.ts';
import type { State } from '../state/state.ts';
import type { Ref } from '../terms.ts';

export type NodeOf<K extends ControlKind> = Extract<ControlNode, { readonly kind: K }>;

export interface Control<K extends ControlKind> {
  readonly step: (s: State, f: NodeFrame, n: NodeOf<K>, compiled: CompiledControl) => void;
  readonly take?: (
    s: State,
    f: NodeFrame,
    n: NodeOf<K>,
    answer: Option,
    index: number,
    compiled: CompiledControl,
  ) => void;
}

/** One control for each node that asks or goes on; each subject holds its part, and nodes.ts puts them together. */
export type Controls = { readonly [K in ControlKind]: Control<K> };

export const pop = (s: State): void => {
  s.stack.pop();
};

export const none: readonly Ref[] = [];

export const nodeCards = (s: State, f: NodeFrame, of: Cards): readonly Ref[] => {
  f.items ??= cards(s, of, currentAbility(s));
  return f.items;
};
