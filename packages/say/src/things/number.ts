// Numbers: as an amount of something ("1 æmber for each friendly creature") and as a thing by itself ("your opponent's
// æmber").
import type { Bonus, Cards, Filter, Num, Who } from '@vaultsong/engine';
import { counted, list, possessiveOf } from '../grammar/english.ts';
import type { Voice } from '../grammar/voice.ts';
import { has, whose } from '../grammar/who.ts';
import { bare, eachCard, manyCards } from './filter.ts';
import { iconNoun } from './icon.ts';
import { turnEventNoun } from './turnEvent.ts';

/** `tail` stands at the end of the clause: "deal 1 damage (to a creature) for each card in your hand". */
export interface Amount {
  readonly head: string;
  readonly tail: string;
}

/** "1 damage for each card in your hand", without an object between. */
export const saidOf = ({ head, tail }: Amount): string => `${head} ${tail}`.trim();

/** The amount around its object: "1 damage" "to a creature" "for each card in your hand". */
export const around = ({ head, tail }: Amount, object: string): string => `${head} ${object} ${tail}`;

/** An amount of something; `many` is the same word as `one` for what is not counted in pieces (æmber, damage). */
export function amount(n: Num, one: string, many: string, v: Voice): Amount {
  if (typeof n === 'number') return { head: counted(n, one, many), tail: '' };
  const each = perEach(n, v);
  if (each !== null) return { head: `1 ${one}`, tail: `for each ${each}` };
  if (typeof n === 'object' && 'least' in n) {
    const [most, counted_] = n.least;
    const per = n.least.length === 2 && counted_ !== undefined ? perEach(counted_, v) : null;
    if (typeof most === 'number' && per !== null) return { head: `1 ${one}`, tail: `for each ${per}, up to ${most}` };
  }
  if (typeof n === 'object' && 'times' in n && typeof n.times[0] === 'number') {
    const per = perEach(n.times[1], v);
    if (per !== null) return { head: counted(n.times[0], one, many), tail: `for each ${per}` };
    if (isThatMuch(n.times[1]))
      return { head: `${timesOf(n.times[0])} that ${one === many ? 'much' : 'many'} ${many}`, tail: '' };
  }
  if (isThatMuch(n)) return { head: `that ${one === many ? 'much' : 'many'} ${many}`, tail: '' };
  return { head: one === many ? one : `a number of ${many}`, tail: `equal to ${value(n, v)}` };
}

/** "twice", "3 times". */
const timesOf = (n: number): string => (n === 2 ? 'twice' : `${n} times`);

const isThatMuch = (n: Num): boolean => typeof n === 'object' && 'amount' in n;

/** Æmber that someone has and loses: "all of their æmber", "all but 6 of your opponent's æmber". */
export function poolAmount(n: Num, v: Voice): Amount {
  if (typeof n === 'object') {
    if ('aember' in n) return { head: `all of ${whose(n.aember, v)} æmber`, tail: '' };
    if ('half' in n && typeof n.half === 'object' && 'aember' in n.half) {
      return { head: `half of ${whose(n.half.aember, v)} æmber`, tail: `(rounded ${n.round})` };
    }
    if ('minus' in n && typeof n.minus[0] === 'object' && 'aember' in n.minus[0]) {
      return { head: `all but ${value(n.minus[1], v)} of ${whose(n.minus[0].aember, v)} æmber`, tail: '' };
    }
  }
  return amount(n, 'æmber', 'æmber', v);
}

