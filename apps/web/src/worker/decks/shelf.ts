// The decks that a game can be played with: those that come with the program, those of the player's collection, new ones
// by their seeds, and those that an address holds as a code. What is brought is the writing of a stranger until it was read.
import type { Deck } from '@vaultsong/decks';
import {
  bundledDecks,
  DeckError,
  deckOfName,
  findBundled,
  generatedName,
  generatedSets,
  isGeneratedName,
  sayPlainly,
  writeDeck,
} from '@vaultsong/decks';
import { Collection } from '../../collection/collection.ts';
import { isOwnId, ownId } from '../../collection/ownId.ts';
import type { Lasting } from '../../collection/storage.ts';
import { tabStorage } from '../../collection/storage.ts';
import type { Brought, DeckInfo } from '../../wire/cardInfo.ts';
import type { ShelvedDeck } from '../present/cards.ts';
import { deckInfoOf } from '../present/cards.ts';

/** The part that knows every printed card; most players play with the decks that are here, and need not load it. */
const judges = () => import('@vaultsong/decks/import');

const isCode = (slug: string): boolean => /^vs\d+-/.test(slug);

const bundled = bundledDecks.map((entry): ShelvedDeck => ({ ...entry, origin: 'bundled' }));

export class Shelf {
  #collection = new Collection(tabStorage(null));
  /** Decks that were asked for by name and found fit to play. */
  readonly #opened = new Map<string, ShelvedDeck>();

  /** From now on the own decks are those of this collection. */
  use(collection: Collection): void {
    this.#collection = collection;
  }

  get lasting(): Lasting {
    return this.#collection.held.lasting;
  }

