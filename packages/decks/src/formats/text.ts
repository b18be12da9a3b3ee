// A deck as people write it down: cards below the names of their houses, with a title and perhaps a set above.
import { findPrinted, printedNamed } from '@vaultsong/cards/catalogue';
import type { House } from '@vaultsong/engine';
import { describe } from '../faults/quote.ts';
import type { Deck } from '../model/deck.ts';
import { liesBeside } from '../model/kind.ts';
import type { Suggest } from '../names/suggest.ts';
import { registryIdIn } from '../registry/registryId.ts';
import type { CardLine } from './cardLine.ts';
import { entryOfLine, longestLine, readCardLine, withSingleBlanks, writeCardLine, writeTitle } from './cardLine.ts';
import type { Draft, OnDeck, ReadDeck } from './draft.ts';
import {
  addBeside,
  addCopies,
  addTo,
  fillIn,
  finish,
  mostDecks,
  mostEntries,
  newDraft,
  readEach,
  takeHouse,
  takeName,
  takeSet,
  tooManyDecks,
} from './draft.ts';
import { houseNamed, houseTitle, setNamed, setTitle } from './names.ts';

const noHouse = 'No house';
const besideHeading = 'Beside the deck';

/** Where the cards of the lines that follow belong: null for cards whose house is open. */
type Section = House | 'beside' | null;

interface Page {
  readonly draft: Draft;
  readonly lines: { readonly place: Section; readonly line: CardLine }[];
  place: Section;
  /** The houses were named in a line of their own, so headings add none. */
  housesNamed: boolean;
}

const newPage = (): Page => ({ draft: newDraft(), lines: [], place: null, housesNamed: false });

/**
 * Reads decks written down as text; a line `Name: …` after cards begins the next one.
 * @throws DeckError where they are too many
 */
export function readPlainText(text: string, suggest: Suggest, onDeck: OnDeck): readonly ReadDeck[] {
  const pages: Page[] = [newPage()];
  for (const [raw] of text.matchAll(/[^\n\r\u2028\u2029]+/g)) {
    const line = raw.trim();
    const page = pages.at(-1)!;
    if (line === '') continue;
    if (page.lines.length > 0 && fieldOf(line)?.key === 'name') pages.push(newPage());
    if (pages.length > mostDecks) throw tooManyDecks(`more than ${mostDecks}`);
    readLine(pages.at(-1)!, line);
  }
  return readEach(pages, (page) => readPage(page, suggest), onDeck);
}

