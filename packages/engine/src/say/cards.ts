// Cards that are meant: as the object or subject of a clause. Mentioning a card changes what "it" means afterwards.
import type { Cards, Filter, Pick, Who } from '../language.ts';
import type { Zone } from '../terms.ts';
import { list, possessiveOf } from './english.ts';
import { aCard, bare, eachCard, headOf } from './filter.ts';
import { amount, value } from './number.ts';
import type { Voice, Word } from './voice.ts';
import { taken } from './voice.ts';
import { whose } from './who.ts';

export interface Noun {
  readonly text: string;
  readonly many: boolean;
  /** Whose zone the cards lie in, if it is not the table. */
  readonly of: Who | null;
}

const onTable = (text: string, many = false): Noun => ({ text, many, of: null });

const backTo = (key: string, noun: string, v: Voice): string => {
  const again = v.heard === key;
  v.heard = key;
  v.pronouns += 1;
  return again ? 'it' : noun;
};

/** "this creature", "that creature", "it", "each enemy creature", "the top card of your deck". */
export function cardsNoun(cards: Cards, v: Voice): Noun {
  if ('ref' in cards) return onTable(refNoun(cards.ref, v));
  if ('var' in cards) return variable(cards.var, v);
  if ('all' in cards) {
    const only = cards.all.is;
    if (only !== undefined && Object.keys(cards.all).length === 1) return cardsNoun(only, v);
    v.heard = null;
    const zone = wholeZone(cards.all);
    if (zone !== null) return { text: `${whose(zone.of, v)} ${zone.zone}`, many: true, of: zone.of };
    return { text: taken(v, () => eachCard(cards.all, v)), many: false, of: ownerOf(cards.all.zone, cards.all.of) };
  }
  if ('top' in cards) {
    const n = cards.top;
    const which = n === 1 ? 'card' : typeof n === 'number' ? `${n} cards` : 'cards';
    const many = n !== 1;
    // What was revealed stays where it is: "it" is still the same card.
    const key = JSON.stringify(cards);
    if (v.heard === key && v.done === 'revealed') return { text: many ? 'them' : 'it', many, of: cards.of };
    v.heard = key;
    const tail = typeof n === 'number' ? '' : `, as many as ${value(n, v)}`;
    return { text: `the top ${which} of ${whose(cards.of, v)} deck${tail}`, many, of: cards.of };
  }
  if ('thisWay' in cards) return onTable(`${eachCard(cards.thisWay, v)} ${v.done} this way`);
  if ('neighborsOf' in cards) return onTable(neighbors(cardsNoun(cards.neighborsOf, v).text));
  if ('hostOf' in cards) {
    const upgrade = cards.hostOf;
    if ('ref' in upgrade && upgrade.ref === 'self') return onTable(v.host);
    return onTable(`the creature that ${cardsNoun(upgrade, v).text} is on`);
  }
  if ('under' in cards) return onTable(`each card under ${cardsNoun(cards.under, v).text}`);
  if ('purgedBy' in cards) return onTable(`each card purged by ${cardsNoun(cards.purgedBy, v).text}`);
  if ('both' in cards) {
    const texts = cards.both.map((part) => cardsNoun(part, v).text);
    return onTable(texts.includes('') ? '' : list(texts), true);
  }
  return cards satisfies never;
}

/** All cards of a hand or of archives: "your hand". */
function wholeZone(f: Filter): { readonly zone: 'hand' | 'archives'; readonly of: Who } | null {
  const { zone, of } = f;
  return (zone === 'hand' || zone === 'archives') && of !== undefined && Object.keys(f).length === 2
    ? { zone, of }
    : null;
}

const neighbors = (of: string): string =>
  /^(it|them|(this|that) \w+)$/.test(of) ? `each of ${possessiveOf(of)} neighbors` : `each neighbor of ${of}`;

function refNoun(ref: Extract<Cards, { ref: unknown }>['ref'], v: Voice): string {
  switch (ref) {
    case 'self':
      return v.self;
    case 'granter':
      return v.granter;
    case 'it':
      return v.it.startsWith('that ') ? backTo('event', v.it, v) : v.it;
    case 'other':
      return v.other;
    case 'target':
      return 'it';
    case 'attacker':
      return 'the attacker';
    case 'defender':
      return 'the creature that is attacked';
  }
}

