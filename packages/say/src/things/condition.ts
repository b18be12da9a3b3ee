// Conditions, as the part after "if": "your opponent has 4 or more æmber", "it is damaged".
import type { Cards, Cond, Filter, Num, Who } from '@vaultsong/engine';
import { article, list } from '../grammar/english.ts';
import type { Quantity } from '../grammar/quantity.ts';
import { asMany, atLeastAsMany, atMost, exactly, more, notExactly, orMore } from '../grammar/quantity.ts';
import type { Voice } from '../grammar/voice.ts';
import { has, player, subject, verbOf, whose } from '../grammar/who.ts';
import { cardsNoun } from './cards.ts';
import { anyOf, sideOfNeighbor } from './describe.ts';
import { aCard, bare, isSo, manyCards } from './filter.ts';
import { houseNoun } from './house.ts';
import { among, amounts, areSeveral, counterNoun, keyNoun, opposed, value } from './number.ts';
import { turnEventClause } from './turnEvent.ts';

/** "your opponent has 4 or more æmber": a number that is at least, at most or exactly so much; null where only `value` says it. */
function clauseOf(n: Num, q: Quantity, v: Voice): string | null {
  if (typeof n === 'number') return null;
  if ('aember' in n) return `${has(n.aember, v)} ${q.of('æmber', 'æmber')}`;
  if ('keys' in n) return `${has(n.keys, v)} forged ${q.of(keyNoun(n), `${keyNoun(n)}s`)}`;
  if ('unforged' in n) return `${has(n.unforged, v)} ${q.of('unforged key', 'unforged keys')}`;
  if ('chains' in n) return `${has(n.chains, v)} ${q.of('chain', 'chains')}`;
  if ('hand' in n) return `${has(n.hand, v)} ${q.of('card', 'cards')} in hand`;
  if ('powerOf' in n)
    return areSeveral(n.powerOf, v) ? null : `${cardsNoun(n.powerOf, v).text} has ${q.of('power', 'power')}`;
  if ('armorOf' in n)
    return areSeveral(n.armorOf, v) ? null : `${cardsNoun(n.armorOf, v).text} has ${q.of('armor', 'armor')}`;
  if ('damageOn' in n)
    return areSeveral(n.damageOn, v) ? null : `${cardsNoun(n.damageOn, v).text} has ${q.of('damage', 'damage')}`;
  if ('aemberOn' in n)
    return areSeveral(n.aemberOn, v) ? null : `${cardsNoun(n.aemberOn, v).text} has ${q.of('æmber', 'æmber')} on it`;
  if ('countersOn' in n) {
    const noun = counterNoun(n.counter);
    return `${cardsNoun(n.countersOn, v).text} has ${q.of(noun, `${noun}s`)}`;
  }
  if ('neighborsOf' in n) {
    const like = (many: boolean): string =>
      bare({ type: 'creature', ...n.like }, v, [], many).replace('creature', 'neighbor');
    return `${cardsNoun(n.neighborsOf, v).text} has ${q.of(like(false), like(true))}`;
  }
  if ('housesAmong' in n) {
    const said = q.of('house', 'houses');
    return `there ${/^(an? |exactly 1 )/.test(said) ? 'is' : 'are'} ${said} among ${among(n.housesAmong, v)}`;
  }
  if ('mostOfOneHouse' in n) return ofOneHouseClause(n.mostOfOneHouse, q, v);
  if ('count' in n) return countClause(n.count, q, v);
  if ('deeds' in n) return turnEventClause(n.deeds, q, v);
  if ('amount' in n) return n.amount === 'this-way' ? amountClause(q, v) : null;
  return null;
}

/** "5 or more cards of one house were discarded this way". */
function ofOneHouseClause(f: Filter, q: Quantity, v: Voice): string | null {
  const { is: cards, zone } = f;
  if (cards === undefined && zone === undefined) {
    const many = q.of(bare(f, v), manyCards(f, v));
    return many.startsWith('2 or more') ? `${many} share a house` : `${many} are of one house`;
  }
  if (cards !== undefined && 'var' in cards) {
    const many = q.of('', '').trim();
    return many === '2 or more' ? 'they share a house' : `${many} cards of one house are among them`;
  }
  if (cards === undefined || !('thisWay' in cards)) return null;
  return `${q.of(bare(cards.thisWay, v), manyCards(cards.thisWay, v))} of one house were ${v.done} this way`;
}

