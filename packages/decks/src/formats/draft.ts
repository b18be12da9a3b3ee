// Draft of a deck, which the readers of all formats fill in, copy by copy, and which becomes a deck with
// everything that there is to say about it.
import type { SetId } from '@vaultsong/cards';
import { cardSets } from '@vaultsong/cards';
import type { PrintedType } from '@vaultsong/cards/catalogue';
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { House } from '@vaultsong/engine';
import type { Fault } from '../faults/fault.ts';
import { DeckError, limited } from '../faults/fault.ts';
import { allFaults } from '../faults/faults.ts';
import type { Unplayable } from '../faults/playable.ts';
import { unplayableCards } from '../faults/playable.ts';
import { describe, withoutUnprintable } from '../faults/quote.ts';
import type { BesideCard, Deck, DeckCard, Enhancement } from '../model/deck.ts';
import { housesInDeck } from '../model/deck.ts';
import { houseByPrint } from '../model/kind.ts';
import type { Suggest } from '../names/suggest.ts';
import { houseNamed, houseTitle, setNamed, setTitle } from './names.ts';

/** A deck as it was read. */
export interface ReadDeck {
  readonly deck: Deck;
  /** The faults of its source and of the deck itself; empty for a whole deck. */
  readonly faults: readonly Fault[];
  /** The cards that the engine cannot play yet. */
  readonly unplayable: readonly Unplayable[];
  /** What its source left open or said in vain, and what was made of that; whole sentences. */
  readonly notes: readonly string[];
}

/** What a reader has found so far. */
export interface Draft {
  name: string;
  set: SetId | null;
  readonly houses: House[];
  readonly cards: DeckCard[];
  readonly beside: BesideCard[];
  registryId: string | undefined;
  readonly faults: Fault[];
  readonly notes: string[];
  /** The lists that had no room for more, by what they hold. */
  readonly full: Set<string>;
}

export const newDraft = (): Draft => ({
  name: '',
  set: null,
  houses: [],
  cards: [],
  beside: [],
  registryId: undefined,
  faults: [],
  notes: [],
  full: new Set(),
});

const longestName = 200;
const nameless = 'Unnamed deck';

/** How many decks are read at once, in whatever format. */
export const mostDecks = 3000;

/** A text with too many decks. @param count how many, in words */
export const tooManyDecks = (count: string): DeckError =>
  new DeckError([{ where: 'the text', what: `${count} decks`, expected: `at most ${mostDecks}` }]);

/** Hears of each deck of a text, once it is read: how many are, of how many. */
export type OnDeck = (done: number, of: number) => void;

/** Reads one after the other. @throws DeckError where they are too many */
export function readEach<T>(
  sources: readonly T[],
  read: (source: T, place: number) => ReadDeck,
  onDeck: OnDeck,
): readonly ReadDeck[] {
  if (sources.length > mostDecks) throw tooManyDecks(String(sources.length));
  return sources.map((source, place) => {
    const deck = read(source, place);
    onDeck(place + 1, sources.length);
    return deck;
  });
}

/** More than this is no deck, however it is counted. */
export const mostEntries = 200;

/** More than this is no card, whoever made the deck. */
export const mostIcons = 20;

/** Told of one deck. */
const mostNotes = 50;

/**
 * Adds to one of the lists of a draft. The first entry that finds no room is told, so that those after it are not left
 * out without a word.
 * @param what the list holds, in the plural
 */
export function addTo<T>(draft: Draft, list: T[], entry: T, what: string): void {
  if (list.length < mostEntries) list.push(entry);
  else if (!draft.full.has(what)) {
    draft.full.add(what);
    draft.faults.push({ where: 'the deck', what: `more than ${mostEntries} ${what}`, expected: 'one deck' });
  }
}

/** Takes one of the houses, by any of its names. @param where the source says it */
export function takeHouse(draft: Draft, name: string, where: string): void {
  const house = houseNamed(name);
  if (house === undefined) draft.faults.push({ where, what: describe(name), expected: 'the name of a house' });
  else addTo(draft, draft.houses, house, 'houses');
}

/** Takes a card that lies beside the deck. */
export const addBeside = (draft: Draft, card: BesideCard): void =>
  addTo(draft, draft.beside, card, 'cards beside the deck');

/** Takes the name of a deck, without what could steer a terminal. */
export function takeName(draft: Draft, name: string): void {
  const clean = withoutUnprintable(name.slice(0, 4 * longestName)).trim();
  draft.name = [...clean].slice(0, longestName).join('');
  if (draft.name !== name.trim()) draft.notes.push(`The name ${describe(name)} was shortened or cleaned.`);
}

/** Takes the set, by any of its names. */
export function takeSet(draft: Draft, name: string): void {
  const set = setNamed(name);
  if (set === undefined) draft.notes.push(`No set ${describe(name)} is known; the deck is kept without a set.`);
  else draft.set = set;
}

/** Adds copies of a card; copies that are alike become one entry. */
export function addCopies(draft: Draft, entry: DeckCard): void {
  const at = draft.cards.findIndex((other) => isAlike(other, entry));
  const other = draft.cards[at];
  if (other === undefined) addTo(draft, draft.cards, entry, 'different cards');
  else draft.cards[at] = { ...other, count: other.count + entry.count };
}

const isAlike = (a: DeckCard, b: DeckCard): boolean =>
  a.card === b.card && a.house === b.house && a.title === b.title && iconsOf(a) === iconsOf(b);

const iconsOf = ({ enhancements = [] }: DeckCard): string => [...enhancements].sort().join(' ');

