// Values of the numbers of the language.

import type { GameEvent } from '../language/events.ts';
import type { Cards, Num, TurnEventPattern, Who } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { advancesOf } from '../seats/seats.ts';
import { player, teamOf } from '../state/players.ts';
import type { State, TurnEvent } from '../state/state.ts';
import { liveBody, pile } from '../state/zones.ts';
import type { House, KeyColor, Ref, Seat } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { candidates, cards } from './cards.ts';
import { amountOfEvent } from './event.ts';
import { lastKnown } from './lastKnown.ts';
import { onePlayer, players } from './players.ts';
import { reader } from './reader.ts';
import { armor } from './values/armor.ts';
import { housesOf, isOfEveryHouse, isOfHouse } from './values/house.ts';
import { countIcons } from './values/icons.ts';
import { neighborsOf } from './values/place.ts';
import { power } from './values/power.ts';
import { traitsOf } from './values/trait.ts';

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

/** The number of keys that a player has forged, in all or of one color. */
const keysOf = (s: State, seat: Seat, color: KeyColor | undefined): number => {
  const { keys } = player(s, seat);
  return color === undefined ? keys.length : Number(keys.includes(color));
};

/** The houses that cards belong to; those of one that belongs to all are the houses of the decks in this game. */
export function housesAmong(s: State, refs: readonly Ref[]): ReadonlySet<House> {
  const all = refs.some((ref) => isOfEveryHouse(s, ref)) ? s.players.flatMap((p) => p.houses) : [];
  return new Set([...refs.flatMap((ref) => housesOf(s, ref)), ...all]);
}

/** A function that counts something. */
type Count = (s: State, scope: Scope) => number;

/** Found once for each number that a text holds: to ask what kind it is of costs more than most answers. */
const counts = new WeakMap<Exclude<Num, number>, Count>();

const forCards =
  (of: Cards, value: (s: State, ref: Ref) => number): Count =>
  (s, scope) => {
    let sum = 0;
    for (const ref of cards(s, of, scope)) sum += value(s, ref);
    return sum;
  };

const forPlayers =
  (who: Who, value: (s: State, seat: Seat) => number): Count =>
  (s, scope) => {
    let sum = 0;
    for (const seat of players(s, who, scope)) sum += value(s, seat);
    return sum;
  };

