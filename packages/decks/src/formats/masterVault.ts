// Answers of the registry of decks, the “Master Vault”: one deck or the page of a search, with records of the cards
// beside them or with their ids alone. An id stands for one printing, so copies repeat it; a maverick has its own.
import { cardSets } from '@vaultsong/cards';
import type { PrintedCard } from '@vaultsong/cards/catalogue';
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { House } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import * as z from 'zod';
import { describe } from '../faults/quote.ts';
import type { BesideCard, Deck, Enhancement } from '../model/deck.ts';
import { liesBeside } from '../model/kind.ts';
import type { Suggest } from '../names/suggest.ts';
import { registryIdOf } from '../registry/registryId.ts';
import type { Draft, OnDeck, ReadDeck } from './draft.ts';
import {
  addBeside,
  addCopies,
  entryOf,
  fillIn,
  finish,
  mostDecks,
  mostEntries,
  mostIcons,
  newDraft,
  readEach,
  takeHouse,
  takeName,
  tooManyDecks,
  unread,
} from './draft.ts';
import { cardNumbered, cardTitled, unknownCard } from './findCard.ts';
import { houseNamed, iconNamed } from './names.ts';
import { listOf, readShape } from './shape.ts';

/** A longer list of ids is no deck, and is not looked into. */
const mostIds = 10_000;
const mostEras = 50;

const ids = listOf(z.string({ error: 'the id of a card' }), 'a list of ids of cards', mostIds);

const deckShape = z.object(
  {
    name: z.string({ error: 'the name of the deck' }),
    id: z.string({ error: 'the id of the deck' }).nullish(),
    expansion: z.number({ error: 'the number of a set' }).nullish(),
    cards: ids.nullish(),
    bonus_icons: listOf(
      z.object({ card_id: z.string(), bonus_icons: listOf(z.string(), 'names of icons', mostIcons) }),
      'a list of icons',
      mostIds,
    ).nullish(),
    set_era_cards: z
      .record(z.string(), z.unknown(), { error: 'lists of ids of cards' })
      .refine((eras) => Object.keys(eras).length <= mostEras, { error: `at most ${mostEras} lists` })
      .pipe(z.record(z.string(), ids))
      .nullish(),
    _links: z
      .object({
        cards: ids.nullish(),
        houses: listOf(z.string({ error: 'the name of a house' }), 'names of houses', mostEntries).nullish(),
      })
      .nullish(),
  },
  { error: 'a deck of the registry: an object with name and _links' },
);

const recordShape = z.object({
  id: z.string(),
  card_title: z.string(),
  house: z.string().nullish(),
  card_type: z.string().nullish(),
  card_number: z.union([z.string(), z.number()]).nullish(),
  expansion: z.number().nullish(),
  rarity: z.string().nullish(),
  is_non_deck: z.boolean().nullish(),
  is_enhanced: z.boolean().nullish(),
});

const answerShape = z.object({
  data: z.unknown(),
  _linked: z.object({ cards: z.array(z.unknown()).nullish() }).nullish(),
});

type FoundDeck = z.infer<typeof deckShape>;
type CardRecord = z.infer<typeof recordShape>;

/** The fields of an answer that are read here, for those who pass answers on without the rest. */
export const registryFields = { deck: Object.keys(deckShape.shape), card: Object.keys(recordShape.shape) } as const;

/** What a card id stands for. The house is that of the printing: for a maverick the one it is played in. */
export interface IdentifiedCard {
  readonly card: string;
  readonly house: House | null;
  readonly set: Deck['set'];
}

/** Finds cards by their ids in the registry, for answers without records. */
export type IdTable = (id: string) => IdentifiedCard | undefined;

/** Whether a JSON value is like an answer of the registry, or a deck out of one. */
export const isOfRegistry = (json: object): boolean => 'data' in json || '_links' in json;

/**
 * Reads an answer of the registry.
 * @param openTable loads the table of card ids; called only if the answer has ids without records
 */
