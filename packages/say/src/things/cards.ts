// Cards that are meant: as the object or subject of a clause. Mentioning a card changes what "it" means afterwards.
import type { Cards, Filter, Pick, Who, Zone } from '@vaultsong/engine';
import { list, places, possessiveOf } from '../grammar/english.ts';
import type { Noun, Voice, Word } from '../grammar/voice.ts';
import { taken } from '../grammar/voice.ts';
import { whose } from '../grammar/who.ts';
import { anyOf, headOf, isOther, yourSide } from './describe.ts';
import { aCard, bare, eachCard, manyCards } from './filter.ts';
import { amount, value } from './number.ts';
import { zoneKey, zoneNouns } from './zone.ts';

const onTable = (text: string, many = false): Noun => ({ text, many, of: null });

const backTo = (key: string, noun: string, v: Voice): string => {
  const again = v.heard === key;
  v.heard = key;
  v.pronouns += 1;
  return again ? 'it' : noun;
};

/** A card that is always there, such as this one: only a pronoun ties a clause to what was said before. */
function constantly(key: string, noun: string, again: string, v: Voice): string {
  const before = v.heard === key;
  v.heard = key;
  if (before) v.pronouns += 1;
  return before ? again : noun;
}

/** Cards that are told by another card: afterwards "it" is not that other card, which was said on the way. */
function by(cards: Cards, v: Voice): string {
  const { text } = cardsNoun(cards, v);
  if (v.heard === 'self' || v.heard === 'host') v.heard = null;
  return text;
}

/** "this creature", "that creature", "it", "each enemy creature", "the top card of your deck". */
export function cardsNoun(cards: Cards, v: Voice): Noun {
  if ('ref' in cards) return onTable(refNoun(cards.ref, v));
  if ('var' in cards) return variable(cards.var, v);
  if ('all' in cards) {
    const only = cards.all.is;
    if (only !== undefined) {
      const found = amongThese(cards.all, only, v);
      if (found !== null) return found;
    }
    v.heard = null;
    const zone = wholeZone(cards.all, v);
    if (zone !== null) {
      v.heard = zoneKey(cards.all);
      return { text: `${whose(zone.of, v)} ${zone.zone}`, many: true, of: zone.of };
    }
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
    if (cards.like !== undefined)
      return {
        text: `the ${bare(cards.like, v, ['topmost'])} from ${whose(cards.of, v)} discard pile`,
        many,
        of: cards.of,
      };
    return {
      text: `the ${cards.end ?? 'top'} ${which} of ${whose(cards.of, v)} ${cards.pile === undefined ? 'deck' : 'discard pile'}${tail}`,
      many,
      of: cards.of,
    };
  }
  if ('thisWay' in cards) return onTable(doneThisWay(cards.thisWay, v));
  if ('neighborsOf' in cards) return onTable(neighbors(by(cards.neighborsOf, v)));
  if ('hostOf' in cards) {
    const upgrade = cards.hostOf;
    if ('ref' in upgrade && upgrade.ref === 'self') return onTable(constantly('host', v.host, 'it', v));
    return onTable(`the creature that ${by(upgrade, v)} is on`);
  }
  if ('upgradesOn' in cards) return onTable(`each upgrade on ${by(cards.upgradesOn, v)}`);
  if ('under' in cards) return onTable(`the card under ${by(cards.under, v)}`);
  if ('tokenCardFor' in cards) return onTable('the token card');
  if ('purgedBy' in cards) return onTable(`each card purged by ${by(cards.purgedBy, v)}`);
  if ('both' in cards) return group(cards.both, v);
  return cards satisfies never;
}

/** Cards out of a group that is known: all of them, or those that fit a description; null for one card. */
function amongThese(f: Filter, only: Cards, v: Voice): Noun | null {
  if (Object.keys(f).length === 1) return cardsNoun(only, v);
  const word = 'var' in only ? v.words.get(only.var) : undefined;
  const rest = withoutPlace(f, word?.split !== undefined);
  if ('purgedBy' in only) return onTable(`each ${bare(rest, v)} purged by ${by(only.purgedBy, v)}`);
  if ('under' in only) return onTable(`each ${bare(rest, v)} under ${by(only.under, v)}`);
  if (word?.many !== true || word.first !== null) return null;
  const group = theRest(only, v);
  if (Object.keys(rest).length === 0) {
    // "Discard one of them and put one of the others on the bottom of your deck. Put the rest on top of it."
    const all = (word.split ?? 0) > 1 ? 'the rest' : group;
    return { text: all, many: all !== 'the other', of: word.of };
  }
  return { text: `each ${bare(rest, v)} among ${group}`, many: false, of: word.of };
}

/**
 * A description without where the cards lie, and without which they are.
 * @param split some were chosen already: that it is none of these is said by "the others"
 */
