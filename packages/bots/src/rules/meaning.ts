// Meaning of a text at this table, as far as a seat can see: which cards, which players, how much. A condition that cannot be
// judged from a view is taken to hold, a number to come to 1.
import type {
  Bonus,
  Cards,
  CardType,
  Cond,
  Filter,
  House,
  InPlayView,
  KeyColor,
  Named,
  Num,
  PlayerView,
  Seat,
  TraitRef,
  TurnEventPattern,
  Who,
} from '@vaultsong/engine';
import { definition, isDefined } from '@vaultsong/engine';
import type { Perspective } from './outlook.ts';
import { standsFor } from './outlook.ts';
import type { Known, Table } from './table.ts';
import {
  cardAt,
  holderOf,
  isAtEnd,
  isHauntedIn,
  isInPlay,
  isLeftOf,
  isOverwhelmed,
  neighborsOf,
  opponentsOf,
} from './table.ts';
import { cardsDone } from './thisWay.ts';

/** The cards that are meant; undefined where only the machine knows them. */
export function cardsMeant(cards: Cards, outlook: Perspective): readonly Known[] | undefined {
  const { table, source } = outlook;
  if ('all' in cards) return cardsLike(cards.all, outlook);
  if ('var' in cards) return standsFor(outlook.chosen, cards.var);
  if ('ref' in cards) {
    if (cards.ref === 'self' || cards.ref === 'granter')
      return source === null ? undefined : listOf(cardAt(table, source));
    if (cards.ref === 'adversary') return listOf(table.view.adventure?.adversary);
    return undefined;
  }
  if ('neighborsOf' in cards)
    return inPlay(cardsMeant(cards.neighborsOf, outlook))?.flatMap((card) => neighborsOf(table, card));
  if ('both' in cards) return cards.both.flatMap((part) => cardsMeant(part, outlook) ?? []);
  if ('upgradesOn' in cards) return inPlay(cardsMeant(cards.upgradesOn, outlook))?.flatMap(({ upgrades }) => upgrades);
  if ('under' in cards)
    return inPlay(cardsMeant(cards.under, outlook))?.flatMap(({ under }) => under.filter((card) => card.known));
  if ('hostOf' in cards) {
    const upgrades = cardsMeant(cards.hostOf, outlook)?.map((card) => card.ref.id);
    return upgrades && table.seen.inPlay.filter((card) => card.upgrades.some(({ ref }) => upgrades.includes(ref.id)));
  }
  return undefined;
}

/** All visible cards that fit a description. */
export function cardsLike(filter: Filter, outlook: Perspective): readonly Known[] {
  // Beneath which card is always said.
  if (filter.zone === 'under' && filter.is !== undefined)
    return (cardsMeant(filter.is, outlook) ?? []).filter((card) => fits(card, filter, outlook));
  const zones = zonesOf(filter);
  const among = zones.includes('play') && zones.length === 1 ? outlook.table.seen.inPlay : outlook.table.seen.cards;
  return among.filter((card) => zones.includes(card.zone) && fits(card, filter, outlook));
}

const zonesOf = (filter: Filter): readonly string[] =>
  filter.zone === undefined ? ['play'] : typeof filter.zone === 'string' ? [filter.zone] : filter.zone;

type Said = Required<Filter>;
type Test<T> = (wanted: T, card: Known, outlook: Perspective) => boolean;

/** Only a card in play can fail it. */
const inPlayOnly =
  <T>(test: (wanted: T, card: InPlayView, outlook: Perspective) => boolean): Test<T> =>
  (wanted, card, outlook) =>
    !isInPlay(card) || test(wanted, card, outlook);

const cannotTell = (): boolean => true;

type Likeness = (card: Known, other: Known) => boolean;

const sharesHouse: Likeness = (card, other) => card.houses.some((house) => other.houses.includes(house));
const sharesPower: Likeness = (card, other) => isInPlay(card) && isInPlay(other) && card.power === other.power;
const sharesTrait: Likeness = (card, other) => traitsOf(card).some((trait) => traitsOf(other).includes(trait));
const sharesTitle: Likeness = (card, other) => titleOf(card) === titleOf(other);

