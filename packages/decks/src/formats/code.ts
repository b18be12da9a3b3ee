// A deck as one short word that can stand in an address, a chat or a file name: `vs1-` and some hundred letters. What is
// in it: set, houses, cards by collector number with counts, the name. Codes are for ever: nothing here may depend on
// the order in which cards, sets or houses are listed elsewhere, and new kinds of content need a new version.
import { cardSets, findSet } from '@vaultsong/cards';
import { findPrinted, printedAs } from '@vaultsong/cards/catalogue';
import type { House } from '@vaultsong/engine';
import { DeckError } from '../faults/fault.ts';
import type { BesideCard, Deck, DeckCard, Enhancement } from '../model/deck.ts';
import type { Suggest } from '../names/suggest.ts';
import { suggester } from '../names/suggest.ts';
import { registryIdOf } from '../registry/registryId.ts';
import { ByteReader, ByteWriter, fromBase64Url, toBase64Url } from './bytes.ts';
import type { Draft, ReadDeck } from './draft.ts';
import { addTo, entryOf, finish, mostEntries, newDraft, takeName } from './draft.ts';
import { cleanTitle } from './findCard.ts';

const prefix = 'vs1-';
const longestCode = 20_000;

// Numbers that codes were written with: add at the end, change none.
const numberOfIcon: Readonly<Record<Enhancement, number>> = {
  brobnar: 1,
  dis: 2,
  ekwidon: 3,
  geistoid: 4,
  logos: 5,
  mars: 6,
  ouboros: 7,
  redemption: 8,
  sanctum: 9,
  saurian: 10,
  shadows: 11,
  skyborn: 12,
  'star-alliance': 13,
  unfathomable: 14,
  untamed: 15,
  keyraken: 16,
  aember: 32,
  capture: 33,
  damage: 34,
  draw: 35,
  discard: 36,
  power: 37,
};
const firstBonus = 32;

const isIcon = (name: string): name is Enhancement => Object.hasOwn(numberOfIcon, name);
const iconOfNumber: ReadonlyMap<number, Enhancement> = new Map(
  Object.keys(numberOfIcon)
    .filter(isIcon)
    .map((icon) => [numberOfIcon[icon], icon]),
);
const isHouse = (icon: Enhancement): icon is House => numberOfIcon[icon] < firstBonus;

/** Whether a text means to be the code of a deck. */
export const isCode = (text: string): boolean => /^vs\d+-/.test(text);

/** What follows the name of the set. */
const flags = { id: 1, beside: 2 } as const;

/** The code of a deck: letters, digits, `-` and `_`. `readCode` gives back the very same deck. */
export function writeCode({ name, set, houses, cards, beside = [], registryId }: Deck): string {
  const out = new ByteWriter();
  out.number(registryOf(set));
  out.number((registryId === undefined ? 0 : flags.id) + (beside.length === 0 ? 0 : flags.beside));
  out.text(name);
  if (registryId !== undefined)
    for (const pair of registryId.replaceAll('-', '').match(/../g) ?? []) out.byte(Number.parseInt(pair, 16));
  out.number(houses.length);
  for (const house of houses) out.number(numberOfIcon[house]);
  writeRuns(out, set, cards);
  if (beside.length > 0)
    writeRun(
      out,
      set,
      beside.map((card) => ({ ...card, count: 1, house: null })),
    );
  const bytes = out.bytes();
  return prefix + toBase64Url([...checkOf(bytes), ...bytes]);
}

/** 0 for no set. */
const registryOf = (set: Deck['set']): number => (set === null ? 0 : (findSet(set)?.registry ?? 0));

/** Cards that follow each other in one house are a run, so that most decks name each house once. */
function writeRuns(out: ByteWriter, set: Deck['set'], cards: readonly DeckCard[]): void {
  const runs: DeckCard[][] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last !== undefined && last[0]?.house === card.house) last.push(card);
    else runs.push([card]);
  }
  out.number(runs.length);
  for (const run of runs) {
    const house = run[0]?.house ?? null;
    out.number(house === null ? 0 : numberOfIcon[house]);
    writeRun(out, set, run);
  }
}

