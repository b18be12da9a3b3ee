// Choosing cards.

import { rememberShortage } from '../../batches/results.ts';
import { standIn } from '../../hidden/knowledge.ts';
import { nodeAt } from '../../language/definitions.ts';
import { cardsIn } from '../../language/reading.ts';
import { number } from '../../read/number.ts';
import { currentAbility, setVar } from '../../stack/frames.ts';
import type { NodeFrame } from '../../state/frames.ts';
import type { Option } from '../../state/question.ts';
import { randomBelow } from '../../state/random.ts';
import type { State } from '../../state/state.ts';
import { cardAt } from '../../state/zones.ts';
import type { House, Ref } from '../../terms.ts';
import { ask, decider } from '../asking.ts';
import { allDiffer, choosable, isToDestroy, lieTogether } from '../choosable.ts';
import type { Controls, NodeOf } from '../control.ts';
import { none, pop } from '../control.ts';
import { decidesNothing } from '../idle.ts';

/** Whether two of the cards have one owner, so that their order in a pile matters. */
const haveOneOwner = (s: State, refs: readonly Ref[]): boolean =>
  new Set(refs.map((ref) => cardAt(s, ref.id).owner)).size < refs.length;

function finishChoice(s: State, n: NodeOf<'choose'>, chosen: readonly Ref[]): void {
  pop(s);
  const scope = currentAbility(s);
  rememberShortage(scope, n.as, chosen.length < number(s, n.min, scope));
  setVar(s, n.as, chosen);
  if (n.unlike === undefined) return;
  setVar(s, n.unlike, [...cardsIn(currentAbility(s).vars[n.unlike]), ...chosen]);
}

/** The cards that may still be chosen, for what the next step does with them. */
function choices(s: State, n: NodeOf<'choose'>, chosen: readonly Ref[]): readonly Ref[] {
  const below = s.stack[s.stack.length - 2];
  const around = below?.kind === 'node' ? nodeAt(below.node) : null;
  const destroys =
    below?.kind === 'node' &&
    around?.kind === 'seq' &&
    around.steps[below.i - 1] === n &&
    isToDestroy(around.steps, below.i - 1);
  return choosable(s, n, chosen, destroys);
}

/** The house that cards are chosen for just now, where it is done for each in turn. */
function houseInTurn(s: State): House | undefined {
  const below = s.stack[s.stack.length - 2];
  const around = below?.kind === 'node' ? nodeAt(below.node) : null;
  if (around?.kind !== 'times' || around.house === undefined) return undefined;
  const house = currentAbility(s).vars[around.house];
  return typeof house === 'string' ? house : undefined;
}

/**
 * How many cards may be chosen: no more than there is something for.
 * @returns isScarce: the last one finds less than the others, so that their order matters
 */
function mostOf(s: State, n: NodeOf<'choose'>): { readonly max: number; readonly isScarce: boolean } {
  const scope = currentAbility(s);
  const max = number(s, n.max, scope);
  if (n.enough === undefined) return { max, isScarce: false };
  const { share = 1 } = n;
  const there = number(s, n.enough, scope);
  return { max: Math.min(max, Math.ceil(there / share)), isScarce: there % share !== 0 && there < share * max };
}

function stepChoose(s: State, f: NodeFrame, n: NodeOf<'choose'>): void {
  const scope = currentAbility(s);
  const chosen = f.items ?? none;
  const { max, isScarce } = mostOf(s, n);
  const min = Math.min(max, number(s, n.min, scope));
  const left = choices(s, n, chosen);
  if (chosen.length >= max || left.length === 0) {
    finishChoice(s, n, chosen);
    return;
  }
  if (n.how === 'random') {
    f.items = [...chosen, standIn(s, left[randomBelow(s, left.length)]!, () => left)];
    return;
  }
  // Where all that is left must be taken, and it is several, there is nothing to choose.
  const isAllTaken =
    left.length <= min - chosen.length && (!n.onePile || lieTogether(s, left)) && allDiffer(s, n.differ, left);
  const isInOrder = isScarce || n.ordered === 'always' || (n.ordered !== undefined && haveOneOwner(s, left));
  if (!n.again && !isInOrder && n.how === undefined && left.length > 1 && isAllTaken) {
    finishChoice(s, n, [...chosen, ...left]);
    return;
  }
  // R: "Groups of most powerful", v1.3 glossary: a tie is chosen from only where the group has no room for all of it.
  if (n.how !== undefined && left.length > 1 && left.length <= min - chosen.length) {
    f.items = [...chosen, ...left];
    return;
  }
  const [first] = left;
  if (first !== undefined && chosen.length === 0 && !n.again && decidesNothing(s, f, n.as, left, max)) {
    finishChoice(s, n, left.slice(0, max === 1 ? 1 : min));
    return;
  }
  const options: Option[] = left.map((card) => ({ pick: 'card', card }));
  if (chosen.length >= min) options.push({ pick: 'done' });
  ask(s, f, 'cards', decider(s, n.by), options, { picked: chosen, min, max, house: houseInTurn(s) });
}

export const choosing = {
  choose: {
    step: stepChoose,
    take(s, f, n, answer) {
      const chosen = f.items ?? none;
      if (answer.pick === 'card') f.items = [...chosen, standIn(s, answer.card, () => choices(s, n, chosen))];
      else finishChoice(s, n, chosen);
    },
  },
} satisfies Partial<Controls>;
