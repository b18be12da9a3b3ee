// Verbs of cards on the table: damage and destruction, what cards carry, where they stand and for whom.

import type { Flank } from '../../terms.ts';
import type { Node } from '../language.ts';
import { fresh } from '../names.ts';
import { choose } from '../node/asking.ts';
import type { Cards } from '../phrase/cards.ts';
import type { Filter } from '../phrase/filter.ts';
import type { Num } from '../phrase/number.ts';
import type { Target } from '../phrase/pick.ts';
import { eachInAnyOrder } from '../phrase/pick.ts';
import type { Who } from '../phrase/who.ts';
import type { Simple } from './simple.ts';

/** How much damage, and to which cards. */
export interface Share {
  readonly amount: Num; // read for each of them: `target`
  readonly to: Cards;
}

export type TableVerb =
  | {
      readonly kind: 'damage';
      readonly to: Cards;
      readonly amount: Num; // read for each of them: `target`
      readonly splash?: Num;
      readonly ignoringArmor?: true;
      readonly cause?: 'bonus'; // of a bonus icon: no card deals it
      readonly by?: Cards; // who deals it, where that is not the card that says so
      readonly and?: readonly Share[]; // what others are dealt at the same moment
    }
  | Simple<'loseArmor'> // all of it, for the rest of the turn
  | { readonly kind: 'heal'; readonly what: Cards; readonly amount: Num | 'all' }
  | Simple<'save'> // takes the tag for destruction away: "… instead" in a Destroyed: ability
  | { readonly kind: 'attach'; readonly what: Cards; readonly to: Cards } // an upgrade in play, or a card that has a text as one
  | { readonly kind: 'stand'; readonly what: Cards; readonly flank: Flank } // an upgrade that is a creature in all other zones
  | Simple<'arrange'> // creatures of one battleline, from left to right, in the places that they have among them
  | Simple<'unward'>
  | Simple<'clear'> // of all counters
  | Simple<'destroy' | 'sacrifice' | 'ready' | 'exhaust' | 'stun' | 'unstun' | 'ward' | 'enrage'>
  | { readonly kind: 'counter'; readonly what: Cards; readonly counter: 'power' | (string & {}); readonly amount: Num } // below 0: remove
  | {
      readonly kind: 'control';
      readonly what: Cards;
      readonly who: Who;
      readonly place: string;
      readonly until?: 'source-leaves';
      readonly flank?: Flank; // that was not chosen, but said
      readonly anywhere?: true; // in the battleline, and not only on a flank
    } // place: set by a flank node
  | {
      readonly kind: 'shiftCounters';
      readonly from: Cards;
      readonly to: Cards;
      readonly counter: string;
      readonly amount: Num | 'all';
    } // from card to card
  | { readonly kind: 'redistribute'; readonly of: Cards; readonly to: Cards; readonly carried: 'damage' | 'aember' } // to: a card once for each of it
  | { readonly kind: 'shiftDamage'; readonly from: Cards; readonly to: Cards; readonly amount: Num | 'all' } // from card to card
  | { readonly kind: 'swap'; readonly a: Cards; readonly b: Cards; readonly swapped?: 'control' | 'carried' | 'zones' } // their positions, where it is not said
  | { readonly kind: 'toPlace'; readonly what: Cards; readonly place: string; readonly anywhere?: true }; // in its battleline; place: set by a flank node

/** "Deal 2 damage to": `splash` goes to its neighbors besides, `ignoringArmor` passes armor, `by` deals it. */
export const dealDamage = (
  amount: Num,
  to: Target,
  o: { readonly splash?: Num; readonly ignoringArmor?: true; readonly cause?: 'bonus'; readonly by?: Cards } = {},
): Node => choose(to, (cards) => ({ kind: 'damage', to: cards, amount, ...o }));
/**
 * "Deal 3 damage to …. Deal 1 damage to …": all damage of one ability is dealt at one moment, wherever it stands in the text.
 * R: 2020 and 18.4, "Resolve in the order written" with Mighty Lance.
 */
export const dealDamageAtOnce = (first: Share, ...and: readonly Share[]): Node => ({ kind: 'damage', ...first, and });
/** A part of the damage that an ability deals at one moment. */
export const share = (amount: Num, to: Cards): Share => ({ amount, to });
/**
 * "For each …, deal 2 damage to a creature": so often a card is chosen first, the same one several times if one likes, and
 * then all of it is dealt at once. R: "Damage", v1.3 glossary: that of a single effect is dealt simultaneously.
 */
