// A description of cards as a noun ("each other friendly creature with the Beast trait") or as something that is said
// of a card ("is damaged", "has the Beast trait").
import type { Cards, Filter, HouseRef, Num, Who } from '../language.ts';
import type { CardType, Zone } from '../terms.ts';
import { article, list, title } from './english.ts';
import { cardTitle } from './names.ts';
import type { Voice } from './voice.ts';
import { isYou, player, whose } from './who.ts';

/** The parts of a description, in the order in which English wants them. */
interface Description {
  /** Before the noun: "friendly". */
  readonly adjectives: string[];
  /** After the noun: "with power 5". */
  readonly having: string[];
  /** "without the Specter trait". */
  readonly lacking: string[];
  /** "on a flank", "in your hand". */
  readonly being: string[];
}

const joined = (types: CardType | readonly CardType[]): string => list([types].flat(), 'or');

/** "creature", "artifact or upgrade", "card". */
export function headOf(f: Filter): string {
  if (f.type !== undefined) return joined(f.type);
  const kinds = new Set((f.either ?? []).map(headOf));
  return kinds.size === 1 ? [...kinds].join() : 'card';
}

const pluralHead = (f: Filter): string =>
  list(f.type === undefined ? [`${headOf(f)}s`] : [f.type].flat().map((t) => `${t}s`), 'or');

/**
 * The noun without its article: "friendly creature on a flank".
 * @param adjectives said first ("most powerful")
 */
export function bare(f: Filter, v: Voice, adjectives: readonly string[] = [], many = false): string {
  if (f.is !== undefined) return v.read.cards(f.is, v).text;
  if (f.either !== undefined && f.type === undefined) {
    const { either, ...common } = f;
    return list(
      either.map((part) => bare({ ...common, ...part }, v, adjectives, many)),
      'or',
    );
  }
  const d = describe(f, many, v);
  return [
    ...adjectives,
    ...d.adjectives,
    many ? pluralHead(f) : headOf(f),
    ...(d.having.length > 0 ? [`with ${list(d.having)}`] : []),
    ...(d.lacking.length > 0 ? [`without ${list(d.lacking, 'or')}`] : []),
    ...d.being,
  ].join(' ');
}

const differs = (f: Filter): boolean => f.isNot !== undefined && 'var' in f.isNot;
const isOther = (f: Filter): boolean =>
  f.isNot !== undefined && (differs(f) || ('ref' in f.isNot && f.isNot.ref === 'self'));

/** "a friendly creature", "another creature", "a different creature". */
export function aCard(f: Filter, v: Voice, adjectives: readonly string[] = []): string {
  const noun = bare(f, v, adjectives);
  if (f.is !== undefined) return noun;
  if (!isOther(f)) return article(noun);
  return differs(f) ? `a different ${noun}` : `another ${noun}`;
}

/** "each friendly creature", "each other creature". */
export function eachCard(f: Filter, v: Voice): string {
  const noun = bare(f, v);
  if (f.is !== undefined) return noun;
  return isOther(f) ? `each other ${noun}` : `each ${noun}`;
}

/** "friendly creatures", "other creatures". */
export function manyCards(f: Filter, v: Voice): string {
  const noun = bare(f, v, [], true);
  return isOther(f) && f.is === undefined ? `other ${noun}` : noun;
}

function describe(f: Filter, many: boolean, v: Voice): Description {
  const d: Description = { adjectives: [], having: [], lacking: [], being: [] };
  const keys = Object.keys(f) as (keyof Filter)[];
  // In the order of `order` and not as the author wrote them, so that adjectives always stand alike.
  for (const key of order.filter((k) => keys.includes(k))) add(d, key, f, many, v);
  return d;
}

