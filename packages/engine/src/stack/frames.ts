// Putting work on the stack: abilities, programs of the rules and nodes. See `Frame` in state.ts.

import type { NodeId } from '../language/definitions.ts';
import { addressOf, effectOf, repeatsItself } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import type { Node, Verb } from '../language/language.ts';
import type { Vars } from '../language/reading.ts';
import type { AbilityFrame, NodeFrame, State } from '../state/state.ts';
import type { Ref, Seat } from '../terms.ts';
import { beginRound } from './rounds.ts';

export type ControlKind = Exclude<Node['kind'], Verb['kind']>;
export type ControlNode = Extract<Node, { readonly kind: ControlKind }>;

const controlKinds: Readonly<Record<ControlKind, true>> = {
  seq: true,
  choose: true,
  option: true,
  may: true,
  number: true,
  house: true,
  name: true,
  trait: true,
  if: true,
  ifYouDo: true,
  again: true,
  times: true,
  remember: true,
  each: true,
  eachPlayer: true,
  repeat: true,
  lasting: true,
  run: true,
  trigger: true,
  mulligan: true,
  setup: true,
  turnOrder: true,
  turn: true,
  readying: true,
  moves: true,
  flank: true,
  otherHalf: true,
  bonus: true,
  useHow: true,
  forge: true,
  unforge: true,
  contribute: true,
  useAutomaton: true,
};

export const isControl = (node: Node): node is ControlNode => node.kind in controlKinds;

const none: readonly Ref[] = [];

export interface Start {
  readonly source: Ref | null;
  readonly controller: Seat;
  readonly granter?: Ref | null;
  readonly event?: GameEvent | null;
  readonly vars?: Vars;
}

const noVars: Vars = {};

/** Opens an ability: its frame, with the root of what it does above it. The root is always a control node or is wrapped by the caller. */
export function pushAbility(s: State, ability: NodeId, start: Start): AbilityFrame {
  const frame: AbilityFrame = {
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
  };
  if (repeatsItself(ability)) beginRound(s, frame);
  s.stack.push(frame);
  return frame;
}

/** The node that an ability or a program begins with. */
export function rootOf(id: NodeId): Node {
  const effect = effectOf(id);
  if (effect === null) throw new Error(`Nothing to do at ${id}`);
  return effect;
}

export function pushNode(s: State, node: ControlNode): void {
  const frame: NodeFrame = { kind: 'node', node: addressOf(node), i: 0, items: null, sofar: none };
  s.stack.push(frame);
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