export const assignDamage = (amount: number, times: Num, among: Filter, o: { readonly splash?: Num } = {}): Node =>
  choose({ pick: among, min: times, max: times, again: true }, (cards) => ({
    kind: 'damage',
    to: cards,
    amount,
    ...o,
  }));
/** "Deal N damage, divided as you choose among": every point is put on a card by itself. */
export const divideDamage = (total: Num, among: Filter): Node => assignDamage(1, total, among);
/** "Heal 2 damage from", or all of it. */
export const heal = (amount: Num | 'all', what: Target): Node =>
  choose(what, (cards) => ({ kind: 'heal', what: cards, amount }));
/** "Heal up to 2 damage": how much is asked where there is something to heal. */
export const healUpTo = (most: Num, what: Target): Node =>
  choose(what, (card) => {
    const as = fresh('healed');
    return [
      { kind: 'number', as, min: 0, max: { least: [most, { damageOn: card }] } },
      { kind: 'heal', what: card, amount: { var: as } },
    ];
  });
/** "Remove up to three +1 power counters", or any number of them: how many is asked where there are some. */
export const removeCountersUpTo = (most: Num | 'any', counter: string, what: Target): Node =>
  choose(what, (card) => {
    const as = fresh('number');
    return [
      {
        kind: 'number',
        as,
        min: 0,
        max: most === 'any' ? { countersOn: card, counter } : { least: [most, { countersOn: card, counter }] },
      },
      { kind: 'counter', what: card, counter, amount: { times: [-1, { var: as }] } },
    ];
  });
/** "Remove all counters": of every name, and stun, ward and enrage, which are counters too; no æmber and no damage. */
export const removeAllCounters = (what: Target): Node => choose(what, (cards) => ({ kind: 'clear', what: cards }));
/** All of it, for the rest of the turn. */
export const loseArmor = (what: Target): Node => choose(what, (cards) => ({ kind: 'loseArmor', what: cards }));
/** In a Destroyed: ability: the card is not destroyed after all. */
export const saveInstead = (what: Target): Node => choose(what, (cards) => ({ kind: 'save', what: cards }));
/** "Destroy": tagged all at once, then Destroyed: abilities, then to discard piles. */
export const destroy = (what: Target): Node => choose(what, (cards) => ({ kind: 'destroy', what: cards }));
/** "Sacrifice": destroys a card that you control. */
export const sacrifice = (what: Target): Node => choose(what, (cards) => ({ kind: 'sacrifice', what: cards }));
/** "Ready". */
export const ready = (what: Target): Node => choose(what, (cards) => ({ kind: 'ready', what: cards }));
/** "Exhaust". */
export const exhaust = (what: Target): Node => choose(what, (cards) => ({ kind: 'exhaust', what: cards }));
/** "Stun": the next use only takes the stun off. */
export const stun = (what: Target): Node => choose(what, (cards) => ({ kind: 'stun', what: cards }));
/** "Unstun". */
export const unstun = (what: Target): Node => choose(what, (cards) => ({ kind: 'unstun', what: cards }));
/** "Ward": the next damage or departure is prevented once. */
export const ward = (what: Target): Node => choose(what, (cards) => ({ kind: 'ward', what: cards }));
/** Takes the ward off. */
export const removeWard = (what: Target): Node => choose(what, (cards) => ({ kind: 'unward', what: cards }));
/** An upgrade that is in play goes to another creature; a card that has a text as an upgrade enters play as one. */
export const attach = (what: Cards, to: Target): Node => choose(to, (host) => ({ kind: 'attach', what, to: host }));
/** "Put this upgrade on the right flank of your battleline as a creature": it is itself again, and has not left play. */
export const standAsCreature = (what: Cards, flank: Flank): Node => ({ kind: 'stand', what, flank });
/** "Enrage": it must fight when it is used, if able. */
export const enrage = (what: Target): Node => choose(what, (cards) => ({ kind: 'enrage', what: cards }));
/** "Put +1 power counters on". */
export const addPowerCounters = (amount: Num, what: Target): Node =>
  choose(what, (cards) => ({ kind: 'counter', what: cards, counter: 'power', amount }));
/** Puts counters of a name on cards, such as `doom`; below 0: takes them off. */
export const addCounters = (counter: string, amount: Num, what: Target): Node =>
  choose(what, (cards) => ({ kind: 'counter', what: cards, counter, amount }));
