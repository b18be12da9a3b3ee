// Execution of a node inside another one: a verb makes its batch, a branch is taken, steps follow each other, all at
// once. A node that may have to wait for an answer gets a frame, and the loop comes to it.

import { runVerb } from '../batches/batches.ts';
import { beginEffect, isDone } from '../batches/results.ts';
import type { CompiledControl, CompiledNode } from '../language/compiled.ts';
import { holds } from '../read/condition.ts';
import { currentAbility, pushNode } from '../stack/frames.ts';
import type { NodeFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';

/** Does the part of a node that comes next, if there is one. */
export function perform(s: State, compiled: CompiledNode | undefined): void {
  if (compiled === undefined) return;
  if (!compiled.isControl) {
    runVerb(s, compiled);
    return;
  }
  switch (compiled.kind) {
    case 'seq':
      follow(s, pushNode(s, compiled), compiled);
      break;
    case 'if':
    case 'ifYouDo':
      perform(s, branchOf(s, compiled));
      break;
    default:
      pushNode(s, compiled);
      break;
  }
}

/** One step after the other, as far as nothing comes between. */
export function follow(s: State, f: NodeFrame, { parts }: CompiledControl): void {
  let last = false;
  do {
    const part = parts[f.i++];
    last = f.i >= parts.length;
    // The last step needs no frame below it to come back to.
    if (last) s.stack.pop();
    perform(s, part);
  } while (!last && s.ask === null && s.winner === null && s.stack[s.stack.length - 1] === f);
}

/** The branch that is taken now; where there is none for that, nothing happens. */
export function branchOf(s: State, { node, parts }: CompiledControl): CompiledNode | undefined {
  const frame = currentAbility(s);
  if (node.kind === 'ifYouDo') return parts[isDone(frame, node.last) ? 0 : 1];
  const branch = parts[node.kind === 'if' && holds(s, node.cond, frame) ? 0 : 1];
  if (branch === undefined) beginEffect(s);
  return branch;
}
