// Test of a card against a description.
import type { Cards, Filter, TraitRef } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { cardsIn } from '../language/reading.ts';
import { opponentsOf, player } from '../state/players.ts';
import type { Body, State } from '../state/state.ts';
import { cardAt, isCurrent, liveBody, traced } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { cards } from './cards.ts';
import { faceOf, titleOf } from './face.ts';
import { controllerOf, lastKnown } from './lastKnown.ts';
import { number } from './number.ts';
import { isPlayer, players } from './players.ts';
import type { Test } from './reader.ts';
import { reader } from './reader.ts';
import { armor } from './values/armor.ts';
import { canAttack } from './values/attack.ts';
import { housesMeant, housesOf, isOfEveryHouse, isOfHouse, isOfOtherHouse } from './values/house.ts';
import { countIcons } from './values/icons.ts';
import { keyword } from './values/keyword.ts';
import { titleMeant } from './values/named.ts';
import { hostOf, isAtEnd, isInCenter, isLeftOf, isOnFlank, neighborsOf } from './values/place.ts';
import { power } from './values/power.ts';
import { reading } from './values/snapshot.ts';
import { isToken } from './values/token.ts';
import { traitMeant, traitsOf } from './values/trait.ts';
import { typeOf } from './values/type.ts';

const bodyTest =
  (test: (b: Body) => boolean): Test =>
  (s, ref) => {
    const body = liveBody(s, ref);
    return body !== null && test(body);
  };

/** Whether a card carries some of that, or did when it left play. */
const carries =
  (what: 'damage' | 'aember', yes: boolean): Test =>
  (s, ref) => {
    const holder = liveBody(s, ref) ?? lastKnown(s, ref);
    return holder !== null && holder[what] > 0 === yes;
  };

/** Whether a card is one of those that are meant. "This card" is asked for all the time and needs no list. */
function oneOf(what: Cards): Test {
  if ('ref' in what && what.ref === 'self') return (_s, ref, { source }) => source !== null && sameRef(source, ref);
  if ('hostOf' in what && 'ref' in what.hostOf && what.hostOf.ref === 'self') {
    return (s, ref, { source }) => {
      const on = source === null ? null : hostOf(s, source);
      return on !== null && sameRef(on, ref);
    };
  }
  return (s, ref, scope) => {
    for (const other of cards(s, what, scope)) if (sameRef(other, ref)) return true;
    return false;
  };
}

/** R: v1.5 FAQ, Nexus: a card that is used "as if it were yours" is friendly to itself, whoever controls it. */
const isUsedAsYours = (ref: Ref, { event, source, controller }: Scope): boolean =>
  event !== null &&
  event.type === 'acted' &&
  event.player === controller &&
  sameRef(event.card, ref) &&
  source !== null &&
  sameRef(source, ref);

/** Whether an upgrade of the player who says so may be put on a card. */
export function mayCarry(s: State, ref: Ref, upgrade: Ref, scope: Scope): boolean {
  const { goesOn } = faceOf(s, upgrade);
  if (typeof goesOn === 'object') return matches(s, goesOn, ref, scope);
  return typeOf(s, ref) === (goesOn === 'artifact' ? 'artifact' : 'creature');
}

/** Whether two cards have a house in common. */
export const shareHouse = (s: State, a: Ref, b: Ref): boolean =>
  isOfEveryHouse(s, a) || housesOf(s, a).some((house) => isOfHouse(s, b, house));

export const haveSameName = (s: State, a: Ref, b: Ref): boolean => faceOf(s, a).name === faceOf(s, b).name;

const hasTrait = (trait: TraitRef): Test => {
  if (typeof trait === 'string') return (s, ref) => traitsOf(s, ref).includes(trait);
  return (s, ref, scope) => {
    const meant = traitMeant(trait, scope);
    return meant !== null && traitsOf(s, ref).includes(meant);
  };
};

/** One small test for each thing that a filter can say. `zone` and `of` say where to look, not what to look for. */
type FilterPart = Required<Filter>;