// Most cards are a collector number of the set of the deck, a little above the last one, once: one byte, the distance.
// The others begin with a byte that says how they are named, and what comes with them.
const plainSteps = 0xc0;
const named = { number: 0, id: 1, title: 2 } as const;
const extra = { count: 4, icons: 8, otherSet: 16, secondHalf: 32 } as const;

function writeRun(out: ByteWriter, set: Deck['set'], run: readonly DeckCard[]): void {
  out.number(run.length);
  let last = 0;
  for (const { card, count, enhancements = [], title } of run) {
    const found = title === undefined ? numberOf(card, set) : null;
    const step = found === null ? -1 : found.number - last - 1;
    const isOfSet = found?.set === set && !found.secondHalf;
    if (isOfSet && found !== null) last = found.number;
    if (isOfSet && count <= 3 && enhancements.length === 0 && step >= 0 && step < plainSteps / 3) {
      out.byte(step * 3 + count - 1);
      continue;
    }
    const way = title !== undefined ? named.title : found === null ? named.id : named.number;
    out.byte(
      plainSteps +
        way +
        (count === 1 ? 0 : extra.count) +
        (enhancements.length === 0 ? 0 : extra.icons) +
        (found === null || found.set === set ? 0 : extra.otherSet) +
        (found?.secondHalf ? extra.secondHalf : 0),
    );
    if (count !== 1) out.number(count);
    if (found === null) out.text(card);
    else {
      if (found.set !== set) out.number(registryOf(found.set));
      out.number(found.number);
    }
    if (title !== undefined) out.text(title);
    if (enhancements.length === 0) continue;
    out.number(enhancements.length);
    for (const icon of enhancements) out.number(numberOfIcon[icon]);
  }
}

interface Numbered {
  readonly set: Deck['set'];
  readonly number: number;
  readonly secondHalf: boolean;
}

/** A printing that has a number of its own; that of the deck's set, if there is one. */
function numberOf(card: string, set: Deck['set']): Numbered | null {
  const printed = findPrinted(card);
  if (printed === undefined) return null;
  const printings = [...printed.printings].sort((a, b) => Number(b.set === set) - Number(a.set === set));
  for (const printing of printings) {
    const number = Number(printing.number);
    const secondHalf = printed.half === 'art';
    if (Number.isInteger(number) && cardWith({ set: printing.set, number, secondHalf }) === card)
      return { set: printing.set, number, secondHalf };
  }
  return null;
}

/** The card with a number; undefined where there is none, or where several share it. */
function cardWith({ set, number, secondHalf }: Numbered): string | undefined {
  const found =
    set === null ? [] : printedAs(set, String(number)).filter(({ half }) => (half === 'art') === secondHalf);
  return found.length === 1 ? found[0]?.id : undefined;
}

/**
 * Reads the code of a deck.
 * @throws DeckError where it is cut off, misspelt, or of a version that is not known
 */
export function readCode(code: string, suggest: Suggest = suggester()): ReadDeck {
  if (!code.startsWith(prefix))
    throw codeError(`the version “${code.slice(0, code.indexOf('-'))}”`, `a code that begins with ${prefix}`);
  if (code.length > longestCode) throw codeError(`${code.length} letters`, `at most ${longestCode}`);
  const all = fromBase64Url(code.slice(prefix.length));
  if (all === undefined) throw codeError('a letter that no code has', 'letters, digits, - and _');
  const bytes = all.slice(checkLength);
  if (all.length < checkLength || !checkOf(bytes).every((byte, i) => byte === all[i])) throw misspelt();
  const source = new ByteReader(bytes, misspelt);
  const draft = readContent(source);
  if (!source.isAtEnd()) throw misspelt();
  return finish(draft, suggest);
}

const codeError = (what: string, expected: string): DeckError =>
  new DeckError([{ where: 'the code of a deck', what, expected }]);

const misspelt = (): DeckError => codeError('it is misspelt or cut off', 'a whole code, as it was given');

