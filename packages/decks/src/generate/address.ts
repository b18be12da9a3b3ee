// The name by which a new deck can be asked for wherever a deck is named: `generated:cota:7`.

import { DeckError } from '../faults/fault.ts';
import { describe } from '../faults/quote.ts';
import type { Deck } from '../model/deck.ts';
import type { DeckSeed } from './generate.ts';
import { generateDeck } from './generate.ts';

const kind = 'generated:';

/** The name of the deck of a seed. */
export const generatedName = ({ set, seed }: DeckSeed): string => `${kind}${set}:${seed}`;

/** Whether a name asks for a new deck; whether there is one is another question. */
export const isGeneratedName = (name: string): boolean => name.startsWith(kind);

/**
 * Makes the deck that a name such as `generated:cota:7` asks for.
 * @throws DeckError where the name has another shape, or no decks can be made of the set
 */
export function deckOfName(name: string): Deck {
  const [, set, digits] = /^generated:([^:]*):(-?\d+)$/.exec(name) ?? [];
  const seed = Number(digits);
  if (set !== undefined && Number.isSafeInteger(seed)) return generateDeck({ set, seed });
  throw new DeckError([
    {
      where: 'the name of a new deck',
      what: describe(name),
      expected: 'generated:SET:SEED with a whole number as the seed, such as generated:cota:7',
    },
  ]);
}
