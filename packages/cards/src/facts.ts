// Printed facts of cards, without their text. The facts of all cards stand in `facts/`, one drawer for each set; a card
// lies in the drawer of the set that it appeared in first. Its definition stands elsewhere (`<set>/<house>.ts`).
import type { Bonus, CardName, CardType, Half, House, Keyword } from '@vaultsong/engine';
import type { SetId } from './sets.ts';

/** Kinds of cards. The card of a token creature is a creature to the engine, to which only its place is another. */
export type PrintedType = CardType | 'token-creature';

/** Rarity of a card; tokens and the tide lie beside the deck. */
export type PrintedRarity = 'common' | 'uncommon' | 'rare' | 'special' | 'token' | 'tide';

/** An icon that a card adds to other cards of its deck. `power`: a +1 power counter. */
export type PrintedIcon = Bonus | House | 'power';

/** Keywords that come with a number (v1.3 pp.10-11, reference manual 5). */
export type NumberedKeyword = 'assault' | 'hazardous' | 'splash-attack';

/** A keyword as it is written, such as `assault 2`. `X`: the text tells the number. */
export type PrintedKeyword = Exclude<Keyword, NumberedKeyword> | `${NumberedKeyword} ${number | 'X'}`;

/**
 * One printing of a card: its collector number with its leading zeros; where that is not all, also how rare it was there,
 * and the houses it was printed in where they are others than `house`. A card of such a house is no maverick.
 */
export type PrintingFacts = string | readonly [number: string, rarity: PrintedRarity, ...houses: House[]];

/** The facts of one card, which its id leads to. What is not there, the card does not have. */
export interface Facts {
  /** Its title. Evil twins and the halves of a gigantic creature share one; their ids tell them apart. */
  readonly name: string;
  /** null: it belongs to the house of whatever deck it is in, or to none. */
  readonly house: House | null;
  readonly type: PrintedType;
  /** Of a creature. */
  readonly power?: number;
  readonly armor?: number;
  readonly bonus?: readonly Bonus[];
  readonly enhance?: readonly PrintedIcon[];
  readonly traits?: readonly string[];
  readonly keywords?: readonly PrintedKeyword[];
  /** It says nothing but its keywords, so that its facts are all there is to play. */
  readonly blank?: true;
  /** Half of a gigantic creature, which is two cards. */
  readonly half?: 1 | 2;
  readonly otherHalf?: CardName;
  readonly evilTwinOf?: CardName;
  /** A card of an adventure is in no set, and has neither rarity nor printings. */
  readonly rarity?: PrintedRarity;
  readonly printings?: Readonly<Partial<Record<SetId, PrintingFacts>>>;
}

/**
 * The facts of a card as they count. R: notes on later sets, "Gigantic creatures": an art half has neither power nor traits,
 * although they are printed on it too.
 */
export function asCounted(facts: Facts): Facts {
  if (facts.half !== 2) return facts;
  const { power: _power, armor: _armor, traits: _traits, keywords: _keywords, ...counted } = facts;
  return counted;
}

/** The half of a gigantic creature that the facts are of; null for every other card. */
export function halfOf({ half }: Facts): Half | null {
  if (half === undefined) return null;
  return half === 2 ? 'art' : 'base';
}

/** The cards that appeared first in one set, by their ids. */
export interface Drawer<Id extends CardName = CardName> {
  /** The set, or the adventure. */
  readonly set: string;
  readonly cards: Readonly<Record<Id, Facts>>;
  /** The name of the automaton whose cards these are: they speak to the player ("you"), and of it by this name. */
  readonly speaksOf?: string;
}

/** The drawer of a set. Its type knows the ids, so that what a card does compiles only where the card has facts. */
export const firstIn = <Id extends CardName>(set: string, cards: Readonly<Record<Id, Facts>>): Drawer<Id> => ({
  set,
  cards,
});

/** The same drawer, of cards that an automaton plays. */
export const ofAutomaton = <Id extends CardName>(speaksOf: string, drawer: Drawer<Id>): Drawer<Id> => ({
  ...drawer,
  speaksOf,
});
