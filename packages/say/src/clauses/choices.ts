// Choices that are not said one by one: "archive 2 cards of different types", "use the other neighboring creature".
import type { Node, Who } from '@vaultsong/engine';
import { playerClause } from '../grammar/clause.ts';
import { list } from '../grammar/english.ts';
import type { Head, Part } from '../grammar/part.ts';
import { clausePart, text } from '../grammar/part.ts';
import type { Voice } from '../grammar/voice.ts';
import { another } from '../grammar/voice.ts';
import { picked } from '../things/cards.ts';
import { eachOther, headOf } from '../things/describe.ts';
import { bare } from '../things/filter.ts';
import { isAction } from './actionWords.ts';
import { flat, isVar, mention, mentions } from './variable.ts';
import { plainVerb, sharing } from './verb.ts';

/** The parts that some steps make together, and how many steps they were. */
export interface Folded {
  readonly parts: readonly Part[];
  readonly used: number;
}

export type Kind<K extends Node['kind']> = Extract<Node, { kind: K }>;
export type Scoped = (node: Node, v: Voice) => Head;

/** A single card, chosen by you. */
export const isPlainChoice = ({ by, how, min, max, again, ordered, enough, unlike }: Kind<'choose'>): boolean =>
  min === 1 &&
  max === 1 &&
  by === undefined &&
  how === undefined &&
  unlike === undefined &&
  enough === undefined &&
  !again &&
  !ordered;

/** "Ready and fight with each neighboring creature, one at a time": in an order that is chosen. */
export function oneByOne(step: Kind<'choose'>, next: Node | undefined, v: Voice, scoped: Scoped): Folded | null {
  if (!step.ordered || step.by !== undefined || next?.kind !== 'each' || !isVar(next.of, step.as)) return null;
  const steps = flat(next.then);
  const group = sharing(steps);
  if (group.length < steps.length || !isVar(group[0]?.what, next.as)) {
    // "For each enemy creature, one at a time, …": the order goes without saying.
    const { head, after } = scoped({ ...next, of: { all: step.pick } }, v);
    return { parts: [text(head, after)], used: 2 };
  }
  const verbs = group.map(({ verb }) => verb);
  const clause = playerClause('you', verbs, v, () => `${picked(step, v).replace(/ in any order$/, '')}, one at a time`);
  return { parts: [clausePart(clause)], used: 2 };
}

/** "Use a neighboring creature. If the tide is high, use the other neighboring creature.": those that were not chosen. */
export function withTheOther(
  step: Kind<'choose'>,
  next: Node | undefined,
  [action]: readonly Node[],
  v: Voice,
  scoped: Scoped,
): Folded | null {
  if (next?.kind !== 'remember' || !('all' in next.cards) || action === undefined || !isAction(action)) return null;
  const { isNot, ...like } = next.cards.all;
  if (!isVar(isNot, step.as) || !isPlainChoice(step) || JSON.stringify(like) !== JSON.stringify(step.pick)) return null;
  if (mention(action, step.as) !== 'direct') return null;
  // A creature has two neighbors.
  const many = like.neighborOf === undefined;
  v.words.set(next.as, {
    noun: headOf(like),
    many,
    of: null,
    name: `the other ${bare(like, v, [], many)}`,
    first: null,
  });
  const { head, after } = scoped({ kind: 'seq', steps: [step, action] }, v);
  return { parts: [text(head, after)], used: 3 };
}