function variable(name: string, v: Voice): Noun {
  const word = v.words.get(name);
  if (word === undefined) return onTable(backTo(name, 'that card', v));
  const { many, of } = word;
  if (word.name !== null) return { text: word.name, many, of };
  if (word.first !== null) {
    const text = word.first;
    word.first = null;
    v.heard = name;
    return { text, many, of };
  }
  const again = v.heard === name;
  v.heard = name;
  v.pronouns += 1;
  if (again) return { text: many ? 'them' : 'it', many, of };
  return { text: distinguished(name, word, v), many, of };
}

const places = ['first', 'second', 'third', 'fourth'] as const;

/** "that creature", or "the second creature" where several were chosen. */
function distinguished(name: string, word: Word, v: Voice): string {
  const alike = [...v.words].filter(([, w]) => w.first === null && w.noun === word.noun && w.many === word.many);
  const place = places[alike.findIndex(([other]) => other === name)];
  const noun = word.many ? `${word.noun}s` : word.noun;
  if (alike.length > 1 && place !== undefined) return `the ${place} ${noun}`;
  return word.many ? `those ${noun}` : `that ${noun}`;
}

export function ownerOf(zone: Zone | readonly Zone[] | undefined, of: Who | undefined): Who | null {
  const zones = zone === undefined ? ['play'] : [zone].flat();
  return zones.includes('play') ? null : (of ?? null);
}

/** Makes a choice known under its variable; the first mention will introduce it with `first`. */
export function introduce(name: string, pick: Pick, first: string | null, v: Voice): void {
  const many = pick.max !== 1 && pick.enough === undefined && !pick.ordered;
  v.words.set(name, { noun: headOf(pick.pick), many, of: ownerOf(pick.pick.zone, pick.pick.of), name: null, first });
}

/** "a friendly creature", "up to 2 cards in your hand", "the most powerful creature". */
export const picked = (pick: Pick, v: Voice): string => taken(v, () => phrase(pick, v));

function phrase(pick: Pick, v: Voice): string {
  if (pick.how === 'most-powerful' || pick.how === 'least-powerful') {
    const adjective = pick.how === 'most-powerful' ? 'most powerful' : 'least powerful';
    const n = pick.max;
    if (typeof n === 'number') return `the ${n === 1 ? '' : `${n} `}${bare(pick.pick, v, [adjective], n !== 1)}`;
    return `the ${bare(pick.pick, v, [adjective], true)}, as many as ${value(n, v)}`;
  }
  const how = pick.how === 'random' ? ['random'] : pick.unlike !== undefined ? ['different'] : [];
  if (pick.enough !== undefined || pick.ordered) return eachCard(pick.pick, v);
  if (pick.max === 1)
    return pick.min !== 1 ? `up to 1 ${bare(fromAPile(pick), v, how)}` : aCard(fromAPile(pick), v, how);
  const many = bare(fromAPile(pick), v, how, true);
  if (isAll(pick)) return `any number of ${many}`;
  const { head, tail } = amount(pick.max, bare(fromAPile(pick), v, how), many, v);
  return `${pick.min === pick.max ? '' : 'up to '}${head} ${tail}`.trim();
}

/** One card, or several out of one pile, are "from a discard pile" where it may be that of either player. */
function fromAPile({ pick, max, onePile }: Pick): Filter {
  if (pick.of !== 'each' || (max !== 1 && onePile === undefined)) return pick;
  const { of: _of, ...rest } = pick;
  return rest;
}

/** "Any number of": as many as there are. */
const isAll = ({ pick, max }: Pick): boolean =>
  typeof max === 'object' &&
  'count' in max &&
  'all' in max.count &&
  JSON.stringify(max.count.all) === JSON.stringify(pick);

/** Where a card goes back to: "your hand", "its owner's deck". */
export function ownersPlace(noun: Noun, place: 'hand' | 'deck', v: Voice): string {
  if (noun.of !== null && noun.of !== 'each') return `${whose(noun.of, v)} ${place}`;
  return noun.many ? `their owners' ${place}s` : `its owner's ${place}`;
}
