// Reads the language against a state: which players, which cards, how many, is it so; and what a card is worth right
// now (power, armor, keywords, house, traits). Nothing here changes anything. The parts call each other (the power of a
// creature may count its neighbours of a trait), which is why they stand in one file.

import type { Switches } from '../editions/editions.ts';
import { editionOf } from '../editions/editions.ts';
import type { Definition } from '../language/definitions.ts';
import { definition } from '../language/definitions.ts';
import type { GameEvent, Was } from '../language/events.ts';
import type { Cards, Cond, DeedPattern, Filter, HouseRef, Modifier, Num, Who } from '../language/language.ts';
import type { CardReading, Scope } from '../language/reading.ts';
import { KEYS } from '../programs/numbers.ts';
import { opponentOf, opponentsOf, player, seatsInOrder, teamOf } from '../state/players.ts';
import type { Body, Card, Deed, State } from '../state/state.ts';
import { bodyAt, cardAt, isCurrent, liveBody, pile } from '../state/zones.ts';
import type { CardId, CardType, House, KeyColor, Keyword, Ref, Seat, Zone } from '../terms.ts';
import { keyColors, sameRef } from '../terms.ts';
import type { Line, ModifierOf } from './active.ts';
import { modifiers } from './active.ts';

const noRefs: readonly Ref[] = [];

// ── Players ──────────────────────────────────────────────────────────────────────────────────────

/** The seats that a word means, the active player first where there are several. */
export function players(s: State, who: Who, scope: Scope): readonly Seat[] {
  if (who === 'you') return [scope.controller];
  if (who === 'opponent') return opponentsOf(s, scope.controller);
  if (who === 'each') return seatsInOrder(s);
  if (who === 'active') return [s.active];
  if ('opponentOf' in who)
    return unique(cards(s, who.opponentOf, scope).flatMap((ref) => opponentsOf(s, controllerOf(s, ref))));
  if ('controllerOf' in who) return unique(cards(s, who.controllerOf, scope).map((ref) => controllerOf(s, ref)));
  return unique(cards(s, who.ownerOf, scope).map((ref) => cardAt(s, ref.id).owner));
}

const unique = <T>(items: readonly T[]): readonly T[] => (items.length < 2 ? items : [...new Set(items)]);

export function isPlayer(s: State, who: Who, seat: Seat, scope: Scope): boolean {
  if (who === 'you') return seat === scope.controller;
  if (who === 'opponent') return opponentsOf(s, scope.controller).includes(seat);
  if (who === 'each') return true;
  return players(s, who, scope).includes(seat);
}

/** The one player that a word means; where it means several, the first. */
export function onePlayer(s: State, who: Who, scope: Scope): Seat {
  if (who === 'you') return scope.controller;
  if (who === 'opponent') return opponentOf(s, scope.controller);
  return players(s, who, scope)[0] ?? scope.controller;
}

// ── Cards as they are, or as they were when they left ────────────────────────────────────────────

export const defOf = (s: State, id: CardId): Definition => {
  const card = cardAt(s, id);
  return definition(card.as ?? card.name, s.edition);
};

export function lastKnown(s: State, ref: Ref): Was | null {
  for (let i = s.gone.length - 1; i >= 0; i--) {
    const was = s.gone[i] as Was;
    if (sameRef(was.ref, ref)) return was;
  }
  return null;
}

export function controllerOf(s: State, ref: Ref): Seat {
  const body = liveBody(s, ref);
  if (body !== null) return body.controller;
  return lastKnown(s, ref)?.controller ?? cardAt(s, ref.id).owner;
}

export const typeOf = (s: State, ref: Ref): CardType =>
  isCurrent(s, ref) ? defOf(s, ref.id).type : definition(ref.name).type;

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
  const [first] = cards(s, house.houseOf, scope);
  return first === undefined ? null : houseOf(s, first);
}

export function traitsOf(s: State, ref: Ref): readonly string[] {
  if (!isCurrent(s, ref)) return lastKnown(s, ref)?.traits ?? definition(ref.name).traits;
  const printed = defOf(s, ref.id).traits;
  const added = modifiers(s, 'trait').filter((line) => applies(s, line, ref));
  return added.length === 0 ? printed : [...printed, ...added.map((line) => line.modifier.trait)];
}

