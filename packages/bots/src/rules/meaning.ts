// What a text means at this table, as far as a seat can see: which cards, which players, how much. What cannot be judged
// from a view is taken to hold, or to come to 1.
import type {
  Cards,
  CardType,
  Cond,
  DeedPattern,
  Filter,
  InPlayView,
  KeyColor,
  Named,
  Num,
  PlayerView,
  Seat,
  TraitRef,
  Who,
} from '@vaultsong/engine';
import { definition, isDefined } from '@vaultsong/engine';
import type { Outlook } from './outlook.ts';
import { standsFor } from './outlook.ts';
import type { Known, Table } from './table.ts';
import { cardAt, holderOf, isAtEnd, isInPlay, isLeftOf, neighborsOf, opponentsOf } from './table.ts';

/** The cards that are meant; undefined where only the machine knows them. */
export function cardsMeant(cards: Cards, outlook: Outlook): readonly Known[] | undefined {
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
  if ('hostOf' in cards) {
    const upgrades = cardsMeant(cards.hostOf, outlook)?.map((card) => card.ref.id);
    return upgrades && table.seen.inPlay.filter((card) => card.upgrades.some(({ ref }) => upgrades.includes(ref.id)));
  }
  return undefined;
}

/** All visible cards that fit a description. */
export function cardsLike(filter: Filter, outlook: Outlook): readonly Known[] {
  const zones = zonesOf(filter);
  const among = zones.includes('play') && zones.length === 1 ? outlook.table.seen.inPlay : outlook.table.seen.cards;
  return among.filter((card) => zones.includes(card.zone) && fits(card, filter, outlook));
}

const zonesOf = (filter: Filter): readonly string[] =>
  filter.zone === undefined ? ['play'] : typeof filter.zone === 'string' ? [filter.zone] : filter.zone;

type Said = Required<Filter>;
type Test<T> = (wanted: T, card: Known, outlook: Outlook) => boolean;

/** Only a card in play can fail it. */
const inPlayOnly =
  <T>(test: (wanted: T, card: InPlayView, outlook: Outlook) => boolean): Test<T> =>
  (wanted, card, outlook) =>
    !isInPlay(card) || test(wanted, card, outlook);

const cannotTell = (): boolean => true;

/** Undefined where only the machine knows which trait is meant. */
function hasTrait(card: InPlayView, trait: TraitRef, { named }: Outlook): boolean | undefined {
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
  house: (house, card, { table }) => (houseNamed(house, table) ?? card.house) === card.house,
  notHouse: (house, card, { table }) => houseNamed(house, table) !== card.house,
  identityOf: cannotTell,
  owner: inPlayOnly((who, card, outlook) => seatsMeant(who, outlook).includes(card.owner)),
  trait: inPlayOnly((trait, card, outlook) => hasTrait(card, trait, outlook) ?? true),
  notTrait: inPlayOnly((trait, card, outlook) => !(hasTrait(card, trait, outlook) ?? false)),
  sharesTraitWith: cannotTell,
  sharesHouseWithNeighbor: cannotTell,
  keyword: inPlayOnly((name, card) => card.keywords[name] !== undefined),
  name: (name, card, { named }) =>
    typeof name === 'string' ? name === card.name : isNamed(card, standsFor(named, name.var)),
  sameNameAs: cannotTell,
  notSameNameAs: cannotTell,
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
  sharesTraitInLine: cannotTell,
  sharesHouseWith: cannotTell,
  sharesPowerWith: cannotTell,
  notTypeOf: cannotTell,
  houseHas: cannotTell,
  center: cannotTell,
  warded: inPlayOnly((yes, card) => card.warded === yes),
  parity: inPlayOnly((parity, card) => (card.power % 2 !== 0) === (parity === 'odd')),
  damaged: inPlayOnly((yes, card) => card.damage > 0 === yes),
  stunned: inPlayOnly((yes, card) => card.stunned === yes),
  ready: inPlayOnly((yes, card) => card.exhausted !== yes),
  hasAember: inPlayOnly((yes, card) => card.aember > 0 === yes),
  hasUpgrade: inPlayOnly((yes, card) => card.upgrades.length > 0 === yes),
  hasArmor: inPlayOnly((yes, card) => card.armor > 0 === yes),
  counter: cannotTell,
  half: cannotTell,
  token: inPlayOnly((yes, card) => (card.token !== undefined) === yes),
  icon: (icon, { bonus }) =>
    icon === 'any' ? bonus.length > 0 : icon === 'none' ? bonus.length === 0 : bonus.includes(icon),
  attackableBy: cannotTell,
  fighting: cannotTell,
  either: (filters, card, outlook) => filters.some((one) => fits(card, one, outlook)),
  not: (filter, card, outlook) => !fits(card, filter, outlook),
  where: cannotTell,
};

const passes = <K extends keyof Said>(key: K, filter: Partial<Said>, card: Known, outlook: Outlook): boolean => {
  const wanted = filter[key];
  return wanted === undefined || tests[key](wanted, card, outlook);
};

const isSaid = (key: string): key is keyof Said => key in tests;

function fits(card: Known, filter: Filter, outlook: Outlook): boolean {
  for (const key in filter) if (isSaid(key) && !passes(key, filter, card, outlook)) return false;
  return true;
}

/** Teammates are on neither side. */
function isOnSide(side: 'friendly' | 'enemy', card: Known, { table, you }: Outlook): boolean {
  const holder = holderOf(card);
  return side === 'friendly' ? holder === you : opponentsOf(table, you).includes(holder);
}

