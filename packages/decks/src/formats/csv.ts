/// <reference path="./papaparse.d.ts" />
// Tables of decks, one deck a row: the export of a collection from Decks of KeyForge, and our own. Columns are known by
// the names in the first row; the cards of each house stand in one field, with `|` between.
import { findSet } from '@vaultsong/cards';
import { counted } from '@vaultsong/say';
import papa from 'papaparse';
import type { Fault } from '../faults/fault.ts';
import { DeckError } from '../faults/fault.ts';
import { describe } from '../faults/quote.ts';
import type { Deck, DeckCard } from '../model/deck.ts';
import { slugOf } from '../names/slug.ts';
import type { Suggest } from '../names/suggest.ts';
import { registryIdIn } from '../registry/registryId.ts';
import { entryOfLine, longestLine, readCardLine, writeCardLine, writeTitle } from './cardLine.ts';
import type { Draft, OnDeck, ReadDeck } from './draft.ts';
import {
  addBeside,
  addCopies,
  fillIn,
  finish,
  mostDecks,
  mostEntries,
  newDraft,
  readEach,
  takeHouse,
  takeName,
  takeSet,
} from './draft.ts';
import { houseNamed, houseTitle, setTitle } from './names.ts';

const between = '|';

/** What the columns of a table hold, by their place in a row. */
interface Columns {
  readonly name: number;
  readonly set: number | null;
  readonly houses: number | null;
  /** Cards of the first house, the second, and so on. */
  readonly cards: readonly number[];
  /** Cards of houses that the deck has not, each with its house in front; only in our own tables. */
  readonly others: number | null;
  readonly beside: number | null;
  readonly ids: readonly number[];
}

const isOneOf =
  (...names: readonly string[]): ((header: string) => boolean) =>
  (header) =>
    names.includes(header);

/** undefined where the row does not name the columns of a table of decks. */
function columnsOf(row: readonly string[]): Columns | undefined {
  const headers = row.map((header) => slugOf(header.slice(0, 60)));
  const all = (fits: (header: string) => boolean): readonly number[] =>
    [...headers.keys()].filter((i) => fits(String(headers[i])));
  const first = (fits: (header: string) => boolean): number | null => all(fits)[0] ?? null;
  const name = first(isOneOf('name', 'deck', 'deck-name', 'title'));
  if (name === null) return undefined;
  const ofHouse = (n: number) =>
    first(isOneOf(`house-${n}-cards`, `cards-house-${n}`, `cards-${n}`, `house-${n}-card-list`));
  const cards = [1, 2, 3, 4, 5, 6].map(ofHouse).filter((column) => column !== null);
  return {
    name,
    set: first(isOneOf('expansion', 'set')),
    houses: first(isOneOf('houses', 'house')),
    cards: cards.length > 0 ? cards : all(isOneOf('cards', 'card-list')),
    others: first(isOneOf('other-cards')),
    beside: first(isOneOf('beside', 'token', 'token-creature')),
    ids: all(isOneOf('registry-id', 'id', 'deck-id', 'keyforge-id', 'master-vault-link', 'dok-link', 'link', 'url')),
  };
}

/** Whether the first row of a text names the columns of a table of decks. */
export function isTable(text: string): boolean {
  const [first = ''] = text
    .slice(0, 5000)
    .trimStart()
    .split(/[\n\r]/, 1);
  if (!/[,;\t]/.test(first)) return false;
  const columns = columnsOf(papa.parse(first, { skipEmptyLines: 'greedy', preview: 1 }).data[0] ?? []);
  return (
    columns !== undefined && [...columns.cards, ...columns.ids, columns.houses ?? columns.set].some((i) => i !== null)
  );
}

/**
 * Reads a table of decks.
 * @throws DeckError where it is no table of decks, or too long
 */
export function readTable(text: string, suggest: Suggest, onDeck: OnDeck): readonly ReadDeck[] {
  const { data, errors } = papa.parse(withShortBlanks(text), { skipEmptyLines: 'greedy', preview: mostDecks + 2 });
  const [head, ...rows] = data;
  if (head !== undefined && head.length > mostColumns)
    throw tableError(`${head.length} columns`, `at most ${mostColumns}`);
  const columns = columnsOf(head ?? []);
  if (columns === undefined || head === undefined) throw tableError('no column of names', 'a column called Name');
  if (rows.length === 0) throw tableError('no rows', 'a deck in each row after the first');
  if (rows.length > mostDecks) throw tableError(`more than ${mostDecks} rows`, `at most ${mostDecks}`);
  const mistakes = new Map<number, string[]>();
  for (const { row, message } of errors) {
    const others = mistakes.get(row ?? 0);
    if (others === undefined) mistakes.set(row ?? 0, [message]);
    else others.push(message);
  }
  const read = (row: readonly string[], i: number): ReadDeck => {
    const long = row.length > head.length ? [`${row.length} fields under ${counted(head.length, 'column')}`] : [];
    const faults = [...(mistakes.get(i + 1) ?? []), ...long].map((what) => rowFault(i, what));
    return readRow(columns, row, faults, suggest);
  };
  return readEach(rows, read, onDeck);
}

/** No table of decks has more. */
const mostColumns = 300;

const longestBlank = 200;