/** The unit of a number that is counted one by one: "friendly creature", "key your opponent has forged"; null for other numbers. */
export function perEach(n: Num, v: Voice): string | null {
  if (typeof n === 'number') return null;
  if ('count' in n) {
    if ('under' in n.count) return `card under ${v.read.cards(n.count.under, v).text}`;
    const noun = 'all' in n.count ? eachCard(n.count.all, v) : v.read.cards(n.count, v).text;
    return noun.startsWith('each of ') ? `of ${noun.slice('each of '.length)}` : noun.replace(/^each /, '');
  }
  // "Æmber equal to their æmber" of each player by themselves.
  if ('aember' in n) return n.aember === 'you' && v.you !== 'you' ? null : `æmber ${has(n.aember, v)}`;
  if ('keys' in n) return `${keyNoun(n)} ${has(n.keys, v)} forged`;
  if ('keyColors' in n) return `color among ${forgedKeys(n.keyColors, v)}`;
  if ('unforged' in n) return `unforged key ${has(n.unforged, v)}`;
  if ('chains' in n) return `chain ${has(n.chains, v)}`;
  if ('hand' in n) return `card in ${whose(n.hand, v)} hand`;
  if ('traitsOf' in n)
    return areSeveral(n.traitsOf, v)
      ? `trait of ${allOf(n.traitsOf, v)}`
      : `of ${possessiveOf(v.read.cards(n.traitsOf, v).text)} traits`;
  if ('damageOn' in n) return `damage on ${allOf(n.damageOn, v)}`;
  if ('aemberOn' in n) return `æmber on ${allOf(n.aemberOn, v)}`;
  if ('armorLostBy' in n) return `point of armor ${v.read.cards(n.armorLostBy, v).text} lost`;
  if ('countersOn' in n) return `${counterNoun(n.counter)} on ${v.read.cards(n.countersOn, v).text}`;
  if ('iconsOn' in n) return `${iconNoun(...iconsOf(n))} on ${v.read.cards(n.iconsOn, v).text}`;
  if ('neighborsOf' in n) return neighborsLike(n, false, v);
  if ('playersOf' in n) return 'player';
  if ('advances' in n) return `time ${v.automaton ?? 'the adversary'} has advanced`;
  if ('powersAmong' in n) return `different power among ${among(n.powersAmong, v)}`;
  if ('housesAmong' in n) return `house among ${among(n.housesAmong, v)}`;
  if ('deeds' in n) return turnEventNoun(n.deeds, false, v);
  if ('amount' in n) return amounting(n.amount, v);
  if ('var' in n) return v.words.get(n.var)?.noun ?? null;
  if ('sum' in n) return removedTogether(n.sum, v);
  return 'minus' in n ? excess(n.minus, v) : null;
}

/** What the event or the preceding effect had an amount of, where "that much" would not tell. */
function amounting(of: Extract<Num, { amount: unknown }>['amount'], v: Voice): string | null {
  if (of === 'event') return v.awaited === 'that forging' ? 'æmber spent on that key' : null;
  return countedDeeds[v.done] ?? null;
}

const countedDeeds: Readonly<Record<string, string>> = {
  'that lost counters': 'counter removed this way',
  'that lost æmber': 'æmber removed this way',
};

/** "Counter and æmber removed this way": what several effects removed. */
function removedTogether(parts: readonly Num[], v: Voice): string | null {
  const units = parts.map((part) => removed.exec(perEach(part, v) ?? '')?.[1]);
  const known = units.filter((unit) => unit !== undefined);
  return known.length === units.length ? `${list(known)} removed this way` : null;
}

const removed = /^(.*) removed this way$/;

/** The thing that a deed has an amount of: "3 damage was healed this way". */
export const amounts: Readonly<Record<string, string>> = {
  healed: 'damage',
  gained: 'æmber',
  lost: 'æmber',
  stolen: 'æmber',
  paid: 'æmber',
};