/** "3 damage was healed this way". */
function amountClause(q: Quantity, v: Voice): string | null {
  const noun = amounts[v.done];
  return noun === undefined ? null : `${q.of(noun, noun).replace(/^exactly /, '')} was ${v.done} this way`;
}

function countClause(cards: Extract<Num, { count: unknown }>['count'], q: Quantity, v: Voice): string | null {
  if ('all' in cards) {
    const { side, ...rest } = cards.all;
    if (side === undefined || rest.is !== undefined) {
      const said = q.of(bare(cards.all, v), manyCards(cards.all, v));
      return `there ${/^(an? |exactly 1 )/.test(said) ? 'is' : 'are'} ${said}${rest.zone === undefined ? ' in play' : ''}`;
    }
    return `${controls(side, v)} ${q.of(bare(rest, v), manyCards(rest, v))}`;
  }
  if ('thisWay' in cards) {
    const said = q.of(bare(cards.thisWay, v), manyCards(cards.thisWay, v));
    return `${said} ${/^(an? |exactly 1 )/.test(said) ? 'was' : 'were'} ${v.done} this way`;
  }
  return null;
}

/** "your red key is forged", "a red key is forged"; null for other numbers. */
function forgedClause(x: Num, y: Num, v: Voice): string | null {
  if (y !== 1 || typeof x !== 'object' || !('keys' in x) || x.color === undefined) return null;
  return `${x.keys === 'each' ? 'a' : whose(x.keys, v)} ${x.color} key is forged`;
}

function compared(relation: 'atLeast' | 'moreThan' | 'equal', [x, y]: readonly [Num, Num], v: Voice): string {
  const forged = relation === 'atLeast' ? forgedClause(x, y, v) : null;
  if (forged !== null) return forged;
  if (typeof y === 'number') {
    return against(x, relation === 'equal' ? exactly(y) : orMore(relation === 'atLeast' ? y : y + 1), v);
  }
  if (typeof x === 'number') {
    return against(y, relation === 'equal' ? exactly(x) : atMost(relation === 'atLeast' ? x : x - 1), v);
  }
  const q = { atLeast: atLeastAsMany, moreThan: more, equal: asMany }[relation];
  const than = relation === 'moreThan' ? 'than' : 'as';
  if ('aember' in x && 'aember' in y) return `${clauseOf(x, q, v)} ${than} ${player(y.aember, v)}`;
  if ('keys' in x && 'keys' in y && x.color === y.color) return `${clauseOf(x, q, v)} ${than} ${player(y.keys, v)}`;
  if ('hand' in x && 'hand' in y) return `${clauseOf(x, q, v)} ${than} ${player(y.hand, v)}`;
  const sides = opposed(x, y);
  if (sides !== null)
    return `${countClause(sides, q, v)} ${than} ${sides.all.side === 'friendly' ? 'your opponent' : 'you'}`;
  if ('count' in x && 'all' in x.count && x.count.all.side !== undefined && 'aember' in y) {
    const many = q.of(bare(x.count.all, v), manyCards(x.count.all, v));
    return `there are ${many} ${than} æmber in ${whose(y.aember, v)} pool`;
  }
  const relations = { atLeast: 'is at least', moreThan: 'is more than', equal: 'is equal to' } as const;
  return `${value(x, v)} ${relations[relation]} ${value(y, v)}`;
}

const against = (n: Num, q: Quantity, v: Voice): string => clauseOf(n, q, v) ?? `${value(n, v)} is ${q.alone}`;

const steps = {
  setup: 'the game is being set up',
  forge: 'it is the “forge a key” step',
  house: 'it is the house step',
  main: 'it is the main step',
  ready: 'it is the “ready cards” step',
  draw: 'it is the “draw cards” step',
  over: 'the game is over',
} as const;

