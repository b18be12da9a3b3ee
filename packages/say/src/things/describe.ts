// Words of a description of cards, sorted by their place in English: before the noun ("friendly"), after it ("with
// power 5"), or at the end ("from your hand").
import type { Cards, CardType, Filter, HouseRef, Keyword, Node, Num, Who } from '@vaultsong/engine';
import { article, list, places, title } from '../grammar/english.ts';
import { cardTitle } from '../grammar/names.ts';
import type { Voice } from '../grammar/voice.ts';
import { subject, verbOf, whose } from '../grammar/who.ts';
import { houseNoun } from './house.ts';
import { iconNoun } from './icon.ts';
import { knownTrait, traitNoun } from './named.ts';
import { lyingIn, zonePhrase } from './zone.ts';

/** The parts of a description, in the order in which English wants them. */
export interface Description {
  /** Before the noun: "friendly". */
  readonly adjectives: string[];
  /** Instead of "creature": "neighbor", or the title of a card. */
  noun: { readonly one: string; readonly many: string } | null;
  /** The card whose neighbors are meant: "it", "that creature". */
  of: string | null;
  /** After the noun: "with power 5". */
  readonly having: string[];
  /** "without armor". */
  readonly lacking: string[];
  /** "not on a flank", "in your hand". */
  readonly being: string[];
}

/** The form of a description: of one card or several, of any or of all of them, as a noun or as something said of a card. */
export interface Manner {
  readonly many?: boolean;
  readonly all?: boolean;
  readonly predicate?: boolean;
}

export const noun = (type: CardType): string => (type === 'action' ? 'action card' : type);

/** The noun for a card that can be named: "a card", "an action card". */
export const namable = ({ type }: Extract<Node, { kind: 'name' }>): string =>
  type === undefined ? 'a card' : article(noun(type));

/** "creature", "artifact or upgrade", "card". */
export function headOf(f: Filter, word: 'and' | 'or' = 'or'): string {
  if (f.type !== undefined) return list([f.type].flat().map(noun), word);
  const kinds = new Set((f.either ?? []).map((part) => headOf(part)));
  return kinds.size === 1 ? [...kinds].join() : 'card';
}

export const pluralHead = (f: Filter, word: 'and' | 'or' = 'or'): string =>
  f.type === undefined
    ? `${headOf(f)}s`
    : list(
        [f.type].flat().map((type) => `${noun(type)}s`),
        word,
      );

/** "another", "other": not this card, or not one that was chosen before. */
export const isOther = ({ isNot }: Filter): boolean =>
  isNot !== undefined &&
  ('both' in isNot
    ? isNot.both.every((cards) => 'var' in cards)
    : 'var' in isNot || ('ref' in isNot && isNot.ref === 'self'));

export function describe(f: Filter, v: Voice, manner: Manner = {}): Description {
  const d: Description = { adjectives: [], noun: null, of: null, having: [], lacking: [], being: [] };
  // In the order of the table and not as the author wrote them, so that adjectives always stand alike.
  for (const key of Object.keys(sayings)) if (isKey(key)) add(d, key, f, manner, v);
  return d;
}

const isKey = (key: string): key is keyof Filter => Object.hasOwn(sayings, key);

type Said<K extends keyof Filter> = Filter[K] & (NonNullable<unknown> | null);

/** Puts what one word of a filter says where it belongs. */
type Saying<K extends keyof Filter> = (value: Said<K>, d: Description, f: Filter, manner: Manner, v: Voice) => void;

function add<K extends keyof Filter>(d: Description, key: K, f: Filter, manner: Manner, v: Voice): void {
  const value = f[key];
  if (value !== undefined) sayings[key](value, d, f, manner, v);
}

const having = (yes: boolean, what: string, d: Description): void => void (yes ? d.having : d.lacking).push(what);

/** Said elsewhere: with the zone, by the noun itself, or instead of a description. */
const saidElsewhere = (): void => {};

/** Said of several cards that are chosen together, each of which is unlike the others. */
export const eachOther: Cards = { var: 'each other' };

