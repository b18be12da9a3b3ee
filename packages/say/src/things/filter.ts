// A description of cards as a noun ("each other friendly Beast creature") or as something that is said of a card ("is
// damaged", "has the Beast trait").
import type { Cards, Filter } from '@vaultsong/engine';
import { article, list, possessiveOf } from '../grammar/english.ts';
import type { Voice } from '../grammar/voice.ts';
import type { Manner } from './describe.ts';
import { describe, headOf, isOther, isSame, pluralHead, sideOfNeighbor } from './describe.ts';

/** A noun in parts, so that several of them can share what they have in common. */
interface Phrase {
  readonly adjectives: readonly string[];
  readonly head: string;
  readonly tail: string;
  /** Whose neighbors. */
  readonly of: string | null;
}

interface Style extends Manner {
  /** Said first: "most powerful". */
  readonly adjectives?: readonly string[];
  /** Said first after the noun: "of different houses". */
  readonly apart?: string;
}

function phraseOf(f: Filter, v: Voice, style: Style): Phrase {
  const d = describe(f, v, style);
  const word = style.all ? 'and' : 'or';
  const head = style.many ? (d.noun?.many ?? pluralHead(f, word)) : (d.noun?.one ?? headOf(f, word));
  const tail = [
    ...(style.apart === undefined ? [] : [style.apart]),
    ...(d.having.length > 0 ? [`with ${list(d.having)}`] : []),
    ...(d.lacking.length > 0 ? [`without ${list(d.lacking, 'or')}`] : []),
    ...d.being,
  ].join(' ');
  return { adjectives: [...(style.adjectives ?? []), ...d.adjectives], head, tail, of: d.of };
}

const words = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const said = (p: Phrase): string => words([...p.adjectives, p.head, p.of === null ? '' : `of ${p.of}`, p.tail]);

/** The kinds that a description leaves open, each with what holds for all of them. */
function kindsOf(f: Filter): readonly Filter[] {
  if (f.either === undefined || f.type !== undefined) return [f];
  const { either, ...common } = f;
  return either.map((part) => ({ ...common, ...part }));
}

/** The phrases of all kinds; every one refers to other cards as the first does. */
function phrases(f: Filter, v: Voice, style: Style): readonly Phrase[] {
  const before = v.heard;
  const line = between(f);
  if (line !== null) {
    const inLine = phraseOf(line.like, v, style);
    const ends = list(line.ends.map((end) => v.read.cards(end, v).text));
    return [{ ...inLine, tail: words([inLine.tail, `between ${ends}`]) }];
  }
  return kindsOf(f).map((kind) => {
    v.heard = before;
    return phraseOf(kind, v, style);
  });
}

/** To the left of one and to the right of the other, whichever of the two stands on which side. */
function between({
  either,
  ...like
}: Filter): { readonly like: Filter; readonly ends: readonly [Cards, Cards] } | null {
  const [one, two, ...more] = either ?? [];
  if (one === undefined || two === undefined || more.length > 0) return null;
  const { leftOf: a, rightOf: b, ...rest } = one;
  if (a === undefined || b === undefined) return null;
  return isSame(two, { ...rest, leftOf: b, rightOf: a }) ? { like: { ...rest, ...like }, ends: [a, b] } : null;
}

/** Those among which a card has the highest power, if that is all a description says; null for all others. */
function strongest({ powerAtLeast, inZone, ...like }: Filter): Filter | null {
  if (typeof powerAtLeast !== 'object' || !('highestPower' in powerAtLeast)) return null;
  return (inZone ?? 'play') === 'play' && isSame(powerAtLeast.highestPower, like) ? like : null;
}

