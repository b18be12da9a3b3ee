// Any deck at all, whole or faulty, for tests that promise something of every deck.
import { cardSets } from '@vaultsong/cards';
import { catalogue } from '@vaultsong/cards/catalogue';
import { houses } from '@vaultsong/engine';
import fc from 'fast-check';
import type { BesideCard, Deck, DeckCard } from '../deck.ts';
import { enhancements } from '../enhancement.ts';
import { liesBeside } from '../faults.ts';
import { unknownCard } from '../formats/find-card.ts';

/** A text of one line that needs no cleaning. */
const line = (most: number) =>
  fc
    .string({ minLength: 1, maxLength: most, unit: 'grapheme' })
    .map((text) => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())
    .filter((text) => text !== '');

const besideOfSets: readonly BesideCard[] = catalogue.filter(liesBeside).map(({ id }) => ({ card: id }));

// Halves of gigantic creatures share a name, so a list of names cannot tell a lonely one.
const single = catalogue.filter((card) => !liesBeside(card) && card.otherHalf === null).map(({ id }) => ({ card: id }));

/** A card with a title that no list could take for something else. */
const stranger = fc
  .stringMatching(/^[A-Z][a-z]{3,9} [A-Z][a-z]{3,9}$/)
  .map(unknownCard)
  .filter(({ title }) => !catalogue.some(({ name }) => name === title));

const entry: fc.Arbitrary<DeckCard> = fc
  .record({
    card: fc.oneof({ weight: 40, arbitrary: fc.constantFrom(...single) }, stranger),
    count: fc.integer({ min: 1, max: 36 }),
    house: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...houses) }, fc.constant(null)),
    icons: fc.oneof(fc.constant([]), fc.array(fc.constantFrom(...enhancements), { maxLength: 4 })),
  })
  .map(({ card, icons, ...rest }) => ({ ...card, ...rest, ...(icons.length === 0 ? {} : { enhancements: icons }) }));

const key = ({ card, house, enhancements = [] }: DeckCard): string =>
  `${card} ${house} ${[...enhancements].sort().join(' ')}`;

/** Any deck, its entries in any order. */
export const anyDeck: fc.Arbitrary<Deck> = fc
  .record({
    name: line(60),
    set: fc.constantFrom(null, ...cardSets.map(({ id }) => id)),
    houses: fc.uniqueArray(fc.constantFrom(...houses), { minLength: 1, maxLength: 5 }),
    cards: fc.uniqueArray(entry, { maxLength: 36, selector: key }),
    beside: fc.uniqueArray(fc.constantFrom(...besideOfSets), { maxLength: 3, selector: ({ card }) => card }),
    id: fc.option(fc.uuid()),
  })
  .map(({ beside, id, ...deck }) => ({
    ...deck,
    ...(beside.length === 0 ? {} : { beside }),
    ...(id === null ? {} : { registryId: id }),
  }));
