// Steps of an effect in which a choice has no say. They are worth the same whatever is chosen, so that they are looked at
// once and not for each candidate, which for a choice after a choice would be for each pair of them.
import type { Node } from '@vaultsong/engine';

interface Parted {
  /** The steps that the choice has a say in, and those among them. */
  readonly own: readonly Node[];
  /** All later steps. */
  readonly apart: readonly Node[];
}

const flat = (steps: readonly Node[]): readonly Node[] =>
  steps.flatMap((step) => (step.kind === 'seq' ? flat(step.steps) : [step]));

const texts = new WeakMap<Node, string>();

function textOf(step: Node): string {
  const found = texts.get(step);
  if (found !== undefined) return found;
  const text = JSON.stringify(step);
  texts.set(step, text);
  return text;
}

/** Whether a step must be looked at together with the one before it, or as that leaves the table. */
function looksBack(step: Node, before: Node): boolean {
  if (step.kind === 'ifYouDo') return true;
  if (before.kind === 'ready' && step.kind === 'run') return true;
  return before.kind === 'tide' || textOf(step).includes('"thisWay"');
}

/** The variable in which a step keeps what is chosen in it. */
const keptBy = (step: Node): readonly string[] => ('as' in step && typeof step.as === 'string' ? [step.as] : []);

/**
 * Parts the steps after a choice.
 * @param as the variable that the choice is kept in
 */
export function parted(steps: readonly Node[], as: string): Parted {
  if (steps.length < 2 && steps[0]?.kind !== 'seq') return { own: steps, apart: [] };
  const all = flat(steps);
  let names = [as];
  let length = 1;
  for (const [i, step] of all.entries()) {
    const before = all[i - 1];
    const text = textOf(step);
    if (before !== undefined && !looksBack(step, before) && !names.some((name) => text.includes(`"${name}"`))) continue;
    length = i + 1;
    // What is chosen on the way is chosen by way of the choice.
    names = [as, ...all.slice(0, length).flatMap(keptBy)];
  }
  return { own: all.slice(0, length), apart: all.slice(length) };
}
