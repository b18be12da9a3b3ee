// Descriptions of cards: "a damaged enemy creature that is on no flank".

import type { Bonus, CardName, CardType, Flank, House, Keyword, Zone } from '../../terms.ts';
import type { CardReading, Scope } from '../reading.ts';
import type { Cards } from './cards.ts';
import { self } from './cards.ts';
import type { Num } from './number.ts';
import type { Who } from './who.ts';

/** A description of cards; all that is said must hold. `zone` is `play` unless told otherwise. */
export interface Filter {
  readonly zone?: Zone | readonly Zone[];
  readonly inZone?: Zone; // lies there now, where a card is already determined
  readonly of?: Who; // whose zone, for cards out of play
  readonly type?: CardType | readonly CardType[];
  readonly typeOf?: Cards; // of the type of one of those
  readonly notTypeOf?: Cards; // of another type than each of those
  readonly side?: 'friendly' | 'enemy';
  readonly is?: Cards;
  readonly isNot?: Cards; // "another", "other", "different"
  readonly house?: HouseRef;
  readonly notHouse?: HouseRef;
  readonly identityOf?: Who; // of one of the houses on that player's identity card
  readonly owner?: Who;
  readonly controller?: Who;
  readonly trait?: TraitRef;
  readonly notTrait?: TraitRef;
  readonly sharesTraitWith?: Cards;
  readonly sharesTraitInLine?: boolean; // with another creature of its battleline
  readonly sharesHouseWith?: Cards;
  readonly sharesPowerWith?: Cards;
  readonly sharesHouseWithNeighbor?: boolean | 2; // 2: with both
  readonly neighborPower?: 'more' | 'less'; // of at least one neighbor, than its own
  readonly houseHas?: { readonly atLeast: Num; readonly of: Filter }; // some house of it has so many of those cards
  readonly keyword?: Keyword;
  readonly name?: NameRef;
  readonly sameNameAs?: Cards;
  readonly notSameNameAs?: Cards;
  readonly flank?: boolean | Flank; // on one; on that one: only where it stands there, not where it is considered to
  readonly neighborOf?: Cards;
  readonly leftOf?: Cards; // in the same battleline, near or far
  readonly rightOf?: Cards;
  readonly powerAtMost?: Num;
  readonly powerAtLeast?: Num;
  readonly center?: boolean; // of its battleline, where an odd number of creatures stands
  readonly warded?: boolean;
  readonly parity?: 'odd' | 'even'; // of its power
  readonly damaged?: boolean;
  readonly stunned?: boolean;
  readonly enraged?: boolean;
  readonly ready?: boolean;
  readonly hasAember?: boolean;
  readonly hasUpgrade?: boolean;
  readonly mayCarry?: Cards; // that upgrade can be put on it
  readonly hasArmor?: boolean;
  readonly counter?: string;
  readonly token?: boolean; // a token creature: it lies facedown
  readonly half?: boolean; // half of a gigantic creature, wherever it lies
  readonly icon?: Bonus | 'any' | 'none'; // has such a bonus icon
  readonly attackableBy?: Cards; // a legal target for the attack of that creature
  readonly fighting?: Cards; // was destroyed fighting that card (only for cards destroyed in a fight)
  readonly either?: readonly Filter[];
  readonly not?: Filter;
  readonly where?: { readonly says: string; readonly test: (card: CardReading, scope: Scope) => boolean }; // valve
}

/** `active`: the active house. */
export type HouseRef =
  | House
  | 'active'
  | { readonly var: string }
  | { readonly houseOf: Cards }
  | { readonly chosen: true }; // in the event: the house that a player has just chosen

/** The title of the cards of that id, or one that was named. */
export type NameRef = CardName | { readonly var: string };

/** A trait, or one that was chosen. */
export type TraitRef = string | { readonly var: string };

/** Every card in play. */
export const anyCard: Filter = {};
/** Every creature in play; what else is said of it is put around. */
export const creature: Filter = { type: 'creature' };
/** Every artifact in play. */
export const artifact: Filter = { type: 'artifact' };
/** Every upgrade in play. */
export const upgrade: Filter = { type: 'upgrade' };
/** Every action card, wherever the description looks. */
export const action: Filter = { type: 'action' };
/** "This creature", as a description: whom a modifier is about. */
export const thisCreature: Filter = { is: self };
/** "This card", as a description: whom a modifier is about. */
export const thisCard: Filter = { is: self };
/** For upgrades: the creature that this upgrade is on. */
export const host: Filter = { is: { hostOf: self } };

