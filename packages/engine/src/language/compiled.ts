// Compiled nodes, which the machine runs: one beside each node of the language, all of one shape, made when its card is
// defined. Each holds all that a step needs (its function, its parts, its address). A look-up by name at each step
// would take most of the time of an interpreter. Cards, readers and the state know only nodes and addresses.

import type { NodeId } from './definitions.ts';
import type { Ability, Node, Verb } from './language.ts';

export type ControlKind = Exclude<Node['kind'], Verb['kind']>;
export type ControlNode = Extract<Node, { readonly kind: ControlKind }>;

/** Facts about the ability in which a node stands, found out once. */
export interface Within {
  /** It says "if you do", so that it matters whether an effect is done wholly. */
  readonly saysIfYouDo: boolean;
  /** It says to do all of it once more. */
  readonly saysAgain: boolean;
}

interface Compiled<N extends Node> {
  readonly id: NodeId;
  readonly node: N;
  /** That of the node, which is one of many shapes and slow to ask. */
  readonly kind: N['kind'];
  readonly isControl: N extends ControlNode ? true : false;
  /** The same for all that one function runs: its place in a table of the rooms that have these functions. */
  readonly code: number;
  /** It is about cards: what it does to them is "this way" from then on. */
  readonly isAimed: boolean;
  readonly within: Within;
  /** The nodes that stand in it, in the order of the text: steps, branches, options. */
  readonly parts: readonly CompiledNode[];
}

export type CompiledControl = Compiled<ControlNode>;
export type CompiledVerb = Compiled<Verb>;
export type CompiledNode = CompiledControl | CompiledVerb;

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
  permit: true,
  useHow: true,
  useOn: true,
  half: true,
  forge: true,
  unforge: true,
  contribute: true,
  useAutomaton: true,
};

export const isControl = (node: Node): node is ControlNode => node.kind in controlKinds;

const codes = new Map<string, number>();

/** Of each kind, and of each step of the rules, which have one kind together. */
function codeOf(node: Node): number {
  const name = node.kind === 'rule' ? `rule/${node.step}` : node.kind;
  const known = codes.get(name);
  if (known !== undefined) return known;
  codes.set(name, codes.size);
  return codes.size - 1;
}

/** The nodes in a control node. A branch that is left out comes last, so that no other takes its place. */
function nodesIn(node: ControlNode): readonly Node[] {
  switch (node.kind) {
    case 'seq':
      return node.steps;
    case 'option':
      return node.of.map(({ then }) => then);
    case 'if':
    case 'ifYouDo':
      return node.else === undefined ? [node.then] : [node.then, node.else];
    case 'may':
    case 'times':
    case 'each':
    case 'eachPlayer':
    case 'repeat':
      return [node.then];
    case 'turn':
      return [node.player];
    default:
      return [];
  }
}

/**
 * The piece of a node.
 * @param within its ability
 * @param partOf finds those of the nodes that stand in it
 */
export function compileNode(
  node: Node,
  id: NodeId,
  within: Within,
  partOf: (inner: Node) => CompiledNode,
): CompiledNode {
  const code = codeOf(node);
  if (isControl(node)) {
    const parts = nodesIn(node).map(partOf);
    return { id, node, kind: node.kind, isControl: true, code, isAimed: false, within, parts };
  }
  const isAimed = 'what' in node || 'to' in node;
  return { id, node, kind: node.kind, isControl: false, code, isAimed, within, parts: noParts };
}

const noParts: readonly CompiledNode[] = [];

/** Whether a node of that kind stands in a tree of the language. */
export const mentionsKind = (tree: unknown, kind: Node['kind']): boolean =>
  tree !== null &&
  typeof tree === 'object' &&
  (('kind' in tree && tree.kind === kind) || Object.values(tree).some((part) => mentionsKind(part, kind)));

/** The facts about the programs of the rules, of which each step stands for itself. */
export const withinRules: Within = { saysIfYouDo: false, saysAgain: false };

export function factsOf(ability: Ability): Within {
  const saysIfYouDo = mentionsKind(ability, 'ifYouDo');
  const saysAgain = mentionsKind(ability, 'again');
  return saysIfYouDo || saysAgain ? { saysIfYouDo, saysAgain } : withinRules;
}
