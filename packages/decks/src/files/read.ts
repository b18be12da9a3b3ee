// One way in for decks of all formats: it recognises what a text is, and reads every deck in it.
import type { Fault } from '../faults/fault.ts';
import { DeckError } from '../faults/fault.ts';
import { describe } from '../faults/quote.ts';
import { isCode, readCode } from '../formats/code.ts';
import { isTable, readTable } from '../formats/csv.ts';
import { isOfDecksOfKeyforge, readDecksOfKeyforge } from '../formats/decksOfKeyforge.ts';
import type { OnDeck, ReadDeck } from '../formats/draft.ts';
import { mostDecks, readEach, tooManyDecks, unread } from '../formats/draft.ts';
import { isOfRegistry, readRegistryAnswer } from '../formats/masterVault.ts';
import { isLikeDeck, readPlainText } from '../formats/text.ts';
import { isOwn, readOwn } from '../formats/vaultsong.ts';
import type { Suggest } from '../names/suggest.ts';
import { suggester } from '../names/suggest.ts';
import { isAddress, isAllianceAddress, registryIdIn } from '../registry/registryId.ts';
import { readJson } from './parse.ts';

export type DeckFormat = 'vaultsong' | 'master-vault' | 'decks-of-keyforge' | 'csv' | 'text' | 'code';

/** What a text was found to be: decks in some format, or the ids of decks that only the registry can tell. */
export type ReadText =
  | { readonly format: DeckFormat; readonly decks: readonly ReadDeck[] }
  | { readonly format: 'registry-id'; readonly named: readonly NamedDeck[] };

/** A line of a list of ids and addresses: a deck that only the registry can tell, or why it names none. */
export type NamedDeck = { readonly line: number } & ({ readonly id: string } | { readonly fault: Fault });

/** Longer texts are not read, in characters: a collection of some thousand decks fits. */
export const longestDeckText = 20_000_000;

/**
 * Reads decks from a text in any format: our own JSON, answers of the Master Vault and of Decks of KeyForge, tables
 * (CSV), plain text, deck codes, ids and addresses of decks.
 * @param onDeck hears of each deck that is read, so that a long reading can be seen to go on
 * @returns each deck with its faults; no deck and no card is left out without a word
 * @throws DeckError where nothing in the text is like a deck, or too many are
 */