const isEachOther = (cards: Cards): boolean => JSON.stringify(cards) === JSON.stringify(eachOther);

/** The text of each word of a filter, in the order in which English wants them. */
const sayings: { readonly [K in keyof Required<Filter>]: Saying<K> } = {
  damaged: (yes, d) => void d.adjectives.push(yes ? 'damaged' : 'undamaged'),
  stunned: (yes, d, _f, { many }) =>
    void (yes ? d.adjectives.push('stunned') : d.being.push(`that ${many ? 'are' : 'is'} not stunned`)),
  enraged: (yes, d, _f, { many }) =>
    void (yes ? d.adjectives.push('enraged') : d.being.push(`that ${many ? 'are' : 'is'} not enraged`)),
  ready: (yes, d) => void d.adjectives.push(yes ? 'ready' : 'exhausted'),
  side: (side, d, f, _manner, v) => addSide(d, side, f, v),
  neighborOf: (of, d, f, { predicate }, v) => addNeighbor(d, of, f, predicate ?? false, v),
  leftOf: (of, d, f, _manner, v) => addSideOf(d, 'left', of, f, v),
  rightOf: (of, d, f, _manner, v) => addSideOf(d, 'right', of, f, v),
  keyword: (keyword, d) => void (isAdjective[keyword] ? d.adjectives : d.having).push(keyword),
  notTrait: (trait, d, _f, { predicate }, v) => {
    const known = knownTrait(trait, v);
    if (predicate || known === null) d.lacking.push(traitNoun(trait, v));
    else d.adjectives.push(`non-${known}`);
  },
  notHouse: (house, d, _f, _manner, v) => addHouse(d, house, 'non-', v),
  house: (house, d, _f, _manner, v) => addHouse(d, house, '', v),
  trait: (trait, d, _f, { predicate }, v) => {
    const known = knownTrait(trait, v);
    if (predicate || known === null) d.having.push(traitNoun(trait, v));
    else d.adjectives.push(known);
  },
  half: (yes, d, _f, { many }) =>
    void d.being.push(
      many
        ? `that are ${yes ? '' : 'not '}halves of a gigantic creature`
        : `that is ${yes ? '' : 'not '}half of a gigantic creature`,
    ),
  token: (yes, d) => void d.adjectives.push(yes ? 'token' : 'non-token'),
  flank: (yes, d, f, { predicate }, v) => {
    if (typeof yes === 'string' && isOnTheirFlank(f, v)) d.being.push(`on their ${yes} flank`);
    else if (typeof yes === 'string') d.being.push(`on ${f.side === undefined ? 'a' : 'the'} ${yes} flank`);
    else if (yes && !predicate && headOf(f) === 'creature') d.adjectives.push('flank');
    else d.being.push(yes ? 'on a flank' : 'not on a flank');
  },
  identityOf: (who, d, _f, _manner, v) => void d.being.push(`of one of ${whose(who, v)} houses`),
  owner: (who, d, _f, { predicate }, v) => void d.being.push(`${predicate ? 'that ' : ''}${owns(who, v)}`),
  controller: (who, d, _f, _manner, v) => void d.being.push(`${subject(who, v)} ${verbOf(who, 'control', v)}`),
  typeOf: (cards, d, _f, _manner, v) => void d.being.push(`of the same type as ${anyOf(cards, v)}`),
  notTypeOf: (cards, d, _f, _manner, v) =>
    void d.being.push(isEachOther(cards) ? 'of different types' : `of a different type than ${anyOf(cards, v)}`),
  zone: (zone, d, f, { many, all }, v) => {
    if (zone === 'purged' && (f.of === undefined || f.of === 'each')) {
      d.adjectives.push('purged');
      return;
    }
    const where = zonePhrase(f, many || all ? 'and' : 'or', v);
    if (where !== null) d.being.push(where);
  },
  sharesTraitWith: (cards, d, _f, { many }, v) =>
    void d.being.push(`that ${many ? 'share' : 'shares'} a trait with ${anyOf(cards, v)}`),
  sharesHouseWithNeighbor: (both, d, _f, { many }) =>
    void d.being.push(
      both === false
        ? `that ${many ? 'share' : 'shares'} no house with a neighbor`
        : `that ${many ? 'share' : 'shares'} a house with ${both === 2 ? 'both of its neighbors' : 'a neighbor'}`,
    ),
  neighborPower: (than, d) => void d.having.push(`a ${than} powerful neighbor`),
  powerAtLeast: (least, d, f, _manner, v) =>
    void d.having.push(extremePower(least, f) ?? moreThan(least, f, v) ?? powerBounds(least, f.powerAtMost, v)),
  powerAtMost: (most, d, f, _manner, v) => {
    if (f.powerAtLeast !== undefined) return;
    d.having.push(lessThan(most, v) ?? bound(most, 'or less', 'no higher than', v));
  },
  center: (yes, d) => void d.being.push(`${yes ? '' : 'not '}in the center of its battleline`),
  warded: (yes, d, _f, { many }) =>
    void (yes ? d.adjectives.push('warded') : d.being.push(`that ${many ? 'are' : 'is'} not warded`)),
  sharesTraitInLine: (yes, d, _f, { many }) =>
    void d.being.push(
      `that ${many ? (yes ? 'share' : 'do not share') : yes ? 'shares' : 'does not share'} a trait with another creature in its battleline`,
    ),
  sharesPowerWith: (cards, d, _f, _manner, v) => void d.having.push(`the same power as ${anyOf(cards, v)}`),
  sharesHouseWith: (cards, d, _f, { many }, v) =>
    void d.being.push(`that ${many ? 'share' : 'shares'} a house with ${anyOf(cards, v)}`),
  houseHas: ({ atLeast, of }, d, _f, _manner, v) =>
    void d.being.push(
      typeof atLeast === 'object' && 'mostOfOneHouse' in atLeast
        ? `of the house with the most ${pluralHead(of, 'or')} in play`
        : `of a house that has ${v.read.number(atLeast, v)} or more ${pluralHead(of, 'or')} in play`,
    ),
  parity: (parity, d) => void d.having.push(`${parity} power`),
  hasAember: (yes, d, _f, { many }) => having(yes, `æmber on ${many ? 'them' : 'it'}`, d),
  mayCarry: (cards, d, _f, _manner, v) => void d.being.push(`that ${anyOf(cards, v)} can be attached to`),
  hasUpgrade: (yes, d) => having(yes, yes ? 'an upgrade' : 'upgrades', d),
  hasArmor: (yes, d) => having(yes, 'armor', d),
  counter: (counter, d) => void d.having.push(`${article(counterName(counter))} counter`),
  icon: (icon, d) =>
    void (icon === 'none'
      ? d.lacking.push('bonus icons')
      : d.having.push(article(icon === 'any' ? iconNoun() : iconNoun(icon)))),
  name: (name, d, _f, { predicate }, v) => {
    if (typeof name !== 'string') addNamed(d, name.var, v);
    else if (predicate) d.being.push(`named ${cardTitle(name)}`);
    else d.noun = called(cardTitle(name));
  },
  sameNameAs: (cards, d, _f, _manner, v) => void d.having.push(`the same name as ${anyOf(cards, v)}`),
  notSameNameAs: (cards, d, _f, _manner, v) => void d.having.push(otherName(v.read.cards(cards, v).text)),
  inZone: (zone, d) => void d.being.push(lyingIn(zone)),
  attackableBy: (cards, d, _f, _manner, v) => void d.being.push(`that ${v.read.cards(cards, v).text} can attack`),
  fighting: (cards, d, _f, _manner, v) => void d.being.push(`fighting ${v.read.cards(cards, v).text}`),
  isNot: (cards, d, f, _manner, v) => {
    if (!isOther(f)) d.being.push(`other than ${v.read.cards(cards, v).text}`);
  },
  is: saidElsewhere,
  of: saidElsewhere,
  type: saidElsewhere,
  either: (parts, d, _f, manner, v) =>
    void d.being.push(`that ${parts.map((part) => said(part, false, manner, v)).join(' or ')}`),
  not: (part, d, _f, manner, v) => {
    if (part.counter !== undefined && Object.keys(part).length === 1)
      d.lacking.push(`${counterName(part.counter)} counters`);
    else d.being.push(isEnemy(part) ? yourSide(v) : `that ${said(part, true, manner, v)}`);
  },
  where: ({ says }, d) => void d.being.push(says),
};