const tests: { readonly [K in keyof FilterPart]: (value: FilterPart[K]) => Test | null } = {
  zone: () => null,
  of: () => null,
  inZone: (zone) => (s, ref) => isCurrent(s, ref) && cardAt(s, ref.id).zone === zone,
  type: (type) =>
    typeof type === 'string' ? (s, ref) => typeOf(s, ref) === type : (s, ref) => type.includes(typeOf(s, ref)),
  side: (side) => (s, ref, scope) => {
    const controller = isUsedAsYours(ref, scope) ? scope.controller : controllerOf(s, ref);
    return side === 'friendly'
      ? controller === scope.controller
      : opponentsOf(s, scope.controller).includes(controller);
  },
  is: oneOf,
  isNot: (isNot) => {
    const isOne = oneOf(isNot);
    // "A different creature" out of a discard pile is not the one that was just destroyed, although its life in play is over.
    return (s, ref, scope) =>
      !isOne(s, ref, scope) &&
      (cardAt(s, ref.id).zone !== 'discard' ||
        !cards(s, isNot, scope).some((other) => other.id === ref.id && traced(s, other) !== null));
  },
  house: (house) => {
    if (house === 'active') return (s, ref) => isOfHouse(s, ref, s.house);
    if (typeof house === 'string') return (s, ref) => isOfHouse(s, ref, house);
    return (s, ref, scope) => housesMeant(s, house, scope).some((one) => isOfHouse(s, ref, one));
  },
  notHouse: (house) => (s, ref, scope) => housesMeant(s, house, scope).every((one) => isOfOtherHouse(s, ref, one)),
  identityOf: (who) => (s, ref, scope) =>
    players(s, who, scope).some((seat) => player(s, seat).houses.some((house) => isOfHouse(s, ref, house))),
  owner: (who) => (s, ref, scope) => isPlayer(s, who, cardAt(s, ref.id).owner, scope),
  controller: (who) => (s, ref, scope) => isPlayer(s, who, controllerOf(s, ref), scope),
  trait: hasTrait,
  notTrait: (trait) => {
    const has = hasTrait(trait);
    return (s, ref, scope) => !has(s, ref, scope);
  },
  typeOf: (like) => (s, ref, scope) => cards(s, like, scope).some((other) => typeOf(s, other) === typeOf(s, ref)),
  notTypeOf: (of) => (s, ref, scope) => cards(s, of, scope).every((other) => typeOf(s, other) !== typeOf(s, ref)),
  sharesPowerWith: (like) => (s, ref, scope) =>
    cards(s, like, scope).some((other) => power(s, other) === power(s, ref)),
  sharesHouseWith: (like) => (s, ref, scope) =>
    cards(s, like, scope).some((other) => !sameRef(other, ref) && shareHouse(s, ref, other)),
  sharesHouseWithNeighbor: (many) => (s, ref) => {
    const sharing = neighborsOf(s, ref).filter((near) => shareHouse(s, ref, near)).length;
    return many === false ? sharing === 0 : sharing >= (many === 2 ? 2 : 1);
  },
  neighborPower: (than) => (s, ref) =>
    neighborsOf(s, ref).some((near) => Math.sign(power(s, near) - power(s, ref)) === (than === 'more' ? 1 : -1)),
  houseHas: ({ atLeast, of }) => {
    return (s, ref, scope) => {
      const least = number(s, atLeast, scope);
      const among = cards(s, { all: of }, scope);
      return housesOf(s, ref).some((house) => among.filter((one) => isOfHouse(s, one, house)).length >= least);
    };
  },
  sharesTraitInLine: (yes) => (s, ref) => {
    const traits = traitsOf(s, ref);
    const line = player(s, controllerOf(s, ref)).line.map((id) => cardAt(s, id).ref);
    const like = line.some((one) => !sameRef(one, ref) && traitsOf(s, one).some((trait) => traits.includes(trait)));
    return like === yes;
  },
  center: (yes) => (s, ref) => isInCenter(s, ref) === yes,
  warded: (yes) => bodyTest((b) => b.warded === yes),
  sharesTraitWith: (like) => (s, ref, scope) => {
    const traits = cards(s, like, scope).flatMap((other) => traitsOf(s, other));
    return traitsOf(s, ref).some((trait) => traits.includes(trait));
  },
  keyword: (name) => (s, ref) => keyword(s, ref, name) > 0,
  name: (name) => {
    if (typeof name !== 'string') return (s, ref, scope) => faceOf(s, ref).name === titleMeant(name, scope);
    const title = titleOf(name);
    return (s, ref) => faceOf(s, ref).name === title;
  },
  sameNameAs: (as) => (s, ref, scope) => cards(s, as, scope).some((other) => haveSameName(s, other, ref)),
  notSameNameAs: (as) => (s, ref, scope) => !cards(s, as, scope).some((other) => haveSameName(s, other, ref)),
  flank: (flank) =>
    typeof flank === 'string' ? (s, ref) => isAtEnd(s, ref, flank) : (s, ref) => isOnFlank(s, ref) === flank,
  // A card that is gone knows beside whom it stood.
  neighborOf: (of) => (s, ref, scope) => {
    const isGone = liveBody(s, ref) === null;
    return cards(s, of, scope).some((other) =>
      isGone ? neighborsOf(s, ref).some((n) => sameRef(n, other)) : neighborsOf(s, other).some((n) => sameRef(n, ref)),
    );
  },
  leftOf: (of) => (s, ref, scope) => cards(s, of, scope).some((other) => isLeftOf(s, ref, other)),
  rightOf: (of) => (s, ref, scope) => cards(s, of, scope).some((other) => isLeftOf(s, other, ref)),
  powerAtMost: (n) => (s, ref, scope) => power(s, ref) <= number(s, n, scope),
  powerAtLeast: (n) => (s, ref, scope) => power(s, ref) >= number(s, n, scope),
  parity: (parity) => (s, ref) => (Math.abs(power(s, ref)) % 2 === 1) === (parity === 'odd'),
  damaged: (yes) => carries('damage', yes),
  stunned: (yes) => bodyTest((b) => b.stunned === yes),
  enraged: (yes) => bodyTest((b) => b.rage > 0 === yes),
  ready: (yes) => bodyTest((b) => b.exhausted !== yes),
  hasAember: (yes) => carries('aember', yes),
  hasUpgrade: (yes) => bodyTest((b) => b.upgrades.length > 0 === yes),
  mayCarry: (what) => (s, ref, scope) =>
    (scope.vars.onto === undefined || cardsIn(scope.vars.onto).some((one) => sameRef(one, ref))) &&
    cards(s, what, scope).every((upgrade) => mayCarry(s, ref, upgrade, scope)),
  hasArmor: (yes) => (s, ref) => armor(s, ref) > 0 === yes,
  counter: (name) => bodyTest((b) => (name === 'power' ? b.power : (b.besides?.counters[name] ?? 0)) > 0),
  half: (yes) => (s, ref) => (faceOf(s, ref).half !== undefined) === yes,
  token: (yes) => (s, ref) => isToken(s, ref) === yes,
  icon: (icon) => (s, ref) => {
    const icons = countIcons(s, ref, icon === 'any' || icon === 'none' ? undefined : icon);
    return icon === 'none' ? icons === 0 : icons > 0;
  },
  attackableBy: (by) => (s, ref, scope) => cards(s, by, scope).some((attacker) => canAttack(s, attacker, ref)),
  fighting: (by) => (s, ref, scope) => {
    const e = scope.event;
    return (
      e !== null &&
      e.type === 'destroy' &&
      e.inFight &&
      sameRef(e.card, ref) &&
      e.other !== null &&
      cards(s, by, scope).some((other) => sameRef(other, e.other as Ref))
    );
  },
  either: (filters) => (s, ref, scope) => filters.some((f) => matches(s, f, ref, scope)),
  not: (f) => (s, ref, scope) => !matches(s, f, ref, scope),
  where: (valve) => (s, ref, scope) => valve.test(reading(s, ref), scope),
};

const compiled = new WeakMap<Filter, readonly Test[]>();

function compile(f: Filter): readonly Test[] {
  const made: Test[] = [];
  const add = <K extends keyof FilterPart>(key: K): void => {
    const parts: Partial<FilterPart> = f;
    const value = parts[key];
    if (value === undefined) return;
    const test = tests[key](value);
    if (test !== null) made.push(test);
  };
  for (const key of Object.keys(f) as (keyof Filter)[]) add(key);
  compiled.set(f, made);
  return made;
}

const testsOf = (f: Filter): readonly Test[] => compiled.get(f) ?? compile(f);

/** Whether a card fits everything that a filter says; where it lies is not asked. */
export function matches(s: State, f: Filter, ref: Ref, scope: Scope): boolean {
  const all = testsOf(f);
  for (let i = 0; i < all.length; i++) if (!(all[i] as Test)(s, ref, scope)) return false;
  return true;
}

reader.matches = matches;
reader.tests = testsOf;