const traitsOf = (card: Known): readonly string[] =>
  isInPlay(card) ? card.traits : isDefined(card.name) ? definition(card.name).traits : [];
const titleOf = ({ name }: Known): string => (isDefined(name) ? definition(name).name : name);

/** Like one of those cards, or like none of them; it may be where only the machine knows which they are. */
const likeSome =
  (isLike: Likeness): Test<Cards> =>
  (cards, card, outlook) =>
    cardsMeant(cards, outlook)?.some((other) => isLike(card, other)) ?? true;
const likeNone =
  (isLike: Likeness): Test<Cards> =>
  (cards, card, outlook) =>
    !(cardsMeant(cards, outlook)?.some((other) => isLike(card, other)) ?? false);

/** Undefined where only the machine knows which trait is meant. */
function hasTrait(card: InPlayView, trait: TraitRef, { named }: Perspective): boolean | undefined {
  if (typeof trait === 'string') return card.traits.includes(trait);
  const word = standsFor(named, trait.var);
  return word !== undefined && 'trait' in word ? card.traits.includes(word.trait) : undefined;
}

const isNamed = ({ name }: Known, word: Named | undefined): boolean =>
  word === undefined || ('title' in word && isDefined(name) && definition(name).name === word.title);

/** One test for each thing that a description can say. */
const tests: { readonly [K in keyof Said]: Test<Said[K]> } = {
  zone: cannotTell, // says where to look
  inZone: cannotTell,
  of: (who, card, outlook) => isInPlay(card) || seatsMeant(who, outlook).includes(card.owner),
  type: (type, card) => isOneOf(card.type, type),
  side: (side, card, outlook) => isOnSide(side, card, outlook),
  is: (what, card, outlook) => isAmong(card, cardsMeant(what, outlook)),
  isNot: (what, card, outlook) => !isAmong(card, cardsMeant(what, outlook)),
  house: (house, card, outlook) => {
    const named = houseNamed(house, outlook);
    return named === null || card.houses.includes(named);
  },
  notHouse: (house, card, outlook) => {
    const named = houseNamed(house, outlook);
    return named === null || !card.houses.includes(named);
  },
  identityOf: cannotTell,
  owner: inPlayOnly((who, card, outlook) => seatsMeant(who, outlook).includes(card.owner)),
  trait: inPlayOnly((trait, card, outlook) => hasTrait(card, trait, outlook) ?? true),
  notTrait: inPlayOnly((trait, card, outlook) => !(hasTrait(card, trait, outlook) ?? false)),
  sharesTraitWith: likeSome(sharesTrait),
  sharesHouseWithNeighbor: inPlayOnly((wanted, card, { table }) => {
    const like = neighborsOf(table, card).filter((other) => sharesHouse(card, other)).length;
    return typeof wanted === 'number' ? like >= wanted : like > 0 === wanted;
  }),
  neighborPower: inPlayOnly((than, card, { table }) =>
    neighborsOf(table, card).some(({ power }) => (than === 'more' ? power > card.power : power < card.power)),
  ),
  keyword: inPlayOnly((name, card) => card.keywords[name] !== undefined),
  name: (name, card, { named }) =>
    typeof name === 'string' ? name === card.name : isNamed(card, standsFor(named, name.var)),
  sameNameAs: likeSome(sharesTitle),
  notSameNameAs: likeNone(sharesTitle),
  flank: inPlayOnly((yes, card, { table }) =>
    typeof yes === 'string' ? isAtEnd(table, card, yes) : card.flank === yes,
  ),
  neighborOf: inPlayOnly((of, card, outlook) => isNeighbor(card, of, outlook)),
  leftOf: inPlayOnly(
    (of, card, outlook) =>
      inPlay(cardsMeant(of, outlook))?.some((other) => isLeftOf(outlook.table, card, other)) ?? true,
  ),
  rightOf: inPlayOnly(
    (of, card, outlook) =>
      inPlay(cardsMeant(of, outlook))?.some((other) => isLeftOf(outlook.table, other, card)) ?? true,
  ),
  powerAtMost: inPlayOnly((most, card, outlook) => card.power <= estimate(most, outlook)),
  powerAtLeast: inPlayOnly((least, card, outlook) => card.power >= estimate(least, outlook)),
  sharesTraitInLine: inPlayOnly((yes, card, { table }) => {
    const line = table.view.players[card.controller]?.line ?? [];
    return line.some((other) => other.ref.id !== card.ref.id && sharesTrait(card, other)) === yes;
  }),
  sharesHouseWith: likeSome(sharesHouse),
  sharesPowerWith: likeSome(sharesPower),
  typeOf: likeSome((card, other) => card.type === other.type),
  notTypeOf: likeNone((card, other) => card.type === other.type),
  houseHas: ({ atLeast, of }, card, outlook) =>
    cardsLike(of, outlook).filter((other) => sharesHouse(card, other)).length >= estimate(atLeast, outlook),
  center: inPlayOnly((yes, card, { table }) => {
    const line = table.view.players[card.controller]?.line ?? [];
    return (line.length % 2 === 1 && line[(line.length - 1) / 2]?.ref.id === card.ref.id) === yes;
  }),
  warded: inPlayOnly((yes, card) => card.warded === yes),
  parity: inPlayOnly((parity, card) => (card.power % 2 !== 0) === (parity === 'odd')),
  damaged: inPlayOnly((yes, card) => card.damage > 0 === yes),
  controller: (who, card, outlook) => seatsMeant(who, outlook).includes(holderOf(card)),
  stunned: inPlayOnly((yes, card) => card.stunned === yes),
  enraged: inPlayOnly((yes, card) => card.enraged === yes),
  ready: inPlayOnly((yes, card) => card.exhausted !== yes),
  hasAember: inPlayOnly((yes, card) => card.aember > 0 === yes),
  mayCarry: cannotTell,
  hasUpgrade: inPlayOnly((yes, card) => card.upgrades.length > 0 === yes),
  hasArmor: inPlayOnly((yes, card) => card.armor > 0 === yes),
  counter: inPlayOnly((name, { counters, powerCounters }) =>
    name === 'power' ? powerCounters > 0 : (counters[name] ?? 0) > 0,
  ),
  half: (yes, { half, artHalf }) => (half !== undefined || artHalf !== undefined) === yes,
  token: inPlayOnly((yes, card) => (card.token !== undefined) === yes),
  icon: (icon, { bonus }) =>
    icon === 'any' ? bonus.length > 0 : icon === 'none' ? bonus.length === 0 : bonus.includes(icon),
  attackableBy: cannotTell,
  fighting: cannotTell,
  either: (filters, card, outlook) => filters.some((one) => fits(card, one, outlook)),
  not: (filter, card, outlook) => isUntellable(filter, outlook) || !fits(card, filter, outlook),
  where: cannotTell,
};

