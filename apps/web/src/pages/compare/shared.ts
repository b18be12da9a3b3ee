// Cards that several decks have in common.
import type { Deck } from '@vaultsong/decks';
import type { CardName } from '@vaultsong/engine';
import { listedTitle } from '../decks/facts.ts';

export interface SharedCard {
  readonly card: CardName;
  readonly title: string;
  /** Copies in each of the decks. */
  readonly counts: readonly number[];
}

const copies = ({ cards }: Deck, card: CardName): number =>
  cards.filter((entry) => entry.card === card).reduce((sum, { count }) => sum + count, 0);

/** The cards that at least two of the decks have: those that most of them have first, then by name. */
export function sharedCards(decks: readonly Deck[]): readonly SharedCard[] {
  const all = new Map(decks.flatMap(({ cards }) => cards.map((entry) => [entry.card, listedTitle(entry)])));
  const having = ({ counts }: SharedCard): number => counts.filter((count) => count > 0).length;
  return [...all]
    .map(([card, title]): SharedCard => ({ card, title, counts: decks.map((deck) => copies(deck, card)) }))
    .filter((shared) => having(shared) > 1)
    .toSorted((a, b) => having(b) - having(a) || a.title.localeCompare(b.title, 'en'));
}