/** Null where no house is named, or where only the machine knows which. */
function houseNamed(house: Filter['house'], { view }: Table): string | null {
  if (house === 'active') return view.house;
  return typeof house === 'string' ? house : null;
}

const isOneOf = (type: CardType, wanted: Filter['type']): boolean =>
  wanted === undefined || wanted === type || (typeof wanted !== 'string' && wanted.includes(type));

const isAmong = (card: Known, cards: readonly Known[] | undefined): boolean =>
  cards?.some(({ ref }) => ref.id === card.ref.id) ?? false;

const isNeighbor = (card: InPlayView, of: Cards, outlook: Outlook): boolean =>
  isAmong(card, cardsMeant({ neighborsOf: of }, outlook) ?? [card]);

const listOf = (card: Known | undefined): readonly Known[] | undefined => card && [card];
const inPlay = (cards: readonly Known[] | undefined): readonly InPlayView[] | undefined => cards?.filter(isInPlay);

/** About how much a number comes to; 1 where only the machine could know. */
export function estimate(num: Num, outlook: Outlook): number {
  if (typeof num === 'number') return num;
  if ('count' in num) return cardsMeant(num.count, outlook)?.length ?? 1;
  if ('aember' in num) return total(num.aember, outlook, (player) => player.aember);
  if ('keys' in num) return total(num.keys, outlook, (player) => keysOf(player, num.color));
  if ('keyColors' in num) return colorsAmong(num.keyColors, outlook);
  if ('unforged' in num) return total(num.unforged, outlook, (player) => 3 - player.keys);
  if ('chains' in num) return total(num.chains, outlook, (player) => player.chains);
  if ('hand' in num) return total(num.hand, outlook, (player) => player.hand.length);
  if ('sum' in num) return num.sum.reduce<number>((sum, part) => sum + estimate(part, outlook), 0);
  if ('times' in num) return estimate(num.times[0], outlook) * estimate(num.times[1], outlook);
  if ('minus' in num) return Math.max(0, estimate(num.minus[0], outlook) - estimate(num.minus[1], outlook));
  if ('least' in num) return Math.min(...num.least.map((part) => estimate(part, outlook)));
  if ('half' in num) return Math.floor(estimate(num.half, outlook) / 2);
  if ('powerOf' in num) return over(num.powerOf, outlook, ({ power }) => power) ?? 3;
  if ('aemberOn' in num) return over(num.aemberOn, outlook, (card) => card.aember) ?? 1;
  if ('damageOn' in num) return over(num.damageOn, outlook, ({ damage }) => damage) ?? 1;
  if ('countersOn' in num) return over(num.countersOn, outlook, ({ counters }) => counters[num.counter] ?? 0) ?? 1;
  if ('housesAmong' in num)
    return new Set(
      cardsMeant(num.housesAmong, outlook)
        ?.filter(isInPlay)
        .map(({ house }) => house),
    ).size;
  if ('deeds' in num) return deedsOf(num.deeds, outlook) ?? 1;
  if ('highestPower' in num) return 3;
  if ('var' in num) return standsFor(outlook.numbers, num.var) ?? 1;
  if ('advances' in num) return outlook.table.view.adventure?.advances ?? 0;
  return 1;
}

/** What was done is not in the view; but creatures that were used this turn are exhausted now. Undefined where that tells nothing. */
function deedsOf({ did, by, turn, house, type }: DeedPattern, outlook: Outlook): number | undefined {
  const { view } = outlook.table;
  const isUse = did === 'use' || did === 'reap' || did === 'fight';
  if (!isUse || by !== 'you' || turn !== 'this' || view.active !== outlook.you) return undefined;
  const line = view.players[outlook.you]?.line ?? [];
  return line.filter(
    (card) => card.exhausted && (house ?? card.house) === card.house && (type ?? card.type) === card.type,
  ).length;
}

/** So much of each card together; undefined where only the machine knows which they are. */
const over = (cards: Cards, outlook: Outlook, of: (card: InPlayView) => number): number | undefined =>
  inPlay(cardsMeant(cards, outlook))?.reduce((sum, card) => sum + of(card), 0);

const total = (who: Who, outlook: Outlook, of: (player: PlayerView) => number): number =>
  seatsMeant(who, outlook).reduce((sum, seat) => sum + of(outlook.table.view.players[seat]!), 0);

const keysOf = ({ keys, keyColors }: PlayerView, color: KeyColor | undefined): number =>
  color === undefined ? keys : Number(keyColors.includes(color));

const colorsAmong = (who: Who, outlook: Outlook): number =>
  new Set(seatsMeant(who, outlook).flatMap((seat) => outlook.table.view.players[seat]!.keyColors)).size;

const isUntold = (num: Num, outlook: Outlook): boolean =>
  typeof num === 'object' && 'deeds' in num && deedsOf(num.deeds, outlook) === undefined;

const distinct = (seats: readonly Seat[]): readonly Seat[] => [...new Set(seats)];

/** The players that an ability means. */
export function seatsMeant(who: Who, outlook: Outlook): readonly Seat[] {
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
  }
}

/** Whether it is so, as far as can be seen; undefined where only the machine could know. */
export function seemsTrue(cond: Cond, outlook: Outlook): boolean | undefined {
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
  if ('tide' in cond)
    return typeof outlook.table.view.tide === 'string' ? outlook.table.view.tide === cond.tide[0] : undefined;
  if ('twoKeysOfOneColor' in cond) return estimate({ keys: 'each' }, outlook) > colorsAmong('each', outlook);
  if ('turnOf' in cond) return seatsMeant(cond.turnOf, outlook).includes(outlook.table.view.active);
  return undefined;
}