function withoutPlace(f: Filter, split = false): Filter {
  const { is: _is, zone: _zone, of: _of, ...rest } = f;
  const { isNot, ...others } = rest;
  return split && isNot !== undefined && 'var' in isNot ? others : rest;
}

/** "them", "those cards", and "the others" after some of them were chosen. */
function theRest(group: Cards, v: Voice): string {
  const word = 'var' in group ? v.words.get(group.var) : undefined;
  if (word?.split === undefined) return cardsNoun(group, v).text;
  v.pronouns += 1;
  v.heard = null;
  return word.split === 1 && word.size === 2 ? 'the other' : 'the others';
}

/** Whether a single card is meant, and not a group that may have one. */
export function isOneCard(cards: Cards, v: Voice): boolean {
  if ('ref' in cards || 'hostOf' in cards || 'under' in cards) return true;
  if ('var' in cards) return v.words.get(cards.var)?.many === false;
  if ('top' in cards) return cards.top === 1 && cards.of !== 'each';
  if ('all' in cards) return cards.all.is !== undefined && isOneCard(cards.all.is, v);
  if ('thisWay' in cards || 'neighborsOf' in cards || 'both' in cards || 'purgedBy' in cards) return false;
  if ('upgradesOn' in cards) return false;
  if ('tokenCardFor' in cards) return isOneCard(cards.tokenCardFor, v);
  return cards satisfies never;
}

/** Whether only creatures can be meant. */
export function areCreatures(cards: Cards, v: Voice): boolean {
  if ('ref' in cards) return cards.ref === 'self' ? v.creature : cardsAreFighting(cards.ref) || /creature/.test(v.it);
  if ('var' in cards) return /creature/.test(v.words.get(cards.var)?.noun ?? '');
  if ('all' in cards) return cards.all.is === undefined ? cards.all.type === 'creature' : areCreatures(cards.all.is, v);
  if ('thisWay' in cards) return cards.thisWay.type === 'creature';
  if ('both' in cards) return cards.both.every((part) => areCreatures(part, v));
  if ('neighborsOf' in cards || 'hostOf' in cards || 'tokenCardFor' in cards) return true;
  if ('top' in cards) return cards.like?.type === 'creature';
  if ('under' in cards || 'upgradesOn' in cards || 'purgedBy' in cards) return false;
  return cards satisfies never;
}

const cardsAreFighting = (ref: Extract<Cards, { ref: unknown }>['ref']): boolean =>
  ref === 'attacker' || ref === 'defender';

/** "each creature destroyed this way"; the controller of a card that left play is told in the past. */
function doneThisWay(f: Filter, v: Voice): string {
  // Token creatures are named a sentence ago, and nothing else is made.
  if (v.done === 'made') return v.doneToOne ? 'it' : 'each of them';
  const noun = eachCard(f, v);
  if (v.you === 'you' || (f.side === undefined && f.owner === undefined)) return `${noun} ${v.done} this way`;
  return `${noun.replace('control', 'controlled')} ${v.done.startsWith('that ') ? '' : 'that was '}${v.done} this way`;
}

/** "It and each upgrade on it": they are named after the card, though they leave it before it goes. */
const isWithUpgrades = ([upgrades, on, ...more]: readonly Cards[]): boolean =>
  upgrades !== undefined &&
  'upgradesOn' in upgrades &&
  more.length === 0 &&
  JSON.stringify(upgrades.upgradesOn) === JSON.stringify(on);

/** Several groups as one. */
function group(both: readonly Cards[], v: Voice): Noun {
  const nouns = (isWithUpgrades(both) ? both.toReversed() : both).map((part) => cardsNoun(part, v));
  const texts = nouns.map(({ text }) => text);
  const [first, second] = texts;
  if (first?.startsWith('each ') && texts.length === 2 && first !== second) {
    const either = first.replace('friendly ', '').replace(` ${yourSide(v)}`, '');
    if (either === second?.replace('enemy ', '')) return onTable(either);
  }
  const [of = null, ...others] = nouns.map((noun) => noun.of);
  return { text: texts.includes('') ? '' : list(texts), many: true, of: others.every((o) => o === of) ? of : null };
}

/** All cards of a hand, of archives or of a discard pile: "your hand". */
function wholeZone(f: Filter, v: Voice): { readonly zone: string; readonly of: Who } | null {
  const { zone, of } = f;
  return (zone === 'hand' || zone === 'archives' || zone === 'discard') &&
    of !== undefined &&
    (of !== 'each' || v.you === 'you') &&
    Object.keys(f).length === 2
    ? { zone: zoneNouns[zone], of }
    : null;
}

const neighbors = (of: string): string =>
  /^(it|them|(this|that) \w+)$/.test(of) ? `each of ${possessiveOf(of)} neighbors` : `each neighbor of ${of}`;

