// Numbers: as an amount of something ("1 æmber for each friendly creature"), as a thing to compare ("your opponent's
// æmber"), and in conditions ("your opponent has 4 or more æmber").
import type { Cards, Cond, DeedPattern, Num } from '../language.ts';
import { cardsNoun } from './cards.ts';
import { article, counted, list, possessiveOf, title } from './english.ts';
import { aCard, bare, eachCard, houseNoun, isSo, manyCards } from './filter.ts';
import type { Voice } from './voice.ts';
import { has, isYou, player, whose } from './who.ts';

/** `tail` stands at the end of the clause: "deal 1 damage (to a creature) for each card in your hand". */
export interface Amount {
  readonly head: string;
  readonly tail: string;
}

/** An amount of something; `many` is the same word as `one` for what is not counted in pieces (æmber, damage). */
export function amount(n: Num, one: string, many: string, v: Voice): Amount {
  if (typeof n === 'number') return { head: counted(n, one, many), tail: '' };
  const each = perEach(n, v);
  if (each !== null) return { head: `1 ${one}`, tail: `for each ${each}` };
  if (typeof n === 'object' && 'times' in n && typeof n.times[0] === 'number') {
    const per = perEach(n.times[1], v);
    if (per !== null) return { head: counted(n.times[0], one, many), tail: `for each ${per}` };
    if (isThatMuch(n.times[1]))
      return { head: `${n.times[0]} times that ${one === many ? 'much' : 'many'} ${many}`, tail: '' };
  }
  if (isThatMuch(n)) return { head: `that ${one === many ? 'much' : 'many'} ${many}`, tail: '' };
  return { head: one === many ? one : `a number of ${many}`, tail: `equal to ${value(n, v)}` };
}

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

/** What is counted one by one: "friendly creature", "key your opponent has forged"; null for other numbers. */
export function perEach(n: Num, v: Voice): string | null {
  if (typeof n === 'number') return null;
  if ('count' in n) {
    const noun = 'all' in n.count ? eachCard(n.count.all, v) : cardsNoun(n.count, v).text;
    return noun.startsWith('each of ') ? `of ${noun.slice('each of '.length)}` : noun.replace(/^each /, '');
  }
  if ('aember' in n) return `æmber ${has(n.aember, v)}`;
  if ('keys' in n) return `key ${has(n.keys, v)} forged`;
  if ('unforged' in n) return `unforged key ${has(n.unforged, v)}`;
  if ('chains' in n) return `chain ${has(n.chains, v)}`;
  if ('hand' in n) return `card in ${whose(n.hand, v)} hand`;
  if ('damageOn' in n) return `damage on ${cardsNoun(n.damageOn, v).text}`;
  if ('aemberOn' in n) return `æmber on ${cardsNoun(n.aemberOn, v).text}`;
  if ('countersOn' in n) return `${counterNoun(n.counter)} on ${cardsNoun(n.countersOn, v).text}`;
  if ('neighborsOf' in n) return neighborsLike(n, false, v);
  if ('housesAmong' in n) return `house among ${plainly(cardsNoun(n.housesAmong, v).text)}`;
  if ('deeds' in n) return deedNoun(n.deeds, false, v);
  return null;
}

const plainly = (each: string): string =>
  each
    .replace(/^each (.*)$/, 'the cards that are each $1')
    .replace(/^the cards that are each (\S+ )?(creature|card|artifact)/, 'all $1$2s');

export const counterNoun = (counter: string): string =>
  counter === 'power' ? '+1 power counter' : `${counter} counter`;