const passes = <K extends keyof Said>(key: K, filter: Partial<Said>, card: Known, outlook: Perspective): boolean => {
  const wanted = filter[key];
  return wanted === undefined || tests[key](wanted, card, outlook);
};

const isSaid = (key: string): key is keyof Said => key in tests;

function fits(card: Known, filter: Filter, outlook: Perspective): boolean {
  for (const key in filter) if (isSaid(key) && !passes(key, filter, card, outlook)) return false;
  return true;
}

/** Teammates are on neither side. */
function isOnSide(side: 'friendly' | 'enemy', card: Known, { table, you }: Perspective): boolean {
  const holder = holderOf(card);
  return side === 'friendly' ? holder === you : opponentsOf(table, you).includes(holder);
}

/** Null where no house is named, or where only the machine knows which. */
function houseNamed(house: Filter['house'], outlook: Perspective): House | null {
  if (house === 'active') return outlook.table.view.house;
  if (typeof house !== 'object') return house ?? null;
  return 'houseOf' in house ? (cardsMeant(house.houseOf, outlook)?.[0]?.house ?? null) : null;
}

/** What a description says of other cards, of which only the machine may know which they are. */
const relations = [
  'is',
  'isNot',
  'sharesTraitWith',
  'sharesHouseWith',
  'sharesPowerWith',
  'typeOf',
  'notTypeOf',
  'sameNameAs',
  'notSameNameAs',
  'neighborOf',
  'leftOf',
  'rightOf',
] as const satisfies readonly (keyof Filter)[];

