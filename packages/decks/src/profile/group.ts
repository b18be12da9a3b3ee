// Group of cards that a filter or a choice can mean, as far as the definition tells: whose, of which types, where, how many.
import type { Cards, CardType, Filter, Num, Pick, Who } from '@vaultsong/engine';
import { amountOf, timesAmount } from './amount.ts';
import type { Amount, Group, Side } from './effect.ts';
import type { Frame, Memory } from './frame.ts';
import { flip, joined, namedSide } from './frame.ts';

/** Whether a word of a filter keeps to cards of some house, trait, keyword or name, so that many decks have none. */
const keepsToAKind: Readonly<Record<keyof Filter, boolean>> = {
  zone: false,
  inZone: false,
  of: false,
  type: false,
  side: false,
  is: false,
  isNot: false,
  house: true,
  notHouse: false,
  identityOf: true,
  owner: false,
  controller: false,
  trait: true,
  notTrait: false,
  sharesTraitWith: true,
  sharesHouseWithNeighbor: true,
  neighborPower: false,
  keyword: true,
  name: true,
  sameNameAs: true,
  notSameNameAs: false,
  flank: false,
  neighborOf: false,
  leftOf: false,
  rightOf: false,
  powerAtMost: false,
  powerAtLeast: false,
  sharesTraitInLine: true,
  sharesHouseWith: true,
  sharesPowerWith: false,
  typeOf: false,
  notTypeOf: false,
  houseHas: true,
  center: false,
  warded: false,
  parity: false,
  damaged: false,
  stunned: false,
  enraged: false,
  ready: false,
  hasAember: false,
  hasUpgrade: false,
  mayCarry: false,
  hasArmor: false,
  counter: false,
  half: true,
  token: false,
  icon: false,
  attackableBy: false,
  fighting: false,
  either: false,
  not: false,
  where: false,
};

const isFilterWord = (word: string): word is keyof Filter => Object.hasOwn(keepsToAKind, word);

const asList = <T>(x: T | readonly T[]): readonly T[] => (Array.isArray(x) ? x : [x as T]);

/** The player that a word means. */
export function sideOf(who: Who, frame: Frame, memory: Memory): Side {
  if (typeof who === 'string') return namedSide(who, frame);
  if ('controllerOf' in who) return cardsOf(who.controllerOf, frame, memory).side;
  if ('ownerOf' in who) return cardsOf(who.ownerOf, frame, memory).side;
  return flip[cardsOf(who.opponentOf, frame, memory).side];
}

/** All cards that a filter describes. */
export function filterOf(filter: Filter, frame: Frame, memory: Memory): Group {
  const parts = (filter.either ?? []).map((part) => filterOf(part, frame, memory));
  const is = filter.is && cardsOf(filter.is, frame, memory);
  const next = filter.neighborOf && cardsOf(filter.neighborOf, frame, memory);
  const types: readonly CardType[] = filter.type
    ? asList(filter.type)
    : parts.length > 0 && parts.every((part) => part.types.length > 0)
      ? [...new Set(parts.flatMap((part) => part.types))]
      : (is?.types ?? []);
  return {
    side: sideOfFilter(filter, parts, is ?? next, frame, memory),
    count: is ? is.count : next ? 2 : 'all',
    which: is?.which ?? 'other',
    types,
    zones: filter.zone ? asList(filter.zone) : (is?.zones ?? ['play']),
    special:
      Object.keys(filter).some((word) => isFilterWord(word) && keepsToAKind[word]) ||
      (parts.length > 0 && parts.every((part) => part.special)) ||
      (is?.special ?? false),
  };
}

function sideOfFilter(
  filter: Filter,
  parts: readonly Group[],
  known: Group | undefined,
  frame: Frame,
  memory: Memory,
): Side {
  if (filter.side) return filter.side === 'friendly' ? frame.you : flip[frame.you];
  if (filter.not?.side === 'enemy') return frame.you;
  const whose = filter.of ?? filter.owner;
  if (whose) return sideOf(whose, frame, memory);
  if (known) return known.side;
  return parts.length > 0 ? joined(parts.map((part) => part.side)) : 'both';
}

/** Some of a group: "each" of both sides becomes "one of either". */
export const someOf = (group: Group, count: Group['count']): Group => ({
  ...group,
  count,
  side: group.side === 'both' && count !== 'all' ? 'either' : group.side,
});

/** What a choice can take. A choice of any number can take all. */
export function pickOf(pick: Pick, frame: Frame, memory: Memory): Group {
  const group = filterOf(pick.pick, frame, memory);
  return someOf(group, canTakeAll(pick) ? 'all' : amountOf(pick.max, memory.numbers));
}

/** Whether the bound is the number of all that can be taken; by content, because definitions are copied. */
const canTakeAll = ({ pick, max }: Pick): boolean =>
  typeof max === 'object' &&
  'count' in max &&
  'all' in max.count &&
  JSON.stringify(max.count.all) === JSON.stringify(pick);

