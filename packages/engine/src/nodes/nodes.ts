// The control nodes: the only parts of the language that ask. `step` does a node's next piece of work or asks for an
// answer; `take` receives the answer. What a node has gathered so far stands in its frame.

import type { CompiledControl, ControlKind } from '../language/compiled.ts';
import type { NodeFrame } from '../state/frames.ts';
import type { Option } from '../state/question.ts';
import type { State } from '../state/state.ts';
import type { Control, Controls } from './control.ts';
import { automaton } from './kinds/automaton.ts';
import { bonus } from './kinds/bonus.ts';
import { branches } from './kinds/branches.ts';
import { choosing } from './kinds/choosing.ts';
import { copying } from './kinds/copying.ts';
import { flank } from './kinds/flank.ts';
import { forging } from './kinds/forging.ts';
import { halves } from './kinds/halves.ts';
import { lasting } from './kinds/lasting.ts';
import { loops } from './kinds/loops.ts';
import { options } from './kinds/options.ts';
import { permits } from './kinds/permits.ts';
import { readying } from './kinds/readying.ts';
import { running } from './kinds/running.ts';
import { turn } from './kinds/turn.ts';

const controls: Controls = {
  ...choosing,
  ...options,
  ...branches,
  ...loops,
  ...lasting,
  ...running,
  ...permits,
  ...copying,
  ...turn,
  ...readying,
  ...flank,
  ...halves,
  ...bonus,
  ...forging,
  ...automaton,
};

/** The same by the codes of pieces. */
const byCode: Control<ControlKind>[] = [];

function controlOf({ code, node }: CompiledControl): Control<ControlKind> {
  const known = byCode[code];
  if (known !== undefined) return known;
  const control = controls[node.kind] as Control<ControlKind>;
  byCode[code] = control;
  return control;
}

export const stepNode = (s: State, f: NodeFrame, compiled: CompiledControl): void =>
  controlOf(compiled).step(s, f, compiled.node, compiled);

/** Hands an answer to the node that asked. */
export const takeAnswer = (s: State, f: NodeFrame, compiled: CompiledControl, answer: Option, index: number): void =>
  controlOf(compiled).take?.(s, f, compiled.node, answer, index, compiled);