/** "Archive 2 cards of different types": the second of another type than the first, and both at once. */
export function ofDifferentTypes(
  step: Kind<'choose'>,
  next: Node | undefined,
  [action]: readonly Node[],
  v: Voice,
  scoped: Scoped,
): Folded | null {
  if (next?.kind !== 'choose' || !isPlainChoice(step) || !isPlainChoice(next) || action === undefined) return null;
  const { notTypeOf, ...like } = next.pick;
  if (!isVar(notTypeOf, step.as) || JSON.stringify(like) !== JSON.stringify(step.pick)) return null;
  const plain = plainVerb(action);
  if (plain === null || !('both' in plain.what) || !('what' in action)) return null;
  if (!plain.what.both.every((one, i) => isVar(one, [step, next][i]?.as ?? ''))) return null;
  const both: Kind<'choose'> = { ...step, pick: { ...like, notTypeOf: eachOther }, min: 2, max: 2 };
  const { head, after } = scoped({ kind: 'seq', steps: [both, { ...action, what: { var: step.as } }] }, v);
  return { parts: [text(head, after)], used: 3 };
}

/** "Purge up to 2 cards from each player’s discard pile": your own first, and then those of your opponent. */
export function ofEachPlayer(
  step: Kind<'choose'>,
  next: Node | undefined,
  [again, same, ...rest]: readonly Node[],
  v: Voice,
  scoped: Scoped,
): Folded | null {
  if (again?.kind !== 'choose' || step.pick.of !== 'you' || next === undefined || !isAction(next)) return null;
  const theirs = JSON.stringify([{ ...step, pick: { ...step.pick, of: 'opponent' } }, next]);
  if (JSON.stringify([again, same]) !== theirs.replaceAll(`"${step.as}"`, `"${again.as}"`)) return null;
  // What is said of the one or the other later needs a word for each.
  if (rest.some((later) => mentions(later, step.as) || mentions(later, again.as))) return null;
  const each: Kind<'choose'> = { ...step, pick: { ...step.pick, of: 'each' } };
  const { head, after } = scoped({ kind: 'seq', steps: [each, next] }, v);
  return { parts: [text(head, after)], used: 4 };
}

/** "purge a card or stun a creature": after "may", a choice between deeds of one clause each; null for all else. */
export function eitherOf(
  node: Node,
  who: Who,
  v: Voice,
  permitted: (node: Node, who: Who, v: Voice) => Head,
): string | null {
  if (node.kind !== 'option' || (node.by !== undefined && JSON.stringify(node.by) !== JSON.stringify(who))) return null;
  const done = new Set<string>();
  const heads: string[] = [];
  for (const { then } of node.of) {
    const inner = another(v);
    const { head, after } = permitted(then, who, inner);
    if (after.length > 0 || head.startsWith('do this: ') || head.includes(', ')) return null;
    heads.push(head);
    done.add(inner.done);
  }
  const [same] = done;
  if (done.size === 1 && same !== undefined) v.done = same;
  return list(heads, 'or');
}

/** "Up to 3 times, one after the other: ready and fight with a different friendly creature". */
export function upToTimes(node: Kind<'repeat'>, v: Voice, scoped: Scoped): readonly Part[] | null {
  const [choice, ...rest] = flat(node.then);
  if (choice?.kind !== 'choose' || choice.unlike === undefined || typeof node.atMost !== 'number') return null;
  if (!mentions(node.while, choice.as)) return null;
  const group = sharing(rest);
  if (group.length === rest.length && group.every(({ what }) => isVar(what, choice.as))) {
    const { unlike: _unlike, ...alike } = choice;
    const upTo = { ...alike, min: 0, max: node.atMost + 1 };
    const verbs = group.map(({ verb }) => verb);
    return [clausePart(playerClause('you', verbs, v, () => `${picked(upTo, v)}, one at a time`))];
  }
  const { head, after } = scoped({ kind: 'seq', steps: [{ ...choice, min: 1 }, ...rest] }, v);
  return [text(`up to ${node.atMost + 1} times, one after the other: ${head}`, after)];
}

/** The effect for each card that the preceding effect destroys. */
export const ifItIsDestroyed = ({ as, then }: Kind<'each'>): Node | null =>
  then.kind === 'if' &&
  then.else === undefined &&
  'destroyedThisWay' in then.cond &&
  'var' in then.cond.destroyedThisWay &&
  then.cond.destroyedThisWay.var === as
    ? then.then
    : null;