function neighborsLike(n: Extract<Num, { neighborsOf: unknown }>, many: boolean, v: Voice): string {
  const of = possessiveOf(cardsNoun(n.neighborsOf, v).text);
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
  if ('keys' in n) return `the number of keys ${has(n.keys, v)} forged`;
  if ('unforged' in n) return `the number of unforged keys ${has(n.unforged, v)}`;
  if ('chains' in n) return `the number of chains ${has(n.chains, v)}`;
  if ('hand' in n) return `the number of cards in ${whose(n.hand, v)} hand`;
  if ('powerOf' in n) return `${possessiveOf(cardsNoun(n.powerOf, v).text)} power`;
  if ('damageOn' in n) return `the damage on ${cardsNoun(n.damageOn, v).text}`;
  if ('aemberOn' in n) return `the æmber on ${cardsNoun(n.aemberOn, v).text}`;
  if ('armorOf' in n) return `${possessiveOf(cardsNoun(n.armorOf, v).text)} armor`;
  if ('countersOn' in n) return `the number of ${counterNoun(n.counter)}s on ${cardsNoun(n.countersOn, v).text}`;
  if ('neighborsOf' in n) return `the number of ${neighborsLike(n, true, v)}`;
  if ('housesAmong' in n) return `the number of houses among ${plainly(cardsNoun(n.housesAmong, v).text)}`;
  if ('var' in n) return v.values.get(n.var) ?? 'the chosen number';
  if ('amount' in n) return n.amount === 'event' ? 'that amount' : 'the amount of the preceding effect';
  if ('deeds' in n) return `the number of ${deedNoun(n.deeds, true, v)}`;
  if ('sum' in n) return n.sum.map((part) => value(part, v)).join(' plus ');
  if ('times' in n) return `${value(n.times[0], v)} times ${value(n.times[1], v)}`;
  if ('minus' in n) return `${value(n.minus[0], v)} minus ${value(n.minus[1], v)}`;
  if ('least' in n) return `the lowest of ${list(n.least.map((part) => value(part, v)))}`;
  if ('half' in n) return `half of ${value(n.half, v)} (rounded ${n.round})`;
  return n satisfies never;
}

function countNoun(cards: Extract<Num, { count: unknown }>['count'], v: Voice): string {
  if ('all' in cards) return manyCards(cards.all, v);
  if ('thisWay' in cards) return `${manyCards(cards.thisWay, v)} ${v.done} this way`;
  return cardsNoun(cards, v)
    .text.replace(/^each of /, '')
    .replace(/^each (\w+)/, '$1s');
}

// ── What was done in a turn ──────────────────────────────────────────────────────────────────────

const thing = (p: DeedPattern, many: boolean, v: Voice): string => {
  if (p.card !== undefined)
    return many ? `times ${cardsNoun(p.card, v).text} was` : `time ${cardsNoun(p.card, v).text} was`;
  const noun = `${p.type ?? 'card'}${many ? 's' : ''}`;
  return p.house === undefined ? noun : `${title(p.house)} ${noun}`;
};

const when = (p: DeedPattern, v: Voice): string =>
  p.turn === 'this'
    ? 'this turn'
    : p.by === undefined
      ? 'last turn'
      : `on ${isYou(p.by, v) ? 'your' : 'their'} last turn`;

const pasts = { play: 'played', discard: 'discarded', use: 'used', reap: 'reaped with', fight: 'fought with' } as const;

function deedNoun(p: DeedPattern, many: boolean, v: Voice): string {
  const by = p.by ?? 'each';
  const doer = by === 'each' ? '' : `${player(by, v)} `;
  switch (p.did) {
    case 'destroyed': {
      const side = by === 'you' ? 'friendly ' : by === 'opponent' ? 'enemy ' : '';
      return `${side}${thing(p, many, v)} destroyed${p.inFight ? ' in a fight' : ''} ${when(p, v)}`;
    }
    case 'forge':
      return `${many ? 'keys' : 'key'} ${doer}forged ${when(p, v)}`;
    case 'steal':
      return `${many ? 'times' : 'time'} ${doer === '' ? 'anyone ' : doer}stole ${when(p, v)}`;
    default:
      return `${thing(p, many, v)} ${p.card === undefined ? doer : ''}${pasts[p.did]} ${when(p, v)}`;
  }
}

// ── Conditions ───────────────────────────────────────────────────────────────────────────────────

/** A quantity to put before a noun: "4 or more", "no", "more". */
type Quantity = (one: string, many: string) => string;

const orMore =
  (n: number): Quantity =>
  (one, many) =>
    n === 1 ? (one === many ? `any ${many}` : article(one)) : `${n} or more ${many}`;
const atMost =
  (n: number): Quantity =>
  (one, many) =>
    n === 0 ? `no ${many}` : `${n} or ${one === many ? 'less' : 'fewer'} ${many}`;
const exactly =
  (n: number): Quantity =>
  (one, many) =>
    n === 0 ? `no ${many}` : `exactly ${counted(n, one, many)}`;