/** An entry of a card with its icons, if it has any. */
export const entryOf = (
  card: Pick<DeckCard, 'card' | 'title'>,
  count: number,
  house: House | null,
  enhancements: readonly Enhancement[] = [],
): DeckCard => ({ ...card, count, house, ...(enhancements.length === 0 ? {} : { enhancements }) });

/** Works out what the source left open: the set, the houses, the houses of single cards, halves under one name. */
export function fillIn(draft: Draft): void {
  if (draft.set === null) inferSet(draft);
  for (const [i, entry] of draft.cards.entries())
    if (entry.house === null) draft.cards[i] = { ...entry, house: houseByPrint(entry.card, draft.set, draft.houses) };
  if (draft.houses.length === 0) inferHouses(draft);
  pairHalves(draft);
  if (draft.name === '') {
    draft.name = nameless;
    draft.notes.push(`Its source does not say how the deck is called; it is kept as “${nameless}”.`);
  }
}

/** The set is certain where it alone has all cards of the deck, each in its house. */
function inferSet(draft: Draft): void {
  const known = draft.cards.filter(({ card }) => findPrinted(card) !== undefined);
  const possible = cardSets.filter(({ id }) =>
    known.every(({ card, house }) =>
      findPrinted(card)?.printings.some(
        ({ set, houses }) => set === id && (house === null || houses.length === 0 || houses.includes(house)),
      ),
    ),
  );
  const [only, ...others] = possible;
  if (known.length === 0 || only === undefined || others.length > 0) return;
  draft.set = only.id;
  draft.notes.push(`Its source does not name a set; its cards are all of ${setTitle(only.id)}, and of no other set.`);
}

function inferHouses(draft: Draft): void {
  const found = [...new Set(draft.cards.flatMap(({ house }) => (house === null ? [] : [house])))];
  if (found.length === 0) return;
  draft.houses.push(...found);
  if (found.length === housesInDeck)
    draft.notes.push(`Its source does not name the houses; its cards are of ${found.map(houseTitle).join(', ')}.`);
}

/**
 * Both halves of a gigantic creature have one name: where a deck has the first alone, every second copy in a house is the
 * other, the later ones where their icons tell them apart.
 */
function pairHalves({ cards }: Draft): void {
  const named = new Set(cards.map(({ card }) => card));
  for (const { card, house } of [...cards]) {
    const other = findPrinted(card)?.otherHalf ?? null;
    if (other === null || named.has(other)) continue;
    const isCopy = (entry: DeckCard): boolean => entry.card === card && entry.house === house;
    const copies = cards.filter(isCopy).reduce((sum, { count }) => sum + count, 0);
    // None are left to be told apart once this was done for an earlier entry.
    if (copies % 2 === 1 || cards.some((entry) => entry.card === other && entry.house === house)) continue;
    let left = copies / 2;
    for (const [i, entry] of [...cards.entries()].reverse()) {
      if (!isCopy(entry)) continue;
      const turned = Math.min(left, entry.count);
      left -= turned;
      const both = [
        { ...entry, count: entry.count - turned },
        { ...entry, card: other, count: turned },
      ];
      cards.splice(i, 1, ...both.filter(({ count }) => count > 0));
    }
  }
}

/** R: later sets 7: each deck of Dark Tidings brings the tide into the game, and most lists name only its 36 cards. */
function bringTide(draft: Draft): void {
  if (draft.beside.some(({ card }) => findPrinted(card)?.type === 'tide')) return;
  addBeside(draft, { card: 'the-tide' });
  draft.notes.push(`Its source does not name the tide, which lies beside each deck of ${setTitle('dt')}.`);
}

/** Cards that lie beside each deck of a set, of which nobody can say which ones a list leaves out. */
interface Missing {
  readonly type: PrintedType;
  readonly said: string;
  readonly without: string;
}

const token: Missing = {
  type: 'token-creature',
  said: 'the token creature, which lies',
  without: 'without it, its cards make none',
};

/** R: later sets 8, 11 and 12. */
const missingIn: Readonly<Partial<Record<NonNullable<Deck['set']>, Missing>>> = {
  woe: token,
  toc: token,
  pv: { type: 'prophecy', said: 'the prophecies, which lie', without: 'the deck is played without them' },
  cc: { type: 'archon-power', said: 'the archon power, which lies', without: 'the deck is played without one' },
};

function tellMissing({ set, beside, notes }: Draft): void {
  const missing = set === null ? undefined : missingIn[set];
  if (set === null || missing === undefined) return;
  if (beside.some(({ card, title }) => title !== undefined || findPrinted(card)?.type === missing.type)) return;
  notes.push(`Its source does not name ${missing.said} beside each deck of ${setTitle(set)}; ${missing.without}.`);
}

/** The deck of a draft, with everything that there is to say about it. */
export function finish(draft: Draft, suggest: Suggest): ReadDeck {
  if (draft.set === 'dt') bringTide(draft);
  tellMissing(draft);
  const { name, set, houses, cards, beside, registryId, faults, notes } = draft;
  const deck: Deck = {
    name,
    set,
    houses,
    cards,
    ...(beside.length === 0 ? {} : { beside }),
    ...(registryId === undefined ? {} : { registryId }),
  };
  return {
    deck,
    faults: limited([...faults, ...allFaults(deck, suggest)], 'the deck'),
    unplayable: unplayableCards(deck),
    notes: notes.length <= mostNotes ? notes : [...notes.slice(0, mostNotes), `And ${notes.length - mostNotes} more.`],
  };
}

/** Placeholder for an unreadable deck. */
export const unread = (faults: readonly Fault[]): ReadDeck => ({
  deck: { name: nameless, set: null, houses: [], cards: [] },
  faults: limited(faults, 'the deck'),
  unplayable: [],
  notes: [],
});
