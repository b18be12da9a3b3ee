// Recipe of a set for the generator. Each set is one value of this type in a file of its own; the figures and where
// they come from are in docs/deck-generation.md.
import type { SetId } from '@vaultsong/cards';
import type { CardName, CardType, House } from '@vaultsong/engine';

/** The rarities that are drawn. Special cards never are: only a link puts them into a deck. */
export const drawnRarities = ['common', 'uncommon', 'rare'] as const;
export type DrawnRarity = (typeof drawnRarities)[number];

/** What a card that was drawn does to its house. */
export type Link =
  /** Each copy brings one of each of these along, into its own house, and one of others, all equally likely. */
  | {
      readonly kind: 'brings';
      readonly card: CardName;
      readonly along: readonly CardName[];
      readonly oneOf?: readonly CardName[];
    }
  /** Each copy stays or becomes another card, all equally likely. */
  | { readonly kind: 'becomes'; readonly card: CardName; readonly others: readonly CardName[] }
  /** Each copy becomes the card of another house of the deck, all equally likely; where no house has one, the house is drawn again. */
  | { readonly kind: 'fits'; readonly card: CardName; readonly to: Readonly<Partial<Record<House, CardName>>> }
  /** Each copy becomes what goes with a card drawn into its own house, all kinds of these equally likely; it stays where there is none. */
  | { readonly kind: 'suits'; readonly card: CardName; readonly to: Readonly<Record<CardName, CardName>> }
  /** It stands for a kind of cards of which so many different ones come together; each further copy adds one, as far as there are any. */
  | { readonly kind: 'gathers'; readonly card: CardName; readonly from: readonly CardName[]; readonly count: number }
  /** It never comes in fewer copies. */
  | { readonly kind: 'at least'; readonly card: CardName; readonly copies: number };

/** How many cards of a type there may be, both ends included. */
export interface TypeBound {
  readonly type: CardType;
  readonly least: number;
  readonly most: number;
}

export interface SetRecipe {
  readonly set: SetId;
  /** The houses that its decks are made of. */
  readonly houses: readonly House[];
  /** Relative weights of the rarities over all cards of many decks. */
  readonly rarities: Readonly<Record<DrawnRarity, number>>;
  /** How often the first card of a house is a rare; the other eleven are rares as seldom as `rarities` then asks. */
  readonly rareFirst: number;
  /** Special cards that are drawn all the same, as if they were of that rarity: links change them then. */
  readonly placed: Readonly<Record<CardName, DrawnRarity>>;
  readonly links: readonly Link[];
  /** Share of decks with at least one maverick. */
  readonly mavericks: number;
  /** Share of decks with at least one card of an older set, and those sets. */
  readonly legacies: { readonly share: number; readonly sets: readonly SetId[] };
  /** Share of decks with at least one card that takes any house: it was printed without one (anomalies), or in all of them. */
  readonly anywhere: number;
  /** Share of decks that are the evil twin of another one. */
  readonly evilTwins: number;
  /** Where the icons of an enhancing card go: to other copies alone, or to itself as well. */
  readonly icons?: 'on others' | 'on any';
  /** The cards beside each deck. */
  readonly beside: readonly CardName[];
  /** In this share of decks each house has the card that is named for it, once; no card of these is drawn otherwise. */
  readonly oneEach?: { readonly share: number; readonly cards: Readonly<Partial<Record<House, CardName>>> };
  /**
   * Each deck has a token creature of one of its houses beside it, if there is one: that which a card of it calls for, or any,
   * all equally likely.
   */
  readonly tokens?: { readonly calledBy: Readonly<Record<CardName, CardName>> };
  /** Each deck has an archon power of the set beside it, all equally likely but those for a house that it has not. */
  readonly powers?: { readonly forHouse: Readonly<Record<CardName, House>> };
  /**
   * Each deck has two cards with a prophecy on either side beside it: any four of the set, all equally likely, but for those
   * that turn into each other, which are the two sides of one card.
   */
  readonly prophecies?: { readonly twoSides: readonly (readonly [CardName, CardName])[] };
  readonly bounds: { readonly house: readonly TypeBound[]; readonly deck: readonly TypeBound[] };
}