/** papaparse looks at all blanks before a comma again for each misplaced quotation mark, so there must not be many. */
const withShortBlanks = (text: string): string => text.replace(/\s{2,}/g, (blank) => blank.slice(0, longestBlank));

const tableError = (what: string, expected: string): DeckError =>
  new DeckError([{ where: 'the table', what, expected }]);

const rowFault = (i: number, what: string): Fault => ({
  where: `row ${i + 2} of the table`,
  what,
  expected: 'a whole row, with quotation marks around what has a comma in it',
});

function readRow(columns: Columns, row: readonly string[], faults: readonly Fault[], suggest: Suggest): ReadDeck {
  const draft = newDraft();
  const field = (column: number | null): string => (column === null ? '' : withoutGuard(row[column] ?? '').trim());
  for (const fault of faults) draft.faults.push(fault);
  takeName(draft, field(columns.name));
  if (field(columns.set) !== '') takeSet(draft, field(columns.set));
  for (const name of itemsOf(field(columns.houses), /[|,;/]/)) takeHouse(draft, name, 'houses');
  draft.registryId = columns.ids.map((column) => registryIdIn(field(column))).find((id) => id !== undefined);
  for (const [i, column] of columns.cards.entries()) takeCards(draft, field(column), draft.houses[i] ?? null);
  for (const item of itemsOf(field(columns.others), between)) takeOther(draft, item);
  for (const title of itemsOf(field(columns.beside), between)) takeBeside(draft, title);
  if (columns.cards.length === 0)
    draft.faults.push({ where: 'the table', what: 'no columns of cards', expected: 'columns such as “House 1 Cards”' });
  noteWhatIsMissing(draft, columns);
  fillIn(draft);
  return finish(draft, suggest);
}

const itemsOf = (text: string, separator: string | RegExp): readonly string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');

function takeCards(draft: Draft, field: string, house: DeckCard['house']): void {
  const items = itemsOf(field, between);
  if (items.length > mostEntries)
    draft.faults.push({
      where: 'the table',
      what: `${items.length} cards in one field`,
      expected: `at most ${mostEntries}`,
    });
  for (const item of items.slice(0, mostEntries)) takeCard(draft, item, house);
}

function takeCard(draft: Draft, item: string, house: DeckCard['house']): void {
  const line = readCardLine(item.slice(0, longestLine));
  if (line.count === 0)
    draft.faults.push({ where: describe(line.title), what: '0 copies', expected: 'a whole number from 1' });
  else addCopies(draft, entryOfLine(line, draft.set, house));
}

function takeOther(draft: Draft, item: string): void {
  const colon = item.indexOf(':');
  const house = houseNamed(item.slice(0, Math.max(0, colon))) ?? null;
  takeCard(draft, house === null ? item : item.slice(colon + 1).trim(), house);
}

function takeBeside(draft: Draft, title: string): void {
  const { card, title: unknown } = entryOfLine(
    { count: 1, title: title.slice(0, longestLine), enhancements: [] },
    draft.set,
    null,
  );
  addBeside(draft, unknown === undefined ? { card } : { card, title: unknown });
}

/** Decks have icons of their own since Mass Mutation, and cards beside them since Dark Tidings. */
function noteWhatIsMissing({ set, notes }: Draft, { beside }: Columns): void {
  const since = findSet('mm')?.registry ?? 0;
  if (beside !== null || set === null || (findSet(set)?.registry ?? 0) < since) return;
  notes.push('This table does not tell which bonus icons the deck adds to its cards, nor what lies beside them.');
}

// A field that begins like a formula is one to a spreadsheet, and could do harm there; an apostrophe in front guards it.
const guarded = /^[=+\-@\t\r']/;

const withoutGuard = (field: string): string =>
  field.startsWith("'") && guarded.test(field.slice(1)) ? field.slice(1) : field;

/** The table that `readTable` reads as these decks. */
export function writeTable(decks: readonly Deck[]): string {
  const most = Math.max(3, ...decks.map(({ houses }) => houses.length));
  const head = [
    'Name',
    'Houses',
    'Expansion',
    ...Array.from({ length: most }, (_, i) => `House ${i + 1} Cards`),
    'Other Cards',
    'Beside',
    'Registry Id',
  ];
  const text = papa.unparse([head, ...decks.map((deck) => rowOf(deck, most))], {
    newline: '\n',
    escapeFormulae: guarded,
  });
  return `${text}\n`;
}

function rowOf({ name, set, houses, cards, beside = [], registryId }: Deck, most: number): readonly string[] {
  const list = (lines: readonly string[]): string => lines.map((line) => line.replaceAll(between, '/')).join(between);
  const others = cards.filter(({ house }) => house === null || !houses.includes(house));
  return [
    name,
    houses.map(houseTitle).join(between),
    set === null ? '' : setTitle(set),
    ...Array.from({ length: most }, (_, i) =>
      list(cards.filter(({ house }) => house !== null && houses.indexOf(house) === i).map(writeCardLine)),
    ),
    list(others.map((card) => `${card.house === null ? '' : `${houseTitle(card.house)}: `}${writeCardLine(card)}`)),
    list(beside.map(writeTitle)),
    registryId ?? '',
  ];
}