/** The condition of a modifier line, where it has one, holds. */
export const inForce = (s: State, line: { readonly scope: Scope; readonly while: Cond | null }): boolean =>
  line.while === null || holds(s, line.while, line.scope);

/** A modifier that is in a circle is being read: until that is done, none of them counts. See circles.ts. */
let isInside = false;

/**
 * Reads what a modifier that is in a circle comes to for a card. What it reads with is no closure: one would be made
 * wherever a modifier is read, in a circle or not.
 * @param without what it comes to where it does not count
 */
function once<L extends Line, T>(s: State, line: L, ref: Ref, read: (s: State, line: L, ref: Ref) => T, without: T): T {
  if (isInside) return without;
  isInside = true;
  try {
    return read(s, line, ref);
  } finally {
    isInside = false;
  }
}

const fits = (s: State, line: Line<Modifier & { readonly of: Filter }>, ref: Ref): boolean =>
  matches(s, line.modifier.of, ref, line.scope) && inForce(s, line);

/** A modifier line applies to a card: its condition holds and the card is one of those it describes. */
export const applies = (s: State, line: Line<Modifier & { readonly of: Filter }>, ref: Ref): boolean =>
  line.isInCircle ? once(s, line, ref, fits, false) : fits(s, line, ref);

const about = (scope: Scope, it: Ref): Scope => ({ ...scope, it });

function given(s: State, line: Line<ModifierOf<'power' | 'armor'>>, ref: Ref): number {
  if (!fits(s, line, ref)) return 0;
  const { by } = line.modifier;
  return typeof by === 'number' ? by : number(s, by, about(line.scope, ref));
}

function modified(s: State, mod: 'power' | 'armor', ref: Ref, printed: number): number {
  let value = printed;
  for (const line of modifiers(s, mod)) value += line.isInCircle ? once(s, line, ref, given, 0) : given(s, line, ref);
  return Math.max(0, value);
}

export function power(s: State, ref: Ref): number {
  const body = liveBody(s, ref);
  if (body === null) return lastKnown(s, ref)?.power ?? definition(ref.name).power;
  return modified(s, 'power', ref, defOf(s, ref.id).power + body.power);
}

export function armor(s: State, ref: Ref): number {
  const body = liveBody(s, ref);
  if (body === null) return lastKnown(s, ref)?.armor ?? definition(ref.name).armor;
  return Math.max(0, modified(s, 'armor', ref, defOf(s, ref.id).armor) - body.armorLost);
}

/** How much damage its armor can still prevent this turn. Lost armor was the used part first (v1.3 "Armor"). */
export const armorLeft = (s: State, ref: Ref): number =>
  Math.max(0, armor(s, ref) - (liveBody(s, ref)?.armorUsed ?? 0));

/** The value of a keyword: the sum for assault and hazardous, at least 1 where a card has it, 0 where it does not. */
export function keyword(s: State, ref: Ref, name: Keyword): number {
  const printed = definition(ref.name).keywords[name] ?? 0;
  if (liveBody(s, ref) === null) return isCurrent(s, ref) ? (defOf(s, ref.id).keywords[name] ?? 0) : printed;
  for (const line of modifiers(s, 'loses-keyword')) {
    if (line.modifier.keyword === name && applies(s, line, ref)) return 0;
  }
  let value = printed;
  for (const line of modifiers(s, 'keyword')) {
    if (line.modifier.keyword === name && applies(s, line, ref)) value += line.modifier.value ?? 1;
  }
  return value;
}

/** The creatures directly to the left and right in the battleline. */
export function neighborsOf(s: State, ref: Ref): readonly Ref[] {
  const body = liveBody(s, ref);
  if (body === null) return lastKnown(s, ref)?.neighbors ?? noRefs;
  const line = player(s, body.controller).line;
  const i = line.indexOf(ref.id);
  if (i < 0) return noRefs;
  const found: Ref[] = [];
  if (i > 0) found.push(cardAt(s, line[i - 1]!).ref);
  if (i < line.length - 1) found.push(cardAt(s, line[i + 1]!).ref);
  return found;
}