/** The cards that are meant; every form that the language has, or the compiler complains. */
export function cardsOf(cards: Cards, frame: Frame, memory: Memory): Group {
  if ('ref' in cards) return refOf(cards.ref, frame);
  if ('var' in cards) return memory.cards.get(cards.var) ?? anyCards;
  if ('all' in cards) return filterOf(cards.all, frame, memory);
  if ('top' in cards) {
    const side = sideOf(cards.of, frame, memory);
    const count = amountOf(cards.top, memory.numbers);
    const types = cards.like === undefined ? [] : filterOf(cards.like, frame, memory).types;
    const zones: Group['zones'] = [cards.pile ?? 'deck'];
    return { ...anyCards, side, count: cards.of === 'each' ? timesAmount(count, 2) : count, types, zones };
  }
  if ('thisWay' in cards) return among(memory.last, filterOf(cards.thisWay, frame, memory));
  if ('neighborsOf' in cards)
    return { ...anyCreatures, side: cardsOf(cards.neighborsOf, frame, memory).side, count: 2 };
  if ('hostOf' in cards) return hostCreature(frame.you);
  if ('upgradesOn' in cards)
    return { ...anyCards, side: cardsOf(cards.upgradesOn, frame, memory).side, types: ['upgrade'] };
  if ('under' in cards) return { ...anyCards, side: cardsOf(cards.under, frame, memory).side, zones: ['under'] };
  if ('tokenCardFor' in cards) return { ...anyCards, side: 'self', count: 1, zones: ['beside'] };
  if ('both' in cards) return together(cards.both.map((part) => cardsOf(part, frame, memory)));
  return { ...anyCards, side: 'both', zones: zonesAfterPurge(cards.purgedBy) };
}

/** Named so that the last form of `Cards` is the only one that can get there. */
const zonesAfterPurge = (_: Cards): Group['zones'] => ['purged'];

const anyCards: Group = { side: 'either', count: 'varies', which: 'other', types: [], zones: ['play'], special: false };
const anyCreatures: Group = { ...anyCards, types: ['creature'] };

/** An upgrade is taken to be on a creature of one's own; what takes control says so itself. */
const hostCreature = (you: Side): Group => ({ ...anyCreatures, side: you, count: 1, which: 'host' });

function refOf(ref: Extract<Cards, { readonly ref: unknown }>['ref'], frame: Frame): Group {
  switch (ref) {
    case 'self':
      return frame.self;
    case 'granter':
      return frame.granter;
    case 'it':
      return frame.it;
    case 'other':
      return frame.other;
    case 'attacker':
      return { ...anyCreatures, count: 1, side: frame.you };
    case 'defender':
      return { ...anyCreatures, count: 1, side: flip[frame.you] };
    case 'target':
      return { ...anyCards, count: 1 };
    case 'adversary':
      return { ...anyCards, types: ['adversary'], count: 1, side: 'opponent' };
  }
}

/** Those of a group that a filter describes. */
const among = (group: Group, filter: Group): Group => ({
  ...group,
  types: filter.types.length > 0 ? filter.types : group.types,
  special: group.special || filter.special,
});

function together(groups: readonly Group[]): Group {
  const counts = groups.map((group) => group.count);
  const only = groups.length === 1 ? groups[0] : undefined;
  return (
    only ?? {
      side: joined(groups.map((group) => group.side)),
      count: counts.includes('all') ? 'all' : counts.reduce<Amount>((sum, count) => plus(sum, count), 0),
      which: 'other',
      types: groups.every((group) => group.types.length > 0) ? [...new Set(groups.flatMap((g) => g.types))] : [],
      zones: [...new Set(groups.flatMap((group) => group.zones))],
      special: groups.every((group) => group.special),
    }
  );
}

const plus = (x: Amount, y: Group['count']): Amount => (x === 'varies' || typeof y === 'string' ? 'varies' : x + y);

/** The same cards, so many times over. */
export const manifold = (count: Group['count'], rounds: number): Group['count'] =>
  count === 'all' ? 'all' : timesAmount(count, rounds);

/** What the parts of a definition mean at one place of it. */
export interface Reader {
  readonly frame: Frame;
  whose(who: Who): Side;
  howMuch(number: Num | 'all'): Amount;
  all(filter: Filter): Group;
  those(cards: Cards): Group;
}

/** @param memory is read, and not changed */
export const readerOf = (frame: Frame, memory: Memory): Reader => ({
  frame,
  whose: (who) => sideOf(who, frame, memory),
  howMuch: (number) => (number === 'all' ? 'varies' : amountOf(number, memory.numbers)),
  all: (filter) => filterOf(filter, frame, memory),
  those: (cards) => cardsOf(cards, frame, memory),
});
