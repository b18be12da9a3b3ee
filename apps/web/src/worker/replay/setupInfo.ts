// Decks and cards of a game of which nothing but its setup is known.
import type { CardName, EditionName, Setup } from '@vaultsong/engine';
import type { CardInfo, DeckInfo } from '../../wire/cardInfo.ts';
import { sealedDeck } from '../../wire/cardInfo.ts';
import { cardInfoOf, cardInfosOf } from '../present/cards.ts';

const playersIn = ({ decks, adventure }: Setup): number => (adventure === undefined ? decks.length : decks.length - 1);

/** The decks of the players. No address leads to them: a record holds their cards and not where they came from. */
export const deckInfosIn = (setup: Setup): readonly DeckInfo[] =>
  setup.decks
    .slice(0, playersIn(setup))
    .map(({ name, houses }) => ({ slug: '', name: name === '' ? sealedDeck : name, houses, origin: 'own' }));

/** The faces of all its cards. */
export function setupCardInfos(setup: Setup, edition: EditionName): Readonly<Record<CardName, CardInfo>> {
  const { decks, adventure } = setup;
  return {
    ...cardInfosOf(decks, edition),
    ...(adventure === undefined ? {} : { [adventure.adversary]: cardInfoOf(adventure.adversary, edition) }),
  };
}
