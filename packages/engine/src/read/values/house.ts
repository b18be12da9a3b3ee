// To which houses a card belongs, and which house a word of the language means.
import { definition } from '../../language/definitions.ts';
import type { HouseRef } from '../../language/language.ts';
import type { Scope } from '../../language/reading.ts';
import type { Card, State } from '../../state/state.ts';
import { cardAt, isCurrent } from '../../state/zones.ts';
import type { House, Ref } from '../../terms.ts';
import type { Line, ModifierOf } from '../active.ts';
import { modifiers } from '../active.ts';
import { applies, fits, once } from '../lines.ts';
import { reader } from '../reader.ts';
import { lastKnown } from '../was.ts';

const printedHouse = (card: Card): House => card.house ?? definition(card.as ?? card.name).house;

export function houseOf(s: State, ref: Ref): House {
  if (!isCurrent(s, ref)) return lastKnown(s, ref)?.house ?? definition(ref.name).house;
  let house = printedHouse(cardAt(s, ref.id));
  for (const line of modifiers(s, 'house')) {
    const given = line.isInCircle ? once(s, line, ref, houseGiven, null) : houseGiven(s, line, ref);
    house = given ?? house;
  }
  return house;
}

const houseGiven = (s: State, line: Line<ModifierOf<'house'>>, ref: Ref): House | null =>
  fits(s, line, ref) ? resolveHouse(s, line.modifier.house, line.scope) : null;

/** Whether an effect makes a card belong to all houses. */
export function isOfEveryHouse(s: State, ref: Ref): boolean {
  for (const line of modifiers(s, 'every-house')) if (applies(s, line, ref)) return true;
  return false;
}

/** Whether a card belongs to that house: it is its own, or it belongs to all. */
export const isOfHouse = (s: State, ref: Ref, house: House | null): boolean =>
  house !== null && (houseOf(s, ref) === house || isOfEveryHouse(s, ref));

export function resolveHouse(s: State, house: HouseRef, scope: Scope): House | null {
  if (typeof house === 'string') return house === 'active' ? s.house : house;
  if ('var' in house) {
    const value = scope.vars[house.var];
    return typeof value === 'string' ? value : null;
  }
  const [first] = reader.cards(s, house.houseOf, scope);
  return first === undefined ? null : houseOf(s, first);
}
