// What the page shows of cards and decks, read from their definitions.
import type { BundledDeck, Deck } from '@vaultsong/decks';
import type { CardName, EditionName, House } from '@vaultsong/engine';
import { definition, isDefined, upgradeFormOf } from '@vaultsong/engine';
import { sayCard } from '@vaultsong/say';
import { deedsOf } from '../../art/plan/deeds.ts';
import type { CardFace, DeckFace, ListedDeck } from '../../wire/faces.ts';
import { remindersOf } from './reminders.ts';

/** @param slot the house of its place in the deck, which is that of a card without a house of its own */
export function faceOf(name: CardName, edition: EditionName, slot?: House): CardFace {
  const card = definition(name);
  return {
    name,
    title: card.name,
    house: card.house ?? slot ?? null,
    type: card.type,
    ...(card.half === undefined ? {} : { half: card.half }),
    power: card.power,
    armor: card.armor,
    traits: card.traits,
    keywords: card.keywords,
    bonus: card.bonus,
    text: sayCard(card, edition),
    deeds: deedsOf(card.abilities),
    reminders: remindersOf(card.keywords, edition),
  };
}

/** What lies beside the table for a deck, as far as it can be played with. */
const besideOf = ({ beside = [] }: Deck): readonly CardName[] => beside.map(({ card }) => card).filter(isDefined);

/** The faces of all cards in some decks, and of those that lie beside the table. */
export const facesOf = (decks: readonly Deck[], edition: EditionName): Readonly<Record<CardName, CardFace>> =>
  Object.fromEntries(
    decks.flatMap((deck) => [
      ...deck.cards.flatMap(({ card, house }) =>
        [card, upgradeFormOf(card) ?? []]
          .flat()
          .map((name) => [name, faceOf(name, edition, house ?? undefined)] as const),
      ),
      ...besideOf(deck).map((card) => [card, faceOf(card, edition)] as const),
    ]),
  );

/** A deck that a game can be played with. */
export interface ShelvedDeck extends BundledDeck {
  readonly origin: DeckFace['origin'];
}

export const deckFace = ({ slug, deck, origin }: ShelvedDeck): DeckFace => ({
  slug,
  name: deck.name,
  houses: deck.houses,
  origin,
});

/** A deck with its list. */
export const listedDeck = (shelved: ShelvedDeck, edition: EditionName): ListedDeck => ({
  ...deckFace(shelved),
  cards: shelved.deck.houses.flatMap((house) =>
    shelved.deck.cards
      .filter((card) => card.house === house)
      .map(({ card, count }) => ({ face: faceOf(card, edition, house), house, count })),
  ),
});
