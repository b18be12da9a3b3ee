// Checks that the listed cards of a deck or of a position can be played with.

import { liesBeside } from '../beside/zone.ts';
import { definition, isDefined } from '../language/definitions.ts';
import type { CardName } from '../terms.ts';
import type { DeckCard, DeckList } from './setup.ts';
import { SetupError } from './setup.ts';

/** @throws SetupError when a deck cannot be played with, as far as its cards go; which decks are legal is no matter here. */
export function checkDeck(deck: DeckList): void {
  if (deck.cards.length === 0) throw new SetupError(`The deck "${deck.name}" has no cards`);
  const unknown = deck.cards.find((card) => !isDefined(card.name));
  if (unknown !== undefined)
    throw new SetupError(`The deck "${deck.name}" has a card that is not known: ${unknown.name}`);
  const misplaced = deck.cards.find((card) => liesBeside(card.name));
  if (misplaced !== undefined)
    throw new SetupError(`${misplaced.name} lies beside the table, so it cannot be a card of the deck "${deck.name}"`);
  for (const name of deck.beside ?? []) checkBeside(name, `The deck "${deck.name}"`);
  for (const card of deck.cards) checkHouse(card);
}

/** @throws SetupError when a card cannot lie beside the table; `where` names what has it there. */
export function checkBeside(name: CardName, where: string): void {
  if (!isDefined(name)) throw new SetupError(`${where} has a card beside the table that is not known: ${name}`);
  // The card of a token creature is what a facedown card is in play, so that it is a creature itself.
  if (liesBeside(name) || definition(name).type === 'creature') return;
  throw new SetupError(
    `${where} has ${name} beside the table, but cards of type ${definition(name).type} do not lie there`,
  );
}

/** R: later sets, "Anomalies": a card that is printed without a house has that of its place in the deck. */
export function checkHouse({ name, house }: DeckCard): void {
  if (house === undefined && definition(name).houses.length === 0)
    throw new SetupError(`The card ${name} has no house of its own: its house in the deck must be told`);
}
