// Mentions of chosen things in the steps of an effect. A choice is not said by itself if the first step that uses it
// can introduce it ("choose a creature, destroy it" is "Destroy a creature").
import type { Node } from '@vaultsong/engine';
import { isAction } from './actionWords.ts';
import { plainVerb } from './verb.ts';

/** The steps of a node in one row: a sequence in a sequence says nothing of its own. */
export const flat = (node: Node): readonly Node[] => (node.kind === 'seq' ? node.steps.flatMap(flat) : [node]);

export const isVar = (cards: unknown, name: string): boolean =>
  typeof cards === 'object' && cards !== null && 'var' in cards && cards.var === name;

const isBoth = (part: unknown): part is { readonly both: readonly unknown[] } =>
  typeof part === 'object' && part !== null && 'both' in part && Array.isArray(part.both);

/** The way in which a step mentions a variable: of the card itself, or only of something about it (its neighbors). */
export function mention(tree: unknown, name: string): 'direct' | 'about' | null {
  if (tree === null || typeof tree !== 'object') return null;
  let found: 'direct' | 'about' | null = null;
  for (const part of Object.values(tree)) {
    if (isVar(part, name) || (isBoth(part) && part.both.some((one) => isVar(one, name)))) found = 'direct';
    else if (found === null && mentions(part, name)) found = 'about';
  }
  return found;
}

/** Whether a variable is spoken of anywhere in a tree. */
export function mentions(tree: unknown, name: string): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  if (isVar(tree, name)) return true;
  return Object.values(tree).some((part) => mentions(part, name));
}

/** Neither a choice, nor the place that a creature gets, which goes without saying. */
export const isNoChoice = (step: Node): boolean =>
  step.kind !== 'choose' && step.kind !== 'flank' && step.kind !== 'number';

/** The first thing that is done with a choice can introduce it, if it speaks of the card itself. */
export function introducedBy(name: string, rest: readonly Node[]): boolean {
  if (!usedBy(name, rest)) return false;
  const index = rest.findIndex(isNoChoice);
  const first = rest[index];
  if (first === undefined) return false;
  // "Choose a creature. Destroy it and deal 2 damage to its neighbors.": what happens around a card that may be gone.
  const verb = plainVerb(first)?.verb ?? first.kind;
  return !rest
    .slice(index + 1)
    .some(
      (step) =>
        isAction(step) && mention(ofNobody(step), name) === 'about' && (plainVerb(step)?.verb ?? step.kind) !== verb,
    );
}

/** A deed without whose it is: "its controller" is told of a card that is gone, too. */
const ofNobody = (step: Node): Node => ('who' in step ? { ...step, who: 'you' } : step);

/**
 * Whether the first thing that is done after a choice is done to the chosen card itself. Choices between may be told by
 * it ("one of its neighbors"), if the same deed introduces them too.
 */
export function usedBy(name: string, rest: readonly Node[]): boolean {
  const index = rest.findIndex(isNoChoice);
  const first = rest[index];
  if (first === undefined || !isAction(first) || mention(first, name) !== 'direct') return false;
  return rest.slice(0, index).every((step) => step.kind !== 'choose' || mention(first, step.as) === 'direct');
}

type Choice = Extract<Node, { kind: 'choose' }>;

/** Whether a choice is that of a creature which another one is made to fight. */
export const isAgainst = (step: Node, { as }: Choice): boolean =>
  step.kind === 'run' && step.against !== undefined && isVar(step.against, as);

/** The choice of a creature to fight: that it can be attacked goes without saying. */
export function fairTarget(choice: Choice, step: Node): Choice {
  if (!isAgainst(step, choice)) return choice;
  const { attackableBy: _attackableBy, ...pick } = choice.pick;
  return { ...choice, pick };
}
