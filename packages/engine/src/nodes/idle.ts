// Questions that decide nothing are not asked: whatever the answer is, what follows does nothing. "Heal a creature" while
// nobody is damaged, "deal a creature that much damage" where that is 0, "capture" from an empty pool. This looks ahead
// through the nodes that follow a question, with a hypothetical answer, as far as it understands them; what it does not
// understand counts as doing something, so that a question too many is asked rather than one too few.

import { isDone } from '../batches/results.ts';
import { isControl } from '../language/compiled.ts';
import { nodeAt } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import type { Node, Verb } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { after, knowing } from '../language/scope.ts';
import { candidates, cards } from '../read/cards.ts';
import { holds } from '../read/condition.ts';
import { number } from '../read/number.ts';
import { currentAbility } from '../stack/frames.ts';
import type { NodeFrame } from '../state/frames.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
import { eventsOf } from '../verbs/verbs.ts';
import { canRepeat } from './repeating.ts';
import { cannotBeUsed, isUse } from './usable.ts';

/** Verbs that may do nothing to a card that was chosen, to a player, or to no card: all others change something wherever there is one. */
const mayDoNothing: Readonly<Record<Verb['kind'], boolean>> = {
  gain: true,
  lose: true,
  steal: true,
  pay: false,
  capture: true,
  placeAember: true,
  takeAember: true,
  chains: false,
  advance: false,
  tide: false,
  damage: true,
  loseArmor: true,
  heal: true,
  redistribute: true,
  shiftAember: true,
  shiftCounters: true,
  shiftDamage: true,
  save: false,
  destroy: false,
  sacrifice: false,
  ready: true,
  exhaust: true,
  stun: true,
  unstun: true,
  ward: true,
  enrage: false,
  counter: true,
  attach: false,
  stand: false,
  arrange: true,
  unward: true,
  clear: true,
  activeHouse: false,
  endStep: false,
  control: false,
  swap: false,
  toPlace: false,
  makeToken: false,
  flip: false,
  draw: true,
  refill: true,
  discard: true,
  purge: false,
  archive: false,
  toHand: false,
  shuffleIntoDeck: false,
  toDeck: false,
  putUnder: false,
  swapDeckAndDiscard: false,
  turnOver: true,
  prevent: false,
  shuffle: false,
  reveal: true,
  becomeCopy: false,
  rule: false,
  special: false,
};

/** An event that leaves everything as it is. */
function changesNothing(s: State, e: GameEvent): boolean {
  switch (e.type) {
    case 'heal':
      return e.amount === 0;
    case 'capture':
      return player(s, e.from).aember === 0;
    case 'placeAember':
      return e.from !== null && player(s, e.from).aember === 0;
    case 'stun':
      return liveBody(s, e.card)?.stunned === true;
    case 'unstun':
      return liveBody(s, e.card)?.stunned === false;
    case 'ready':
      return liveBody(s, e.card)?.exhausted === false;
    case 'exhaust':
      return liveBody(s, e.card)?.exhausted === true;
    case 'unward':
      return liveBody(s, e.card)?.warded === false;
    case 'takeAember':
      return liveBody(s, e.card)?.aember === 0;
    case 'ward':
      return liveBody(s, e.card)?.warded === true;
    default:
      return false;
  }
}

/** Several creatures that are rearranged may take another order than the one that is tried here. */
const doesNothing = (s: State, verb: Verb, scope: Scope): boolean =>
  verb.kind === 'arrange'
    ? cards(s, verb.what, scope).length < 2
    : eventsOf(s, verb, scope).every((e) => changesNothing(s, e));

const nobody: readonly Ref[] = [];

/**
 * Answers to a choice of cards: each of them alone, and of several as many as each number of them, because what is done to
 * several cards may be more than what is done to each.
 */
function answersTo(found: readonly Ref[], most: number): readonly (readonly Ref[])[] {
  const single = found.map((card) => [card]);
  return most <= 1 ? single : [nobody, ...single, ...found.slice(1, most).map((_, i) => found.slice(0, i + 2))];
}

/** Where an ability would stand: what it knows, and whether its last effect happened ("if you do"). */
interface Prospect {
  readonly scope: Scope;
  readonly did: boolean;
}

const supposing = ({ scope, did }: Prospect, as: string, value: readonly Ref[] | number): Prospect => ({
  scope: knowing(scope, { ...scope.vars, [as]: value }),
  did,
});

