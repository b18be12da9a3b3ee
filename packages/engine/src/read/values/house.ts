// To which houses a card belongs, and which houses a word of the language means.
import type { HouseRef } from '../../language/language.ts';
import type { Scope } from '../../language/reading.ts';
import type { State } from '../../state/state.ts';
import { isCurrent } from '../../state/zones.ts';
import type { House, Ref } from '../../terms.ts';
import type { Line, ModifierOf } from '../active.ts';
import { modifiers } from '../active.ts';
import { applies, fits, once } from '../applies.ts';
import { face, faceOf } from '../face.ts';
import { lastKnown } from '../lastKnown.ts';
import { reader } from '../reader.ts';

/**
 * The houses to which a card belongs, the one of its face first. What belongs to all houses is told by `isOfEveryHouse`.
 * R: later sets, "House icons": an effect that says to which house it belongs overrides all of them.
 */
export function housesOf(s: State, ref: Ref): readonly House[] {
  if (!isCurrent(s, ref)) return housesThen(s, ref);
  let houses = face(s, ref.id).houses;
  for (const line of modifiers(s).house) {
    const given = line.isInCircle ? once(s, line, ref, housesGiven, noHouses) : housesGiven(s, line, ref);
    if (given.length > 0) houses = line.modifier.besides ? [...new Set([...houses, ...given])] : given;
  }
  return houses;
}

function housesThen(s: State, ref: Ref): readonly House[] {
  const was = lastKnown(s, ref);
  return was === null ? faceOf(s, ref).houses : (was.houses ?? [was.house]);
}

const noHouses: readonly House[] = [];

const housesGiven = (s: State, line: Line<ModifierOf<'house'>>, ref: Ref): readonly House[] =>
  fits(s, line, ref) ? housesMeant(s, line.modifier.house, line.scope) : noHouses;

/** Whether an effect makes a card belong to all houses. */
export function isOfEveryHouse(s: State, ref: Ref): boolean {
  for (const line of modifiers(s)['every-house']) if (applies(s, line, ref)) return true;
  return false;
}

/** Whether a house is among the few that a card belongs to. */
export function isAmong(houses: readonly House[], house: House): boolean {
  for (let i = 0; i < houses.length; i++) if (houses[i] === house) return true;
  return false;
}

/** Whether a card belongs to that house: it is one of its own, or it belongs to all. */
export const isOfHouse = (s: State, ref: Ref, house: House | null): boolean =>
  house !== null && (isAmong(housesOf(s, ref), house) || isOfEveryHouse(s, ref));

/**
 * Whether a card is "not of" that house. One of two houses is of each of them, and not of each of them as well.
 * R: later sets, "House icons". Decided: a card that belongs to all houses is not "not of" any.
 */
export const isOfOtherHouse = (s: State, ref: Ref, house: House | null): boolean =>
  house === null || (housesOf(s, ref).some((own) => own !== house) && !isOfEveryHouse(s, ref));

/** The houses that a word means; several where it is that of a card of several. */
export function housesMeant(s: State, house: HouseRef, scope: Scope): readonly House[] {
  if (typeof house === 'string') {
    if (house !== 'active') return [house];
    return s.house === null ? noHouses : [s.house];
  }
  if ('var' in house) {
    const value = scope.vars[house.var];
    return typeof value === 'string' ? [value] : noHouses;
  }
  if ('chosen' in house) {
    const { event } = scope;
    return event?.type === 'houseChosen' && event.house !== null ? [event.house] : noHouses;
  }
  const [first] = reader.cards(s, house.houseOf, scope);
  return first === undefined ? noHouses : housesOf(s, first);
}