/** "you are", "your opponent is". */
const is = (who: Who, v: Voice): string => `${subject(who, v)} ${verbOf(who, 'be', v) === 'be' ? 'are' : 'is'}`;

const denied = (text: string): string =>
  text.includes(' is ') ? text.replace(' is ', ' is not ') : `it is not so that ${text}`;

/** "creatures", "of those creatures". */
const someOf = (cards: Cards, v: Voice): string =>
  'all' in cards
    ? bare(cards.all, v, [], true)
    : 'thisWay' in cards
      ? bare(cards.thisWay, v, [], true)
      : `of ${cardsNoun(cards, v).text}`;

/** A condition as the part after "if": "your opponent has no æmber". */
export function condition(c: Cond, v: Voice): string {
  if ('atLeast' in c) return compared('atLeast', c.atLeast, v);
  if ('moreThan' in c) return compared('moreThan', c.moreThan, v);
  if ('equal' in c) return compared('equal', c.equal, v);
  if ('is' in c) return `${judged(c.is[0], v)} ${isSo(c.is[1], false, v)}`;
  if ('parity' in c) return `${value(c.parity[1], v)} is ${c.parity[0]}`;
  if ('exists' in c) return existing([c.exists], v);
  if ('wasDestroyed' in c) return `${cardsNoun(c.wasDestroyed, v).text} is destroyed`;
  if ('destroyedThisWay' in c) return `this destroys ${cardsNoun(c.destroyedThisWay, v).text}`;
  if ('someDestroyedThisWay' in c)
    return `this destroys ${c.enough ?? 'one'} or more ${someOf(c.someDestroyedThisWay, v)}`;
  if ('activeHouse' in c) return `${houseNoun(c.activeHouse, v)} is the active house`;
  if ('turnOf' in c) return `it is ${whose(c.turnOf, v)} turn`;
  if ('twoKeysOfOneColor' in c) return 'two keys of the same color are forged';
  if ('inStep' in c) return steps[c.inStep];
  if ('tide' in c) {
    const [tide, who] = c.tide;
    const whom = subject(who, v);
    return `the tide is ${tide}${who === 'you' ? '' : ` for ${whom === 'they' ? 'them' : whom}`}`;
  }
  if ('haunted' in c) return `${is(c.haunted, v)} haunted`;
  if ('overwhelmed' in c) return `${is(c.overwhelmed, v)} overwhelmed`;
  if ('isFighting' in c) return `${judged(c.isFighting, v)} is fighting`;
  if ('edition' in c) return 'the edition says so';
  if ('not' in c) return negation(c.not, v);
  if ('both' in c) return all(c.both, v);
  const numbers = 'either' in c ? oneNumber(c.either, v) : null;
  if (numbers !== null) return numbers;
  if ('either' in c)
    return oneOf(
      c.either.map((part) => condition(part, v)),
      v,
    );
  return c satisfies never;
}

/** "2 or more artifacts or 2 or more creatures were discarded this way": the same was done to all. */
function oneOf(conds: readonly string[], v: Voice): string {
  const same = ` were ${v.done} this way`;
  return conds.every((cond) => cond.endsWith(same))
    ? `${list(
        conds.map((cond) => cond.slice(0, -same.length)),
        'or',
      )}${same}`
    : list(conds, 'or');
}