/** "is damaged" of a card, "are damaged" of several. */
function said(f: Filter, negated: boolean, { many }: Manner, v: Voice): string {
  const one = v.read.isSo(f, negated, v);
  return many
    ? one
        .replace(/\bis\b/g, 'are')
        .replace(/\bhas\b/g, 'have')
        .replace(/\bdoes\b/g, 'do')
    : one;
}

const isEnemy = (f: Filter): boolean => f.side === 'enemy' && Object.keys(f).length === 1;

/** "on your side": yours and, in a team, those of teammates. */
export const yourSide = (v: Voice): string => `on ${whose('you', v)} side`;

/** Inside of "each player …" the one who is meant is "they", and nobody is friendly to the reader. */
function addSide(d: Description, side: 'friendly' | 'enemy', f: Filter, v: Voice): void {
  if (isOnTheirFlank(f, v)) return;
  if (v.you !== 'you') {
    d.being.push(side === 'friendly' ? 'they control' : 'their opponent controls');
    return;
  }
  d.adjectives.push((side === 'friendly') === (v.readBy === 'you') ? 'friendly' : 'enemy');
}

/** "on their right flank", which tells who controls it. */
const isOnTheirFlank = ({ side, flank }: Filter, v: Voice): boolean =>
  v.you !== 'you' && side === 'friendly' && typeof flank === 'string';

