// What a description says of cards, sorted by where English puts it: before the noun ("friendly"), after it ("with
// power 5"), or at the end ("from your hand").
import type { Cards, CardType, Filter, HouseRef, Keyword, Num, Who } from '@vaultsong/engine';
import { article, list, title } from '../grammar/english.ts';
import { cardTitle } from '../grammar/names.ts';
import type { Voice } from '../grammar/voice.ts';
import { subject, verbOf, whose } from '../grammar/who.ts';
import { houseNoun } from './house.ts';
import { iconNoun } from './icon.ts';
import { lyingIn, zonePhrase } from './zone.ts';

/** The parts of a description, in the order in which English wants them. */
export interface Description {
  /** Before the noun: "friendly". */
  readonly adjectives: string[];
  /** Instead of "creature": "neighbor", or the title of a card. */
  noun: { readonly one: string; readonly many: string } | null;
  /** Whose neighbors: "it", "that creature". */
  of: string | null;
  /** After the noun: "with power 5". */
  readonly having: string[];
  /** "without armor". */
  readonly lacking: string[];
  /** "not on a flank", "in your hand". */
  readonly being: string[];
}

/** How a description is put: of one card or several, of any or of all of them, as a noun or as something said of a card. */
export interface Manner {
  readonly many?: boolean;
  readonly all?: boolean;
  readonly predicate?: boolean;
}

export const noun = (type: CardType): string => (type === 'action' ? 'action card' : type);

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
export const isOther = (f: Filter): boolean =>
  f.isNot !== undefined && ('var' in f.isNot || ('ref' in f.isNot && f.isNot.ref === 'self'));

export function describe(f: Filter, v: Voice, manner: Manner = {}): Description {
  const d: Description = { adjectives: [], noun: null, of: null, having: [], lacking: [], being: [] };
  const keys = Object.keys(f) as (keyof Filter)[];
  // In the order of `order` and not as the author wrote them, so that adjectives always stand alike.
  for (const key of order.filter((k) => keys.includes(k))) add(d, key, f, manner, v);
  return d;
}

const order: readonly (keyof Filter)[] = [
  'damaged',
  'stunned',
  'ready',
  'side',
  'neighborOf',
  'keyword',
  'notTrait',
  'notHouse',
  'house',
  'trait',
  'flank',
  'identityOf',
  'owner',
  'sharesTraitWith',
  'sharesHouseWithNeighbor',
  'powerAtLeast',
  'powerAtMost',
  'hasAember',
  'hasUpgrade',
  'hasArmor',
  'counter',
  'icon',
  'name',
  'sameNameAs',
  'notSameNameAs',
  'zone',
  'inZone',
  'attackableBy',
  'fighting',
  'isNot',
  'is',
  'of',
  'type',
  'either',
  'not',
  'where',
];