/** "there is an enemy creature and a friendly creature in play", "this creature is in play". */
function existing(filters: readonly Filter[], v: Voice): string {
  const [one] = filters;
  if (one?.is !== undefined) return `${cardsNoun(one.is, v).text} is in play`;
  if (one !== undefined && filters.length === 1 && sideOfNeighbor(one) !== null) {
    const { sharesHouseWith, ...neighbor } = one;
    if (sharesHouseWith !== undefined) {
      const clause = `${aCard(neighbor, v)} shares a house with ${anyOf(sharesHouseWith, v)}`;
      // "It" would be the neighbor.
      v.heard = null;
      return clause;
    }
  }
  if (one !== undefined && filters.length === 1 && isOwnNeighbor(one)) {
    const said = neighbor(one, false, v);
    v.heard = null;
    return said;
  }
  if (one?.controller !== undefined && filters.length === 1 && one.zone === undefined) {
    const { controller, ...rest } = one;
    const clause = `${subject(controller, v)} ${verbOf(controller, 'control', v)} ${aCard(rest, v)}`;
    v.heard = null;
    return clause;
  }
  const side = one?.side;
  if (side !== undefined && filters.every((f) => f.side === side && f.zone === undefined)) {
    const clause = `${controls(side, v)} ${list(filters.map((f) => aCard(withoutSide(f), v)))}`;
    v.heard = null;
    return clause;
  }
  const described = list(filters.map((filter) => aCard(filter, v)));
  // "It" would be what there is.
  v.heard = null;
  return `there is ${described}${one?.zone === undefined ? ' in play' : ''}`;
}

/** "you control", "your opponent controls". */
const controls = (side: 'friendly' | 'enemy', v: Voice): string => {
  if (v.you !== 'you' && side === 'friendly') return `${subject('you', v)} ${verbOf('you', 'control', v)}`;
  return (side === 'friendly') === (v.readBy === 'you')
    ? 'you control'
    : `${player('opponent', { ...v, readBy: 'you' })} controls`;
};

function withoutSide(f: Filter): Filter {
  const { side: _side, ...rest } = f;
  return rest;
}

/** A creature next to this one, on whichever side. */
const isOwnNeighbor = (f: Filter): boolean =>
  f.neighborOf !== undefined &&
  f.type === 'creature' &&
  f.isNot === undefined &&
  f.name === undefined &&
  f.zone === undefined &&
  sideOfNeighbor(f) === null;

/** "this creature has a Mars neighbor", "this creature has no Mars neighbor". */
function neighbor({ neighborOf, ...like }: Filter, none: boolean, v: Voice): string {
  const noun = bare(like, v).replace('creature', 'neighbor');
  return `${neighborOf === undefined ? 'it' : cardsNoun(neighborOf, v).text} has ${none ? `no ${noun}` : article(noun)}`;
}

/** Everything that must be so; what there must be in play is said together. */
function all(conds: readonly Cond[], v: Voice): string {
  const inPlay = conds.flatMap((c) =>
    'exists' in c && c.exists.zone === undefined && c.exists.is === undefined ? [c.exists] : [],
  );
  if (inPlay.length === conds.length) return existing(inPlay, v);
  const attack = attacking(conds, v);
  if (attack !== null) return attack;
  const done = allThisWay(conds);
  if (done !== null) return `${list(done.map((f) => aCard(f, v)))} were ${v.done} this way`;
  return list(conds.map((part) => condition(part, v)));
}

/** "this creature is attacking an enemy flank creature": that it attacks, and what it attacks. */
function attacking([one, other, ...more]: readonly Cond[], v: Voice): string | null {
  if (one === undefined || other === undefined || more.length > 0 || !('is' in one && 'is' in other)) return null;
  const [[attacker, role], [defender, like]] = [one.is, other.is];
  if (JSON.stringify(role) !== JSON.stringify({ is: { ref: 'attacker' } })) return null;
  if (!('ref' in defender) || defender.ref !== 'defender' || like.is !== undefined) return null;
  return `${cardsNoun(attacker, v).text} is attacking ${aCard(like, v)}`;
}

/** "there are 3 or 4 houses among creatures": one number that is one of several; null for all else. */
function oneNumber(conds: readonly Cond[], v: Voice): string | null {
  const all: number[] = [];
  let number: Num | null = null;
  for (const c of conds) {
    if (!('equal' in c) || typeof c.equal[1] !== 'number' || c.equal[1] < 2) return null;
    if (number !== null && JSON.stringify(number) !== JSON.stringify(c.equal[0])) return null;
    [number] = c.equal;
    all.push(c.equal[1]);
  }
  const said = list(all.map(String), 'or');
  return number === null || all.length < 2
    ? null
    : clauseOf(number, { of: (_, many) => `${said} ${many}`, alone: said }, v);
}