const more: Quantity = (_one, many) => `more ${many}`;
const asMany: Quantity = (one, many) => `as ${one === many ? 'much' : 'many'} ${many}`;

/** "your opponent has 4 or more æmber": a number that is at least, at most or exactly so much; null where only `value` says it. */
function clauseOf(n: Num, q: Quantity, v: Voice): string | null {
  if (typeof n === 'number') return null;
  if ('aember' in n) return `${has(n.aember, v)} ${q('æmber', 'æmber')}`;
  if ('keys' in n) return `${has(n.keys, v)} forged ${q('key', 'keys')}`;
  if ('unforged' in n) return `${has(n.unforged, v)} ${q('unforged key', 'unforged keys')}`;
  if ('chains' in n) return `${has(n.chains, v)} ${q('chain', 'chains')}`;
  if ('hand' in n) return `${has(n.hand, v)} ${q('card', 'cards')} in hand`;
  if ('powerOf' in n) return `${cardsNoun(n.powerOf, v).text} has ${q('power', 'power')}`;
  if ('armorOf' in n) return `${cardsNoun(n.armorOf, v).text} has ${q('armor', 'armor')}`;
  if ('damageOn' in n) return `${cardsNoun(n.damageOn, v).text} has ${q('damage', 'damage')}`;
  if ('aemberOn' in n) return `${cardsNoun(n.aemberOn, v).text} has ${q('æmber', 'æmber')} on it`;
  if ('countersOn' in n) {
    const noun = counterNoun(n.counter);
    return `${cardsNoun(n.countersOn, v).text} has ${q(noun, `${noun}s`)}`;
  }
  if ('neighborsOf' in n) {
    const like = (many: boolean): string =>
      bare({ type: 'creature', ...n.like }, v, [], many).replace('creature', 'neighbor');
    return `${cardsNoun(n.neighborsOf, v).text} has ${q(like(false), like(true))}`;
  }
  if ('count' in n) return countClause(n.count, q, v);
  if ('deeds' in n) return deedClause(n.deeds, q, v);
  return null;
}

function countClause(cards: Extract<Num, { count: unknown }>['count'], q: Quantity, v: Voice): string | null {
  if ('all' in cards) {
    const { side, ...rest } = cards.all;
    if (side === undefined || rest.is !== undefined) {
      const said = q(bare(cards.all, v), manyCards(cards.all, v));
      return `there ${/^(an? |exactly 1 )/.test(said) ? 'is' : 'are'} ${said}${rest.zone === undefined ? ' in play' : ''}`;
    }
    const who = (side === 'friendly') === (v.readBy === 'you') ? 'you control' : 'your opponent controls';
    return `${who} ${q(bare(rest, v), manyCards(rest, v))}`;
  }
  if ('thisWay' in cards) {
    const said = q(bare(cards.thisWay, v), manyCards(cards.thisWay, v));
    return `${said} ${/^(an? |exactly 1 )/.test(said) ? 'was' : 'were'} ${v.done} this way`;
  }
  return null;
}

function deedClause(p: DeedPattern, q: Quantity, v: Voice): string | null {
  if (p.card !== undefined) return null;
  const by = p.by ?? 'each';
  if (p.did === 'destroyed' || by === 'each') {
    const strip = (text: string): string => text;
    const said = q(strip(deedNoun(p, false, v)), strip(deedNoun(p, true, v)));
    return `there ${/^(an? |exactly 1 )/.test(said) ? 'was' : 'were'} ${said}`;
  }
  if (p.did === 'forge') return `${player(by, v)} forged ${q('key', 'keys')} ${when(p, v)}`;
  if (p.did === 'steal') return `${player(by, v)} stole ${q('time', 'times')} ${when(p, v)}`;
  return `${player(by, v)} ${pasts[p.did]} ${q(thing(p, false, v), thing(p, true, v))} ${when(p, v)}`;
}

