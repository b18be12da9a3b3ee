// The view of the state for the two valves of the language: pure readings, live or of a card as it was when it left.

import type { CardName, CardType, House, Ref, Seat } from '../terms.ts';
import type { GameEvent } from './events.ts';

/** A word that was named: the title of cards, or a trait. */
export type Named = { readonly title: string } | { readonly trait: string };

/** Variables of an ability: cards, numbers and houses that were chosen, words that were named. Never changed, only replaced. */
export type Vars = Readonly<Record<string, readonly Ref[] | number | House | Named>>;

/** The variable of the cards that an ability destroyed itself, where it asks for them. */
export const DESTROYED = 'destroyed';

const noCards: readonly Ref[] = [];

/** The cards that a variable holds; none where it holds something else, or nothing. */
export const cardsIn = (value: Vars[string] | undefined): readonly Ref[] => (Array.isArray(value) ? value : noCards);

/** The player who resolves an ability, with the facts that it knows: the ground on which filters and numbers are evaluated. */
export interface Scope {
  readonly source: Ref | null;
  readonly controller: Seat;
  readonly granter: Ref | null;
  readonly event: GameEvent | null;
  /** The card that "it" means where no event says so: the card whose value a modifier changes. */
  readonly it?: Ref | undefined;
  /** The card that a verb is done to while its amount is read. */
  readonly target?: Ref | undefined;
  readonly vars: Vars;
  readonly thisWay: readonly Ref[];
  readonly amount: number;
}

export interface CardReading {
  readonly ref: Ref;
  readonly name: CardName;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly type: CardType;
  readonly houses: readonly House[];
  readonly power: number;
  readonly damage: number;
  readonly aember: number;
  readonly traits: readonly string[];
}

export interface StateReading {
  /** The cards in play, the active player's first, each battleline from left to right, then artifacts. */
  readonly inPlay: readonly CardReading[];
  readonly active: Seat;
  readonly house: House | null;
  aember(seat: Seat): number;
  card(ref: Ref): CardReading;
}
