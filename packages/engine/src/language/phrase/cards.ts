// Cards that a text speaks of.

import type { CardName } from '../../terms.ts';
import type { Filter } from './filter.ts';
import type { Num } from './number.ts';
import type { Who } from './who.ts';

/** Cards that are already determined: nobody is asked. */
export type Cards =
  | { readonly ref: 'self' } // the card that has the ability; for an ability granted to a creature: that creature
  | { readonly ref: 'granter' } // in a granted ability: the card that grants it ("destroy Armageddon Cloak instead")
  | { readonly ref: 'it' } // the card that the triggering event is about
  | { readonly ref: 'other' } // the second card of the triggering event: the other fighter, the source of the damage
  | { readonly ref: 'attacker' | 'defender' } // of the fight that goes on
  | { readonly ref: 'adversary' } // the oversized card of an automaton, which nothing finds that does not name it
  | { readonly ref: 'target' } // in the amount of a verb: the card that it is done to just then
  | { readonly var: string } // chosen earlier in this ability
  | { readonly all: Filter }
  | {
      readonly top: Num;
      readonly of: Who;
      readonly pile?: 'discard';
      readonly end?: 'bottom';
      readonly like?: Filter;
    } // top cards of a deck, or of several; or of discard piles; like: of those that fit it
  | { readonly thisWay: Filter } // cards to which the preceding effect really happened
  | { readonly neighborsOf: Cards }
  | { readonly hostOf: Cards } // the creature an upgrade is on
  | { readonly upgradesOn: Cards }
  | { readonly under: Cards } // the cards facedown beneath a card
  | { readonly tokenCardFor: Cards; readonly named?: CardName } // beside the table: the token creature that those cards would be, each by its owner's deck
  | { readonly both: readonly Cards[] } // several groups as one
  | { readonly purgedBy: Cards }; // the cards purged by a card during its present stay in play

/** This card; in an ability that a creature gains: that creature. */
export const self: Cards = { ref: 'self' };
/** In an ability that a creature gains: the card that gives it. */
export const granter: Cards = { ref: 'granter' };
/** The card that the event is about: what was played, destroyed or damaged. */
export const it: Cards = { ref: 'it' };
/** The second card of the event: the other fighter, the source of the damage. */
export const other: Cards = { ref: 'other' };
/** The creature that attacks in the fight that goes on. */
export const attacker: Cards = { ref: 'attacker' };
/** The creature that is attacked in the fight that goes on. */
export const defender: Cards = { ref: 'defender' };
/** In the amount of a verb: the card that it is done to just then ("1 damage for each æmber on it"). */
export const target: Cards = { ref: 'target' };
/** The oversized card of an automaton, which nothing finds that does not name it. */
export const adversary: Cards = { ref: 'adversary' };

/** "Each" card that fits, all at once; nobody is asked. */
export const each = (f: Filter): Cards => ({ all: f });
/** Several groups of cards as one. */
export const both = (...groups: readonly Cards[]): Cards => ({ both: groups });
/** The cards that lie beneath a card. */
export const cardsUnder = (c: Cards): Cards => ({ under: c });
/** The cards that a card has purged since it came into play. */
export const purgedBy = (c: Cards): Cards => ({ purgedBy: c });
/** The creature that an upgrade is on. */
export const hostOf = (c: Cards): Cards => ({ hostOf: c });
/** The upgrades on those creatures. */
export const upgradesOn = (c: Cards): Cards => ({ upgradesOn: c });
/** The creatures to the left and right of it. */
export const neighborsOf = (c: Cards): Cards => ({ neighborsOf: c });
/** The top cards of a deck. */
export const topOfDeck = (count: Num = 1, of: Who = 'you'): Cards => ({ top: count, of });
/** The bottom one first. */
export const bottomOfDeck = (count: Num = 1, of: Who = 'you'): Cards => ({ top: count, of, end: 'bottom' });
/** The top cards of a discard pile. */
export const topOfDiscard = (count: Num = 1, of: Who = 'you'): Cards => ({ top: count, of, pile: 'discard' });
/** "The topmost creature" of a discard pile: the first from the top that fits, wherever it lies in it. */
export const topmost = (f: Filter, of: Who = 'you'): Cards => ({ top: 1, of, pile: 'discard', like: f });
/** The bottom cards of a discard pile. */
export const bottomOfDiscard = (count: Num = 1, of: Who = 'you'): Cards => ({
  top: count,
  of,
  pile: 'discard',
  end: 'bottom',
});
/** "This way": those cards to which the preceding effect really happened, or those of them that fit. */
export const thisWay = (f: Filter = {}): Cards => ({ thisWay: f });