  /** The player's own decks first, the newest before the others; then those that are visiting. */
  all(): readonly DeckInfo[] {
    const own = [...this.#collection.held.decks.values()]
      .filter(({ playable }) => playable)
      .toSorted((a, b) => b.added - a.added)
      .map(({ id, deck }): ShelvedDeck => ({ slug: id, deck, origin: 'own' }));
    const visiting = [...this.#opened.values()].filter(({ origin }) => origin === 'visiting');
    return [...own, ...visiting, ...bundled].map(deckInfoOf);
  }

  /** Gets decks ready that have to be looked up or read first. @throws DeckError where one cannot be played */
  async open(slugs: readonly string[]): Promise<void> {
    for (const slug of slugs) {
      if (this.#opened.has(slug)) continue;
      if (isCode(slug)) {
        const { readCode, unplayableFault } = await judges();
        const { deck, faults, unplayable } = readCode(slug);
        this.#keepOpen({ slug, deck, origin: 'visiting' }, [...faults, ...unplayable.map(unplayableFault)]);
      } else if (isOwnId(slug)) {
        const kept = this.#collection.held.decks.get(slug);
        if (kept === undefined) continue;
        const { deckFaults, unplayableCards, unplayableFault } = await judges();
        const { deck, faults } = kept;
        const reasons = [...faults, ...deckFaults(deck), ...unplayableCards(deck).map(unplayableFault)];
        this.#keepOpen({ slug, deck, origin: 'own' }, reasons);
      }
    }
  }

  /**
   * Own decks among these, as text: what a game must bring along to go on where the collection has them no longer.
   * @returns undefined where there is none
   */
  ownTexts(slugs: readonly string[]): readonly string[] | undefined {
    const texts = [...new Set(slugs)].filter(isOwnId).map((slug) => writeDeck(this.find(slug).deck));
    return texts.length === 0 ? undefined : texts;
  }

  /** What a deck is called where this shelf is not: a name that leads to it everywhere, or the whole of it as text. */
  textOf(slug: string): string {
    if (!isOwnId(slug)) return slug;
    return writeDeck(this.#collection.held.decks.get(slug)?.deck ?? this.find(slug).deck);
  }

  /** Takes decks that a kept game brings along, for that game alone: the collection stays as its owner left it. */
  async lend(texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      try {
        const deck = await parsed(text);
        const slug = ownId(deck);
        if (!this.#opened.has(slug)) this.#opened.set(slug, { slug, deck, origin: 'own' });
      } catch (error) {
        // A deck that is none is as good as one that is missing, which `find` tells.
        if (!(error instanceof DeckError)) throw error;
      }
    }
  }

  #keepOpen(deck: ShelvedDeck, faults: DeckError['faults']): void {
    if (faults.length > 0) throw new DeckError(faults);
    this.#opened.set(deck.slug, deck);
  }

  /** Whether an own deck is here, opened; every other name is for `find` to judge. */
  has(slug: string): boolean {
    return !isOwnId(slug) || this.#opened.has(slug);
  }

  /** @throws Error when there is no deck of that name here, or when it was not opened */
  find(slug: string): ShelvedDeck {
    const open = this.#opened.get(slug);
    if (open !== undefined) return open;
    if (isGeneratedName(slug)) {
      const made: ShelvedDeck = { slug, deck: deckOfName(slug), origin: 'visiting' };
      this.#opened.set(slug, made);
      return made;
    }
    if (slug.startsWith('own-'))
      throw new Error(
        'This game was played with a deck of its player’s own collection, and an address does not hold such a deck. ' +
          'The page of the deck has a link that does; or bring the file of the deck: “New game” at the table takes it.',
      );
    return { ...findBundled(slug), origin: 'bundled' };
  }

  /** A new deck of any set of which there are new ones: the seed says which. @param seed a whole number from 0 on */
  newDeck(seed: number): DeckInfo {
    return deckInfoOf(this.find(generatedName({ set: generatedSets[seed % generatedSets.length] ?? 'cota', seed })));
  }

  /** Takes in a deck file or its text. */
  async bring(source: Blob | string): Promise<Brought> {
    try {
      const { longestDeckFile } = await judges();
      const deck = await parsed(typeof source === 'string' ? source : await textOf(source, longestDeckFile));
      const entry: ShelvedDeck = { slug: ownId(deck), deck, origin: 'own' };
      const about = { source: 'the table', playable: true, faults: [], notes: [] };
      await this.#collection.add([{ id: entry.slug, deck, added: Date.now(), ...about }]);
      this.#opened.set(entry.slug, entry);
      return { deck: deckInfoOf(entry), text: writeDeck(deck) };
    } catch (error) {
      if (!(error instanceof DeckError)) throw error;
      return { faults: error.faults.map(sayPlainly) };
    }
  }
}

/** A deck in any format that is read. @throws DeckError with all that keeps it from being played */
async function parsed(text: string): Promise<Deck> {
  const { longestDeckFile, parseDeck, readDecks, unplayableFault } = await judges();
  if (text.length > longestDeckFile) throw fault(`${text.length} characters`, `at most ${longestDeckFile}`);
  const read = await readDecks(text);
  // A deck file has all that is wrong with it told as such.
  if (read.format === 'vaultsong') return parseDeck(text);
  const [only, ...others] = read.format === 'registry-id' ? [] : read.decks;
  if (only === undefined || others.length > 0)
    throw new DeckError([
      {
        ...{ where: 'the text', what: 'several decks', expected: 'one deck' },
        plain: 'These are several decks: bring them on the page “Decks”, and choose one here.',
      },
    ]);
  const { deck, faults, unplayable } = only;
  const reasons = [...faults, ...unplayable.map(unplayableFault)];
  if (reasons.length > 0) throw new DeckError(reasons);
  return deck;
}

async function textOf(file: Blob, most: number): Promise<string> {
  if (file.size > most) throw fault(`${file.size} bytes`, `at most ${most}`);
  const bytes = await file.arrayBuffer().catch(() => {
    throw fault('it cannot be read', 'a deck file');
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw fault('it is not text', 'JSON in UTF-8');
  }
}

const fault = (what: string, expected: string): DeckError => new DeckError([{ where: 'the file', what, expected }]);