const order: readonly (keyof Filter)[] = [
  'side',
  'neighborOf',
  'damaged',
  'stunned',
  'ready',
  'house',
  'notHouse',
  'identityOf',
  'owner',
  'trait',
  'notTrait',
  'sharesTraitWith',
  'keyword',
  'powerAtLeast',
  'powerAtMost',
  'hasAember',
  'hasUpgrade',
  'hasArmor',
  'counter',
  'name',
  'sameNameAs',
  'notSameNameAs',
  'flank',
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

function add(d: Description, key: keyof Filter, f: Filter, many: boolean, v: Voice): void {
  const having = (yes: boolean | undefined, what: string): void =>
    void (yes === false ? d.lacking : d.having).push(what);
  switch (key) {
    case 'side': {
      const friendly = (f.side === 'friendly') === (v.readBy === 'you');
      d.adjectives.push(friendly ? 'friendly' : 'enemy');
      return;
    }
    case 'neighborOf': {
      const to = v.read.cards(f.neighborOf ?? { ref: 'self' }, v).text;
      if (to === v.self) d.adjectives.push('neighboring');
      else d.being.push(`next to ${to}`);
      return;
    }
    case 'damaged':
      d.adjectives.push(f.damaged === false ? 'undamaged' : 'damaged');
      return;
    case 'stunned':
      if (f.stunned === false) d.being.push('that is not stunned');
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
      d.having.push(`the ${title(f.trait ?? '')} trait`);
      return;
    case 'notTrait':
      d.lacking.push(`the ${title(f.notTrait ?? '')} trait`);
      return;
    case 'identityOf':
      if (f.identityOf !== undefined) d.being.push(`of one of ${whose(f.identityOf, v)} houses`);
      return;
    case 'owner':
      if (f.owner !== undefined) d.being.push(`that ${owns(f.owner, v)}`);
      return;
    case 'sharesTraitWith':
      if (f.sharesTraitWith !== undefined)
        d.being.push(`that ${many ? 'share' : 'shares'} a trait with ${anyOf(f.sharesTraitWith, v)}`);
      return;
    case 'keyword':
      d.having.push(f.keyword ?? '');
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
    case 'name':
      d.being.push(`named ${cardTitle(f.name ?? '')}`);
      return;
    case 'sameNameAs':
      d.having.push(`the same name as ${f.sameNameAs === undefined ? 'it' : anyOf(f.sameNameAs, v)}`);
      return;
    case 'notSameNameAs':
      if (f.notSameNameAs !== undefined)
        d.having.push(`a different name than ${v.read.cards(f.notSameNameAs, v).text}`);
      return;
    case 'flank':
      d.being.push(f.flank === false ? 'not on a flank' : 'on a flank');
      return;
    case 'zone':
      addZone(d, f, v);
      return;
    case 'inZone':
      d.being.push(
        f.inZone === 'played'
          ? 'being played'
          : f.inZone === 'play'
            ? 'in play'
            : `in a ${zoneNouns[f.inZone ?? 'play']}`,
      );
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
      if (f.not !== undefined) d.being.push(`that ${isSo(f.not, true, v)}`);
      return;
    case 'where':
      d.being.push(f.where?.says ?? '');
      return;
    case 'either':
      if (f.either !== undefined)
        d.being.push(
          `that ${list(
            f.either.map((part) => isSo(part, false, v)),
            'or',
          )}`,
        );
      return;
    case 'is':
    case 'of': // said with the zone
    case 'type': // said by the noun itself
      return;
    default:
      key satisfies never;
  }
}

/** Inside of "each player …" the one who is meant is "they". */
const owns = (owner: Who, v: Voice): string => {
  if (owner === 'you' && v.you !== 'you') return 'they own';
  return `${player(owner, v)} ${isYou(owner, v) ? 'own' : 'owns'}`;
};

/** Cards of which one is enough. */
const anyOf = (cards: Cards, v: Voice): string => ('all' in cards ? aCard(cards.all, v) : v.read.cards(cards, v).text);

const counterName = (counter: string): string => (counter === 'power' ? '+1 power' : counter);

function addHouse(d: Description, house: HouseRef, non: '' | 'non-', v: Voice): void {
  if (typeof house === 'string' && house !== 'active') d.adjectives.push(`${non}${title(house)}`);
  else if (typeof house === 'object' && 'houseOf' in house) {
    d.being.push(`${non === '' ? 'of' : 'not of'} the same house as ${v.read.cards(house.houseOf, v).text}`);
  } else d.being.push(`${non === '' ? 'of' : 'not of'} ${houseNoun(house, v)}`);
}

/** A house by itself: "Dis", "the active house", "that house". */
export function houseNoun(house: HouseRef, v: Voice): string {
  if (house === 'active') return 'the active house';
  if (typeof house === 'string') return title(house);
  return 'var' in house
    ? (v.values.get(house.var) ?? 'that house')
    : `the house of ${v.read.cards(house.houseOf, v).text}`;
}

const bound = (n: Num, words: 'or less' | 'or more', comparing: string, v: Voice): string =>
  typeof n === 'number' ? `power ${n} ${words}` : `power ${comparing} ${v.read.number(n, v)}`;

function powerBounds(least: Num, most: Num | undefined, v: Voice): string {
  if (most === undefined) return bound(least, 'or more', 'no lower than', v);
  if (JSON.stringify(least) === JSON.stringify(most))
    return typeof least === 'number' ? `power ${least}` : `power equal to ${v.read.number(least, v)}`;
  return `power from ${v.read.number(least, v)} to ${v.read.number(most, v)}`;
}

export const zoneNouns: Readonly<Record<Zone, string>> = {
  deck: 'deck',
  hand: 'hand',
  play: 'play',
  played: 'play',
  under: 'under a card',
  discard: 'discard pile',
  archives: 'archives',
  purged: 'purged cards',
};

function addZone(d: Description, f: Filter, v: Voice): void {
  const zones = [f.zone ?? 'play'].flat();
  if (zones.join() === 'play') return;
  const owned = zones
    .filter((zone) => zone !== 'play' && zone !== 'played' && zone !== 'under')
    .map((zone) => zoneNouns[zone]);
  const owner = f.of === undefined ? '' : whose(f.of, v);
  const inTheirs =
    f.of === undefined
      ? list(
          owned.map((zone) => (zone.endsWith('s') ? zone : article(zone))),
          'or',
        )
      : `${owner} ${list(owned, 'or')}`;
  const said = [
    ...(zones.includes('play') ? ['in play'] : []),
    ...(zones.includes('played') ? ['being played'] : []),
    ...(zones.includes('under') ? ['under a card'] : []),
    ...(owned.length > 0 ? [`${v.from ? 'from' : zones.join() === 'purged' ? 'among' : 'in'} ${inTheirs}`] : []),
  ];
  d.being.push(list(said, 'or'));
}

/**
 * What is said of a card: "is damaged", "has the Beast trait", "is a Logos card".
 * @param negated for "is not damaged"
 */
export function isSo(f: Filter, negated: boolean, v: Voice): string {
  const is = negated ? 'is not' : 'is';
  if (f.is !== undefined) return `${is} ${v.read.cards(f.is, v).text}`;
  if (f.type !== undefined || f.either !== undefined || d(f).some((word) => /^(non-)?[A-Z]/.test(word)))
    return `${is} ${aCard(f, v)}`;
  const said = describe(f, false, v);
  const being = [
    ...said.adjectives,
    ...said.being.map((part) => part.replace(/^that is /, '').replace(/^that /, 'one that ')),
  ];
  if (isOther(f)) being.push(`another card than ${f.isNot === undefined ? 'it' : v.read.cards(f.isNot, v).text}`);
  const parts = [
    ...(being.length > 0 ? (negated ? being.map((part) => `is not ${part}`) : [`is ${list(being)}`]) : []),
    ...(said.having.length > 0
      ? [`${negated ? 'does not have' : 'has'} ${list(said.having, negated ? 'or' : 'and')}`]
      : []),
    ...(said.lacking.length > 0
      ? [`${negated ? 'has' : 'does not have'} ${list(said.lacking, negated ? 'and' : 'or')}`]
      : []),
  ];
  return parts.length === 0 ? `${is} in play` : list(parts, negated ? 'or' : 'and');

  function d(filter: Filter): readonly string[] {
    return describe(filter, false, v).adjectives;
  }
}
