// A player's view of their own deck, as numbers: all that an attack has to work with. Names are numbered, places in the deck list
// and positions in the deck count from 0, and the card on top of a new deck has the last position.
import type { DeckList } from '@vaultsong/engine';

/** A card that was drawn. */
export interface Drawn {
  readonly name: string;
  /** Less that of the first card of its owner. */
  readonly id: number;
}

export interface Observed {
  /** By place in the list: the number of its name. */
  readonly list: readonly number[];
  readonly names: readonly string[];
  /** In the order in which they were drawn, the first from the top of the deck. */
  readonly drawn: readonly Drawn[];
}

export function observed({ cards }: DeckList, drawn: readonly Drawn[]): Observed {
  const names = [...new Set(cards.map(({ name }) => name))];
  return { list: cards.map(({ name }) => names.indexOf(name)), names, drawn };
}

/** The first of what was drawn; the rest is for judging what was foretold of it. */
export const firstOf = (all: Observed, count: number): Observed => ({ ...all, drawn: all.drawn.slice(0, count) });

/** The position in the new deck of the card that was drawn as that one, from 0. */
export const positionOf = ({ list }: Pick<Observed, 'list'>, drawn: number): number => list.length - 1 - drawn;
