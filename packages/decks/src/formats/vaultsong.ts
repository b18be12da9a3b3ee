// Our own deck file: `{ name, set, houses, cards: [{ id, count, house, enhancements }], beside: [{ id }], registryId }`.
// The border between what a stranger wrote and what the rest of the program trusts; what else stands in a file is left
// behind.
import { findPrinted } from '@vaultsong/cards/catalogue';
import { houses } from '@vaultsong/engine';
import * as z from 'zod';
import { describe } from '../faults/quote.ts';
import type { BesideCard } from '../model/deck.ts';
import { cardsInDeck } from '../model/deck.ts';
import { enhancements } from '../model/enhancement.ts';
import { houseByPrint } from '../model/kind.ts';
import type { Suggest } from '../names/suggest.ts';
import { registryIdOf } from '../registry/registryId.ts';
import type { ReadDeck } from './draft.ts';
import { entryOf, finish, mostIcons, newDraft, takeSet, unread } from './draft.ts';
import { cleanTitle } from './findCard.ts';
import { houseNamed, iconNamed } from './names.ts';
import { listOf, named, readShape, text } from './shape.ts';

const wholeNumber = `a whole number from 1 to ${cardsInDeck}`;
const house = named(houseNamed, `one of ${houses.join(', ')}`);
const mostBeside = 20;

const card = {
  id: text('the id of a card, such as "bad-penny"', 200),
  title: z.string({ error: 'what the card is called' }).optional(),
};

const enhanced = named(iconNamed, `one of ${enhancements.join(', ')}`);

const deckFile = z.object(
  {
    name: text('the name of the deck: 1 to 200 printable characters', 200),
    set: text('the set, such as "cota"', 40).nullish(),
    houses: listOf(house, 'a list of three houses', 50),
    cards: listOf(
      z.object(
        {
          ...card,
          count: z.int({ error: wholeNumber }).min(1, { error: wholeNumber }).max(cardsInDeck, { error: wholeNumber }),
          house: house.nullish(),
          enhancements: listOf(enhanced, 'a list of icons', mostIcons).optional(),
        },
        { error: 'an entry such as { "id": "bad-penny", "count": 1, "house": "shadows" }' },
      ),
      'a list of cards',
      cardsInDeck,
    ),
    beside: listOf(
      z.object(card, { error: 'an entry such as { "id": "the-tide" }' }),
      'a list of cards',
      mostBeside,
    ).nullish(),
    registryId: z.string({ error: 'the id of the deck in the registry' }).nullish(),
    // As lists call it that were made from the registry, the “Master Vault”.
    mvId: z.string({ error: 'the id of the deck in the registry' }).nullish(),
  },
  { error: 'an object with name, houses and cards' },
);

/** Whether a JSON value is more like our own file than like any other. */
export const isOwn = (json: object): boolean => 'houses' in json || 'cards' in json;

/** Reads the JSON value of a deck file. */
export function readOwn(json: unknown, suggest: Suggest): ReadDeck {
  const shape = readShape(deckFile, json, 'the deck');
  if ('faults' in shape) return unread(shape.faults);
  const file = shape.value;
  const draft = newDraft();
  draft.name = file.name;
  draft.houses.push(...file.houses);
  if (file.set != null) takeSet(draft, file.set);
  for (const { count, house, enhancements, ...rest } of file.cards)
    draft.cards.push(
      entryOf(known(rest), count, house ?? houseByPrint(rest.id, draft.set, draft.houses), enhancements),
    );
  draft.beside.push(...(file.beside ?? []).map(known));
  const id = file.registryId ?? file.mvId ?? null;
  draft.registryId = id === null ? undefined : registryIdOf(id);
  if (id !== null && draft.registryId === undefined)
    draft.notes.push(`${describe(id)} is no id of the registry; the deck is kept without one.`);
  return finish(draft, suggest);
}

/** A title is kept for a card alone that nobody knows. */
const known = ({ id, title }: { readonly id: string; readonly title?: string | undefined }): BesideCard =>
  findPrinted(id) === undefined ? { card: id, title: cleanTitle(title ?? '').trim() || id } : { card: id };