export function isOnFlank(s: State, ref: Ref): boolean {
  const body = liveBody(s, ref);
  if (body === null) return lastKnown(s, ref)?.flank ?? false;
  const line = player(s, body.controller).line;
  if (line[0] === ref.id || line[line.length - 1] === ref.id) return true;
  return modifiers(s, 'flank').some((l) => applies(s, l, ref));
}

/** Whether an effect, or being invulnerable, keeps that from happening to a card. */
export const cannotBe = (s: State, ref: Ref, what: Extract<Modifier, { mod: 'cannot' }>['be']): boolean =>
  modifiers(s, 'cannot').some((line) => line.modifier.be === what && applies(s, line, ref)) ||
  ((what === 'destroyed' || what === 'dealt-damage') && keyword(s, ref, 'invulnerable') > 0);

/**
 * Whether a card that leaves play now is destroyed.
 * R: timing notes, "Destroyed", and v1.0 p.10: also one that its Destroyed: ability moves away; v1.3 p.10: that comes
 * before it would be destroyed, so that only those that are still there when all such abilities have resolved are.
 */
const isDestroyedNow = (s: State, ref: Ref): boolean =>
  bodyAt(s, ref.id).tagged &&
  (editionOf(s.edition).movedByItsDestroyedAbility === 'was-destroyed' ||
    s.stack.some(
      (f) =>
        f.kind === 'dying' && f.stage === 'after' && f.events.some((e) => e.type === 'destroy' && sameRef(e.card, ref)),
    ));

/** Everything that later effects may ask about a card that is about to leave play. */
export function snapshot(s: State, ref: Ref): Was {
  const body = bodyAt(s, ref.id);
  return {
    ref,
    name: ref.name,
    type: typeOf(s, ref),
    owner: cardAt(s, ref.id).owner,
    controller: body.controller,
    house: houseOf(s, ref),
    power: power(s, ref),
    armor: armor(s, ref),
    damage: body.damage,
    aember: body.aember,
    traits: traitsOf(s, ref),
    flank: isOnFlank(s, ref),
    neighbors: neighborsOf(s, ref),
    host: body.host === null ? null : cardAt(s, body.host).ref,
    destroyed: isDestroyedNow(s, ref),
  };
}

// ── Which cards ──────────────────────────────────────────────────────────────────────────────────

/** The two cards that an event is about. */
export const cardOfEvent = (e: GameEvent | null): Ref | null => (e !== null && 'card' in e ? e.card : null);
export const otherOfEvent = (e: GameEvent | null): Ref | null => {
  if (e === null) return null;
  if ('other' in e) return e.other;
  return 'by' in e ? e.by : null;
};
export const playerOfEvent = (s: State, e: GameEvent): Seat | null => {
  if ('player' in e) return e.player;
  const card = cardOfEvent(e);
  return card === null ? null : controllerOf(s, card);
};

const list = (ref: Ref | null | undefined): readonly Ref[] => (ref === null || ref === undefined ? noRefs : [ref]);

/** R: Keyraken, "The Keyraken": it is no creature, so that what happens to "it" or to "the creature it fights" misses it. */
const notAdversary = (s: State, ref: Ref | null | undefined): readonly Ref[] =>
  s.adventure !== undefined && ref?.id === s.adventure.adversary ? noRefs : list(ref);

