// The fourth step. It is asked in which order cards ready only where that shows (18.4, "Ready Cards"), which is read off the
// abilities that are in force, never off names.

import { begin, happen, runStep } from '../../batches/batches.ts';
import { fits } from '../../batches/triggers.ts';
import { editionOf } from '../../editions/editions.ts';
import type { GameEvent } from '../../language/events.ts';
import type { Pattern } from '../../language/language.ts';
import type { Scope, Vars } from '../../language/reading.ts';
import { programs } from '../../programs/programs.ts';
import { allModifiers, modifiers, replacementsFor, triggersFor } from '../../read/active.ts';
import { skipsStep } from '../../read/permission/steps.ts';
import { keyword } from '../../read/values/keyword.ts';
import { typeOf } from '../../read/values/type.ts';
import { isAsked } from '../../seats/seats.ts';
import { currentAbility } from '../../stack/frames.ts';
import type { NodeFrame } from '../../state/frames.ts';
import { decidingSeat } from '../../state/players.ts';
import type { Option } from '../../state/question.ts';
import type { State } from '../../state/state.ts';
import { cardAt } from '../../state/zones.ts';
import type { Ref } from '../../terms.ts';
import { sameRef } from '../../terms.ts';
import { toReady } from '../../verbs/rules/turn.ts';
import { ask } from '../asking.ts';
import type { Controls } from '../control.ts';
import { none, pop } from '../control.ts';

const noVars: Vars = {};

const known = new WeakMap<object, boolean>();

/** Whether a part of the language asks if cards are ready or exhausted. */
function readsReadiness(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  const before = known.get(tree);
  if (before !== undefined) return before;
  const reads =
    ('ready' in tree && typeof tree.ready === 'boolean') || Object.values(tree).some((part) => readsReadiness(part));
  known.set(tree, reads);
  return reads;
}

const waitsFor = (s: State, cards: readonly Ref[], when: Pattern, scope: Scope): boolean =>
  cards.some((card) => {
    const readied: GameEvent = { type: 'ready', card };
    return fits(s, when, readied, scope);
  });

/**
 * Whether something in the game can tell in which order these cards ready: what waits for one of them to ready, or takes
 * its place, or is worth something else as long as cards are exhausted.
 */
function canSeeReadying(s: State, cards: readonly Ref[]): boolean {
  return (
    triggersFor(s, 'ready').some(({ ability, scope }) => waitsFor(s, cards, ability.when, scope)) ||
    replacementsFor(s, 'ready').some(({ ability, scope }) => waitsFor(s, cards, ability.when, scope)) ||
    modifiers(s).ability.some(({ modifier: { ability } }) => 'when' in ability && ability.when.event === 'ready') ||
    allModifiers(s).some(({ modifier, while: cond }) => readsReadiness(modifier) || readsReadiness(cond))
  );
}

/** The cards that were exhausted when the step began, and may still be readied: each once. */
const stillToReady = (s: State, f: NodeFrame): readonly Ref[] =>
  toReady(s).filter((ref) => (f.items ?? none).some((other) => sameRef(other, ref)));

/** `sofar` has the cards whose turn has come, where the player left their order open. */
function readyNext(s: State, f: NodeFrame, order: readonly Ref[]): void {
  const [next, ...later] = order;
  f.sofar = later;
  if (next === undefined) return;
  f.items = (f.items ?? none).filter((ref) => !sameRef(ref, next));
  happen(s, [{ type: 'ready', card: next }]);
}

/** Whether something waits for creatures to be readied in this step, or takes the place of that. */
const isWaitedFor = (s: State): boolean =>
  triggersFor(s, 'readying').length > 0 ||
  replacementsFor(s, 'readying').length > 0 ||
  modifiers(s).ability.some(({ modifier: { ability } }) => 'when' in ability && ability.when.event === 'readying');

const isCreature = (s: State, card: Ref): boolean => typeOf(s, card) === 'creature';