function add(d: Description, key: keyof Filter, f: Filter, manner: Manner, v: Voice): void {
  const { many = false, predicate = false } = manner;
  const having = (yes: boolean | undefined, what: string): void =>
    void (yes === false ? d.lacking : d.having).push(what);
  switch (key) {
    case 'side':
      addSide(d, f, v);
      return;
    case 'neighborOf':
      addNeighbor(d, f, predicate, v);
      return;
    case 'damaged':
      d.adjectives.push(f.damaged === false ? 'undamaged' : 'damaged');
      return;
    case 'stunned':
      if (f.stunned === false) d.being.push(`that ${many ? 'are' : 'is'} not stunned`);
      else d.adjectives.push('stunned');
      return;
    case 'ready':
      d.adjectives.push(f.ready === false ? 'exhausted' : 'ready');
      return;
    case 'house':
      if (f.house !== undefined) addHouse(d, f.house, '', v);
      return;
    case 'notHouse':
      if (f.notHouse !== undefined) addHouse(d, f.notHouse, 'non-', v);
      return;
    case 'trait':
      if (predicate) d.having.push(`the ${title(f.trait ?? '')} trait`);
      else d.adjectives.push(title(f.trait ?? ''));
      return;
    case 'notTrait':
      if (predicate) d.lacking.push(`the ${title(f.notTrait ?? '')} trait`);
      else d.adjectives.push(`non-${title(f.notTrait ?? '')}`);
      return;
    case 'identityOf':
      if (f.identityOf !== undefined) d.being.push(`of one of ${whose(f.identityOf, v)} houses`);
      return;
    case 'owner':
      if (f.owner !== undefined) d.being.push(`${predicate ? 'that ' : ''}${owns(f.owner, v)}`);
      return;
    case 'sharesTraitWith':
      if (f.sharesTraitWith !== undefined)
        d.being.push(`that ${many ? 'share' : 'shares'} a trait with ${anyOf(f.sharesTraitWith, v)}`);
      return;
    case 'sharesHouseWithNeighbor':
      d.being.push(`that ${many ? 'share' : 'shares'} a house with a neighbor`);
      return;
    case 'keyword':
      if (f.keyword !== undefined) (isAdjective(f.keyword) ? d.adjectives : d.having).push(f.keyword);
      return;
    case 'powerAtLeast':
      d.having.push(powerBounds(f.powerAtLeast ?? 0, f.powerAtMost, v));
      return;
    case 'powerAtMost':
      if (f.powerAtLeast === undefined) d.having.push(bound(f.powerAtMost ?? 0, 'or less', 'no higher than', v));
      return;
    case 'hasAember':
      having(f.hasAember, `æmber on ${many ? 'them' : 'it'}`);
      return;
    case 'hasUpgrade':
      having(f.hasUpgrade, f.hasUpgrade === false ? 'upgrades' : 'an upgrade');
      return;
    case 'hasArmor':
      having(f.hasArmor, 'armor');
      return;
    case 'counter':
      d.having.push(`${article(counterName(f.counter ?? ''))} counter`);
      return;
    case 'icon':
      if (f.icon === 'none') d.lacking.push('bonus icons');
      else d.having.push(article(f.icon === 'any' || f.icon === undefined ? iconNoun() : iconNoun(f.icon)));
      return;
    case 'name':
      if (predicate) d.being.push(`named ${cardTitle(f.name ?? '')}`);
      else d.noun = called(cardTitle(f.name ?? ''));
      return;
    case 'sameNameAs':
      d.having.push(`the same name as ${f.sameNameAs === undefined ? 'it' : anyOf(f.sameNameAs, v)}`);
      return;
    case 'notSameNameAs':
      if (f.notSameNameAs !== undefined) d.having.push(otherName(v.read.cards(f.notSameNameAs, v).text));
      return;
    case 'flank':
      if (f.flank === true && !predicate && headOf(f) === 'creature') d.adjectives.push('flank');
      else d.being.push(f.flank === false ? 'not on a flank' : 'on a flank');
      return;
    case 'zone': {
      const where = zonePhrase(f, manner.many || manner.all ? 'and' : 'or', v);
      if (where !== null) d.being.push(where);
      return;
    }
    case 'inZone':
      if (f.inZone !== undefined) d.being.push(lyingIn(f.inZone));
      return;
    case 'attackableBy':
      if (f.attackableBy !== undefined) d.being.push(`that ${v.read.cards(f.attackableBy, v).text} can attack`);
      return;
    case 'fighting':
      if (f.fighting !== undefined) d.being.push(`fighting ${v.read.cards(f.fighting, v).text}`);
      return;
    case 'isNot':
      if (f.isNot !== undefined && !isOther(f)) d.being.push(`other than ${v.read.cards(f.isNot, v).text}`);
      return;
    case 'not':
      if (f.not !== undefined) d.being.push(isEnemy(f.not) ? yourSide(v) : `that ${said(f.not, true, manner, v)}`);
      return;
    case 'where':
      if (f.where !== undefined) d.being.push(f.where.says);
      return;
    case 'either':
      if (f.either !== undefined)
        d.being.push(`that ${f.either.map((part) => said(part, false, manner, v)).join(' or ')}`);
      return;
    case 'is':
    case 'of': // said with the zone
    case 'type': // said by the noun itself
      return;
    default:
      key satisfies never;
  }
}

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
function addSide(d: Description, f: Filter, v: Voice): void {
  if (v.you !== 'you') {
    d.being.push(f.side === 'friendly' ? 'they control' : 'their opponent controls');
    return;
  }
  d.adjectives.push((f.side === 'friendly') === (v.readBy === 'you') ? 'friendly' : 'enemy');
}

const owns = (owner: Who, v: Voice): string =>
  owner === 'you' && v.you !== 'you' ? 'they own' : `${subject(owner, v)} ${verbOf(owner, 'own', v)}`;

function addNeighbor(d: Description, f: Filter, predicate: boolean, v: Voice): void {
  const of = f.neighborOf ?? { ref: 'self' };
  if ('ref' in of && of.ref === 'self') {
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

/** "an Urchin"; a title has no plural. */
const called = (name: string): { readonly one: string; readonly many: string } => ({
  one: /^(A|An|The) /.test(name) ? `copy of ${name}` : name,
  many: `copies of ${name}`,
});

const otherName = (than: string): string => (than === 'it' ? 'another name' : `a different name than ${than}`);

/** Keywords that are said like "damaged"; cards are "with" the others. */
const isAdjective = (keyword: Keyword): boolean => keyword === 'elusive' || keyword === 'invulnerable';

/** Cards of which one is enough. */
const anyOf = (cards: Cards, v: Voice): string =>
  'all' in cards ? v.read.card(cards.all, v) : v.read.cards(cards, v).text;

const counterName = (counter: string): string => (counter === 'power' ? '+1 power' : counter);

function addHouse(d: Description, house: HouseRef, non: '' | 'non-', v: Voice): void {
  const known = typeof house === 'object' && 'var' in house ? v.values.get(house.var) : undefined;
  if (known !== undefined) d.adjectives.push(`${non}${known}`);
  else if (typeof house === 'string' && house !== 'active') d.adjectives.push(`${non}${title(house)}`);
  else d.being.push(`${non === '' ? 'of' : 'not of'} ${houseNoun(house, v)}`);
}

const bound = (n: Num, words: 'or less' | 'or more', comparing: string, v: Voice): string =>
  typeof n === 'number' ? `power ${n} ${words}` : `power ${comparing} ${v.read.number(n, v)}`;

function powerBounds(least: Num, most: Num | undefined, v: Voice): string {
  if (most === undefined) return bound(least, 'or more', 'no lower than', v);
  if (JSON.stringify(least) === JSON.stringify(most))
    return typeof least === 'number' ? `power ${least}` : `power equal to ${v.read.number(least, v)}`;
  return `power from ${v.read.number(least, v)} to ${v.read.number(most, v)}`;
}