/** The cards that are meant, in a fixed order: the active player's first, each line from left to right. */
export function cards(s: State, what: Cards, scope: Scope): readonly Ref[] {
  if ('var' in what) {
    const value = scope.vars[what.var];
    return typeof value === 'object' ? value : noRefs;
  }
  if ('ref' in what) {
    switch (what.ref) {
      case 'self':
        return list(scope.source);
      case 'granter':
        return list(scope.granter);
      case 'it':
        return notAdversary(s, scope.it ?? cardOfEvent(scope.event));
      case 'other':
        return notAdversary(s, otherOfEvent(scope.event));
      case 'target':
        return list(scope.target);
      case 'attacker':
        return notAdversary(s, s.fight?.attacker);
      case 'defender':
        return notAdversary(s, s.fight?.defender);
      case 'adversary':
        return s.adventure === undefined ? noRefs : [cardAt(s, s.adventure.adversary).ref];
    }
  }
  if ('all' in what) return candidates(s, what.all, scope);
  if ('top' in what) {
    const count = number(s, what.top, scope);
    return players(s, what.of, scope).flatMap((seat) => {
      const pile = player(s, seat)[what.pile ?? 'deck'];
      return Array.from({ length: Math.min(pile.length, count) }, (_, i) => cardAt(s, pile[pile.length - 1 - i]!).ref);
    });
  }
  if ('thisWay' in what) return scope.thisWay.filter((ref) => matches(s, what.thisWay, ref, scope));
  if ('neighborsOf' in what) return cards(s, what.neighborsOf, scope).flatMap((ref) => neighborsOf(s, ref));
  if ('hostOf' in what) return cards(s, what.hostOf, scope).flatMap((ref) => list(hostOf(s, ref)));
  if ('under' in what)
    return cards(s, what.under, scope).flatMap((ref) => (liveBody(s, ref)?.under ?? []).map((id) => cardAt(s, id).ref));
  if ('both' in what) return what.both.flatMap((group) => cards(s, group, scope));
  const by = cards(s, what.purgedBy, scope);
  return s.players
    .flatMap((p) => p.purged)
    .map((id) => cardAt(s, id))
    .filter((c) => c.by !== null && by.some((ref) => sameRef(ref, c.by as Ref)))
    .map((c) => c.ref);
}

function hostOf(s: State, ref: Ref): Ref | null {
  const body = liveBody(s, ref);
  if (body === null) return lastKnown(s, ref)?.host ?? null;
  return body.host === null ? null : cardAt(s, body.host).ref;
}

/** Calls back for each card in play but the adversary, which only those find who look for it; upgrades after their card. */
export function eachInPlay(s: State, visit: (ref: Ref, body: Body) => void): void {
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[(s.active + i) % s.players.length]!;
    for (const id of p.line) visitWithUpgrades(s, id, visit);
    for (const id of p.artifacts) visitWithUpgrades(s, id, visit);
  }
  if (s.adventure === undefined) return;
  for (const upgrade of bodyAt(s, s.adventure.adversary).upgrades) visit(cardAt(s, upgrade).ref, bodyAt(s, upgrade));
}

function visitWithUpgrades(s: State, id: CardId, visit: (ref: Ref, body: Body) => void): void {
  const body = bodyAt(s, id);
  visit(cardAt(s, id).ref, body);
  for (const upgrade of body.upgrades) visit(cardAt(s, upgrade).ref, bodyAt(s, upgrade));
}

/** All cards that fit a filter, in the zones it names. */
export function candidates(s: State, f: Filter, scope: Scope): readonly Ref[] {
  const found: Ref[] = [];
  const zones: readonly Zone[] = f.zone === undefined ? inPlayOnly : typeof f.zone === 'string' ? [f.zone] : f.zone;
  for (const zone of zones) {
    if (zone === 'play') {
      if (f.is !== undefined) {
        for (const ref of cards(s, f.is, scope))
          if (liveBody(s, ref) !== null && matches(s, f, ref, scope)) found.push(ref);
      } else if (f.type === 'creature' || isFighter(f.type)) {
        for (let i = 0; i < s.players.length; i++) {
          for (const id of s.players[(s.active + i) % s.players.length]!.line) {
            const { ref } = cardAt(s, id);
            if (matches(s, f, ref, scope)) found.push(ref);
          }
        }
      } else {
        eachInPlay(s, (ref) => {
          if (matches(s, f, ref, scope)) found.push(ref);
        });
      }
      if (s.adventure !== undefined && f.is === undefined && looksForAdversary(f.type)) {
        const { ref } = cardAt(s, s.adventure.adversary);
        if (matches(s, f, ref, scope)) found.push(ref);
      }
      continue;
    }
    for (const seat of players(s, f.of ?? 'each', scope)) {
      const ids = pile(s, zone, seat) ?? [];
      for (let i = ids.length - 1; i >= 0; i--) {
        const { ref } = cardAt(s, ids[i]!);
        if (matches(s, f, ref, scope)) found.push(ref);
      }
    }
  }
  return found;
}