function readLine(page: Page, line: string): void {
  const { draft } = page;
  if (line.length > longestLine) {
    draft.faults.push({
      where: 'the text',
      what: `a line of ${line.length} characters`,
      expected: `at most ${longestLine}`,
    });
    return;
  }
  if (readField(page, line) || readHeading(page, line) || readAlone(page, line)) return;
  const card = readCardLine(line);
  if (isTitleOfDeck(page, line, card)) takeName(draft, line.replace(/^#+\s*/, ''));
  else takeLine(page, page.place, card);
}

const takeLine = ({ draft, lines }: Page, place: Section, line: CardLine): void =>
  addTo(draft, lines, { place, line }, 'lines of cards');

/** The first line, as long as it is no card. */
const isTitleOfDeck = ({ draft, lines, place }: Page, line: string, { count, title }: CardLine): boolean =>
  draft.name === '' &&
  lines.length === 0 &&
  place === null &&
  count === 1 &&
  title === withSingleBlanks(line) &&
  !isCard(line);

const isCard = (title: string): boolean => printedNamed(title).length > 0;

type Field = 'name' | 'set' | 'houses' | 'id' | 'beside';

const fields: ReadonlyMap<string, Field> = new Map([
  ['name', 'name'],
  ['deck', 'name'],
  ['deck name', 'name'],
  ['set', 'set'],
  ['expansion', 'set'],
  ['houses', 'houses'],
  ['id', 'id'],
  ['registry', 'id'],
  ['address', 'id'],
  ['link', 'id'],
  ['token', 'beside'],
  ['token creature', 'beside'],
]);

/** A line such as `Set: Mass Mutation`. */
function fieldOf(line: string): { readonly key: Field; readonly value: string } | null {
  const colon = line.indexOf(':');
  const key = fields.get(line.slice(0, Math.max(0, colon)).trim().toLowerCase());
  const value = line.slice(colon + 1).trim();
  return key === undefined || value === '' ? null : { key, value };
}

function readField(page: Page, line: string): boolean {
  const { draft } = page;
  const field = fieldOf(line);
  if (field === null) return false;
  const { key, value } = field;
  switch (key) {
    case 'name':
      takeName(draft, value);
      return true;
    case 'set':
      takeSet(draft, value);
      return true;
    case 'houses':
      page.housesNamed = true;
      for (const name of value.split(/[,;|/]/)) takeHouse(draft, name.trim(), 'houses');
      return true;
    case 'id':
      draft.registryId = registryIdIn(value);
      if (draft.registryId === undefined) draft.notes.push(`${describe(value)} is no id of the registry.`);
      return true;
    case 'beside':
      takeLine(page, 'beside', readCardLine(value));
      return true;
  }
}

// For texts with single blanks, as those of cards.
const headingEnd = / ?(?::|[-–—] ?\d{1,3}( cards?)?|\(\d{1,3}( cards?)?\)|\[\d{1,3}\])$/i;
const ofTypes = /^(?:actions?|artifacts?|creatures?|upgrades?|cards|decklist|\d{1,3} cards|total)$/i;
const ofBeside = /^(?:beside(?: the deck)?|tokens?|token creatures?|prophec(?:y|ies)|archon powers?)$/i;

/** The name of a house, of what lies beside the deck, or of a type of cards, which says nothing new. */
function readHeading(page: Page, line: string): boolean {
  const text = withSingleBlanks(line)
    .replace(/^[#* ]{1,8}/, '')
    .replace(/\*{1,4}$/, '')
    .replace(headingEnd, '')
    .replace(headingEnd, '');
  const house = houseNamed(text) ?? houseNamed(text.replace(/^house | house$/i, ''));
  if (house !== undefined) {
    page.place = house;
    if (!page.housesNamed && !page.draft.houses.includes(house)) page.draft.houses.push(house);
    return true;
  }
  if (text.toLowerCase() === noHouse.toLowerCase()) page.place = null;
  else if (ofBeside.test(text)) page.place = 'beside';
  else return ofTypes.test(text);
  return true;
}

/** A line that is a set or the address of the deck. */
function readAlone({ draft, lines }: Page, line: string): boolean {
  const id = registryIdIn(line);
  if (id !== undefined) draft.registryId = id;
  else if (lines.length === 0 && draft.set === null && setNamed(line) !== undefined && !isCard(line))
    takeSet(draft, line);
  else return false;
  return true;
}

function readPage({ draft, lines }: Page, suggest: Suggest): ReadDeck {
  for (const { place, line } of lines) {
    const { count, title, ...entry } = entryOfLine(line, draft.set, place === 'beside' ? null : place);
    const card = { card: entry.card, ...(title === undefined ? {} : { title }) };
    const printed = findPrinted(card.card);
    if (count === 0)
      draft.faults.push({ where: describe(line.title), what: '0 copies', expected: 'a whole number from 1' });
    else if (place === 'beside' || (printed !== undefined && liesBeside(printed))) addBeside(draft, card);
    else addCopies(draft, { ...entry, ...card, count });
  }
  fillIn(draft);
  return finish(draft, suggest);
}

/** Whether a text has anything of a deck in it: the name of a house, a card, or numbers of copies. */
export function isLikeDeck(text: string): boolean {
  const lines = text
    .slice(0, 20_000)
    .split(/[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= longestLine)
    .slice(0, mostEntries);
  const isOfDeck = (line: string): boolean =>
    readHeading(newPage(), line) || isCard(readCardLine(line).title) || /^\d{1,2}\s*[x×]\s/i.test(line);
  // Prose may begin a line with a number too, a list does so with most of them.
  const numbered = lines.filter((line) => /^\d{1,2}\s+\p{L}/u.test(line)).length;
  return numbered > lines.length / 2 || lines.some(isOfDeck);
}

/** The text that `readPlainText` reads as this deck. */
export function writePlainText({ name, set, houses, cards, beside = [], registryId }: Deck): string {
  const head = [
    `Name: ${name}`,
    ...(set === null ? [] : [`Set: ${setTitle(set)}`]),
    ...(houses.length === 0 ? [] : [`Houses: ${houses.map(houseTitle).join(', ')}`]),
    ...(registryId === undefined ? [] : [`Id: ${registryId}`]),
  ];
  const places = [...new Set([...houses, ...cards.map(({ house }) => house)])];
  const groups = places.map((place) => [
    place === null ? noHouse : houseTitle(place),
    ...cards.filter(({ house }) => house === place).map(writeCardLine),
  ]);
  const last = beside.length === 0 ? [] : [[besideHeading, ...beside.map((card) => `1x ${writeTitle(card)}`)]];
  return `${[head, ...groups, ...last].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