function countOf(n: Exclude<Num, number>): Count {
  if ('count' in n) return (s, scope) => cards(s, n.count, scope).length;
  if ('aember' in n) return forPlayers(n.aember, (s, seat) => player(s, seat).aember);
  if ('keys' in n) return forPlayers(n.keys, (s, seat) => keysOf(s, seat, n.color));
  if ('keyColors' in n)
    return (s, scope) => new Set(players(s, n.keyColors, scope).flatMap((seat) => player(s, seat).keys)).size;
  if ('unforged' in n)
    return forPlayers(n.unforged, (s, seat) => reader.keysToWin(s, seat) - player(s, seat).keys.length);
  if ('keyCost' in n) return forPlayers(n.keyCost, (s, seat) => reader.keyCost(s, seat));
  if ('chains' in n) return forPlayers(n.chains, (s, seat) => player(s, seat).chains);
  if ('hand' in n) return forPlayers(n.hand, (s, seat) => pile(s, 'hand', seat)?.length ?? 0);
  if ('powerOf' in n) return forCards(n.powerOf, power);
  if ('highestPower' in n)
    return (s, scope) => Math.max(0, ...candidates(s, n.highestPower, scope).map((ref) => power(s, ref)));
  if ('mostOfOneHouse' in n)
    return (s, scope) => {
      const among = candidates(s, n.mostOfOneHouse, scope);
      const sizes = [...housesAmong(s, among)].map((house) => among.filter((ref) => isOfHouse(s, ref, house)).length);
      return Math.max(0, ...sizes);
    };
  if ('lowestPower' in n)
    return (s, scope) => {
      const powers = candidates(s, n.lowestPower, scope).map((ref) => power(s, ref));
      return powers.length === 0 ? 0 : Math.min(...powers);
    };
  if ('traitsOf' in n) return forCards(n.traitsOf, (s, ref) => traitsOf(s, ref).length);
  if ('damageOn' in n)
    return forCards(n.damageOn, (s, ref) => liveBody(s, ref)?.damage ?? lastKnown(s, ref)?.damage ?? 0);
  if ('aemberOn' in n)
    return forCards(n.aemberOn, (s, ref) => liveBody(s, ref)?.aember ?? lastKnown(s, ref)?.aember ?? 0);
  if ('armorOf' in n) return forCards(n.armorOf, armor);
  if ('armorLostBy' in n) return forCards(n.armorLostBy, (s, ref) => liveBody(s, ref)?.besides?.armorLost ?? 0);
  if ('countersOn' in n) return forCards(n.countersOn, (s, ref) => countersOn(s, ref, n.counter));
  if ('iconsOn' in n) return forCards(n.iconsOn, (s, ref) => countIcons(s, ref, n.icon));
  if ('neighborsOf' in n)
    return (s, scope) =>
      total(
        cards(s, n.neighborsOf, scope),
        (ref) => neighborsOf(s, ref).filter((near) => reader.matches(s, n.like, near, scope)).length,
      );
  if ('playersOf' in n) return (s, scope) => teamOf(s, onePlayer(s, n.playersOf, scope)).length;
  if ('advances' in n) return advancesOf;
  if ('powersAmong' in n) return (s, scope) => new Set(cards(s, n.powersAmong, scope).map((ref) => power(s, ref))).size;
  if ('housesAmong' in n) return (s, scope) => housesAmong(s, cards(s, n.housesAmong, scope)).size;
  if ('var' in n)
    return (_s, { vars }) => {
      const value = vars[n.var];
      return typeof value === 'number' ? value : 0;
    };
  if ('amount' in n) return n.amount === 'event' ? (_s, { event }) => amountOf(event) : (_s, { amount }) => amount;
  if ('deeds' in n) return (s, scope) => countTurnEvents(s, n.deeds, scope);
  if ('sum' in n) return (s, scope) => total(n.sum, (part) => number(s, part, scope));
  if ('times' in n) {
    const [one, other] = n.times;
    return (s, scope) => number(s, one, scope) * number(s, other, scope);
  }
  if ('minus' in n) {
    const [from, by] = n.minus;
    return (s, scope) => Math.max(0, number(s, from, scope) - number(s, by, scope));
  }
  if ('least' in n) return (s, scope) => Math.min(...n.least.map((part) => number(s, part, scope)));
  const round = n.round === 'down' ? Math.floor : Math.ceil;
  return 'third' in n
    ? (s, scope) => round(number(s, n.third, scope) / 3)
    : (s, scope) => round(number(s, n.half, scope) / 2);
}

function settled(n: Exclude<Num, number>): Count {
  const count = countOf(n);
  counts.set(n, count);
  return count;
}

/** The value of a number at this moment. */
export const number = (s: State, n: Num, scope: Scope): number =>
  typeof n === 'number' ? n : (counts.get(n) ?? settled(n))(s, scope);

/** The number of such counters on a card in play. */
export const countersOn = (s: State, ref: Ref, name: string): number => {
  const body = liveBody(s, ref);
  if (body === null) return 0;
  return name === 'power' ? body.power : (body.besides?.counters[name] ?? 0);
};

const isSameCard = (a: Ref | undefined, b: Ref | undefined): boolean =>
  a !== undefined && b !== undefined && sameRef(a, b);

function countTurnEvents(s: State, p: TurnEventPattern, scope: Scope): number {
  const seats = players(s, p.by ?? 'each', scope);
  const log = p.turn === 'this' ? s.deeds : seats.flatMap((seat) => player(s, seat).lastTurn);
  const like = p.card === undefined ? null : cards(s, p.card, scope);
  const others = p.besides === undefined ? null : cards(s, p.besides, scope);
  const found = log.filter(
    (d: TurnEvent) =>
      d.did === p.did &&
      seats.includes(d.by) &&
      (p.type === undefined || d.type === p.type) &&
      (p.house === undefined || d.houses?.includes(p.house) === true) &&
      (p.trait === undefined || (d.card !== undefined && traitsOf(s, d.card).includes(p.trait))) &&
      (like === null || like.some((ref) => isSameCard(ref, d.card))) &&
      (others === null || !others.some((ref) => isSameCard(ref, d.card))) &&
      (p.inFight === undefined || d.inFight === true) &&
      (p.fromHand === undefined || d.from === 'hand'),
  );
  if (p.different === undefined) return found.length;
  return found.filter((d, i) => found.findIndex((other) => isSameCard(d.card, other.card)) === i).length;
}

reader.number = number;