/** Whether nodes, one after the other, would do nothing at all, whatever is answered in them. */
function areIdle(s: State, nodes: readonly Node[], at: Prospect): boolean {
  const [node, ...rest] = nodes;
  if (node === undefined) return true;
  const { scope, did } = at;
  switch (node.kind) {
    case 'seq':
      return areIdle(s, [...node.steps, ...rest], at);
    case 'choose': {
      const found = candidates(s, node.pick, scope);
      if (found.length === 0) return areIdle(s, rest, supposing(at, node.as, nobody));
      return answersTo(found, number(s, node.max, scope)).every((cards) =>
        areIdle(s, rest, supposing(at, node.as, cards)),
      );
    }
    case 'run':
      if (!cards(s, node.card, scope).every((card) => cannotBeUsed(s, node, scope.controller, card))) return false;
      return areIdle(s, rest, { scope, did: false });
    case 'remember':
      return areIdle(s, rest, supposing(at, node.as, cards(s, node.cards, scope)));
    case 'number': {
      const min = number(s, node.min, scope);
      return number(s, node.max, scope) <= min && areIdle(s, rest, supposing(at, node.as, min));
    }
    case 'option':
      return node.of.every(({ then }) => areIdle(s, [then, ...rest], at));
    case 'may':
      return areIdle(s, rest, { scope, did: false }) && areIdle(s, [node.then, ...rest], at);
    case 'if': {
      const branch = holds(s, node.cond, scope) ? node.then : node.else;
      return branch === undefined ? areIdle(s, rest, { scope, did: false }) : areIdle(s, [branch, ...rest], at);
    }
    case 'again':
      return !canRepeat(s, currentAbility(s)) && areIdle(s, rest, { scope, did: false });
    case 'ifYouDo': {
      const branch = did ? node.then : node.else;
      return areIdle(s, branch === undefined ? rest : [branch, ...rest], at);
    }
    default: {
      if (isControl(node) || !mayBeIdle(node)) return false;
      if (!doesNothing(s, node, scope)) return false;
      const isAboutCards = 'what' in node || 'to' in node;
      return areIdle(s, rest, {
        scope: after(scope, isAboutCards ? nobody : scope.thisWay),
        did: false,
      });
    }
  }
}

/** Whether a node does nothing at times. Most always do something, so that there is nothing to look ahead for. */
function mayBeIdle(node: Node): boolean {
  switch (node.kind) {
    case 'seq':
      return node.steps.every(mayBeIdle);
    case 'option':
      return node.of.every(({ then }) => mayBeIdle(then));
    case 'may':
      return mayBeIdle(node.then);
    case 'choose':
    case 'remember':
    case 'number':
    case 'if':
    case 'ifYouDo':
    case 'again':
      return true;
    case 'run':
      return isUse(node.program);
    default:
      return !isControl(node) && (mayDoNothing[node.kind] || isAboutTop(node));
  }
}

/** The top of a deck, which may be empty. */
const isAboutTop = (node: Verb): boolean => 'what' in node && 'top' in node.what;

/** Whether an effect would do nothing at all, whatever is answered in it. */
export function isIdle(s: State, node: Node): boolean {
  if (!mayBeIdle(node)) return false;
  const frame = currentAbility(s);
  return areIdle(s, [node], { scope: frame, did: isDone(frame) });
}

/**
 * Whether a choice of cards decides nothing: what is done with them does nothing, whichever they are. What is chosen is for
 * the steps after it in the same sequence (`choose` in language/node/asking.ts); a choice that stands elsewhere is always asked about.
 * @param as the variable that the choice is kept in
 * @param most of them
 */
export function decidesNothing(s: State, f: NodeFrame, as: string, found: readonly Ref[], most: number): boolean {
  const below = s.stack[s.stack.length - 2];
  if (below?.kind !== 'node') return false;
  const around = nodeAt(below.node);
  if (around.kind !== 'seq' || around.steps[below.i - 1] !== nodeAt(f.node)) return false;
  const rest = around.steps.slice(below.i);
  if (!rest.every(mayBeIdle)) return false;
  const frame = currentAbility(s);
  return answersTo(found, most).every((answer) =>
    areIdle(s, rest, supposing({ scope: frame, did: isDone(frame) }, as, answer)),
  );
}
