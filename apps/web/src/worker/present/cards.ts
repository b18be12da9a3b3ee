// Presenter of cards and decks, from their definitions.

import { motifsOf } from '@vaultsong/art';
import type { BundledDeck } from '@vaultsong/decks';
import type { CardName, DeckCard, DeckList, Definition, EditionName, House } from '@vaultsong/engine';
import { definition, isDefined, upgradeFormOf, writtenCards } from '@vaultsong/engine';
import { nameOfCard, sayCard } from '@vaultsong/say';
import type { CardInfo, DeckInfo, ListedDeck } from '../../wire/cardInfo.ts';
import { remindersOf } from './reminders.ts';

/** R: later sets: halves go together by their title. What is known of the base half makes the picture of both. */
function baseOf({ name }: Definition): Pick<CardInfo, 'base'> {
  const base = writtenCards().find((card) => card.half === 'base' && card.name === name);
  if (base === undefined) return {};
  const { id, house, type, traits, keywords, power, armor, abilities } = base;
  return {
    base: { ...{ name: id, house, type, traits, keywords, power, armor }, half: 'base', motifs: motifsOf(abilities) },
  };
}

/** @param slot the house of its place in the deck, which is that of a card without a house of its own */
export function cardInfoOf(name: CardName, edition: EditionName, slot?: House): CardInfo {
  const card = definition(name);
  return {
    name,
    title: nameOfCard(name),
    house: card.house ?? slot ?? null,
    type: card.type,
    ...(card.half === undefined ? {} : { half: card.half }),
    ...(card.half === 'art' ? baseOf(card) : {}),
    power: card.power,
    armor: card.armor,
    traits: card.traits,
    keywords: card.keywords,
    bonus: card.bonus,
    text: sayCard(card, edition),
    motifs: motifsOf(card.abilities),
    reminders: remindersOf(card.keywords, edition),
  };
}

/** The faces of all cards in some decks, and of those that lie beside the table, as far as they can be played with. */
export const cardInfosOf = (decks: readonly DeckList[], edition: EditionName): Readonly<Record<CardName, CardInfo>> =>
  Object.fromEntries(
    decks.flatMap(({ cards, beside = [] }) => [
      ...cards.flatMap(({ name, house }) =>
        [name, upgradeFormOf(name) ?? []].flat().map((one) => [one, cardInfoOf(one, edition, house)] as const),
      ),
      ...beside.filter(isDefined).map((name) => [name, cardInfoOf(name, edition)] as const),
    ]),
  );

/** A deck that a game can be played with. */
export interface ShelvedDeck extends BundledDeck {
  readonly origin: DeckInfo['origin'];
}

export const deckInfoOf = ({ slug, deck, origin }: ShelvedDeck): DeckInfo => ({
  slug,
  name: deck.name,
  houses: deck.houses,
  origin,
});

/** A deck with its list: copies that are alike are counted. */
export function listedDeck(deck: DeckInfo, list: DeckList, edition: EditionName): ListedDeck {
  const counts = new Map<string, { readonly card: DeckCard; readonly count: number }>();
  for (const card of list.cards) {
    const alike = JSON.stringify(card);
    counts.set(alike, { card, count: (counts.get(alike)?.count ?? 0) + 1 });
  }
  const cards = [...counts.values()].map(({ card, count }) => ({
    info: cardInfoOf(card.name, edition, card.house),
    house: card.house ?? definition(card.name).house,
    count,
    bonus: card.bonus ?? definition(card.name).bonus,
    houseIcons: card.houseIcons ?? [],
  }));
  return {
    ...deck,
    cards: list.houses.flatMap((house) => cards.flatMap((card) => (card.house === house ? [{ ...card, house }] : []))),
  };
}