function compared(relation: 'atLeast' | 'moreThan' | 'equal', [x, y]: readonly [Num, Num], v: Voice): string {
  if (typeof y === 'number') {
    const q = relation === 'equal' ? exactly(y) : orMore(relation === 'atLeast' ? y : y + 1);
    return clauseOf(x, q, v) ?? `${value(x, v)} is ${q('', '').trim()}`;
  }
  if (typeof x === 'number') {
    const q = relation === 'equal' ? exactly(x) : atMost(relation === 'atLeast' ? x : x - 1);
    return clauseOf(y, q, v) ?? `${value(y, v)} is ${q('', '').trim()}`;
  }
  if (typeof x === 'object' && typeof y === 'object' && relation !== 'atLeast') {
    const q = relation === 'equal' ? asMany : more;
    const than = relation === 'equal' ? 'as' : 'than';
    if ('aember' in x && 'aember' in y) return `${clauseOf(x, q, v)} ${than} ${player(y.aember, v)}`;
    if ('keys' in x && 'keys' in y) return `${clauseOf(x, q, v)} ${than} ${player(y.keys, v)}`;
    if ('hand' in x && 'hand' in y)
      return `${has(x.hand, v)} ${q('card', 'cards')} in hand ${than} ${player(y.hand, v)}`;
    if ('count' in x && 'count' in y && 'all' in x.count && 'all' in y.count && x.count.all.side !== y.count.all.side) {
      const other = x.count.all.side === 'friendly' ? 'your opponent' : 'you';
      return `${countClause(x.count, q, v)} ${than} ${other}`;
    }
  }
  const relations = { atLeast: 'is at least', moreThan: 'is more than', equal: 'is equal to' } as const;
  return `${value(x, v)} ${relations[relation]} ${value(y, v)}`;
}

const steps = {
  setup: 'the game is being set up',
  forge: 'it is the forge step',
  house: 'it is the house step',
  main: 'it is the main step',
  ready: 'it is the ready step',
  draw: 'it is the draw step',
  over: 'the game is over',
} as const;

const denied = (text: string): string =>
  text.includes(' is ') ? text.replace(' is ', ' is not ') : `it is not so that ${text}`;

/** A condition as the part after "if": "your opponent has no æmber". */
export function condition(c: Cond, v: Voice): string {
  if ('atLeast' in c) return compared('atLeast', c.atLeast, v);
  if ('moreThan' in c) return compared('moreThan', c.moreThan, v);
  if ('equal' in c) return compared('equal', c.equal, v);
  if ('is' in c) return `${judged(c.is[0], v)} ${isSo(c.is[1], false, v)}`;
  if ('exists' in c) return `there is ${aCard(c.exists, v)}${c.exists.zone === undefined ? ' in play' : ''}`;
  if ('wasDestroyed' in c) return `this destroys ${cardsNoun(c.wasDestroyed, v).text}`;
  if ('activeHouse' in c) return `${houseNoun(c.activeHouse, v)} is the active house`;
  if ('turnOf' in c) return `it is ${whose(c.turnOf, v)} turn`;
  if ('inStep' in c) return steps[c.inStep];
  if ('not' in c) return negation(c.not, v);
  if ('both' in c) return list(c.both.map((part) => condition(part, v)));
  if ('either' in c)
    return list(
      c.either.map((part) => condition(part, v)),
      'or',
    );
  return c satisfies never;
}

/** The cards that a condition is about. */
const judged = (cards: Cards, v: Voice): string =>
  'thisWay' in cards ? `the ${bare(cards.thisWay, v)} ${v.done} this way` : cardsNoun(cards, v).text;

function negation(c: Cond, v: Voice): string {
  if ('atLeast' in c) return condition({ moreThan: [c.atLeast[1], c.atLeast[0]] }, v);
  if ('moreThan' in c) return condition({ atLeast: [c.moreThan[1], c.moreThan[0]] }, v);
  if ('is' in c) return `${judged(c.is[0], v)} ${isSo(c.is[1], true, v)}`;
  if ('exists' in c) return `there is no ${bare(c.exists, v)}${c.exists.zone === undefined ? ' in play' : ''}`;
  if ('wasDestroyed' in c) return `this does not destroy ${cardsNoun(c.wasDestroyed, v).text}`;
  if ('not' in c) return condition(c.not, v);
  if ('both' in c)
    return list(
      c.both.map((part) => negation(part, v)),
      'or',
    );
  if ('either' in c) return list(c.either.map((part) => negation(part, v)));
  return denied(condition(c, v));
}
