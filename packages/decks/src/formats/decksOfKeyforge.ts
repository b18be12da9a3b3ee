// Answers of Decks of KeyForge: one deck, or several, with the cards of each house by their titles, one entry a copy.
import type { Bonus, House } from '@vaultsong/engine';
import * as z from 'zod';
import { describe } from '../faults/quote.ts';
import { liesBeside } from '../model/kind.ts';
import type { Suggest } from '../names/suggest.ts';
import { registryIdOf } from '../registry/registryId.ts';
import { entryOfLine } from './cardLine.ts';
import type { Draft, ReadDeck } from './draft.ts';
import {
  addBeside,
  addCopies,
  entryOf,
  fillIn,
  finish,
  mostEntries,
  mostIcons,
  newDraft,
  takeHouse,
  takeName,
  takeSet,
  unread,
} from './draft.ts';
import { cardTitled, unknownCard } from './findCard.ts';
import { houseNamed } from './names.ts';
import { listOf, readShape } from './shape.ts';

const icons = z.int({ error: 'a small number' }).min(0).max(mostIcons, { error: 'a small number' }).nullish();

const cardShape = z.object(
  {
    cardTitle: z.string({ error: 'the title of a card' }),
    cardTitleUrl: z.string().nullish(),
    rarity: z.string().nullish(),
    enhanced: z.boolean().nullish(),
    bonusAember: icons,
    bonusCapture: icons,
    bonusDamage: icons,
    bonusDraw: icons,
    bonusDiscard: icons,
  },
  { error: 'a card: an object with cardTitle' },
);

const deckShape = z.object(
  {
    name: z.string({ error: 'the name of the deck' }),
    keyforgeId: z.string().nullish(),
    expansion: z.string({ error: 'the name of a set' }).nullish(),
    housesAndCards: listOf(
      z.object({
        house: z.string({ error: 'the name of a house' }),
        cards: listOf(cardShape, 'a list of cards', mostEntries),
      }),
      'a list of houses with their cards',
      mostEntries,
    ),
    tokenInfo: z.object({ name: z.string().nullish(), cardTitle: z.string().nullish() }).nullish(),
  },
  { error: 'a deck: an object with name and housesAndCards' },
);

type Listed = z.infer<typeof cardShape>;

/** The deck inside an answer, or the value itself. */
const inside = (json: object): unknown => ('deck' in json ? json.deck : json);

/** Whether a JSON value is like an answer of Decks of KeyForge. */
export function isOfDecksOfKeyforge(json: object): boolean {
  const deck = inside(json);
  return typeof deck === 'object' && deck !== null && 'housesAndCards' in deck;
}

/** Reads the answer about one deck. */
export function readDecksOfKeyforge(json: object, suggest: Suggest): ReadDeck {
  const shape = readShape(deckShape, inside(json), 'the deck');
  if ('faults' in shape) return unread(shape.faults);
  const { name, keyforgeId, expansion, housesAndCards, tokenInfo } = shape.value;
  const draft = newDraft();
  takeName(draft, name);
  if (expansion != null) takeSet(draft, expansion);
  draft.registryId = keyforgeId == null ? undefined : registryIdOf(keyforgeId);
  for (const { house: title, cards } of housesAndCards) {
    takeHouse(draft, title, 'housesAndCards');
    const house = houseNamed(title) ?? null;
    for (const card of cards) takeCard(draft, card, house);
  }
  const token = tokenInfo?.name ?? tokenInfo?.cardTitle ?? null;
  if (token !== null) {
    const { card, title } = entryOfLine({ count: 1, title: token, enhancements: [] }, draft.set, null);
    addBeside(draft, title === undefined ? { card } : { card, title });
  }
  fillIn(draft);
  return finish(draft, suggest);
}

const iconFields = [
  ['bonusAember', 'aember'],
  ['bonusCapture', 'capture'],
  ['bonusDamage', 'damage'],
  ['bonusDraw', 'draw'],
  ['bonusDiscard', 'discard'],
] as const satisfies readonly (readonly [keyof Listed, Bonus])[];

function takeCard(draft: Draft, listed: Listed, house: House | null): void {
  const { cardTitle, cardTitleUrl, rarity, enhanced } = listed;
  const isTwin = rarity === 'Evil Twin' || (cardTitleUrl ?? '').endsWith('evil-twin');
  const printed = cardTitled(isTwin ? `${cardTitle} (Evil Twin)` : cardTitle, { set: draft.set, house });
  const card = printed === undefined ? unknownCard(cardTitle) : { card: printed.id };
  if (printed !== undefined && liesBeside(printed)) {
    addBeside(draft, card);
    return;
  }
  const enhancements = iconFields.flatMap(([field, icon]) => Array.from({ length: listed[field] ?? 0 }, () => icon));
  addCopies(draft, entryOf(card, 1, house, enhancements));
  if (enhanced === true && enhancements.length === 0)
    draft.notes.push(`The answer does not tell the icons of an enhanced card: ${describe(cardTitle)}.`);
}
