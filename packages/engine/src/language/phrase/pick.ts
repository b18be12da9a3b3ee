// Choices of cards: how many of those that fit a description, and who takes them.

import { fresh } from '../names.ts';
import type { Cards } from './cards.ts';
import type { Filter } from './filter.ts';
import { creature } from './filter.ts';
import type { Num } from './number.ts';
import type { Who } from './who.ts';

/** A choice of cards, made by a `choose` node. Numbers are bounds; fewer candidates mean that all are taken. */
export interface Pick {
  readonly pick: Filter;
  readonly min: Num;
  readonly max: Num;
  readonly by?: Who; // who chooses; the active player unless told otherwise
  readonly how?: 'random' | 'most-powerful' | 'least-powerful'; // random: nobody chooses
  readonly again?: true; // the same card may be taken several times (damage divided as you choose)
  readonly ordered?: true | 'always'; // always: whoever owns them; one by one although all are taken: the order matters to cards of one owner
  readonly enough?: Num; // there is something for so many only ("each captures 1" from a pool that does not suffice)
  readonly share?: number; // that each takes so much of what there is, and not 1; in an order, where the last one finds less
  readonly onePile?: true; // all out of one player's pile
  readonly differ?: 'house' | 'name' | 'type'; // no two of one house, of one title, or of one type
  /** Only of those that can be played now. `must`: of all, to no effect, where none of them can be; `may`: playing is optional. */
  readonly toPlay?: 'must' | 'may';
  readonly unlike?: string; // a variable that gathers what is taken, so that it is not taken once more
}

export type Target = Cards | Pick;

/** "A creature": one card that fits, which the active player chooses. */
export const a = (f: Filter): Pick => ({ pick: f, min: 1, max: 1 });
/** "2 creatures": so many cards that fit, or all where they are fewer. */
export const exactly = (n: Num, f: Filter): Pick => ({ pick: f, min: n, max: n });
/** "Up to 2 creatures": so many or fewer, none too. */
export const upTo = (n: Num, f: Filter): Pick => ({ pick: f, min: 0, max: n });
/** "Any number of creatures", none too. */
export const anyNumberOf = (f: Filter): Pick => ({ pick: f, min: 0, max: { count: { all: f } } });
/** At least one, if there is one. */
export const oneOrMore = (f: Filter): Pick => ({ ...anyNumberOf(f), min: 1 });
/** "A random card": chance chooses. */
export const atRandom = (f: Filter, n: Num = 1): Pick => ({ pick: f, min: n, max: n, how: 'random' });
/** "The most powerful creature", or so many of them; among equals the active player chooses. */
export const mostPowerful = (n: Num, f: Filter = creature): Pick => ({ pick: f, min: n, max: n, how: 'most-powerful' });
/** "The least powerful creature", or so many of them; among equals the active player chooses. */
export const leastPowerful = (n: Num, f: Filter = creature): Pick => ({
  pick: f,
  min: n,
  max: n,
  how: 'least-powerful',
});
/** All out of one pile ("up to 2 cards from a discard pile"). */
export const fromOnePile = (pick: Pick): Pick => ({ ...pick, onePile: true });
/** "Up to 3 cards of different houses": no two that share one. */
export const ofDifferentHouses = (pick: Pick): Pick => ({ ...pick, differ: 'house' });
/** "With different names": no two of one title. */
export const withDifferentNames = (pick: Pick): Pick => ({ ...pick, differ: 'name' });
/** "Of different types", "one card of each type": no two of one type. */
export const ofDifferentTypes = (pick: Pick): Pick => ({ ...pick, differ: 'type' });
/** Each of them, in the order that the active player chooses (the last one comes to lie on top). */
export const eachInOrder = (f: Filter): Pick => ({
  pick: f,
  min: { count: { all: f } },
  max: { count: { all: f } },
  ordered: true,
});
/** Each of them, in an order that chance decides. */
export const eachInRandomOrder = (f: Filter): Pick => ({
  pick: f,
  min: { count: { all: f } },
  max: { count: { all: f } },
  how: 'random',
});
/** Each of them, one by one, in an order that matters whoever owns them. */
export const eachInAnyOrder = (f: Filter): Pick => ({ ...eachInOrder(f), ordered: 'always' });
/**
 * Each of them, or as many as there is something for: where it does not suffice for all, the active player chooses.
 * @param share how much each of them takes
 */
export const eachAsFarAs = (enough: Num, f: Filter, share = 1): Pick => ({
  pick: f,
  min: { count: { all: f } },
  max: { count: { all: f } },
  enough,
  ...(share === 1 ? {} : { share }),
});
/** To play it: a card that cannot be played just then cannot be chosen, as long as another can be. */
export const playable = (pick: Pick): Pick => ({ ...pick, toPlay: 'must' });
/** Those that such a choice did not take yet, where it comes several times. */
export const notYetTaken = ({ pick, unlike }: Pick): Filter =>
  unlike === undefined ? pick : { ...pick, isNot: { var: unlike } };
/** Not a card that this same choice took before, where it comes several times. */
export const differentEachTime = (pick: Pick): Pick => ({ ...pick, unlike: fresh('taken') });