function refNoun(ref: Extract<Cards, { ref: unknown }>['ref'], v: Voice): string {
  switch (ref) {
    case 'self':
      return constantly('self', v.self, 'it', v);
    case 'granter':
      return constantly('granter', v.granter, 'it', v);
    case 'it':
      return v.it.startsWith('that ') ? backTo('event', v.it, v) : v.it === v.self ? refNoun('self', v) : v.it;
    case 'other':
      return constantly('other', v.other, 'it', v);
    case 'target':
      return 'it';
    case 'attacker':
      return 'the attacker';
    case 'defender':
      return constantly('defender', v.attacked, 'that creature', v);
    case 'adversary':
      return v.automaton ?? 'the adversary';
  }
}

function variable(name: string, v: Voice): Noun {
  const word = v.words.get(name);
  if (word === undefined) return onTable(backTo(name, 'that card', v));
  const { many, of } = word;
  if (word.name !== null) return { text: word.name, many, of };
  if (word.first !== null) {
    const first = word.first;
    word.first = null;
    const text = first();
    v.heard = name;
    return { text, many, of };
  }
  const again = v.heard === name;
  v.heard = name;
  const text = again ? (many ? 'them' : 'it') : distinguished(name, word, v);
  // "The second creature" stands in a sentence of its own.
  if (!text.startsWith('the ')) v.pronouns += 1;
  return { text, many, of };
}

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
export function introduce(name: string, pick: Pick, first: (() => string) | null, v: Voice): void {
  const { zone, of, isNot } = pick.pick;
  const many = pick.max !== 1 && pick.enough === undefined && !pick.ordered && !(pick.how === 'random' && isAll(pick));
  const other = isNot !== undefined && 'ref' in isNot && isNot.ref === 'self' ? 'other ' : '';
  v.words.set(name, {
    noun: `${other}${headOf(pick.pick)}`,
    many,
    of: ownerOf(zone, of),
    name: null,
    first,
    hidden: isHidden(zone),
    ...(many && pick.pick.is === undefined && pick.min === pick.max && typeof pick.max === 'number'
      ? { size: pick.max }
      : {}),
  });
}

/** Whether cards lie where nobody sees them. */
export const isHidden = (zone: Filter['zone']): boolean =>
  [zone ?? 'play'].flat().some((one) => one === 'deck' || one === 'archives' || one === 'purged');

/** "a friendly creature", "up to 2 cards in your hand", "the most powerful creature". */
export const picked = (pick: Pick, v: Voice): string => taken(v, () => phrase(pick, v));

/** How cards are taken that are not simply chosen, as an adjective; `the`: it leaves no choice, but for ties. */
export const manners: Readonly<
  Record<NonNullable<Pick['how']>, { readonly adjective: string; readonly the: boolean }>
> = {
  random: { adjective: 'random', the: false },
  'most-powerful': { adjective: 'most powerful', the: true },
  'least-powerful': { adjective: 'least powerful', the: true },
};

const differing: Readonly<Record<NonNullable<Pick['differ']>, string>> = {
  house: 'of different houses',
  name: 'with different names',
  type: 'of different types',
};

function phrase(pick: Pick, v: Voice): string {
  if (pick.pick.is !== undefined) return `${outOf(pick, pick.pick.is, v)}${pick.ordered ? ' in any order' : ''}`;
  const manner = pick.how === undefined ? null : manners[pick.how];
  if (manner?.the) {
    const n = pick.max;
    if (typeof n === 'number') return `the ${n === 1 ? '' : `${n} `}${bare(pick.pick, v, [manner.adjective], n !== 1)}`;
    return `the ${bare(pick.pick, v, [manner.adjective], true)}, as many as ${value(n, v)}`;
  }
  if (pick.how === 'random' && isAll(pick)) return `${eachCard(pick.pick, v)} in a random order`;
  // "Another creature" is different already.
  const isUnlike = pick.unlike !== undefined && pick.pick.isNot === undefined;
  const how = manner !== null ? [manner.adjective] : isUnlike ? ['different'] : [];
  if (pick.enough !== undefined || pick.ordered) return eachCard(pick.pick, v);
  if (pick.max === 1)
    return pick.min !== 1 ? `up to 1 ${bare(fromAPile(pick), v, how)}` : aCard(fromAPile(pick), v, how);
  const many = bare(fromAPile(pick), v, how, true, pick.differ === undefined ? undefined : differing[pick.differ]);
  if (isAll(pick)) return pick.min === 1 ? `1 or more ${many}` : `any number of ${many}`;
  const part = partOfThem(pick, v);
  if (part !== null) return part;
  const other = isOther(pick.pick) ? 'other ' : '';
  const { head, tail } = amount(pick.max, `${other}${bare(fromAPile(pick), v, how)}`, `${other}${many}`, v);
  return `${JSON.stringify(pick.min) === JSON.stringify(pick.max) ? '' : 'up to '}${head} ${tail}`.trim();
}