/** "creature you control in excess of your opponent". */
function excess([x, y]: readonly [Num, Num], v: Voice): string | null {
  if (typeof x === 'object' && 'aember' in x && typeof y === 'number')
    return `æmber ${has(x.aember, v)} in excess of ${y}`;
  if (typeof x === 'object' && typeof y === 'object' && 'count' in x && 'all' in x.count && 'aember' in y) {
    return `${bare(x.count.all, v)} in excess of ${whose(y.aember, v)} æmber`;
  }
  const more = opposed(x, y);
  if (more === null || v.readBy !== 'you' || v.you !== 'you') return null;
  const { side, ...rest } = more.all;
  const noun = bare(rest, v);
  return side === 'friendly'
    ? `${noun} you control in excess of your opponent`
    : `${noun} your opponent controls in excess of you`;
}

/** The first of two counts of the same cards on the two sides: "you control more creatures than your opponent". */
export function opposed(x: Num, y: Num): { readonly all: Filter } | null {
  if (typeof x === 'number' || typeof y === 'number' || !('count' in x && 'count' in y)) return null;
  const [one, two] = [x.count, y.count];
  if (!('all' in one && 'all' in two) || one.all.side === undefined || two.all.side === undefined) return null;
  if (one.all.side === two.all.side) return null;
  return JSON.stringify({ ...one.all, side: '' }) === JSON.stringify({ ...two.all, side: '' }) ? one : null;
}

/** "key", "red key". */
export const keyNoun = ({ color }: Extract<Num, { keys: unknown }>): string =>
  color === undefined ? 'key' : `${color} key`;

const forgedKeys = (who: Who, v: Voice): string =>
  who === 'each' ? 'all forged keys' : `the keys ${has(who, v)} forged`;

export const among = (cards: Cards, v: Voice): string =>
  'all' in cards
    ? `${manyCards(cards.all, v)}${cards.all.type === undefined && cards.all.zone === undefined ? ' in play' : ''}`
    : 'thisWay' in cards
      ? `the ${countNoun(cards, v)}`
      : v.read.cards(cards, v).text.replace(/\beach of (?=.*neighbors$)/, '');

const iconsOf = ({ icon }: Extract<Num, { iconsOn: unknown }>): readonly Bonus[] => (icon === undefined ? [] : [icon]);

export const counterNoun = (counter: string): string =>
  counter === 'power' ? '+1 power counter' : `${counter} counter`;

function neighborsLike(n: Extract<Num, { neighborsOf: unknown }>, many: boolean, v: Voice): string {
  const of = possessiveOf(v.read.cards(n.neighborsOf, v).text);
  const noun = bare({ type: 'creature', ...n.like }, v, [], many).replace(
    /creatures?/,
    many ? 'neighbors' : 'neighbor',
  );
  return many ? `${of} ${noun}` : `of ${of} ${noun.replace('neighbor', 'neighbors')}`;
}

