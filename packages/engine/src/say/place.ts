// Where a question comes from: the voice in which its prompt is said, with everything that was chosen before.
import type { NodeId } from '../definitions.ts';
import { abilityAt, definition, isAbilityAt, isDefined, nodeAt, parentOf } from '../definitions.ts';
import type { Ability, Node } from '../language.ts';
import type { Ref } from '../terms.ts';
import { introduce } from './cards.ts';
import { itOf } from './pattern.ts';
import { voiceOf } from './speaker.ts';
import type { Voice } from './voice.ts';
import { another, granted } from './voice.ts';

/** The nodes and abilities around an address, the outermost first, without the address itself. */
function around(id: NodeId): readonly NodeId[] {
  const parent = parentOf(id);
  return parent === null ? [] : [...around(parent), parent];
}

/** The voice of the text that a node stands in. */
export function voiceAt(id: NodeId, source: Ref | null): Voice {
  const type = source !== null && isDefined(source.name) ? definition(source.name).type : 'creature';
  const abilities = around(id).filter(isAbilityAt);
  let v = voiceOf(type);
  abilities.forEach((address, depth) => {
    const ability = abilityAt(address);
    if (depth > 0 && address.includes('.give.')) v = granted(v, true);
    if (ability.on === 'trigger' || ability.on === 'replace') v = another(v, { it: itOf(ability.when, v) });
    chosen(ability, v);
  });
  return v;
}

/** Makes every choice of an ability known, so that later ones may speak of it. */
function chosen(tree: Ability | Node, v: Voice): void {
  walk(tree, (node) => {
    if (node.kind === 'choose') introduce(node.as, node, null, v);
    if (node.kind === 'each')
      v.words.set(node.as, { noun: 'creature', many: false, of: null, name: null, first: null });
  });
}

const isNode = (tree: object): tree is Node => 'kind' in tree;

function walk(tree: unknown, visit: (node: Node) => void): void {
  if (tree === null || typeof tree !== 'object') return;
  if (isNode(tree)) visit(tree);
  for (const part of Object.values(tree)) walk(part, visit);
}

/** The steps that follow a node in its sequence. */
export function stepsAfter(id: NodeId): readonly Node[] {
  const parent = parentOf(id);
  if (parent === null || isAbilityAt(parent)) return [];
  const node = nodeAt(parent);
  if (node.kind !== 'seq') return [];
  return node.steps.slice(Number(id.slice(id.lastIndexOf('.') + 1)) + 1);
}
