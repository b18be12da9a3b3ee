// Putting work on the stack: abilities, programs of the rules and nodes. See `Frame` in state/frames.ts.

import type { CompiledControl, CompiledNode } from '../language/compiled.ts';
import type { NodeId } from '../language/definitions.ts';
import { rootOf } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import type { Vars } from '../language/reading.ts';
import type { AbilityFrame, NodeFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { Ref, Seat } from '../terms.ts';
import { beginRound } from './loopGuard.ts';

const none: readonly Ref[] = [];

export interface Start {
  readonly source: Ref | null;
  readonly controller: Seat;
  readonly granter?: Ref | null;
  readonly event?: GameEvent | null;
  readonly vars?: Vars;
}

const noVars: Vars = {};

/** The frame of an ability of which nothing is done yet. */
export const abilityFrame = (ability: NodeId, start: Start): AbilityFrame => ({
  kind: 'ability',
  ability,
  source: start.source,
  controller: start.controller,
  granter: start.granter ?? null,
  event: start.event ?? null,
  vars: start.vars ?? noVars,
  did: false,
  thisWay: none,
  amount: 0,
  // In the order in which they are set, which is that of a frame read back from JSON too.
  round: undefined,
  before: undefined,
});

/** Opens an ability: its frame, with the root of what it does above it. The root is always a control node or is wrapped by the caller. */
export function pushAbility(
  s: State,
  ability: NodeId,
  start: Start,
  { within }: CompiledNode = rootOf(ability),
): AbilityFrame {
  const frame = abilityFrame(ability, start);
  if (within.saysAgain) beginRound(s, frame);
  s.stack.push(frame);
  return frame;
}

/** A node at the beginning of its work. */
export const nodeFrame = (node: NodeId, i: number): NodeFrame => ({
  kind: 'node',
  node,
  i,
  items: null,
  sofar: none,
  keys: undefined,
  icons: undefined,
  round: undefined,
});

export function pushNode(s: State, { id }: CompiledControl): NodeFrame {
  const frame = nodeFrame(id, 0);
  s.stack.push(frame);
  return frame;
}

/** The ability that is being resolved: the innermost one. */
export function currentAbility(s: State): AbilityFrame {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i];
    if (frame?.kind === 'ability') return frame;
  }
  throw new Error('No ability is being resolved');
}

export function setVar(s: State, name: string, value: Vars[string]): void {
  const frame = currentAbility(s);
  frame.vars = { ...frame.vars, [name]: value };
}