/** A number as a noun: "3", "your opponent's æmber", "the number of friendly creatures". */
export function value(n: Num, v: Voice): string {
  if (typeof n === 'number') return `${n}`;
  if ('count' in n) return `the number of ${countNoun(n.count, v)}`;
  if ('aember' in n) return `${whose(n.aember, v)} æmber`;
  if ('keys' in n) return `the number of ${keyNoun(n)}s ${has(n.keys, v)} forged`;
  if ('keyColors' in n) return `the number of colors among ${forgedKeys(n.keyColors, v)}`;
  if ('keyCost' in n) return `the current cost of ${whose(n.keyCost, v)} keys`;
  if ('unforged' in n) return `the number of unforged keys ${has(n.unforged, v)}`;
  if ('chains' in n) return `the number of chains ${has(n.chains, v)}`;
  if ('hand' in n) return `the number of cards in ${whose(n.hand, v)} hand`;
  if ('powerOf' in n) return combined(n.powerOf, 'power', v);
  if ('highestPower' in n) return `the highest power among ${manyCards(n.highestPower, v)}`;
  if ('mostOfOneHouse' in n) return `the most ${manyCards(n.mostOfOneHouse, v)} of one house`;
  if ('third' in n) return `a third of ${value(n.third, v)} (rounded ${n.round})`;
  if ('lowestPower' in n) return `the lowest power among ${manyCards(n.lowestPower, v)}`;
  if ('traitsOf' in n) return `the number of traits of ${allOf(n.traitsOf, v)}`;
  if ('damageOn' in n) return `the damage on ${allOf(n.damageOn, v)}`;
  if ('aemberOn' in n) return `the æmber on ${allOf(n.aemberOn, v)}`;
  if ('armorOf' in n) return combined(n.armorOf, 'armor', v);
  if ('armorLostBy' in n) return `the armor ${v.read.cards(n.armorLostBy, v).text} lost`;
  if ('countersOn' in n) return `the number of ${counterNoun(n.counter)}s on ${v.read.cards(n.countersOn, v).text}`;
  if ('iconsOn' in n) return `the number of ${iconNoun(...iconsOf(n))}s on ${v.read.cards(n.iconsOn, v).text}`;
  if ('neighborsOf' in n) return `the number of ${neighborsLike(n, true, v)}`;
  if ('playersOf' in n) return 'the number of players';
  if ('advances' in n) return `the number of times ${v.automaton ?? 'the adversary'} has advanced`;
  if ('powersAmong' in n) return `the number of different powers among ${among(n.powersAmong, v)}`;
  if ('housesAmong' in n) return `the number of houses among ${among(n.housesAmong, v)}`;
  if ('var' in n) return v.values.get(n.var) ?? 'that number';
  if ('amount' in n) return n.amount === 'event' ? 'that amount' : 'the amount of the preceding effect';
  if ('deeds' in n) return `the number of ${turnEventNoun(n.deeds, true, v)}`;
  if ('sum' in n) return n.sum.map((part, i) => term(part, i === 0, v)).join(' ');
  if ('times' in n) {
    const [often, one] = n.times;
    return `${typeof often === 'number' ? timesOf(often) : `${value(often, v)} times`} ${value(one, v)}`;
  }
  if ('minus' in n) return `${value(n.minus[0], v)} minus ${value(n.minus[1], v)}`;
  if ('least' in n) return `the lowest of ${list(n.least.map((part) => value(part, v)))}`;
  if ('half' in n) return `half of ${value(n.half, v)} (rounded ${n.round})`;
  return n satisfies never;
}

/** "its power", "the combined power of friendly creatures". */
function combined(cards: Cards, what: 'power' | 'armor', v: Voice): string {
  if (!areSeveral(cards, v)) return `${possessiveOf(v.read.cards(cards, v).text)} ${what}`;
  const of = countNoun(cards, v);
  return of === 'them' ? `their combined ${what}` : `the combined ${what} of ${of}`;
}

const allOf = (cards: Cards, v: Voice): string =>
  areSeveral(cards, v) ? countNoun(cards, v) : v.read.cards(cards, v).text;

/** Cards whose values are added up. */
export function areSeveral(cards: Cards, v: Voice): boolean {
  if ('all' in cards) return cards.all.is === undefined;
  if ('var' in cards) return v.words.get(cards.var)?.many ?? false;
  return 'neighborsOf' in cards || 'thisWay' in cards || 'both' in cards || 'purgedBy' in cards;
}

/** A part of a sum: "plus 2", "minus the number of cards in your hand". */
function term(n: Num, first: boolean, v: Voice): string {
  const minus = typeof n === 'object' && 'times' in n && n.times[0] === -1;
  if (minus) return `minus ${value(n.times[1], v)}`;
  return first ? value(n, v) : `plus ${value(n, v)}`;
}

function countNoun(cards: Extract<Num, { count: unknown }>['count'], v: Voice): string {
  if ('all' in cards) return manyCards(cards.all, v);
  if ('thisWay' in cards) return `${manyCards(cards.thisWay, v)} ${v.done} this way`;
  return v.read
    .cards(cards, v)
    .text.replace(/^each of /, '')
    .replace(/^each neighbor\b/, 'the neighbors')
    .replace(/^each (\w+)/, '$1s');
}