const inPlayOnly: readonly Zone[] = ['play'];

const looksForAdversary = (type: Filter['type']): boolean =>
  typeof type === 'string' ? type === 'adversary' : type?.includes('adversary') === true;

/** Creatures and the adversary, which are all that fights: only battlelines are looked at. */
const isFighter = (type: Filter['type']): boolean =>
  typeof type === 'object' && type.length === 2 && type.includes('creature') && type.includes('adversary');

// ── Does a card fit a description? ───────────────────────────────────────────────────────────────

type Test = (s: State, ref: Ref, scope: Scope) => boolean;

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
    return (s, ref, scope) => !isOne(s, ref, scope);
  },
  house: (house) => (s, ref, scope) => isOfHouse(s, ref, resolveHouse(s, house, scope)),
  notHouse: (house) => (s, ref, scope) => !isOfHouse(s, ref, resolveHouse(s, house, scope)),
  identityOf: (who) => (s, ref, scope) =>
    players(s, who, scope).some((seat) => player(s, seat).houses.some((house) => isOfHouse(s, ref, house))),
  owner: (who) => (s, ref, scope) => isPlayer(s, who, cardAt(s, ref.id).owner, scope),
  trait: (trait) => (s, ref) => traitsOf(s, ref).includes(trait),
  notTrait: (trait) => (s, ref) => !traitsOf(s, ref).includes(trait),
  sharesHouseWithNeighbor: () => (s, ref) =>
    neighborsOf(s, ref).some((near) => isOfHouse(s, near, houseOf(s, ref)) || isOfEveryHouse(s, ref)),
  sharesTraitWith: (like) => (s, ref, scope) => {
    const traits = cards(s, like, scope).flatMap((other) => traitsOf(s, other));
    return traitsOf(s, ref).some((trait) => traits.includes(trait));
  },
  keyword: (name) => (s, ref) => keyword(s, ref, name) > 0,
  name: (name) => (_s, ref) => ref.name === name,
  sameNameAs: (as) => (s, ref, scope) => cards(s, as, scope).some((other) => other.name === ref.name),
  notSameNameAs: (as) => (s, ref, scope) => cards(s, as, scope).every((other) => other.name !== ref.name),
  flank: (flank) => (s, ref) => isOnFlank(s, ref) === flank,
  neighborOf: (of) => (s, ref, scope) =>
    cards(s, of, scope).some((other) => neighborsOf(s, other).some((n) => sameRef(n, ref))),
  powerAtMost: (n) => (s, ref, scope) => power(s, ref) <= number(s, n, scope),
  powerAtLeast: (n) => (s, ref, scope) => power(s, ref) >= number(s, n, scope),
  damaged: (yes) => carries('damage', yes),
  stunned: (yes) => bodyTest((b) => b.stunned === yes),
  ready: (yes) => bodyTest((b) => b.exhausted !== yes),
  hasAember: (yes) => carries('aember', yes),
  hasUpgrade: (yes) => bodyTest((b) => b.upgrades.length > 0 === yes),
  hasArmor: (yes) => (s, ref) => armor(s, ref) > 0 === yes,
  counter: (name) => bodyTest((b) => (b.counters[name] ?? 0) > 0),
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

/** Whether a card fits everything that a filter says; where it lies is not asked. */
export function matches(s: State, f: Filter, ref: Ref, scope: Scope): boolean {
  const all = compiled.get(f) ?? compile(f);
  for (let i = 0; i < all.length; i++) if (!(all[i] as Test)(s, ref, scope)) return false;
  return true;
}

/** R: taunt, v1.3 glossary: neighbors of a creature with taunt that have none themselves cannot be attacked. */
export function isProtectedByTaunt(s: State, attacker: Ref, defender: Ref): boolean {
  if (keyword(s, defender, 'taunt') > 0 || ignores(s, attacker, 'taunt')) return false;
  return neighborsOf(s, defender).some((n) => keyword(s, n, 'taunt') > 0);
}

