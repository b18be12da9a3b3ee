// Is it so? The conditions of the language.

import type { EditionName, Switches } from '../editions/editions.ts';
import { editionNames, editionOf } from '../editions/editions.ts';
import type { Cond } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { HAUNTED } from '../programs/numbers.ts';
import { opponentsOf, player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Seat } from '../terms.ts';
import { candidates, cards } from './cards.ts';
import { matches } from './filter.ts';
import { lastKnown } from './gone.ts';
import { number } from './number.ts';
import { isPlayer, onePlayer } from './players.ts';
import { reader } from './reader.ts';
import { housesMeant } from './values/house.ts';

/** The editions that have those switches. What an edition decides is looked for once. */
const playedBy = new WeakMap<Partial<Switches>, readonly EditionName[]>();

function editionsWith(wanted: Partial<Switches>): readonly EditionName[] {
  const keys = Object.keys(wanted) as (keyof Switches)[];
  const found = editionNames.filter((name) => keys.every((key) => editionOf(name)[key] === wanted[key]));
  playedBy.set(wanted, found);
  return found;
}

const isPlayedBy = (s: State, wanted: Partial<Switches>): boolean =>
  (playedBy.get(wanted) ?? editionsWith(wanted)).includes(s.edition);

/** R: Keyraken, "The tide": the same for all; standard: high for one player is low for the other. */
function isTide(s: State, wanted: 'high' | 'low', seat: Seat): boolean {
  if (s.tide === undefined) return false;
  return wanted === (typeof s.tide === 'string' ? s.tide : s.tide.highFor === seat ? 'high' : 'low');
}

/** R: "Overwhelmed", Master Rulebook 18.3: the opponent controls more creatures. */
const isOverwhelmed = (s: State, seat: Seat): boolean =>
  opponentsOf(s, seat).some((other) => player(s, other).line.length > player(s, seat).line.length);

export function holds(s: State, cond: Cond, scope: Scope): boolean {
  // What the program of a turn asks all the time comes first.
  if ('edition' in cond) return isPlayedBy(s, cond.edition);
  if ('inStep' in cond) return s.step === cond.inStep;
  if ('atLeast' in cond) return number(s, cond.atLeast[0], scope) >= number(s, cond.atLeast[1], scope);
  if ('moreThan' in cond) return number(s, cond.moreThan[0], scope) > number(s, cond.moreThan[1], scope);
  if ('equal' in cond) return number(s, cond.equal[0], scope) === number(s, cond.equal[1], scope);
  if ('is' in cond) {
    const found = cards(s, cond.is[0], scope);
    return found.length > 0 && found.every((ref) => matches(s, cond.is[1], ref, scope));
  }
  if ('exists' in cond) return candidates(s, cond.exists, scope).length > 0;
  if ('wasDestroyed' in cond) {
    const found = cards(s, cond.wasDestroyed, scope);
    return found.length > 0 && found.every((ref) => liveBody(s, ref)?.tagged ?? lastKnown(s, ref)?.destroyed ?? false);
  }
  if ('activeHouse' in cond) return s.house !== null && housesMeant(s, cond.activeHouse, scope).includes(s.house);
  if ('turnOf' in cond) return isPlayer(s, cond.turnOf, s.active, scope);
  if ('twoKeysOfOneColor' in cond) {
    const forged = s.players.flatMap(({ keys }) => keys);
    return new Set(forged).size < forged.length;
  }
  if ('tide' in cond) return isTide(s, cond.tide[0], onePlayer(s, cond.tide[1], scope));
  if ('haunted' in cond) return player(s, onePlayer(s, cond.haunted, scope)).discard.length >= HAUNTED;
  if ('overwhelmed' in cond) return isOverwhelmed(s, onePlayer(s, cond.overwhelmed, scope));
  if ('not' in cond) return !holds(s, cond.not, scope);
  if ('both' in cond) return cond.both.every((part) => holds(s, part, scope));
  return cond.either.some((part) => holds(s, part, scope));
}

reader.holds = holds;