/** "a friendly creature": side and the like are said around a filter. */
export const friendly = (f: Filter): Filter => ({ ...f, side: 'friendly' });
/** "An enemy …": controlled by an opponent. */
export const enemy = (f: Filter): Filter => ({ ...f, side: 'enemy' });
/** On your side: also those of teammates, which are neither friendly nor enemy. */
export const onYourSide = (f: Filter): Filter => ({ ...f, not: { side: 'enemy' } });
/** "Another …", "other …": not this card. */
export const another = (f: Filter): Filter => ({ ...f, isNot: self });
/** "Another …": not those cards. */
export const besides = (c: Cards, f: Filter): Filter => ({ ...f, isNot: c });
/** "A Dis …": of that house. */
export const ofHouse = (house: HouseRef, f: Filter): Filter => ({ ...f, house });
/** "A non-Dis …": not of that house. */
export const notOfHouse = (house: HouseRef, f: Filter): Filter => ({ ...f, notHouse: house });
/** "A Knight …": with that trait. */
export const withTrait = (trait: TraitRef, f: Filter): Filter => ({ ...f, trait });
/** "A non-Mutant …": without that trait. */
export const withoutTrait = (trait: TraitRef, f: Filter): Filter => ({ ...f, notTrait: trait });
/** "A flank …": at an end of its battleline. */
export const onFlank = (f: Filter): Filter => ({ ...f, flank: true });
/** On that flank of its battleline; a creature that is alone is on both. */
export const onThatFlank = (flank: Flank, f: Filter = creature): Filter => ({ ...f, flank });
/** "… that is not on a flank". */
export const notOnFlank = (f: Filter): Filter => ({ ...f, flank: false });
/** "A neighbor of": to the left or right of it. */
export const neighborOf = (c: Cards, f: Filter = creature): Filter => ({ ...f, neighborOf: c });
/** Creatures to the left of that one, near or far; its left neighbor is `leftOf(it, neighborOf(it))`. */
export const leftOf = (c: Cards, f: Filter = creature): Filter => ({ ...f, leftOf: c });
/** Creatures to the right of that one, near or far. */
export const rightOf = (c: Cards, f: Filter = creature): Filter => ({ ...f, rightOf: c });
/** Legal targets for an attack of that creature. */
export const attackableBy = (c: Cards, f: Filter): Filter => ({ ...f, attackableBy: c });
/** "A damaged …". */
export const damaged = (f: Filter): Filter => ({ ...f, damaged: true });
/** "An undamaged …". */
export const undamaged = (f: Filter): Filter => ({ ...f, damaged: false });
/** "A stunned …". */
export const stunned = (f: Filter): Filter => ({ ...f, stunned: true });
/** "An enraged …". */
export const enraged = (f: Filter): Filter => ({ ...f, enraged: true });
/** "A ready …". */
export const readied = (f: Filter): Filter => ({ ...f, ready: true });
/** "An exhausted …". */
export const exhausted = (f: Filter): Filter => ({ ...f, ready: false });
/** With that keyword, printed or gained. */
export const withKeyword = (keyword: Keyword, f: Filter): Filter => ({ ...f, keyword });
/** Without that keyword, printed or gained. */
export const withoutKeyword = (keyword: Keyword, f: Filter): Filter => ({ ...f, not: { keyword } });
/** With just that power. */
export const withPower = (n: Num, f: Filter): Filter => ({ ...f, powerAtLeast: n, powerAtMost: n });
/** "With power 3 or lower". */
export const withPowerAtMost = (n: Num, f: Filter): Filter => ({ ...f, powerAtMost: n });
/** "With power 5 or higher". */
export const withPowerAtLeast = (n: Num, f: Filter): Filter => ({ ...f, powerAtLeast: n });
/** "With odd power". */
export const withOddPower = (f: Filter): Filter => ({ ...f, parity: 'odd' });
/** "With even power"; 0 is even. */
export const withEvenPower = (f: Filter): Filter => ({ ...f, parity: 'even' });
/** "With æmber on it". */
export const withAember = (f: Filter): Filter => ({ ...f, hasAember: true });
/** "With no æmber on it". */
export const withoutAember = (f: Filter): Filter => ({ ...f, hasAember: false });
/** "With an upgrade on it". */
export const withUpgrade = (f: Filter): Filter => ({ ...f, hasUpgrade: true });
/** "With armor": more than 0 of it now. */
export const withArmor = (f: Filter): Filter => ({ ...f, hasArmor: true });
/** "a token creature", "a non-token creature". */
export const tokenCreature: Filter = { type: 'creature', token: true };
/** "A non-token creature". */
export const nonTokenCreature: Filter = { type: 'creature', token: false };
/** "Either half of a gigantic creature." */
export const halfOfGigantic: Filter = { half: true };
/** With at least one such counter on it. */
export const withCounter = (counter: string, f: Filter): Filter => ({ ...f, counter });
/** "With no +1 power counters on it". */
export const withoutCounter = (counter: string, f: Filter): Filter => ({ ...f, not: { counter } });
/** With a bonus icon of that kind, or of any. */
export const withIcon = (f: Filter, icon: Bonus | 'any' = 'any'): Filter => ({ ...f, icon });
/** "With no bonus icons". */
export const withoutIcons = (f: Filter): Filter => ({ ...f, icon: 'none' });
/** That such a player owns, whoever controls it. */
export const ownedBy = (owner: Who, f: Filter): Filter => ({ ...f, owner });
/** That such a player controls, where that is not said from the side of "you": "its controller controls a token creature". */
export const controlledBy = (controller: Who, f: Filter): Filter => ({ ...f, controller });
/** "That shares a trait with" those cards. */
export const sharingTraitWith = (c: Cards, f: Filter): Filter => ({ ...f, sharesTraitWith: c });
/** "That shares a house with a neighbor". */
export const sharingHouseWithNeighbor = (f: Filter): Filter => ({ ...f, sharesHouseWithNeighbor: true });
/** "That shares no house with its neighbors". */
export const sharingNoHouseWithNeighbor = (f: Filter): Filter => ({ ...f, sharesHouseWithNeighbor: false });
/** "That shares a house with both of its neighbors". */
export const sharingHouseWithBothNeighbors = (f: Filter): Filter => ({ ...f, sharesHouseWithNeighbor: 2 });
/** "With a more powerful neighbor", or a less powerful one: one of them is enough. */
export const withNeighbor = (power: 'more-powerful' | 'less-powerful', f: Filter): Filter => ({
  ...f,
  neighborPower: power === 'more-powerful' ? 'more' : 'less',
});
/** "That shares a house with" those cards. */
export const sharingHouseWith = (c: Cards, f: Filter): Filter => ({ ...f, sharesHouseWith: c });
/** "Of the same type as" one of those cards, wherever they lie. */
export const ofSameTypeAs = (c: Cards, f: Filter): Filter => ({ ...f, typeOf: c });
/** Of another type than those cards, wherever they lie. */
export const ofOtherTypeThan = (c: Cards, f: Filter): Filter => ({ ...f, notTypeOf: c });
/** With the power of one of those cards. */
export const sharingPowerWith = (c: Cards, f: Filter): Filter => ({ ...f, sharesPowerWith: c });
/** "That shares a trait with another creature in its battleline". */
export const sharingTraitInItsLine = (f: Filter): Filter => ({ ...f, sharesTraitInLine: true });
/** "That shares no trait with another creature in its battleline". */
export const sharingNoTraitInItsLine = (f: Filter): Filter => ({ ...f, sharesTraitInLine: false });
/** "Of a house that has 3 or more creatures in play." */
export const ofHouseWith = (atLeast: Num, of: Filter, f: Filter): Filter => ({ ...f, houseHas: { atLeast, of } });
/** "In the center of its battleline." */
export const inCenter = (f: Filter): Filter => ({ ...f, center: true });
/** "A warded …". */
export const warded = (f: Filter): Filter => ({ ...f, warded: true });
/** The house that a player has just chosen, in what waits for that. */
export const chosenHouse: HouseRef = { chosen: true };
/** "With the same name as" one of those cards, which have it themselves. */
export const sharingNameWith = (c: Cards, f: Filter): Filter => ({ ...f, sameNameAs: c });
/** "With a different name than" those cards. */
export const differentlyNamedFrom = (c: Cards, f: Filter): Filter => ({ ...f, notSameNameAs: c });
/** Of one of the houses on that player's identity card. */
export const ofIdentityHouse = (identityOf: Who, f: Filter): Filter => ({ ...f, identityOf });
/** What fits one of several descriptions. */
export const anyOf = (...either: readonly Filter[]): Filter => ({ either });
/** Cards with that title, by the id of one of them or as it was named. */
export const named = (name: NameRef, f: Filter = {}): Filter => ({ ...f, name });
/** Just those cards, as a description. */
export const only = (c: Cards): Filter => ({ is: c });

/** In the hand of such a player. */
export const inHand = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: 'hand', of });
/** In the discard pile of such a player. */
export const inDiscard = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: 'discard', of });
/** In play, or in the discard pile of such a player. */
export const inPlayOrDiscard = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: ['play', 'discard'], of });
/** "Search your deck and discard pile": in either of them. */
export const inDeckOrDiscard = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: ['deck', 'discard'], of });
/** In the deck of such a player. */
export const inDeck = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: 'deck', of });
/** Beneath that card. */
export const beneath = (c: Cards, f: Filter = anyCard): Filter => ({ ...f, zone: 'under', is: { under: c } });
/** In the archives of such a player. */
export const inArchives = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: 'archives', of });

/** Among the purged cards that such a player owns. */
export const inPurged = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: 'purged', of });

/** The house of that card. */
export const houseOf = (c: Cards): HouseRef => ({ houseOf: c });
