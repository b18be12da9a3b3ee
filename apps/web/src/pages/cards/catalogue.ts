// Every card that there is to look at, as these pages show it: the facts of all printed cards, and the text of those that
// can be played. Made once, when the first of these pages is shown.

import { keyrakenDeck, keyrakenFacts } from '@vaultsong/adventures';
import type { Subject } from '@vaultsong/art';
import { subjectOf as subjectOfPrinted } from '@vaultsong/art/card';
import { cardSets } from '@vaultsong/cards';
import type { PrintedCard, PrintedIcon, PrintedRarity, PrintedType, PrintingOf } from '@vaultsong/cards/catalogue';
import { printedCards, catalogue as printedOfSets } from '@vaultsong/cards/catalogue';
import type { Bonus, CardName, Half, House } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import { sayCard, twinMark } from '@vaultsong/say';
import { adventurePath } from '../../routing/paths.ts';

export interface CatalogueCard {
  readonly name: CardName;
  /** As it is printed; that of an evil twin, which has the title of its original, with a mark. */
  readonly title: string;
  /** null: it belongs to the house of whatever deck it is in, or to none. */
  readonly house: House | null;
  readonly type: PrintedType;
  /** Of a gigantic creature, which is two cards of one title; null for every other card. */
  readonly half: Half | null;
  /** The card that it makes a creature with. */
  readonly otherHalf: CardName | null;
  /** null for what is not a creature. */
  readonly power: number | null;
  readonly armor: number | null;
  readonly traits: readonly string[];
  /** As they are written, such as `assault 2`. */
  readonly keywords: readonly string[];
  readonly bonus: readonly Bonus[];
  /** The icons that it adds to other cards of its deck. */
  readonly enhance: readonly PrintedIcon[];
  /** The card whose title it has; null for what is no evil twin. */
  readonly evilTwinOf: CardName | null;
  /** Line by line; null for a card that can not be played yet, as texts are read from what cards do. */
  readonly text: readonly string[] | null;
  /** The oldest first. */
  readonly printings: readonly PrintingOf[];
  /** The adventure that it belongs to; null for a card of decks. */
  readonly adventure: Adventure | null;
}

/** Where a card is played that is in no deck of a player. */
export interface Adventure {
  readonly id: string;
  readonly title: string;
  /** Where it is set up. */
  readonly path: string;
  /** How many of the card are in its deck, of how many; null for the adversary itself. */
  readonly copies: { readonly count: number; readonly of: number } | null;
}

export const rarities: readonly PrintedRarity[] = ['common', 'uncommon', 'rare', 'special', 'token', 'tide'];

const ageOf = new Map<string, number>(cardSets.map(({ id }, age) => [id, age]));

/** The oldest printing of a card. @param inSets only of these sets; empty: of all */
export const printingIn = ({ printings }: CatalogueCard, inSets: readonly string[]): PrintingOf | undefined =>
  inSets.length === 0 ? printings[0] : printings.find(({ set }) => inSets.includes(set));

/** Compares by set, the oldest first, and by number in it. @param inSets by printings in these sets; empty: by the first */
export const byPrinting =
  (inSets: readonly string[]) =>
  (a: CatalogueCard, b: CatalogueCard): number => {
    const [one, other] = [printingIn(a, inSets), printingIn(b, inSets)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return (ageOf.get(one.set) ?? 0) - (ageOf.get(other.set) ?? 0) || one.number.localeCompare(other.number, 'en');
  };

/** What filters and titles call the adventure. */
export const keyrakenAdventure = { id: 'rotk', title: 'Rise of the Keyraken', path: adventurePath } as const;

const shown = ({ id, name, playable, ...facts }: PrintedCard, adventure: Adventure | null = null): CatalogueCard => ({
  ...facts,
  ...{ name: id, title: facts.evilTwinOf === null ? name : `${name} ${twinMark}` },
  ...{ text: playable ? sayCard(definition(id)) : null, adventure },
});

function ofAdventure(card: PrintedCard): CatalogueCard {
  const count = keyrakenDeck.cards.filter(({ name }) => name === card.id).length;
  return shown(card, {
    ...keyrakenAdventure,
    copies: count === 0 ? null : { count, of: keyrakenDeck.cards.length },
  });
}

/** In the order of their first printings; the cards of adventures come last. */
export const catalogue: readonly CatalogueCard[] = [
  ...printedOfSets.map((card) => shown(card)).toSorted(byPrinting([])),
  ...printedCards(keyrakenFacts).map(ofAdventure),
];

/** The subject of its picture: the same as at a table, where cards are definitions. */
export const subjectOf = ({ name, text, ...facts }: CatalogueCard): Subject =>
  subjectOfPrinted({ ...facts, id: name, playable: text !== null });