/** Several kinds in one noun: "enemy artifact or flank creature"; null where they have different ends. */
function together(parts: readonly Phrase[], word: 'and' | 'or'): string | null {
  const [first] = parts;
  if (first === undefined || parts.some((p) => p.tail !== first.tail || p.of !== first.of)) return null;
  const before = first.adjectives.length - 1;
  // "A Dis or Logos card"; of all of them "each Dis and Logos card" would be of both houses.
  const sharesHead =
    word === 'or' &&
    before >= 0 &&
    parts.every(
      (p) =>
        p.head === first.head &&
        p.adjectives.length === before + 1 &&
        p.adjectives.slice(0, before).join() === first.adjectives.slice(0, before).join() &&
        /^[A-Z]/.test(p.adjectives[before] ?? ''),
    );
  if (sharesHead && parts.length > 1)
    return words([
      ...first.adjectives.slice(0, before),
      list(
        parts.map((p) => p.adjectives[before] ?? ''),
        word,
      ),
      first.head,
      first.of === null ? '' : `of ${first.of}`,
      first.tail,
    ]);
  const differing = first.adjectives.findIndex((adjective, i) => parts.some((p) => p.adjectives[i] !== adjective));
  const shared = differing === -1 ? first.adjectives.length : differing;
  return words([
    ...first.adjectives.slice(0, shared),
    list(
      parts.map((p) => words([...p.adjectives.slice(shared), p.head])),
      word,
    ),
    first.of === null ? '' : `of ${first.of}`,
    first.tail,
  ]);
}

/** "cards under this artifact". */
const manyUnder = ({ is: _is, zone: _zone, ...f }: Filter, card: Cards, v: Voice): string =>
  `${bare(f, v, [], true)} under ${v.read.cards(card, v).text}`;

/** The noun without its article: "friendly flank creature". */
export function bare(f: Filter, v: Voice, adjectives: readonly string[] = [], many = false, apart?: string): string {
  if (f.is !== undefined) return many && 'under' in f.is ? manyUnder(f, f.is.under, v) : v.read.cards(f.is, v).text;
  const parts = phrases(f, v, { adjectives, many, ...(apart === undefined ? {} : { apart }) });
  return together(parts, 'or') ?? list(parts.map(said), 'or');
}

/** Those whose name "its neighbors" can follow: "it", "that creature". */
const isShort = (of: string): boolean => /^(it|them|(this|that) \w+)$/.test(of);

/** "one of its neighbors", "another neighbor of the second creature". */
function someNeighbor(
  { of, ...p }: Phrase & { readonly of: string },
  first: 'one' | 'another' | 'each' | 'each other',
) {
  const plural = { ...p, head: `${p.head}s`, of: null };
  if (isShort(of) && first !== 'each other')
    return words([`${first} of ${possessiveOf(of)}`, ...plural.adjectives, plural.head, plural.tail]);
  const one = said({ ...p, of });
  return first === 'one' ? article(one) : `${first} ${one}`;
}

/** "its left neighbor", "the right neighbor of the second creature": there is one at most. */
const theNeighbor = ({ of, ...p }: Phrase & { readonly of: string }): string =>
  isShort(of) ? said({ ...p, adjectives: [possessiveOf(of), ...p.adjectives], of: null }) : `the ${said({ ...p, of })}`;

const isNeighbor = (p: Phrase | undefined): p is Phrase & { readonly of: string } => p !== undefined && p.of !== null;

/** One of the kinds is a certain card, which has words of its own: "this creature or one of its neighbors". */
const hasOneOfItsOwn = (kinds: readonly Filter[]): boolean =>
  kinds.length > 1 && kinds.some(({ is }) => is !== undefined);

/** The card to the left or to the right of which others stand; null where anything else is said of them. */
function inTheSameLine([left, right, ...more]: readonly Filter[]): Cards | null {
  const of = left?.leftOf;
  if (left === undefined || right === undefined || of === undefined || more.length > 0) return null;
  const isOnly = isSame(left, { type: 'creature', leftOf: of }) && isSame(right, { type: 'creature', rightOf: of });
  return isOnly ? of : null;
}

