// The cards that a choice may still take.

import type { Node, Pick } from '../language/language.ts';
import { cardsIn } from '../language/reading.ts';
import { candidates } from '../read/cards.ts';
import { haveSameName, shareHouse } from '../read/filter.ts';
import { number } from '../read/number.ts';
import { forbids } from '../read/permission/forbids.ts';
import { whyNotPlay, whyNotPlayAsUpgrade } from '../read/permission/play/playing.ts';
import { halfOf } from '../read/values/halves.ts';
import { power } from '../read/values/power.ts';
import { typeOf } from '../read/values/type.ts';
import { currentAbility } from '../stack/frames.ts';
import { seatOf } from '../state/card.ts';
import type { State } from '../state/state.ts';
import { cardAt, liveBody } from '../state/zones.ts';
import type { Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { pricesOf } from './price.ts';

const none: readonly Ref[] = [];

const only = (
  refs: readonly Ref[],
  best: (refs: readonly number[]) => number,
  value: (ref: Ref) => number,
): readonly Ref[] => {
  if (refs.length < 2) return refs;
  const values = refs.map(value);
  const target = best(values);
  return refs.filter((_, i) => values[i] === target);
};

/** The cards in the same pile as the first card that was taken. */
function ofOnePile(s: State, refs: readonly Ref[], chosen: readonly Ref[]): readonly Ref[] {
  const [first] = chosen;
  if (first === undefined) return refs;
  const { zone } = cardAt(s, first.id);
  const seat = seatOf(cardAt(s, first.id));
  return refs.filter(({ id }) => cardAt(s, id).zone === zone && seatOf(cardAt(s, id)) === seat);
}

const inCommon: Readonly<Record<NonNullable<Pick['differ']>, (s: State, a: Ref, b: Ref) => boolean>> = {
  house: shareHouse,
  name: haveSameName,
  type: (s, a, b) => typeOf(s, a) === typeOf(s, b),
};

/** The cards that have nothing in common with those that were taken. */
const differing = (
  s: State,
  how: NonNullable<Pick['differ']>,
  refs: readonly Ref[],
  chosen: readonly Ref[],
): readonly Ref[] => refs.filter((ref) => !chosen.some((other) => inCommon[how](s, ref, other)));

/** Whether no two of them have that in common. */
export const allDiffer = (s: State, how: Pick['differ'], refs: readonly Ref[]): boolean =>
  how === undefined || refs.every((ref, i) => differing(s, how, [ref], refs.slice(0, i)).length > 0);

/** Whether all of them lie in one pile. */
export const lieTogether = (s: State, refs: readonly Ref[]): boolean => ofOnePile(s, refs, refs).length === refs.length;

/**
 * Whether a card can be chosen to be played. R: rulings on Exhume, where playing is optional: one with alpha, or half of a
 * gigantic creature, can be chosen and is not played then. Where something must be played, that would be a way around it.
 */
function canBePlayed(s: State, seat: Seat, ref: Ref, isOptional: boolean): boolean {
  const reason = whyNotPlay(s, seat, ref, true, [ref]);
  if (reason === null || whyNotPlayAsUpgrade(s, seat, ref, true) === null) return true;
  return isOptional && (reason.rule === 'alpha' || halfOf(s, ref) !== undefined);
}

function toPlay(s: State, how: 'must' | 'may', seat: Seat, refs: readonly Ref[]): readonly Ref[] {
  const found = refs.filter((ref) => canBePlayed(s, seat, ref, how === 'may'));
  return found.length === 0 && how === 'must' ? refs : found;
}

/** Whether the cards that a step chooses are destroyed or sacrificed by the step after it. */
export const isToDestroy = (steps: readonly Node[], i: number): boolean => {
  const [choice, next] = [steps[i], steps[i + 1]];
  if (choice?.kind !== 'choose' || (next?.kind !== 'destroy' && next?.kind !== 'sacrifice')) return false;
  return 'var' in next.what && next.what.var === choice.as;
};

const isTagged = (s: State, ref: Ref): boolean => liveBody(s, ref)?.tagged === true;

/**
 * R: "Destroyed", 2020 and 18.4: a tagged card cannot be chosen to be destroyed or sacrificed. v1.5 FAQ on Soulkeeper: where
 * it is the most powerful one alone, there is nothing to choose, and no other one is destroyed.
 */
function toDestroy(s: State, refs: readonly Ref[], isNamed: boolean): readonly Ref[] {
  if (!refs.some((ref) => isTagged(s, ref))) return refs;
  const found = refs.filter((ref) => !isTagged(s, ref));
  return found.length === 0 && isNamed ? refs : found;
}

/**
 * The cards that may still be chosen. R: groups of most powerful, v1.3 glossary: each next one is among the strongest left.
 * @param destroys they are chosen to be destroyed: see `isToDestroy`
 */
export function choosable(s: State, pick: Pick, chosen: readonly Ref[], destroys: boolean): readonly Ref[] {
  const left = ofPower(s, pick.how, choosableAnyhow(s, pick, chosen));
  return destroys ? toDestroy(s, left, pick.how === 'most-powerful' || pick.how === 'least-powerful') : left;
}

function choosableAnyhow(s: State, pick: Pick, chosen: readonly Ref[]): readonly Ref[] {
  const frame = currentAbility(s);
  const all = candidates(s, pick.pick, frame);
  const before = pick.unlike === undefined ? none : cardsIn(frame.vars[pick.unlike]);
  const taken = before.length === 0 ? chosen : [...before, ...chosen];
  const fresh = pick.again ? all : all.filter((ref) => !taken.some((other) => sameRef(other, ref)));
  const apart = pick.differ === undefined ? fresh : differing(s, pick.differ, fresh, chosen);
  const together = pick.onePile ? ofOnePile(s, apart, chosen) : apart;
  return pick.toPlay === undefined ? together : toPlay(s, pick.toPlay, frame.controller, together);
}

function ofPower(s: State, how: Pick['how'], left: readonly Ref[]): readonly Ref[] {
  switch (how) {
    case 'most-powerful':
      return only(
        left,
        (v) => Math.max(...v),
        (ref) => power(s, ref),
      );
    case 'least-powerful':
      return only(
        left,
        (v) => Math.min(...v),
        (ref) => power(s, ref),
      );
    default:
      return left;
  }
}

/** Whether an optional effect would find nothing at all to choose from, or to be done to. */
export function isFutile(s: State, node: Node): boolean {
  if (node.kind === 'seq') return isFutileFirst(s, node.steps);
  if (node.kind === 'option') return node.of.every(({ then }) => isFutile(s, then));
  if (node.kind === 'rule' && node.step === 'take-archives')
    return forbids(s, s.active, 'take-archives', null) !== null;
  if (node.kind === 'forge') return pricesOf(s, node).length === 0;
  if ('what' in node && 'all' in node.what) return candidates(s, node.what.all, currentAbility(s)).length === 0;
  return node.kind === 'choose' && isFutileFirst(s, [node]);
}

/** Whether the first of several steps finds nothing. */
function isFutileFirst(s: State, steps: readonly Node[]): boolean {
  const [first] = steps;
  if (first?.kind !== 'choose') return first !== undefined && isFutile(s, first);
  return number(s, first.min, currentAbility(s)) > 0 && choosable(s, first, [], isToDestroy(steps, 0)).length === 0;
}