export async function readRegistryAnswer(
  json: object,
  suggest: Suggest,
  openTable: () => Promise<IdTable>,
  onDeck: OnDeck,
): Promise<readonly ReadDeck[]> {
  const shape = readShape(answerShape, 'data' in json ? json : { data: json }, 'the answer');
  if ('faults' in shape) return [unread(shape.faults)];
  const { data, _linked } = shape.value;
  const records = recordsById(_linked?.cards ?? []);
  const found: readonly unknown[] = Array.isArray(data) ? data : [data];
  if (found.length > mostDecks) throw tooManyDecks(String(found.length));
  const decks = found.map((deck) => readShape(deckShape, deck, 'the deck'));
  const lacksRecords = decks.some((deck) => 'value' in deck && idsOf(deck.value).some((id) => !records.has(id)));
  const table = lacksRecords ? await openTable() : () => undefined;
  const read = (deck: (typeof decks)[number]): ReadDeck =>
    'faults' in deck ? unread(deck.faults) : readDeck(deck.value, records, table, suggest);
  return readEach(decks, read, onDeck);
}

/**
 * An answer about one deck without all that is not read here, such as the texts of cards: for those who keep answers or
 * pass them on.
 * @param id of the deck that was asked for
 * @returns JSON text; null where the text is no answer about this deck, or the deck has no cards
 */