interface ControlOptions {
  readonly until?: 'source-leaves';
  readonly flank?: Flank;
  readonly anywhere?: true;
}
const changeControl = (what: Target, who: Who, o: ControlOptions): Node =>
  choose(what, (card) => {
    const place = fresh('place');
    const where = o.anywhere ? ({ how: 'anywhere' } as const) : o.flank === undefined ? {} : { flank: o.flank };
    return [
      { kind: 'flank', card, as: place, line: who, taken: true, ...where },
      { kind: 'control', what: card, who, place, ...o },
    ];
  });
/** "Move all time counters on it to a creature", or any number of them: how many is asked where there are some. */
export const moveCounters = (counter: string, amount: Num | 'all' | 'any', from: Cards, to: Target): Node =>
  choose(to, (taker) => {
    if (amount !== 'any') return { kind: 'shiftCounters', from, to: taker, counter, amount };
    const as = fresh('number');
    // None where there is no such creature.
    return [
      { kind: 'number', as, min: 0, max: { times: [{ countersOn: from, counter }, { count: taker }] } },
      { kind: 'shiftCounters', from, to: taker, counter, amount: { var: as } },
    ];
  });
/** "Take control of": to a flank of your battleline, which the active player chooses, or `anywhere` in it. */
export const takeControl = (
  what: Target,
  o: { readonly until?: 'source-leaves'; readonly anywhere?: true } = {},
): Node => changeControl(what, 'you', o);
/** @param o flank: of their battleline, where it is said; else the active player chooses */
export const giveControl = (what: Target, o: { readonly flank?: Flank } = {}): Node =>
  changeControl(what, 'opponent', o);
/** To either flank of its controller's battleline, which the active player chooses. */
export const moveToFlank = (what: Target): Node =>
  choose(what, (card) => {
    const place = fresh('place');
    return [
      { kind: 'flank', card, as: place, line: { controllerOf: card }, how: 'either-end' },
      { kind: 'toPlace', what: card, place },
    ];
  });
/** Anywhere in its battleline, also where it stands; the active player chooses, and nothing is displaced but shifts. */
export const moveAnywhere = (what: Target): Node =>
  choose(what, (card) => {
    const place = fresh('place');
    return [
      { kind: 'flank', card, as: place, line: { controllerOf: card }, how: 'anywhere' },
      { kind: 'toPlace', what: card, place, anywhere: true },
    ];
  });
/** "Swap the positions of" two creatures. */
export const swap = (x: Target, y: Target): Node =>
  choose(x, (one) => choose(y, (two) => ({ kind: 'swap', a: one, b: two })));
/**
 * "Swap control of" two cards of different controllers: each takes the place of the other, with all that is on it. R: 18.4,
 * "Swap control".
 */
export const swapControl = (x: Target, y: Target): Node =>
  choose(x, (one) => choose(y, (two) => ({ kind: 'swap', a: one, b: two, swapped: 'control' })));
/** "Swap an artifact from your discard pile with a card in your hand": two cards out of play, which is not to discard one. */
export const swapZones = (x: Target, y: Target): Node =>
  choose(x, (one) => choose(y, (two) => ({ kind: 'swap', a: one, b: two, swapped: 'zones' })));
/** "Swap all æmber, damage, counters, and upgrades on" two creatures: markers such as a stun or a ward are counters. */
export const swapCarried = (one: Cards, two: Cards): Node => ({ kind: 'swap', a: one, b: two, swapped: 'carried' });
/**
 * "Redistribute the damage on them among them": where each point lies then is chosen one by one. It is moved, and neither
 * healed nor dealt, captured nor lost.
 */
export const redistribute = (carried: 'damage' | 'aember', among: Filter): Node => {
  const all: Cards = { all: among };
  const many: Num = carried === 'damage' ? { damageOn: all } : { aemberOn: all };
  return choose({ pick: among, min: many, max: many, again: true }, (to) => ({
    kind: 'redistribute',
    of: all,
    to,
    carried,
  }));
};
/** "Move all damage from this creature to another creature": it is neither healed nor dealt. */
export const shiftDamage = (amount: Num | 'all', from: Target, to: (from: Cards) => Target): Node =>
  choose(from, (giver) => choose(to(giver), (taker) => ({ kind: 'shiftDamage', from: giver, to: taker, amount })));
/** "Rearrange the (other) creatures in that battleline": chosen one by one, from left to right; all others stay in place. */
export const rearrange = (line: Filter): Node =>
  choose(eachInAnyOrder(line), (cards) => ({ kind: 'arrange', what: cards }));
