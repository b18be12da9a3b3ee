// Later steps of an ability, after one of its nodes: a question is for the sake of what comes after it.
import type { Node, NodeId } from '@vaultsong/engine';
import { nodeAt } from '@vaultsong/engine';

/** By the node itself, so that nothing is remembered of a card that was defined anew. */
const memory = new WeakMap<Node, readonly Node[]>();

/**
 * The steps of the same ability that come after a node, the nearest first.
 * @param id an address such as `anger/0.do.steps.0`: a step of a sequence, whose later steps follow
 */
export function laterStepsOf(id: NodeId): readonly Node[] {
  const node = nodeAt(id);
  const found = memory.get(node);
  if (found !== undefined) return found;
  const steps = laterSteps(id);
  memory.set(node, steps);
  return steps;
}

function laterSteps(id: NodeId): readonly Node[] {
  const step = /^(.*)\.steps\.(\d+)$/.exec(id);
  if (step !== null) {
    const [, parent = '', index = ''] = step;
    const sequence = nodeAt(parent);
    const here = sequence.kind === 'seq' ? sequence.steps.slice(Number(index) + 1) : [];
    return [...here, ...laterSteps(parent)];
  }
  const up = id.lastIndexOf('.');
  // What a lasting effect does is not followed by the steps of the ability that began it.
  return up < 0 || id.endsWith('.do') ? [] : laterSteps(id.slice(0, up));
}