/** Whether the cards of this step ready one after the other. */
const areOrdered = (s: State, cards: readonly Ref[]): boolean =>
  editionOf(s.edition).readying === 'one-at-a-time' && cards.length > 1 && canSeeReadying(s, cards);

/**
 * The step where something waits for the readying of creatures. That is one event, so that of several effects that take its
 * place one applies; what would not ready is no part of it. `i` counts what was done: the step began, the event was made.
 * R: 18.4 FAQ, The Chosen One: it takes the place of all readying of creatures, which stay exhausted though it dies of it.
 */
function stepAnnounced(s: State, f: NodeFrame): void {
  const amount = toReady(s).filter((card) => isCreature(s, card)).length;
  if (f.i === 0) {
    runStep(s, 'begin-ready');
  } else if (f.i === 1) {
    if (amount > 0) happen(s, [{ type: 'readying', player: s.active, amount }]);
  } else {
    const isReplaced = !currentAbility(s).did;
    f.items = toReady(s).filter((card) => !(isReplaced && isCreature(s, card)));
    if (!areOrdered(s, f.items)) {
      pop(s);
      happen(
        s,
        f.items.map((card): GameEvent => ({ type: 'ready', card })),
      );
    }
  }
  f.i++;
}

/**
 * Before anything readies, its player says of each exhausted entrenched creature whether it stays exhausted. `i` is below 0 from
 * then until the step goes on.
 * R: 18.4, "Entrench"; later sets 1.9: the choice comes before readying, and a ready creature cannot be exhausted by it.
 */
function isToldToEntrench(s: State, f: NodeFrame): boolean {
  if (f.i < 0) {
    f.i = 0;
    return false;
  }
  if (f.i > 0 || !isAsked(s, s.active) || !someEntrenched(s)) return false;
  const source = toReady(s).find((card) => isEntrenched(s, card));
  if (source === undefined) return false;
  f.i = -1;
  begin(s, programs.entrench, { source, controller: s.active, vars: noVars });
  return true;
}

const someEntrenched = (s: State): boolean =>
  s.players.some(({ line }) => line.some((id) => keyword(s, cardAt(s, id).ref, 'entrench') > 0));

const isEntrenched = (s: State, card: Ref): boolean => isCreature(s, card) && keyword(s, card, 'entrench') > 0;

/**
 * R: 18.4, "Ready Cards": one at a time, in an order that the active player chooses. Where nothing in the game can tell one
 * order from another they ready together, which comes to the same.
 */
function stepReadying(s: State, f: NodeFrame): void {
  if (f.items === null && skipsStep(s, 'ready')) {
    pop(s);
    return;
  }
  if (f.items === null && isToldToEntrench(s, f)) return;
  if (f.items === null && isAsked(s, s.active) && (f.i > 0 || isWaitedFor(s))) {
    stepAnnounced(s, f);
    return;
  }
  if (f.items === null) {
    const cards = isAsked(s, s.active) ? toReady(s) : none;
    if (!areOrdered(s, cards)) {
      pop(s);
      runStep(s, 'ready-all');
      return;
    }
    f.items = cards;
    runStep(s, 'begin-ready');
    return;
  }
  const left = stillToReady(s, f);
  const isLeft = (ref: Ref): boolean => left.some((other) => sameRef(other, ref));
  const open = f.sofar.filter(isLeft);
  if (left.length === 0) pop(s);
  else if (open.length > 0) readyNext(s, f, open);
  else if (left.length === 1) readyNext(s, f, left);
  else
    ask(s, f, 'cards', decidingSeat(s), [...left.map((card): Option => ({ pick: 'card', card })), { pick: 'done' }], {
      min: 0,
      max: 1,
    });
}

export const readying = {
  readying: {
    step: stepReadying,
    take(s, f, _n, answer) {
      readyNext(s, f, answer.pick === 'card' ? [answer.card] : stillToReady(s, f));
    },
  },
} satisfies Partial<Controls>;