export async function readDecks(source: string, onDeck: OnDeck = () => {}): Promise<ReadText> {
  const whole = source.replace(/^\uFEFF/, '');
  const text = whole.trim();
  if (text.length > longestDeckText) throw refused(`${text.length} characters`, `at most ${longestDeckText}`);
  if (text === '') throw refused('nothing at all', expectedFormats);
  const suggest = suggester();
  if (/^[[{]/.test(text)) return readJsonDecks(readJson(whole, longestDeckText), suggest, onDeck);
  const codes = eachLine(text, (line) => (isCode(line) ? line : undefined));
  if (codes !== null) {
    const read = (code: string): ReadDeck => attempt(() => readCode(code, suggest));
    return { format: 'code', decks: readEach(codes, read, onDeck) };
  }
  const named = namedDecks(source);
  if (named === null) return readOther(text, suggest, onDeck);
  if (named.length > mostDecks) throw tooManyDecks(String(named.length));
  const [first] = named;
  if (named.length === 1 && first !== undefined && 'fault' in first) throw new DeckError([first.fault]);
  return { format: 'registry-id', named };
}

/** The decks that a list of ids and addresses names, by its lines; null for a text that is no such list. */
function namedDecks(text: string): readonly NamedDeck[] | null {
  const named: NamedDeck[] = [];
  let line = 0;
  let strays = 0;
  for (const [raw] of text.matchAll(/[^\n\r]*(?:\r\n|\n|\r|$)/g)) {
    line++;
    const word = raw.trim();
    if (word === '') continue;
    const id = registryIdIn(word);
    if (id !== undefined) named.push({ line, id });
    else if (named.length === 0 && !isAddress(word)) return null;
    else {
      strays += isAddress(word) ? 0 : 1;
      named.push({ line, fault: wrongAddress(word) });
    }
    // No text with so many lines is a list that can be asked for; the rest of a long one is not looked at.
    if (named.length > 2 * mostDecks) break;
  }
  // The address of a deck may also stand above its cards.
  return named.length === 0 || 2 * strays > named.length ? null : named;
}

const wrongAddress = (word: string): Fault => ({
  where: 'the text',
  what: isAddress(word) ? `the address ${describe(word)}` : describe(word),
  expected:
    'the page of a deck: https://www.keyforgegame.com/deck-details/ or https://decksofkeyforge.com/decks/, and its id',
  plain: isAllianceAddress(word)
    ? 'This is the page of an alliance, whose cards come from three decks. Bring it as a list of its cards.'
    : 'This is not the page of a deck: copy the address of one at keyforgegame.com or decksofkeyforge.com.',
});

/** What each line that is not empty is found to be; null as soon as one is nothing of the kind. */
function eachLine(text: string, find: (line: string) => string | undefined): readonly string[] | null {
  const all: string[] = [];
  for (const [line] of text.matchAll(/[^\n\r]+/g)) {
    const word = line.trim();
    if (word === '') continue;
    const found = find(word);
    if (found === undefined) return null;
    all.push(found);
  }
  return all;
}

function readOther(text: string, suggest: Suggest, onDeck: OnDeck): ReadText {
  if (isTable(text)) return { format: 'csv', decks: readTable(text, suggest, onDeck) };
  if (/^https?:\S*$/i.test(text)) throw new DeckError([wrongAddress(text)]);
  if (isLikeDeck(text)) return { format: 'text', decks: readPlainText(text, suggest, onDeck) };
  throw refused(describe(text), expectedFormats);
}

const expectedFormats =
  'a deck file (JSON), an answer of the Master Vault or of Decks of KeyForge, a table (CSV), a list of cards below the names of their houses, the code of a deck, or its id or address';

const refused = (what: string, expected: string): DeckError =>
  new DeckError([{ where: 'the text', what, expected, ...(expected === expectedFormats ? { plain: noDeck } : {}) }]);

const noDeck = 'This is no deck, nor a list of cards, a deck code or the address of a deck.';

/** One word among several that is wrong does not spoil the others. */
function attempt(read: () => ReadDeck): ReadDeck {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    return unread(error.faults);
  }
}

async function readJsonDecks(json: unknown, suggest: Suggest, onDeck: OnDeck): Promise<ReadText> {
  const values = listed(json);
  if (values.length > mostDecks) throw tooManyDecks(String(values.length));
  let format: DeckFormat | undefined;
  const decks: ReadDeck[] = [];
  for (const [i, value] of values.entries()) {
    const read = await readValue(value, suggest, values.length === 1 ? onDeck : () => {});
    format ??= read.format;
    decks.push(...read.decks);
    if (decks.length > mostDecks) throw tooManyDecks(`more than ${mostDecks}`);
    if (values.length > 1) onDeck(i + 1, values.length);
  }
  if (format === undefined || decks.length === 0) throw refused('a list without decks', 'at least one');
  return { format, decks };
}

/** A list of decks, or the one that there is. */
function listed(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  if (typeof json === 'object' && json !== null && 'decks' in json && Array.isArray(json.decks)) return json.decks;
  return [json];
}

async function readValue(
  value: unknown,
  suggest: Suggest,
  onDeck: OnDeck,
): Promise<{ readonly format: DeckFormat; readonly decks: readonly ReadDeck[] }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { format: 'vaultsong', decks: [readOwn(value, suggest)] };
  if (isOfDecksOfKeyforge(value)) return { format: 'decks-of-keyforge', decks: [readDecksOfKeyforge(value, suggest)] };
  if (isOfRegistry(value)) {
    const openTable = async () => (await import('../registry/index.ts')).cardWithId;
    return { format: 'master-vault', decks: await readRegistryAnswer(value, suggest, openTable, onDeck) };
  }
  if (isOwn(value)) return { format: 'vaultsong', decks: [readOwn(value, suggest)] };
  return { format: 'vaultsong', decks: [unread([strange(value)])] };
}

const strange = (value: object): Fault => ({
  where: 'the deck',
  what: `an object with ${Object.keys(value).slice(0, 5).map(describe).join(', ') || 'nothing in it'}`,
  expected: 'an object with name, houses and cards, or an answer of the Master Vault or of Decks of KeyForge',
});