/** Whether it cannot be seen if a card fits a description. */
const isUntellable = (filter: Filter, outlook: Perspective): boolean =>
  filter.attackableBy !== undefined ||
  filter.fighting !== undefined ||
  filter.where !== undefined ||
  filter.identityOf !== undefined ||
  relations.some((relation) => {
    const cards = filter[relation];
    return cards !== undefined && cardsMeant(cards, outlook) === undefined;
  });

const isOneOf = (type: CardType, wanted: Filter['type']): boolean =>
  wanted === undefined || wanted === type || (typeof wanted !== 'string' && wanted.includes(type));

const isAmong = (card: Known, cards: readonly Known[] | undefined): boolean =>
  cards?.some(({ ref }) => ref.id === card.ref.id) ?? false;

const isNeighbor = (card: InPlayView, of: Cards, outlook: Perspective): boolean =>
  isAmong(card, cardsMeant({ neighborsOf: of }, outlook) ?? [card]);

const listOf = (card: Known | undefined): readonly Known[] | undefined => card && [card];
const inPlay = (cards: readonly Known[] | undefined): readonly InPlayView[] | undefined => cards?.filter(isInPlay);

/** About how much a number comes to; 1 where only the machine could know. */
export function estimate(num: Num, outlook: Perspective): number {
  if (typeof num === 'number') return num;
  if ('count' in num)
    return (
      ('thisWay' in num.count ? cardsThisWay(num.count.thisWay, outlook) : cardsMeant(num.count, outlook))?.length ?? 1
    );
  if ('aember' in num) return total(num.aember, outlook, (player) => player.aember);
  if ('keys' in num) return total(num.keys, outlook, (player) => keysOf(player, num.color));
  if ('keyColors' in num) return colorsAmong(num.keyColors, outlook);
  if ('unforged' in num) return total(num.unforged, outlook, (player) => (player.keysToWin ?? 3) - player.keys);
  if ('keyCost' in num) return total(num.keyCost, outlook, (player) => player.keyCost);
  if ('chains' in num) return total(num.chains, outlook, (player) => player.chains);
  if ('hand' in num) return total(num.hand, outlook, (player) => player.hand.length);
  if ('sum' in num) return num.sum.reduce<number>((sum, part) => sum + estimate(part, outlook), 0);
  if ('times' in num) return estimate(num.times[0], outlook) * estimate(num.times[1], outlook);
  if ('minus' in num) return Math.max(0, estimate(num.minus[0], outlook) - estimate(num.minus[1], outlook));
  if ('least' in num) return Math.min(...num.least.map((part) => estimate(part, outlook)));
  if ('half' in num) return (num.round === 'up' ? Math.ceil : Math.floor)(estimate(num.half, outlook) / 2);
  if ('powerOf' in num) return over(num.powerOf, outlook, ({ power }) => power) ?? 3;
  if ('aemberOn' in num) return over(num.aemberOn, outlook, (card) => card.aember) ?? 1;
  if ('damageOn' in num) return over(num.damageOn, outlook, ({ damage }) => damage) ?? 1;
  if ('countersOn' in num) return over(num.countersOn, outlook, ({ counters }) => counters[num.counter] ?? 0) ?? 1;
  if ('housesAmong' in num) return housesAmong(num.housesAmong, outlook);
  if ('deeds' in num) return turnEventsOf(num.deeds, outlook) ?? 1;
  if ('highestPower' in num) return Math.max(0, ...powersOf(num.highestPower, outlook));
  if ('lowestPower' in num) return Math.min(...powersOf(num.lowestPower, outlook));
  if ('armorOf' in num) return over(num.armorOf, outlook, ({ armor }) => armor) ?? 1;
  if ('iconsOn' in num) return iconsAmong(num.iconsOn, num.icon, outlook);
  if ('traitsOf' in num)
    return cardsMeant(num.traitsOf, outlook)?.reduce((n, card) => n + traitsOf(card).length, 0) ?? 1;
  if ('powersAmong' in num)
    return new Set(inPlay(cardsMeant(num.powersAmong, outlook))?.map(({ power }) => power)).size;
  if ('mostOfOneHouse' in num) return mostOfOneHouse(cardsLike(num.mostOfOneHouse, outlook));
  if ('neighborsOf' in num)
    return (
      cardsMeant({ neighborsOf: num.neighborsOf }, outlook)?.filter((card) => fits(card, num.like, outlook)).length ?? 1
    );
  if ('third' in num) return (num.round === 'up' ? Math.ceil : Math.floor)(estimate(num.third, outlook) / 3);
  if ('var' in num) return standsFor(outlook.numbers, num.var) ?? 1;
  if ('advances' in num) return outlook.table.view.adventure?.advances ?? 0;
  return 1;
}

