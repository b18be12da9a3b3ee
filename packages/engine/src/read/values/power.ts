// The power of a card, and how modifiers change a printed value: first what sets it, then what adds to it.
import { about } from '../../language/scope.ts';
import type { State } from '../../state/state.ts';
import { bodyAt, liveBody } from '../../state/zones.ts';
import type { Ref } from '../../terms.ts';
import type { Line, ModifierOf } from '../active.ts';
import { modifiers } from '../active.ts';
import { applies, fits, once } from '../applies.ts';
import { face, faceOf } from '../face.ts';
import { lastKnown } from '../lastKnown.ts';
import { reader } from '../reader.ts';
import { likenessOf } from './copied/likeness.ts';

function given(s: State, line: Line<ModifierOf<'power' | 'armor'>>, ref: Ref): number {
  if (!fits(s, line, ref)) return 0;
  const { by } = line.modifier;
  return typeof by === 'number' ? by : reader.number(s, by, about(line.scope, ref));
}

function set(s: State, line: Line<ModifierOf<'set-power' | 'set-armor'>>, ref: Ref): number | null {
  if (!fits(s, line, ref)) return null;
  const { to } = line.modifier;
  return typeof to === 'number' ? to : reader.number(s, to, about(line.scope, ref));
}

/** What counters and effects add to: what is printed, and what sets it. */
export interface Base {
  readonly printed: number;
  readonly setting: readonly Line<ModifierOf<'set-power' | 'set-armor'>>[];
}

/** The base power, or that of the armor where the two have changed places. */
export const baseOf = (s: State, ref: Ref, value: 'power' | 'armor'): Base =>
  (value === 'power') === isSwitched(s, ref)
    ? { printed: printedArmor(s, ref), setting: modifiers(s)['set-armor'] }
    : { printed: printedPower(s, ref), setting: modifiers(s)['set-power'] };

/** R: FFG on Lightsmith Clariel: switched twice, it is as it was. */
function isSwitched(s: State, ref: Ref): boolean {
  let isOdd = false;
  for (const line of modifiers(s)['switch-values']) if (applies(s, line, ref)) isOdd = !isOdd;
  return isOdd;
}

/** That of the card after which it takes, or its own. */
function printedPower(s: State, ref: Ref): number {
  const likeness = likenessOf(s, ref);
  return (likeness ?? face(s, ref.id)).power;
}

function printedArmor(s: State, ref: Ref): number {
  const likeness = likenessOf(s, ref);
  return face(s, ref.id).armor + (likeness === null ? 0 : likeness.armor);
}

/**
 * A value, with what is in force.
 * @param base what is printed, and what sets that. R: of several effects that do, the last one rules.
 * @param counters what counters add
 * @param settled what sets the value whatever is added to it
 */
export function modified(
  s: State,
  ref: Ref,
  { printed, setting }: Base,
  counters: number,
  adding: readonly Line<ModifierOf<'power' | 'armor'>>[],
  settled: readonly Line<ModifierOf<'set-power' | 'set-armor'>>[],
): number {
  let value = printed;
  for (const line of setting) value = (line.isInCircle ? once(s, line, ref, set, null) : set(s, line, ref)) ?? value;
  value += counters;
  for (const line of adding) value += line.isInCircle ? once(s, line, ref, given, 0) : given(s, line, ref);
  for (const line of settled)
    if (line.modifier.whatever) value = (line.isInCircle ? once(s, line, ref, set, null) : set(s, line, ref)) ?? value;
  return Math.max(0, value);
}

/** What adds to a value, and what settles it whatever is added. */
interface Adding {
  readonly adding: readonly Line<ModifierOf<'power' | 'armor'>>[];
  readonly settled: readonly Line<ModifierOf<'set-power' | 'set-armor'>>[];
}

/** R: 18.4 FAQ, Lightsmith Clariel: what others give to armor goes along where the two have changed places. */
export const addingTo = (s: State, ref: Ref, value: 'power' | 'armor'): Adding => {
  const all = modifiers(s);
  return (value === 'power') === isSwitched(s, ref)
    ? { adding: all.armor, settled: all['set-armor'] }
    : { adding: all.power, settled: all['set-power'] };
};

/** What the first damage on it must reach: what it gets for being damaged does not count yet. */
export function powerWhileWhole(s: State, ref: Ref): number {
  const { adding, settled } = addingTo(s, ref, 'power');
  const sooner = adding.filter(({ modifier }) => modifier.mod === 'armor' || modifier.ifItSurvives === undefined);
  return modified(s, ref, baseOf(s, ref, 'power'), bodyAt(s, ref.id).power, sooner, settled);
}

export function power(s: State, ref: Ref): number {
  const body = liveBody(s, ref);
  if (body === null) return lastKnown(s, ref)?.power ?? faceOf(s, ref).power;
  const { adding, settled } = addingTo(s, ref, 'power');
  return modified(s, ref, baseOf(s, ref, 'power'), body.power, adding, settled);
}