export const ignores = (s: State, attacker: Ref, name: Keyword): boolean =>
  modifiers(s, 'ignores').some((line) => line.modifier.keyword === name && applies(s, line, attacker));

const permits =
  (defender: Ref) =>
  (s: State, line: Line<ModifierOf<'attacks-only'>>, attacker: Ref): boolean =>
    !fits(s, line, attacker) || matches(s, line.modifier.targets, defender, line.scope);

/** @param tauntAside for prey, which is chosen before it is seen who stands before it. */
export function canAttack(s: State, attacker: Ref, defender: Ref, tauntAside = false): boolean {
  const seat = controllerOf(s, attacker);
  const body = liveBody(s, defender);
  // R: "Stun": a stunned creature that would fight only loses its stun.
  if (liveBody(s, attacker)?.stunned !== false) return false;
  if (body === null || !opponentsOf(s, seat).includes(body.controller)) return false;
  if (cannotBe(s, defender, 'attacked') || (!tauntAside && isProtectedByTaunt(s, attacker, defender))) return false;
  return modifiers(s, 'attacks-only').every((line) =>
    line.isInCircle ? once(s, line, attacker, permits(defender), true) : permits(defender)(s, line, attacker),
  );
}

/** What the valves may look at. */
export const reading = (s: State, ref: Ref): CardReading => ({
  ref,
  name: ref.name,
  owner: cardAt(s, ref.id).owner,
  controller: controllerOf(s, ref),
  type: typeOf(s, ref),
  house: houseOf(s, ref),
  power: power(s, ref),
  damage: liveBody(s, ref)?.damage ?? lastKnown(s, ref)?.damage ?? 0,
  aember: liveBody(s, ref)?.aember ?? lastKnown(s, ref)?.aember ?? 0,
  traits: traitsOf(s, ref),
});

// ── How many, and is it so? ──────────────────────────────────────────────────────────────────────

const total = <T>(items: readonly T[], of: (item: T) => number): number => {
  let sum = 0;
  for (const item of items) sum += of(item);
  return sum;
};

/** The amount that an event is about. */
const amountOf = (e: GameEvent | null): number => {
  if (e === null) return 0;
  if (e.type === 'forge') return e.cost;
  return 'amount' in e ? e.amount : 0;
};

const sumCards = (s: State, scope: Scope, of: Cards, value: (ref: Ref) => number): number =>
  total(cards(s, of, scope), value);
const sumPlayers = (s: State, scope: Scope, who: Who, value: (seat: Seat) => number): number =>
  total(players(s, who, scope), value);

/** The houses that cards belong to; those of one that belongs to all are the houses of the decks in this game. */
function housesAmong(s: State, refs: readonly Ref[]): ReadonlySet<House> {
  const all = refs.some((ref) => isOfEveryHouse(s, ref)) ? s.players.flatMap((p) => p.houses) : [];
  return new Set([...refs.map((ref) => houseOf(s, ref)), ...all]);
}