export function trimRegistryAnswer(text: string, id: string): string | null {
  const answer = answerShape.safeParse(jsonOf(text));
  const deck = deckShape.safeParse(answer.data?.data);
  if (!answer.success || !deck.success || idsOf(deck.data).length === 0) return null;
  if (deck.data.id != null && registryIdOf(deck.data.id) !== id) return null;
  const cards = [...recordsById(answer.data._linked?.cards ?? []).values()];
  return JSON.stringify({ data: { ...deck.data, id }, _linked: { cards } });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A record that is none is as good as missing. */
function recordsById(records: readonly unknown[]): ReadonlyMap<string, CardRecord> {
  const found = new Map<string, CardRecord>();
  for (const record of records) {
    // Most of what is none is seen to be so without the list of all that is wrong with it.
    if (typeof record !== 'object' || record === null || !('id' in record) || typeof record.id !== 'string') continue;
    const read = recordShape.safeParse(record);
    if (read.success) found.set(read.data.id, read.data);
  }
  return found;
}

/** One for each copy. */
const idsOf = ({ cards, _links }: FoundDeck): readonly string[] => _links?.cards ?? cards ?? [];

function readDeck(
  found: FoundDeck,
  records: ReadonlyMap<string, CardRecord>,
  table: IdTable,
  suggest: Suggest,
): ReadDeck {
  const draft = newDraft();
  takeName(draft, found.name);
  takeExpansion(draft, found.expansion ?? null);
  draft.registryId = found.id == null ? undefined : registryIdOf(found.id);
  for (const name of found._links?.houses ?? []) takeHouse(draft, name, '_links.houses');
  const icons = iconsByCard(draft, found);
  const copies = idsOf(found);
  if (copies.length > mostEntries)
    draft.faults.push({ where: 'cards', what: `${copies.length} ids of cards`, expected: `at most ${mostEntries}` });
  for (const id of copies.slice(0, mostEntries)) {
    const record = records.get(id);
    const enhancements = icons.get(id)?.shift();
    if (record !== undefined) takeRecord(draft, record, enhancements);
    else takeId(draft, id, table(id), enhancements);
  }
  tellLeftovers(draft, found, icons);
  fillIn(draft);
  return finish(draft, suggest);
}

function takeExpansion(draft: Draft, expansion: number | null): void {
  draft.set = cardSets.find(({ registry }) => registry === expansion)?.id ?? null;
  if (expansion !== null && draft.set === null)
    draft.notes.push(`No set with the number ${expansion} is known; the deck is kept without a set.`);
}

/** The icons of each enhanced copy, by the id of the card. */
function iconsByCard(draft: Draft, { bonus_icons }: FoundDeck): ReadonlyMap<string, Enhancement[][]> {
  const byCard = new Map<string, Enhancement[][]>();
  for (const { card_id, bonus_icons: names } of (bonus_icons ?? []).slice(0, mostEntries)) {
    const known = names.map(iconNamed).filter((icon) => icon !== undefined);
    for (const name of names.filter((name) => iconNamed(name) === undefined).slice(0, mostEntries))
      draft.faults.push({ where: 'bonus_icons', what: describe(name), expected: 'a bonus icon or a house' });
    byCard.set(card_id, [...(byCard.get(card_id) ?? []), known]);
  }
  return byCard;
}

function takeRecord(draft: Draft, record: CardRecord, enhancements: readonly Enhancement[] | undefined): void {
  const { card_title, house: houseName, is_non_deck, is_enhanced } = record;
  const house = houseNamed(houseName ?? '') ?? null;
  const printed = cardOfRecord(record, draft.set, house);
  const card = printed === undefined ? unknownCard(card_title) : { card: printed.id };
  if (is_non_deck === true || (printed !== undefined && liesBeside(printed))) addBesideOnce(draft, card);
  else addCopies(draft, entryOf(card, 1, house, enhancements));
  if (is_enhanced === true && enhancements === undefined)
    draft.notes.push(`The answer does not tell the icons of an enhanced card: ${describe(card_title)}.`);
}

function cardOfRecord(record: CardRecord, deckSet: Deck['set'], house: House | null): PrintedCard | undefined {
  const { card_title, card_number, expansion, card_type, rarity } = record;
  const set = cardSets.find(({ registry }) => registry === expansion)?.id ?? null;
  const secondHalf = /^(?:Creature2|Gigantic Creature Art)$/.test(card_type ?? '');
  const byNumber = card_number == null ? undefined : cardNumbered(set, String(card_number), card_title, secondHalf);
  if (byNumber !== undefined) return byNumber;
  const title = rarity === 'Evil Twin' ? `${card_title} (Evil Twin)` : card_title;
  const byTitle = cardTitled(title, { set: set ?? deckSet, house });
  const other = secondHalf && byTitle?.otherHalf != null ? findPrinted(byTitle.otherHalf) : undefined;
  return other ?? byTitle;
}

function takeId(
  draft: Draft,
  id: string,
  found: IdentifiedCard | undefined,
  enhancements: readonly Enhancement[] | undefined,
): void {
  const printed = found === undefined ? undefined : findPrinted(found.card);
  if (found === undefined || printed === undefined) {
    addCopies(draft, entryOf(unknownCard(id), 1, null, enhancements));
    const note =
      'Its source names cards by ids alone, and some of the ids are not known here; ask for it with links=cards.';
    if (!draft.notes.includes(note)) draft.notes.push(note);
  } else if (liesBeside(printed)) addBesideOnce(draft, { card: printed.id });
  else addCopies(draft, entryOf({ card: printed.id }, 1, found.house, enhancements));
}

/** The registry repeats what lies beside a deck in several of its lists. */
function addBesideOnce(draft: Draft, card: BesideCard): void {
  if (!draft.beside.some((other) => other.card === card.card)) addBeside(draft, card);
}

/** Icons and guests that the answer names for cards that the deck has not. */
function tellLeftovers(draft: Draft, found: FoundDeck, icons: ReadonlyMap<string, Enhancement[][]>): void {
  const left = [...icons.values()].reduce((sum, copies) => sum + copies.length, 0);
  if (left > 0)
    draft.faults.push({
      where: 'bonus_icons',
      what: `icons of ${counted(left, 'copy', 'copies')} more than there are`,
      expected: 'a copy for each',
    });
  const copies = new Set(idsOf(found));
  for (const [era, guests] of Object.entries(found.set_era_cards ?? {})) {
    const missing = guests.filter((id) => !copies.has(id)).length;
    if (missing > 0)
      draft.faults.push({
        where: `set_era_cards.${describe(era)}`,
        what: `${missing === 1 ? '1 id that is' : `${missing} ids that are`} not among the cards`,
        expected: 'ids of cards of the deck',
      });
  }
}