/** "a third of the enemy creatures (rounded up)": a part of those that can be chosen. */
function partOfThem({ pick, min, max }: Pick, v: Voice): string | null {
  if (typeof max !== 'object' || JSON.stringify(min) !== JSON.stringify(max)) return null;
  const of = 'third' in max ? max.third : 'half' in max ? max.half : null;
  if (of === null || !('round' in max) || JSON.stringify(of) !== JSON.stringify({ count: { all: pick } })) return null;
  return `${'third' in max ? 'a third' : 'half'} of the ${manyCards(pick, v)} (rounded ${max.round})`;
}

/** A choice out of cards that are known: "one of them", "up to 2 of the others", "a creature discarded this way". */
function outOf(pick: Pick, group: Cards, v: Voice): string {
  const rest = withoutPlace(pick.pick);
  if ('under' in group)
    return pick.ordered
      ? cardsNoun({ all: pick.pick }, v).text
      : `${phrase({ ...pick, pick: rest }, v)} under ${v.read.cards(group.under, v).text}`;
  if ('upgradesOn' in group)
    return `${phrase({ ...pick, pick: { type: 'upgrade', ...rest } }, v)} on ${anyOf(group.upgradesOn, v)}`;
  if ('thisWay' in group) return outOfThese(pick, { ...group.thisWay, ...rest }, v);
  const isMany = 'var' in group ? (v.words.get(group.var)?.many ?? false) : 'top' in group && group.top !== 1;
  if (!isMany) {
    const those = v.read.cards(group, v).text;
    // There is one for each player, and one of them is chosen.
    return pick.max === 1 ? those.replace(/ of each ((haunted )?player’s) /, ' of a $1 ') : those;
  }
  const from = theRest(group, v);
  if ('var' in group) {
    const word = v.words.get(group.var);
    if (word !== undefined) word.split = (word.split ?? 0) + 1;
  }
  const manner = pick.how === undefined ? null : manners[pick.how];
  if (manner?.the && pick.max === 1 && Object.keys(rest).length === 0) return `the ${manner.adjective} of ${from}`;
  if (Object.keys(rest).length === 0) return `${quantity(pick, v)} of ${from}${atRandom(pick)}`;
  return `${phrase({ ...pick, pick: rest }, v)} among ${from}`;
}

/** A choice out of what the preceding effect did something to. */
function outOfThese(pick: Pick, f: Filter, v: Voice): string {
  if (Object.keys(f).length > 0) return `${phrase({ ...pick, pick: f }, v)} ${v.done} this way`;
  v.pronouns += 1;
  return v.doneToOne ? 'it' : `${quantity(pick, v)} of them${atRandom(pick)}`;
}

const atRandom = ({ how }: Pick): string => (how === 'random' ? ' at random' : '');

/** How many are chosen, before "of them". */
function quantity(pick: Pick, v: Voice): string {
  if (pick.enough !== undefined || pick.ordered) return 'each';
  if (isAll(pick)) return pick.min === 1 ? '1 or more' : 'any number';
  const most = pick.max === 1 ? 'one' : value(pick.max, v);
  return pick.min === pick.max ? most : `up to ${most}`;
}

/** One card, or several out of one pile, are "from a discard pile" where it may be that of either player. */
function fromAPile({ pick, max, onePile }: Pick): Filter {
  if (pick.of !== 'each' || (max !== 1 && onePile === undefined)) return pick;
  const { of: _of, ...rest } = pick;
  return rest;
}

/** The cards that are looked for in the zones of the choice: "a Timetraveller", "any number of copies of Ancient Bear". */
export function sought(pick: Pick, v: Voice): string {
  const { zone: _zone, of: _of, ...rest } = pick.pick;
  if (pick.enough !== undefined || pick.ordered) return eachCard(rest, v);
  if (isAll(pick)) return `${pick.min === 1 ? '1 or more' : 'any number of'} ${bare(rest, v, [], true)}`;
  return pick.max === 1 ? aCard(rest, v) : phrase({ ...pick, pick: rest }, v);
}

/** "Any number of": as many as there are. */
export const isAll = ({ pick, max }: Pick): boolean =>
  typeof max === 'object' &&
  'count' in max &&
  'all' in max.count &&
  JSON.stringify(max.count.all) === JSON.stringify(pick);

/** Where a card goes back to: "your hand", "its owner's deck". */
export function ownersPlace(noun: Noun, place: 'hand' | 'deck' | 'archives', v: Voice): string {
  if (noun.of !== null && noun.of !== 'each' && noun.of !== 'haunted') return `${whose(noun.of, v)} ${place}`;
  return noun.many ? `their owners’ ${place === 'archives' ? place : `${place}s`}` : `its owner’s ${place}`;
}
