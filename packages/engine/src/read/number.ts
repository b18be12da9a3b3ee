// How many: the numbers of the language.

import type { GameEvent } from '../language/events.ts';
import type { Cards, DeedPattern, Num, Who } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { KEYS } from '../programs/numbers.ts';
import { advancesOf } from '../seats/seats.ts';
import { player, teamOf } from '../state/players.ts';
import type { Deed, State } from '../state/state.ts';
import { liveBody, pile } from '../state/zones.ts';
import type { House, KeyColor, Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { candidates, cards } from './cards.ts';
import { amountOfEvent } from './event.ts';
import { lastKnown } from './gone.ts';
import { onePlayer, players } from './players.ts';
import { reader } from './reader.ts';
import { armor } from './values/armor.ts';
import { housesOf, isOfEveryHouse } from './values/house.ts';
import { iconsOf } from './values/icons.ts';
import { neighborsOf } from './values/place.ts';
import { power } from './values/power.ts';

export const total = <T>(items: readonly T[], of: (item: T) => number): number => {
  let sum = 0;
  for (const item of items) sum += of(item);
  return sum;
};

/** The amount that an event is about. */
const amountOf = (e: GameEvent | null): number => {
  if (e === null) return 0;
  if (e.type === 'forge') return e.cost;
  return amountOfEvent(e);
};

const sumCards = (s: State, scope: Scope, of: Cards, value: (ref: Ref) => number): number =>
  total(cards(s, of, scope), value);

const sumPlayers = (s: State, scope: Scope, who: Who, value: (seat: Seat) => number): number =>
  total(players(s, who, scope), value);

/** How many keys a player has forged, in all or of one colour. */
const keysOf = (s: State, seat: Seat, color: KeyColor | undefined): number => {
  const { keys } = player(s, seat);
  return color === undefined ? keys.length : Number(keys.includes(color));
};

/** The houses that cards belong to; those of one that belongs to all are the houses of the decks in this game. */
function housesAmong(s: State, refs: readonly Ref[]): ReadonlySet<House> {
  const all = refs.some((ref) => isOfEveryHouse(s, ref)) ? s.players.flatMap((p) => p.houses) : [];
  return new Set([...refs.flatMap((ref) => housesOf(s, ref)), ...all]);
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
  if ('iconsOn' in n)
    return sumCards(s, scope, n.iconsOn, (ref) =>
      total(iconsOf(s, ref), (icon) => ((n.icon ?? icon) === icon ? 1 : 0)),
    );
  if ('neighborsOf' in n)
    return sumCards(
      s,
      scope,
      n.neighborsOf,
      (ref) => neighborsOf(s, ref).filter((near) => reader.matches(s, n.like, near, scope)).length,
    );
  if ('playersOf' in n) return teamOf(s, onePlayer(s, n.playersOf, scope)).length;
  if ('advances' in n) return advancesOf(s);
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
      (p.house === undefined || d.houses.includes(p.house)) &&
      (like === null || (d.card !== null && like.some((ref) => sameRef(ref, d.card as Ref)))) &&
      (others === null || !others.some((ref) => isSameCard(ref, d.card))) &&
      (p.inFight === undefined || d.inFight) &&
      (p.fromHand === undefined || d.from === 'hand'),
  );
  if (p.different === undefined) return found.length;
  return found.filter((d, i) => found.findIndex((other) => isSameCard(d.card, other.card)) === i).length;
}

reader.number = number;
