import type { SetId } from '@vaultsong/cards';
import { cardSets } from '@vaultsong/cards';
import { catalogue } from '@vaultsong/cards/catalogue';
import { houses } from '@vaultsong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCode } from '../formats/code.ts';
import { writeTable } from '../formats/csv.ts';
import { unknownCard } from '../formats/findCard.ts';
import { writePlainText } from '../formats/text.ts';
import { bundledDecks, writeDeck } from '../index.ts';
import type { BesideCard, Deck, DeckCard } from '../model/deck.ts';
import { enhancements } from '../model/enhancement.ts';
import { liesBeside } from '../model/kind.ts';
import { readAs, readOne } from '../testing/readOne.ts';
import { sample } from '../testing/samples.ts';

/** A text of one line that needs no cleaning. */
const line = (most: number) =>
  fc
    .string({ minLength: 1, maxLength: most, unit: 'grapheme' })
    .map((text) => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())
    .filter((text) => text !== '');

const besideOfSets: readonly BesideCard[] = catalogue.filter(liesBeside).map(({ id }) => ({ card: id }));

// Of halves that share a name a list cannot tell lonely ones: two base halves are read as a whole creature.
const single = catalogue.filter((card) => !liesBeside(card) && card.otherHalf === null).map(({ id }) => ({ card: id }));

/** A card with a title that no list could take for something else. */
const stranger = fc
  .stringMatching(/^[A-Z][a-z]{3,9} [A-Z][a-z]{3,9}$/)
  .map(unknownCard)
  .filter(({ title }) => !catalogue.some(({ name }) => name === title));

const entryOf = (card: fc.Arbitrary<BesideCard>): fc.Arbitrary<DeckCard> =>
  fc
    .record({
      card,
      count: fc.integer({ min: 1, max: 36 }),
      house: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...houses) }, fc.constant(null)),
      icons: fc.oneof(fc.constant([]), fc.array(fc.constantFrom(...enhancements), { maxLength: 4 })),
    })
    .map(({ card, icons, ...rest }) => ({ ...card, ...rest, ...(icons.length === 0 ? {} : { enhancements: icons }) }));

const entry = entryOf(fc.oneof({ weight: 40, arbitrary: fc.constantFrom(...single) }, stranger));

/** Nothing, or both halves of a gigantic creature, each with its own icons, wherever they are. */
const gigantic: fc.Arbitrary<readonly DeckCard[]> = fc.oneof(
  fc.constant([]),
  fc
    .constantFrom(...catalogue.filter(({ id, otherHalf }) => otherHalf === `${id}2`).map(({ id }) => id))
    .chain((base) => fc.tuple(entryOf(fc.constant({ card: base })), entryOf(fc.constant({ card: `${base}2` })))),
);

const key = ({ card, house, enhancements = [] }: DeckCard): string =>
  `${card} ${house} ${[...enhancements].sort().join(' ')}`;

/** A deck of Dark Tidings without the tide is read as one that has it. */
const withTide = (set: SetId | null, beside: readonly BesideCard[]): readonly BesideCard[] =>
  set !== 'dt' || beside.some(({ card }) => card === 'the-tide') ? beside : [...beside.slice(1), { card: 'the-tide' }];

/** Any deck at all, whole or faulty, its entries in any order. */
const anyDeck: fc.Arbitrary<Deck> = fc
  .record({
    name: line(60),
    set: fc.constantFrom(null, ...cardSets.map(({ id }) => id)),
    houses: fc.uniqueArray(fc.constantFrom(...houses), { minLength: 1, maxLength: 5 }),
    cards: fc.uniqueArray(entry, { maxLength: 34, selector: key }),
    gigantic,
    beside: fc.uniqueArray(fc.constantFrom(...besideOfSets), { maxLength: 3, selector: ({ card }) => card }),
    id: fc.option(fc.uuid()),
  })
  .map(({ beside, id, cards, gigantic, ...deck }) => {
    const all = withTide(deck.set, beside);
    return {
      ...deck,
      cards: [...cards, ...gigantic],
      ...(all.length === 0 ? {} : { beside: all }),
      ...(id === null ? {} : { registryId: id }),
    };
  });

const lists = await readAs('vaultsong', sample('lists.json'));
const real: readonly Deck[] = [...bundledDecks, ...lists].map(({ deck }) => deck);

const formats = [
  ['vaultsong', writeDeck],
  ['code', writeCode],
  ['text', writePlainText],
  ['csv', (deck: Deck) => writeTable([deck])],
] as const;

/** In lists the cards of a house stand together, and a source that leaves houses or set open gets them worked out. */
const asListed = (deck: Deck): Deck => {
  const places = [...new Set([...deck.houses, ...deck.cards.map(({ house }) => house)])];
  return { ...deck, cards: places.flatMap((place) => deck.cards.filter(({ house }) => house === place)) };
};
const isAllSaid = ({ set, cards }: Deck): boolean => set !== null && cards.every(({ house }) => house !== null);

describe.each(formats)('a deck written as %s', (format, write) => {
  test('is read as the same deck, for every real one', async () => {
    expect(real.length).toBeGreaterThan(50);
    for (const deck of real) expect((await readOne(format, write(deck))).deck).toEqual(deck);
  });

  test('is read as the same deck, for any deck that leaves nothing open', async () => {
    await fc.assert(
      fc.asyncProperty(anyDeck.filter(isAllSaid).map(asListed), async (deck) => {
        expect((await readOne(format, write(deck))).deck).toEqual(deck);
      }),
    );
  });
});

test.each(formats.slice(0, 2))(
  'a deck in any order, with anything left open, is the same as %s',
  async (format, write) => {
    await fc.assert(
      fc.asyncProperty(anyDeck, async (deck) => {
        const { deck: read } = await readOne(format, write(deck));
        // Our own file lets the house be left out where the card has one only.
        if (deck.cards.every(({ house }) => house !== null)) expect(read).toEqual(deck);
        else expect(read.cards.map(({ card }) => card)).toEqual(deck.cards.map(({ card }) => card));
      }),
    );
  },
);

test('all real decks are one table, and one list of files', async () => {
  expect((await readAs('csv', writeTable(real))).map(({ deck }) => deck)).toEqual(real);
  expect((await readAs('vaultsong', `[${real.map(writeDeck).join(',')}]`)).map(({ deck }) => deck)).toEqual(real);
  expect((await readAs('code', real.map(writeCode).join('\n'))).map(({ deck }) => deck)).toEqual(real);
  expect((await readAs('text', real.map(writePlainText).join('\n'))).map(({ deck }) => deck)).toEqual(real);
});