const owns = (owner: Who, v: Voice): string =>
  owner === 'you' && v.you !== 'you' ? 'they own' : `${subject(owner, v)} ${verbOf(owner, 'own', v)}`;

/** On which side of a card its neighbor is meant; null for either. */
export function sideOfNeighbor({ neighborOf, leftOf, rightOf }: Filter): 'left' | 'right' | null {
  if (neighborOf === undefined) return null;
  const beside = JSON.stringify(neighborOf);
  if (JSON.stringify(leftOf) === beside) return 'left';
  return JSON.stringify(rightOf) === beside ? 'right' : null;
}

/** "the creatures to its left", and of its neighbors: "its left neighbor". */
function addSideOf(d: Description, side: 'left' | 'right', of: Cards, f: Filter, v: Voice): void {
  if (sideOfNeighbor(f) === side) {
    d.adjectives.push(side);
    return;
  }
  const { text } = v.read.cards(of, v);
  d.being.push(text === 'it' ? `to its ${side}` : `to the ${side} of ${text}`);
}

function addNeighbor(d: Description, of: Cards, f: Filter, predicate: boolean, v: Voice): void {
  if ('ref' in of && of.ref === 'self' && sideOfNeighbor(f) === null) {
    d.adjectives.push('neighboring');
    return;
  }
  // "Another neighbor of the second creature": where two others are meant, "it" would tell nothing.
  if (f.isNot !== undefined) v.heard = null;
  const text = v.read.cards(of, v).text;
  if (predicate || f.type === undefined) d.being.push(`next to ${text}`);
  else {
    d.noun = { one: 'neighbor', many: 'neighbors' };
    d.of = text;
  }
}

/** A title that a player named: "with that name", and in a running game "named Urchin". */
function addNamed(d: Description, name: string, v: Voice): void {
  const known = v.values.get(name);
  if (known !== undefined) {
    d.being.push(`named ${known}`);
    return;
  }
  const names = [...v.words].flatMap(([as, { noun }]) => (noun === 'name' ? [as] : []));
  const place = places[names.indexOf(name)];
  d.having.push(names.length < 2 || place === undefined ? 'that name' : `the ${place} name`);
}

/** "an Urchin"; a title has no plural. */
const called = (name: string): { readonly one: string; readonly many: string } => ({
  one: /^(A|An|The) /.test(name) ? `copy of ${name}` : name,
  many: `copies of ${name}`,
});