const cardsThisWay = (filter: Filter, outlook: Perspective): readonly Known[] | undefined =>
  cardsDone(outlook.done, cardsMeant)?.filter((card) => fits(card, filter, outlook));

function housesAmong(cards: Cards, outlook: Perspective): number {
  const isDone = 'thisWay' in cards;
  const found = isDone ? cardsThisWay(cards.thisWay, outlook) : inPlay(cardsMeant(cards, outlook));
  return found === undefined ? Number(isDone) : new Set(found.map(({ house }) => house)).size;
}

/** Where there is none, nothing is as weak as that. */
const powersOf = (filter: Filter, outlook: Perspective): readonly number[] =>
  cardsLike(filter, outlook)
    .filter(isInPlay)
    .map(({ power }) => power);

const iconsAmong = (cards: Cards, icon: Bonus | undefined, outlook: Perspective): number =>
  cardsMeant(cards, outlook)?.reduce(
    (n, { bonus }) => n + bonus.filter((one) => icon === undefined || one === icon).length,
    0,
  ) ?? 1;

const mostOfOneHouse = (cards: readonly Known[]): number =>
  Math.max(0, ...cards.map(({ house }) => cards.filter(({ houses }) => houses.includes(house)).length));

/** What was done is not in the view; but creatures that were used this turn are exhausted now. Undefined where that tells nothing. */
function turnEventsOf({ did, by, turn, house, type }: TurnEventPattern, outlook: Perspective): number | undefined {
  const { view } = outlook.table;
  const isUse = did === 'use' || did === 'reap' || did === 'fight';
  if (!isUse || by !== 'you' || turn !== 'this' || view.active !== outlook.you) return undefined;
  const line = view.players[outlook.you]?.line ?? [];
  return line.filter(
    (card) =>
      card.exhausted && (house === undefined || card.houses.includes(house)) && (type ?? card.type) === card.type,
  ).length;
}

/** So much of each card together; undefined where only the machine knows which they are. */
const over = (cards: Cards, outlook: Perspective, of: (card: InPlayView) => number): number | undefined =>
  inPlay(cardsMeant(cards, outlook))?.reduce((sum, card) => sum + of(card), 0);

const total = (who: Who, outlook: Perspective, of: (player: PlayerView) => number): number =>
  seatsMeant(who, outlook).reduce((sum, seat) => sum + of(outlook.table.view.players[seat]!), 0);

const keysOf = ({ keys, keyColors }: PlayerView, color: KeyColor | undefined): number =>
  color === undefined ? keys : Number(keyColors.includes(color));

const colorsAmong = (who: Who, outlook: Perspective): number =>
  new Set(seatsMeant(who, outlook).flatMap((seat) => outlook.table.view.players[seat]!.keyColors)).size;

const isUntold = (num: Num, outlook: Perspective): boolean =>
  typeof num === 'object' && 'deeds' in num && turnEventsOf(num.deeds, outlook) === undefined;

