// The shape of a deck file: `{ name, set, houses, cards: [{ id, count, house }] }`. The border between what a stranger
// wrote and what the rest of the program trusts; what else stands in a file is left behind.
import { houses } from '@vaultsong/engine';
import * as z from 'zod';
import { cardsInDeck } from './deck.ts';
import type { Fault } from './fault.ts';
import { describe, isPrintable } from './quote.ts';

const aHouse = `one of ${houses.join(', ')}`;
const text = (expected: string, most: number) =>
  z
    .string({ error: expected })
    .trim()
    .min(1, { error: expected })
    .max(most, { error: expected })
    .refine(isPrintable, { error: expected });

// The message of an issue is what would have been right.
const deckFile = z.object(
  {
    name: text('the name of the deck: 1 to 200 printable characters', 200),
    set: text('the set, such as "cota"', 40).nullish(),
    houses: z
      .array(z.enum(houses, { error: aHouse }), { error: 'a list of three houses' })
      .max(50, { error: 'a list of three houses' }),
    cards: z
      .array(
        z.object(
          {
            id: text('the id of a card, such as "bad-penny"', 200),
            count: z
              .int({ error: wholeNumber() })
              .min(1, { error: wholeNumber() })
              .max(cardsInDeck, { error: wholeNumber() }),
            house: z.enum(houses, { error: aHouse }).optional(),
          },
          { error: 'an entry such as { "id": "bad-penny", "count": 1, "house": "shadows" }' },
        ),
        { error: 'a list of cards' },
      )
      .max(cardsInDeck, { error: `at most ${cardsInDeck} entries` }),
  },
  { error: 'an object with name, houses and cards' },
);

function wholeNumber(): string {
  return `a whole number from 1 to ${cardsInDeck}`;
}

/** A deck file whose shape is right; whether it is a deck is another question. */
export type DeckFile = z.infer<typeof deckFile>;

/** The file, or what is wrong with its shape. */
export function readShape(json: unknown): { readonly file: DeckFile } | { readonly faults: readonly Fault[] } {
  const result = deckFile.safeParse(json);
  if (result.success) return { file: result.data };
  return {
    faults: result.error.issues.map((issue) => ({
      where: issue.path.length === 0 ? 'the deck' : wherePath(issue.path),
      what: describe(valueAt(json, issue.path)),
      expected: issue.message,
    })),
  };
}

const wherePath = (path: readonly PropertyKey[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${String(key)}`)).join('');

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  let value = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}