export function number(s: State, n: Num, scope: Scope): number {
  if (typeof n === 'number') return n;
  if ('count' in n) return cards(s, n.count, scope).length;
  if ('aember' in n) return sumPlayers(s, scope, n.aember, (seat) => player(s, seat).aember);
  if ('keys' in n) return sumPlayers(s, scope, n.keys, (seat) => keysOf(s, seat, n.color));
  if ('keyColors' in n) return new Set(players(s, n.keyColors, scope).flatMap((seat) => player(s, seat).keys)).size;
  if ('unforged' in n) return sumPlayers(s, scope, n.unforged, (seat) => KEYS - player(s, seat).keys.length);
  if ('chains' in n) return sumPlayers(s, scope, n.chains, (seat) => player(s, seat).chains);
  if ('hand' in n) return sumPlayers(s, scope, n.hand, (seat) => pile(s, 'hand', seat)?.length ?? 0);
  if ('powerOf' in n) return sumCards(s, scope, n.powerOf, (ref) => power(s, ref));
  if ('highestPower' in n) return Math.max(0, ...candidates(s, n.highestPower, scope).map((ref) => power(s, ref)));
  if ('damageOn' in n)
    return sumCards(s, scope, n.damageOn, (ref) => liveBody(s, ref)?.damage ?? lastKnown(s, ref)?.damage ?? 0);
  if ('aemberOn' in n)
    return sumCards(s, scope, n.aemberOn, (ref) => liveBody(s, ref)?.aember ?? lastKnown(s, ref)?.aember ?? 0);
  if ('armorOf' in n) return sumCards(s, scope, n.armorOf, (ref) => armor(s, ref));
  if ('armorLostBy' in n) return sumCards(s, scope, n.armorLostBy, (ref) => liveBody(s, ref)?.armorLost ?? 0);
  if ('countersOn' in n) return sumCards(s, scope, n.countersOn, (ref) => countersOn(s, ref, n.counter));
  if ('neighborsOf' in n)
    return sumCards(
      s,
      scope,
      n.neighborsOf,
      (ref) => neighborsOf(s, ref).filter((near) => matches(s, n.like, near, scope)).length,
    );
  if ('playersOf' in n) return teamOf(s, onePlayer(s, n.playersOf, scope)).length;
  if ('advances' in n) return s.adventure?.advances ?? 0;
  if ('housesAmong' in n) return housesAmong(s, cards(s, n.housesAmong, scope)).size;
  if ('var' in n) {
    const value = scope.vars[n.var];
    return typeof value === 'number' ? value : 0;
  }
  if ('amount' in n) return n.amount === 'event' ? amountOf(scope.event) : scope.amount;
  if ('deeds' in n) return countDeeds(s, n.deeds, scope);
  if ('sum' in n) return total(n.sum, (part) => number(s, part, scope));
  if ('times' in n) return number(s, n.times[0], scope) * number(s, n.times[1], scope);
  if ('minus' in n) return Math.max(0, number(s, n.minus[0], scope) - number(s, n.minus[1], scope));
  if ('least' in n) return Math.min(...n.least.map((part) => number(s, part, scope)));
  const half = number(s, n.half, scope) / 2;
  return n.round === 'down' ? Math.floor(half) : Math.ceil(half);
}

/** How many keys a player has forged, in all or of one colour. */
const keysOf = (s: State, seat: Seat, color: KeyColor | undefined): number => {
  const { keys } = player(s, seat);
  return color === undefined ? keys.length : Number(keys.includes(color));
};

const countersOn = (s: State, ref: Ref, name: string): number => {
  const body = liveBody(s, ref);
  if (body === null) return 0;
  return name === 'power' ? body.power : (body.counters[name] ?? 0);
};

const isSameCard = (a: Ref | null, b: Ref | null): boolean => a !== null && b !== null && sameRef(a, b);

function countDeeds(s: State, p: DeedPattern, scope: Scope): number {
  const seats = players(s, p.by ?? 'each', scope);
  const log = p.turn === 'this' ? s.deeds : seats.flatMap((seat) => player(s, seat).lastTurn);
  const like = p.card === undefined ? null : cards(s, p.card, scope);
  const others = p.besides === undefined ? null : cards(s, p.besides, scope);
  const found = log.filter(
    (d: Deed) =>
      d.did === p.did &&
      seats.includes(d.by) &&
      (p.type === undefined || d.type === p.type) &&
      (p.house === undefined || d.house === p.house) &&
      (like === null || (d.card !== null && like.some((ref) => sameRef(ref, d.card as Ref)))) &&
      (others === null || !others.some((ref) => isSameCard(ref, d.card))) &&
      (p.inFight === undefined || d.inFight) &&
      (p.fromHand === undefined || d.from === 'hand'),
  );
  if (p.different === undefined) return found.length;
  return found.filter((d, i) => found.findIndex((other) => isSameCard(d.card, other.card)) === i).length;
}

function isPlayedBy(s: State, wanted: Partial<Switches>): boolean {
  const edition = editionOf(s.edition);
  for (const key of Object.keys(wanted) as (keyof Switches)[]) if (edition[key] !== wanted[key]) return false;
  return true;
}

/** R: Keyraken, "The tide": the same for all; standard: high for one player is low for the other. */
function isTide(s: State, wanted: 'high' | 'low', seat: Seat): boolean {
  if (s.tide === undefined) return false;
  return wanted === (typeof s.tide === 'string' ? s.tide : s.tide.highFor === seat ? 'high' : 'low');
}