/** "A creature and an artifact were discarded this way": one of each, and no card counts for two of them; null for all else. */
function allThisWay(conds: readonly Cond[]): readonly Filter[] | null {
  const each: Filter[] = [];
  let exactly: { readonly of: Filter; readonly n: Num } | null = null;
  for (const c of conds) {
    const [number, n] = 'atLeast' in c ? c.atLeast : 'equal' in c ? c.equal : [0, 0];
    if (typeof number !== 'object' || !('count' in number) || !('thisWay' in number.count)) return null;
    if ('equal' in c) exactly = { of: number.count.thisWay, n };
    else if (n === 1) each.push(number.count.thisWay);
    else return null;
  }
  if (exactly === null || exactly.n !== each.length) return null;
  return JSON.stringify(exactly.of) === JSON.stringify({ either: each }) ? each : null;
}

/** The cards that a condition is about. */
const judged = (cards: Cards, v: Voice): string =>
  'thisWay' in cards ? `the ${bare(cards.thisWay, v)} ${v.done} this way` : cardsNoun(cards, v).text;

/** "you control no creatures", "there is no card in your hand". */
function missing(f: Filter, v: Voice): string {
  if (isOwnNeighbor(f)) return neighbor(f, true, v);
  if (f.side !== undefined && f.zone === undefined) {
    const rest = withoutSide(f);
    return `${controls(f.side, v)} no ${f.name === undefined ? manyCards(rest, v) : bare(rest, v)}`;
  }
  if (f.zone === 'purged' && f.of === undefined) return `no ${bare(withoutZone(f), v)} is purged`;
  return `there is no ${bare(f, v)}${f.zone === undefined ? ' in play' : ''}`;
}

function withoutZone(f: Filter): Filter {
  const { zone: _zone, ...rest } = f;
  return rest;
}

function negation(c: Cond, v: Voice): string {
  const forged = 'atLeast' in c ? forgedClause(...c.atLeast, v) : null;
  if (forged !== null) return forged.startsWith('a ') ? forged.replace('a ', 'no ') : denied(forged);
  if ('twoKeysOfOneColor' in c) return `no ${condition(c, v)}`;
  if ('atLeast' in c) return condition({ moreThan: [c.atLeast[1], c.atLeast[0]] }, v);
  if ('moreThan' in c) return condition({ atLeast: [c.moreThan[1], c.moreThan[0]] }, v);
  if ('equal' in c) {
    const [x, y] = c.equal;
    if (typeof y === 'number') return against(x, notExactly(y), v);
  }
  if ('is' in c) return `${judged(c.is[0], v)} ${isSo(c.is[1], true, v)}`;
  if ('exists' in c && c.exists.is !== undefined && 'under' in c.exists.is)
    return `there are no ${manyCards(c.exists, v)}`;
  if ('exists' in c && c.exists.is !== undefined) return `${cardsNoun(c.exists.is, v).text} is not in play`;
  if ('exists' in c) return missing(c.exists, v);
  if ('parity' in c) return condition({ parity: [c.parity[0] === 'odd' ? 'even' : 'odd', c.parity[1]] }, v);
  if ('wasDestroyed' in c) return `${cardsNoun(c.wasDestroyed, v).text} is not destroyed`;
  if ('destroyedThisWay' in c) return `this does not destroy ${cardsNoun(c.destroyedThisWay, v).text}`;
  if ('someDestroyedThisWay' in c && c.enough !== undefined)
    return `this destroys fewer than ${c.enough} ${someOf(c.someDestroyedThisWay, v)}`;
  if ('someDestroyedThisWay' in c) return `this does not destroy any ${someOf(c.someDestroyedThisWay, v)}`;
  if ('haunted' in c) return `${is(c.haunted, v)} not haunted`;
  if ('overwhelmed' in c) return `${is(c.overwhelmed, v)} not overwhelmed`;
  if ('not' in c) return condition(c.not, v);
  if ('both' in c)
    return list(
      c.both.map((part) => negation(part, v)),
      'or',
    );
  if ('either' in c) return list(c.either.map((part) => negation(part, v)));
  return denied(condition(c, v));
}