const distinct = (seats: readonly Seat[]): readonly Seat[] => [...new Set(seats)];

/** The players that an ability means. */
export function seatsMeant(who: Who, outlook: Perspective): readonly Seat[] {
  const { table, you } = outlook;
  if (typeof who === 'object') {
    if ('ownerOf' in who) return distinct((cardsMeant(who.ownerOf, outlook) ?? []).map((card) => card.owner));
    const holders = (cardsMeant('opponentOf' in who ? who.opponentOf : who.controllerOf, outlook) ?? []).map(holderOf);
    return distinct('opponentOf' in who ? holders.flatMap((seat) => opponentsOf(table, seat)) : holders);
  }
  switch (who) {
    case 'you':
      return [you];
    case 'active':
    // What players do they do in their own turns.
    case 'that-player':
      return [table.view.active];
    case 'opponent':
      return opponentsOf(table, you);
    case 'each':
      return table.view.players.map((player) => player.seat);
    case 'haunted':
      return table.view.players.flatMap(({ seat }) => (isHauntedIn(table, seat) ? [seat] : []));
  }
}

/** Whether it is so, as far as can be seen; undefined where only the machine could know. */
export function seemsTrue(cond: Cond, outlook: Perspective): boolean | undefined {
  if ('atLeast' in cond) return estimate(cond.atLeast[0], outlook) >= estimate(cond.atLeast[1], outlook);
  if ('moreThan' in cond) return estimate(cond.moreThan[0], outlook) > estimate(cond.moreThan[1], outlook);
  if ('equal' in cond && cond.equal.some((num) => isUntold(num, outlook))) return undefined;
  if ('equal' in cond) return estimate(cond.equal[0], outlook) === estimate(cond.equal[1], outlook);
  if ('parity' in cond) return (estimate(cond.parity[1], outlook) % 2 !== 0) === (cond.parity[0] === 'odd');
  if ('exists' in cond) return cardsLike(cond.exists, outlook).length > 0;
  if ('not' in cond) {
    const inner = seemsTrue(cond.not, outlook);
    return inner === undefined ? undefined : !inner;
  }
  if ('both' in cond) return cond.both.every((part) => seemsTrue(part, outlook) ?? true);
  if ('either' in cond) return cond.either.some((part) => seemsTrue(part, outlook) ?? true);
  if ('tide' in cond) return isTide(cond.tide[0], seatsMeant(cond.tide[1], outlook), outlook.table);
  if ('is' in cond) return areAll(cond.is[0], cond.is[1], outlook);
  if ('activeHouse' in cond) {
    const house = houseNamed(cond.activeHouse, outlook);
    return house === null ? undefined : outlook.table.view.house === house;
  }
  if ('haunted' in cond) return seatsMeant(cond.haunted, outlook).some((seat) => isHauntedIn(outlook.table, seat));
  if ('overwhelmed' in cond)
    return seatsMeant(cond.overwhelmed, outlook).some((seat) => isOverwhelmed(seat, outlook.table));
  if ('isFighting' in cond) return outlook.table.view.fight === null ? false : undefined;
  if ('twoKeysOfOneColor' in cond) return estimate({ keys: 'each' }, outlook) > colorsAmong('each', outlook);
  if ('turnOf' in cond) return seatsMeant(cond.turnOf, outlook).includes(outlook.table.view.active);
  return undefined;
}

/** R: notes on later sets, "Tide": high for one player, it is low for the other; at first it is neither. */
const isTide = (wanted: 'high' | 'low', seats: readonly Seat[], { view: { tide } }: Table): boolean => {
  if (tide === null) return false;
  if (typeof tide === 'string') return tide === wanted;
  return seats.includes(tide.highFor) === (wanted === 'high');
};

/** Undefined where only the machine knows which cards, or whether they fit. */
function areAll(cards: Cards, filter: Filter, outlook: Perspective): boolean | undefined {
  const found = cardsMeant(cards, outlook);
  if (found === undefined || isUntellable(filter, outlook)) return undefined;
  return found.length > 0 && found.every((card) => fits(card, filter, outlook));
}