/** "a friendly creature", "another creature", "an enemy creature or artifact". */
export function aCard(f: Filter, v: Voice, adjectives: readonly string[] = []): string {
  if (f.is !== undefined) {
    const those = v.read.cards(f.is, v).text;
    return isOther(f) ? those.replace(/^each /, 'each other ') : those;
  }
  const kinds = kindsOf(f);
  if (hasOneOfItsOwn(kinds))
    return list(
      kinds.map((kind) => aCard(kind, v, adjectives)),
      'or',
    );
  const beside = inTheSameLine(kinds);
  if (beside !== null) return `another ${headOf(f)} in ${possessiveOf(v.read.cards(beside, v).text)} battleline`;
  const parts = phrases(f, v, { adjectives });
  const other = isOther(f);
  const [only] = parts;
  if (parts.length === 1 && isNeighbor(only))
    return sideOfNeighbor(f) === null ? someNeighbor(only, other ? 'another' : 'one') : theNeighbor(only);
  // There is one at most.
  const the = f.side !== undefined && typeof f.flank === 'string';
  const determined = (noun: string): string => (other ? `another ${noun}` : the ? `the ${noun}` : article(noun));
  const one = together(parts, 'or');
  if (one !== null) return determined(one);
  // "A Giant creature or a creature with power 5 or more": what goes on after its noun comes last.
  const shortFirst = [...parts.filter((p) => p.tail === ''), ...parts.filter((p) => p.tail !== '')];
  return list(shortFirst.map(said).map(determined), 'or');
}

/** "each friendly creature", "each other creature", "each creature and artifact". */
export function eachCard(f: Filter, v: Voice): string {
  if (f.is !== undefined) {
    const those = v.read.cards(f.is, v).text;
    return isOther(f) ? those.replace(/^each /, 'each other ') : those;
  }
  const kinds = kindsOf(f);
  if (hasOneOfItsOwn(kinds)) return list(kinds.map((kind) => eachCard(kind, v)));
  const parts = phrases(f, v, { all: true });
  const every = isOther(f) ? 'each other' : 'each';
  const [only] = parts;
  if (parts.length === 1 && isNeighbor(only))
    return sideOfNeighbor(f) === null ? someNeighbor(only, every) : theNeighbor(only);
  const one = together(parts, 'and');
  return one === null ? list(parts.map((p) => `${every} ${said(p)}`)) : `${every} ${one}`;
}

/** "friendly creatures", "other creatures". */
export function manyCards(f: Filter, v: Voice): string {
  const noun = bare(f, v, [], true);
  return isOther(f) && f.is === undefined ? `other ${noun}` : noun;
}

/**
 * What is said of a card: "is damaged", "has the Beast trait", "is a Logos card".
 * @param negated for "is not damaged"
 */
export function isSo(f: Filter, negated: boolean, v: Voice): string {
  const is = negated ? 'is not' : 'is';
  if (f.is !== undefined && 'ref' in f.is && (f.is.ref === 'attacker' || f.is.ref === 'defender'))
    return `${is} ${f.is.ref === 'attacker' ? 'attacking' : 'being attacked'}`;
  if (f.is !== undefined) return `${is} ${v.read.cards(f.is, v).text}`;
  // Only creatures have a flank.
  if (f.type === 'creature' && typeof f.flank === 'boolean' && Object.keys(f).length === 2)
    return isSo({ flank: f.flank }, negated, v);
  // "is not a Logos card", and not "is a non-Logos card"
  if (f.notHouse !== undefined && Object.keys(f).length === 1) return isSo({ house: f.notHouse }, !negated, v);
  const among = strongest(f);
  if (among !== null) return `${is} the ${bare(among, v, ['most powerful'])}`;
  const d = describe(f, v, { predicate: true });
  if (f.type !== undefined || f.either !== undefined || d.adjectives.some((word) => /^(non-)?[A-Z]/.test(word)))
    return `${is} ${aCard(f, v)}`;
  const being = [
    ...d.adjectives,
    ...d.being.map((part) => part.replace(/^that is /, '').replace(/^that /, 'one that ')),
  ];
  if (isOther(f)) being.push(`a card other than ${f.isNot === undefined ? 'it' : v.read.cards(f.isNot, v).text}`);
  const having = list(d.having, negated ? 'or' : 'and');
  const lacking = list(d.lacking, negated ? 'and' : 'or');
  const parts = [
    ...(being.length > 0 ? (negated ? being.map((part) => `is not ${part}`) : [`is ${list(being)}`]) : []),
    ...(having === '' ? [] : [`${negated ? 'does not have' : 'has'} ${having}`]),
    ...(lacking === '' ? [] : [`${negated ? 'has' : 'does not have'} ${lacking}`]),
  ];
  return parts.length === 0 ? `${is} in play` : list(parts, negated ? 'or' : 'and');
}