export function holds(s: State, cond: Cond, scope: Scope): boolean {
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
  if ('activeHouse' in cond) return s.house !== null && s.house === resolveHouse(s, cond.activeHouse, scope);
  if ('turnOf' in cond) return isPlayer(s, cond.turnOf, s.active, scope);
  if ('twoKeysOfOneColor' in cond) {
    const forged = s.players.flatMap(({ keys }) => keys);
    return new Set(forged).size < forged.length;
  }
  if ('inStep' in cond) return s.step === cond.inStep;
  if ('tide' in cond) return isTide(s, cond.tide[0], onePlayer(s, cond.tide[1], scope));
  if ('edition' in cond) return isPlayedBy(s, cond.edition);
  if ('not' in cond) return !holds(s, cond.not, scope);
  if ('both' in cond) return cond.both.every((part) => holds(s, part, scope));
  return cond.either.some((part) => holds(s, part, scope));
}

// ── What players are allowed and what things cost ────────────────────────────────────────────────

const BASE_KEY_COST = 6;
const BASE_HAND = 6;

const playerSum = (s: State, mod: 'key-cost' | 'hand-size', seat: Seat, color?: KeyColor): number =>
  total(modifiers(s, mod), ({ modifier, scope, while: cond }) =>
    isPlayer(s, modifier.who, seat, scope) &&
    (modifier.mod !== 'key-cost' || modifier.color === undefined || modifier.color === color) &&
    (cond === null || holds(s, cond, scope))
      ? number(s, modifier.by, scope)
      : 0,
  );

/** R: Keyraken, "Keyraken turns" 1: what modifies key costs modifies what an advance costs. */
export const advanceCost = (s: State, seat: Seat, cost: number): number =>
  Math.max(0, cost + playerSum(s, 'key-cost', seat));

/** R: "Cost, at current cost", v1.3 glossary. Keys of one colour may cost more than others. */
export const keyCostOf = (s: State, seat: Seat, color: KeyColor): number =>
  Math.max(0, BASE_KEY_COST + playerSum(s, 'key-cost', seat, color));

/** What the cheapest key costs that a player has not forged; where all are, what any would cost. */
export function keyCost(s: State, seat: Seat): number {
  const colors = modifiers(s, 'key-cost').some(({ modifier }) => modifier.color !== undefined)
    ? keyColors.filter((color) => !player(s, seat).keys.includes(color))
    : [];
  if (colors.length === 0) return Math.max(0, BASE_KEY_COST + playerSum(s, 'key-cost', seat));
  return Math.min(...colors.map((color) => keyCostOf(s, seat, color)));
}

/** How many cards a player refills the hand to, before chains. */
export const handSize = (s: State, seat: Seat): number => Math.max(0, BASE_HAND + playerSum(s, 'hand-size', seat));

/** The cards whose æmber a player may spend on keys. */
export const spendableOn = (s: State, seat: Seat): readonly Ref[] =>
  modifiers(s, 'spendable')
    .flatMap((line) =>
      isPlayer(s, line.modifier.who, seat, line.scope) && inForce(s, line)
        ? candidates(s, line.modifier.card, line.scope)
        : noRefs,
    )
    .filter(
      (ref, i, all) => (liveBody(s, ref)?.aember ?? 0) > 0 && all.findIndex((other) => sameRef(other, ref)) === i,
    );

/** The effect that forbids a player to do something (with a card), if there is one. "Cannot" beats "must" and "may". */
export function forbids(
  s: State,
  seat: Seat,
  deed: Extract<Modifier, { mod: 'player-cannot' }>['do'],
  card: Ref | null,
): Ref | null {
  for (const line of modifiers(s, 'player-cannot')) {
    const m = line.modifier;
    if (m.do !== deed || !isPlayer(s, m.who, seat, line.scope)) continue;
    if (m.card !== undefined && (card === null || !matches(s, m.card, card, line.scope))) continue;
    if (!inForce(s, line)) continue;
    return line.scope.source;
  }
  return null;
}
