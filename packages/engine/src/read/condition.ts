// Is it so? The conditions of the language.

import type { Switches } from '../editions/editions.ts';
import { editionNames, editionOf } from '../editions/editions.ts';
import type { Cond } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { cardsIn, DESTROYED } from '../language/reading.ts';
import { opponentsOf, player } from '../state/players.ts';
import type { Fight, State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { candidates, cards } from './cards.ts';
import { matches } from './filter.ts';
import { lastKnown } from './lastKnown.ts';
import { number } from './number.ts';
import { isPlayer, onePlayer } from './players.ts';
import { reader } from './reader.ts';
import { isHaunted } from './values/haunted.ts';
import { housesMeant } from './values/house.ts';

/** What decides a condition. */
type Test = (s: State, scope: Scope) => boolean;

/** Found once for each condition that a text holds: to ask what kind it is of costs more than most answers. */
const tests = new WeakMap<Cond, Test>();

/** What an edition decides is looked for once. */
function isPlayedBy(wanted: Partial<Switches>): Test {
  const keys = Object.keys(wanted) as (keyof Switches)[];
  const names = editionNames.filter((name) => keys.every((key) => editionOf(name)[key] === wanted[key]));
  return ({ edition }) => names.includes(edition);
}

/** R: Keyraken, "The tide": the same for all; standard: high for one player is low for the other. */
function isTide(s: State, wanted: 'high' | 'low', seat: Seat): boolean {
  if (s.tide === undefined) return false;
  return wanted === (typeof s.tide === 'string' ? s.tide : s.tide.highFor === seat ? 'high' : 'low');
}

/** R: "Overwhelmed", Master Rulebook 18.3: the opponent controls more creatures. */
const isOverwhelmed = (s: State, seat: Seat): boolean =>
  opponentsOf(s, seat).some((other) => player(s, other).line.length > player(s, seat).line.length);

/** R: "Fight", v1.3, 2020 and 18.4: the two are fighting in the exchange of damage, and not before. */
const isFighting = (fight: Fight | null, ref: Ref): boolean =>
  fight !== null &&
  ((fight.begun === true && (sameRef(fight.attacker, ref) || sameRef(fight.defender, ref))) ||
    isFighting(fight.within, ref));

const isDestroyed = (s: State, ref: Ref): boolean => liveBody(s, ref)?.tagged ?? lastKnown(s, ref)?.destroyed ?? false;

/** Whether a card is destroyed, and by the ability itself. */
const isDestroyedBy = (s: State, { vars }: Scope, ref: Ref): boolean =>
  isDestroyed(s, ref) && cardsIn(vars[DESTROYED]).some((d) => sameRef(d, ref));

function testOf(cond: Cond): Test {
  if ('atLeast' in cond) {
    const [what, least] = cond.atLeast;
    return (s, scope) => number(s, what, scope) >= number(s, least, scope);
  }
  if ('moreThan' in cond) {
    const [what, limit] = cond.moreThan;
    return (s, scope) => number(s, what, scope) > number(s, limit, scope);
  }
  if ('equal' in cond) {
    const [one, other] = cond.equal;
    return (s, scope) => number(s, one, scope) === number(s, other, scope);
  }
  if ('parity' in cond) {
    const [parity, what] = cond.parity;
    return (s, scope) => (Math.abs(number(s, what, scope)) % 2 === 1) === (parity === 'odd');
  }
  if ('is' in cond) {
    const [which, like] = cond.is;
    return (s, scope) => {
      const found = cards(s, which, scope);
      return found.length > 0 && found.every((ref) => matches(s, like, ref, scope));
    };
  }
  if ('exists' in cond) return (s, scope) => candidates(s, cond.exists, scope).length > 0;
  if ('wasDestroyed' in cond)
    return (s, scope) => {
      const found = cards(s, cond.wasDestroyed, scope);
      return found.length > 0 && found.every((ref) => isDestroyed(s, ref));
    };
  if ('destroyedThisWay' in cond)
    return (s, scope) => {
      const found = cards(s, cond.destroyedThisWay, scope);
      return found.length > 0 && found.every((ref) => isDestroyedBy(s, scope, ref));
    };
  if ('someDestroyedThisWay' in cond)
    return (s, scope) =>
      cards(s, cond.someDestroyedThisWay, scope).filter((ref) => isDestroyedBy(s, scope, ref)).length >=
      (cond.enough ?? 1);
  if ('activeHouse' in cond)
    return (s, scope) => s.house !== null && housesMeant(s, cond.activeHouse, scope).includes(s.house);
  if ('turnOf' in cond) return (s, scope) => isPlayer(s, cond.turnOf, s.active, scope);
  if ('twoKeysOfOneColor' in cond)
    return (s) => {
      const forged = s.players.flatMap(({ keys }) => keys);
      return new Set(forged).size < forged.length;
    };
  if ('inStep' in cond) return (s) => s.step === cond.inStep;
  if ('tide' in cond) {
    const [wanted, who] = cond.tide;
    return (s, scope) => isTide(s, wanted, onePlayer(s, who, scope));
  }
  if ('haunted' in cond) return (s, scope) => isHaunted(s, onePlayer(s, cond.haunted, scope));
  if ('overwhelmed' in cond) return (s, scope) => isOverwhelmed(s, onePlayer(s, cond.overwhelmed, scope));
  if ('isFighting' in cond)
    return (s, scope) => {
      const found = cards(s, cond.isFighting, scope);
      return found.length > 0 && found.every((ref) => isFighting(s.fight, ref));
    };
  if ('edition' in cond) return isPlayedBy(cond.edition);
  if ('not' in cond) {
    const { not } = cond;
    // "If it is not destroyed" is said of a card: where none was chosen, it is not so either.
    if ('wasDestroyed' in not)
      return (s, scope) => cards(s, not.wasDestroyed, scope).length > 0 && !holds(s, not, scope);
    return (s, scope) => !holds(s, not, scope);
  }
  if ('both' in cond) return (s, scope) => cond.both.every((part) => holds(s, part, scope));
  return (s, scope) => cond.either.some((part) => holds(s, part, scope));
}

function settled(cond: Cond): Test {
  const test = testOf(cond);
  tests.set(cond, test);
  return test;
}

/** Whether it is so at this moment. */
export const holds = (s: State, cond: Cond, scope: Scope): boolean => (tests.get(cond) ?? settled(cond))(s, scope);

reader.holds = holds;