const otherName = (than: string): string => (than === 'it' ? 'a different name' : `a different name than ${than}`);

/** Keywords that are said like "damaged"; cards are "with" the others. */
const isAdjective: Readonly<Record<Keyword, boolean>> = {
  alpha: false,
  assault: false,
  deploy: false,
  elusive: true,
  entrench: false,
  hazardous: false,
  invulnerable: true,
  omega: false,
  poison: false,
  skirmish: false,
  'splash-attack': false,
  taunt: false,
  treachery: false,
  versatile: false,
};

/** Cards of which one is enough. */
export const anyOf = (cards: Cards, v: Voice): string =>
  'all' in cards
    ? v.read.card(cards.all, v)
    : 'thisWay' in cards
      ? `${v.read.card(cards.thisWay, v)} ${v.done} this way`
      : 'both' in cards
        ? list(
            cards.both.map((one) => anyOf(one, v)),
            'or',
          )
        : v.read.cards(cards, v).text;

const counterName = (counter: string): string => (counter === 'power' ? '+1 power' : counter);

function addHouse(d: Description, house: HouseRef, non: '' | 'non-', v: Voice): void {
  const known = typeof house === 'object' && 'var' in house ? v.values.get(house.var) : undefined;
  if (known !== undefined) d.adjectives.push(`${non}${known}`);
  else if (typeof house === 'string' && house !== 'active') d.adjectives.push(`${non}${title(house)}`);
  else d.being.push(`${non === '' ? 'of' : 'not of'} ${houseNoun(house, v)}`);
}

/** "Less power than it": no more than one less than it has. */
function lessThan(most: Num, v: Voice): string | null {
  if (typeof most === 'number' || !('minus' in most)) return null;
  const [of, one] = most.minus;
  return one === 1 && typeof of === 'object' && 'powerOf' in of
    ? `less power than ${v.read.cards(of.powerOf, v).text}`
    : null;
}

/** "More power than it": no less than one more than it has. */
function moreThan(least: Num, { powerAtMost }: Filter, v: Voice): string | null {
  if (powerAtMost !== undefined || typeof least !== 'object' || !('sum' in least)) return null;
  const [of, one] = least.sum;
  if (least.sum.length !== 2 || one !== 1 || typeof of !== 'object') return null;
  if ('highestPower' in of && isSame(of.highestPower, { type: 'creature' }))
    return 'more power than the most powerful creature in play';
  return 'powerOf' in of ? `more power than ${v.read.cards(of.powerOf, v).text}` : null;
}

const bound = (n: Num, words: 'or less' | 'or more', comparing: string, v: Voice): string =>
  typeof n === 'number' ? `power ${n} ${words}` : `power ${comparing} ${v.read.number(n, v)}`;

/** Whether two descriptions say the same, in whatever order. */
export const isSame = (one: Filter, other: Filter): boolean => {
  const sorted = (f: Filter): string => JSON.stringify(Object.entries(f).sort());
  return sorted(one) === sorted(other);
};

/** "the lowest power": that of the weakest of all creatures, or of all like those described; null for other bounds. */
function extremePower(least: Num, f: Filter): string | null {
  if (typeof least !== 'object' || JSON.stringify(least) !== JSON.stringify(f.powerAtMost)) return null;
  const among = 'lowestPower' in least ? least.lowestPower : 'highestPower' in least ? least.highestPower : null;
  const { powerAtLeast: _least, powerAtMost: _most, ...like } = f;
  if (among === null || !(isSame(among, { type: 'creature' }) || isSame(among, like))) return null;
  return `the ${'lowestPower' in least ? 'lowest' : 'highest'} power`;
}

function powerBounds(least: Num, most: Num | undefined, v: Voice): string {
  if (most === undefined) return bound(least, 'or more', 'no lower than', v);
  if (JSON.stringify(least) === JSON.stringify(most))
    return typeof least === 'number' ? `power ${least}` : `power equal to ${v.read.number(least, v)}`;
  return `power from ${v.read.number(least, v)} to ${v.read.number(most, v)}`;
}