function readContent(source: ByteReader): Draft {
  const draft = newDraft();
  draft.set = readSet(draft, source.number());
  const has = source.number();
  takeName(draft, source.text());
  if ((has & flags.id) !== 0) draft.registryId = readId(source);
  for (let left = source.count(mostEntries); left > 0; left--) {
    const house = readHouse(draft, source.number());
    if (house !== null) draft.houses.push(house);
  }
  for (let runs = source.count(mostEntries); runs > 0; runs--) {
    const house = readHouse(draft, source.number());
    for (const card of readRun(draft, source, house)) addTo(draft, draft.cards, card, 'different cards');
  }
  if ((has & flags.beside) !== 0)
    draft.beside.push(
      ...readRun(draft, source, null).map(
        ({ card, title }): BesideCard => (title === undefined ? { card } : { card, title }),
      ),
    );
  return draft;
}

function readSet(draft: Draft, registry: number): Deck['set'] {
  if (registry === 0) return null;
  const set = cardSets.find((set) => set.registry === registry)?.id ?? null;
  if (set === null) draft.notes.push(`No set with the number ${registry} is known; the deck is kept without a set.`);
  return set;
}

function readId(source: ByteReader): string | undefined {
  const hex = Array.from({ length: 16 }, () => source.byte().toString(16).padStart(2, '0')).join('');
  return registryIdOf(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
}

/** null for 0, and for a house that this version does not know. */
function readHouse(draft: Draft, number: number): House | null {
  const icon = iconOfNumber.get(number);
  if (icon !== undefined && isHouse(icon)) return icon;
  if (number !== 0)
    draft.faults.push({
      where: 'the code of a deck',
      what: `a house with the number ${number}`,
      expected: 'a house that is known',
    });
  return null;
}

function readRun(draft: Draft, source: ByteReader, house: House | null): readonly DeckCard[] {
  const cards: DeckCard[] = [];
  let last = 0;
  for (let left = source.count(mostEntries); left > 0; left--) {
    const head = source.byte();
    if (head < plainSteps) {
      last += Math.floor(head / 3) + 1;
      cards.push(entryOf(cardAt(draft.set, last, false), (head % 3) + 1, house));
      continue;
    }
    const count = (head & extra.count) === 0 ? 1 : source.number();
    const { card, number } = readCard(source, draft, head);
    const enhancements = (head & extra.icons) === 0 ? [] : readIcons(draft, source);
    cards.push(entryOf(card, count, house, enhancements));
    if (number !== null) last = number;
  }
  return cards;
}

/** @returns the card, and its number where it is one of the deck's set that the next one is counted from */
function readCard(
  source: ByteReader,
  draft: Draft,
  head: number,
): { readonly card: BesideCard; readonly number: number | null } {
  switch (head & 3) {
    case named.number: {
      const isGuest = (head & extra.otherSet) !== 0;
      const set = isGuest ? readSet(draft, source.number()) : draft.set;
      const secondHalf = (head & extra.secondHalf) !== 0;
      const number = source.number();
      return { card: cardAt(set, number, secondHalf), number: isGuest || secondHalf ? null : number };
    }
    case named.id: {
      const card = cleanTitle(source.text());
      return { card: findPrinted(card) === undefined ? { card, title: card } : { card }, number: null };
    }
    case named.title:
      return { card: { card: cleanTitle(source.text()), title: cleanTitle(source.text()) }, number: null };
    default:
      throw misspelt();
  }
}

/** A code that a newer version wrote may have cards that are not known here. */
function cardAt(set: Deck['set'], number: number, secondHalf: boolean): BesideCard {
  const card = cardWith({ set, number, secondHalf });
  if (card !== undefined) return { card };
  return { card: `${set ?? 'unknown'}-${number}`, title: `number ${number} of ${set ?? 'an unknown set'}` };
}

function readIcons(draft: Draft, source: ByteReader): readonly Enhancement[] {
  return Array.from({ length: source.count(mostEntries) }, () => source.number()).flatMap((number) => {
    const icon = iconOfNumber.get(number);
    if (icon === undefined)
      draft.faults.push({
        where: 'the code of a deck',
        what: `an icon with the number ${number}`,
        expected: 'an icon that is known',
      });
    return icon === undefined ? [] : [icon];
  });
}

const checkLength = 2;

/** FNV-1a, folded to two bytes: finds a code that was cut off or mistyped. */
function checkOf(bytes: readonly number[]): readonly number[] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  const folded = (hash ^ (hash >>> 16)) & 0xffff;
  return [folded >> 8, folded & 0xff];
}
