// Loads decks from all sources: files in any format, standard input, codes, the registry, the bundled decks, or a seed.
import { existsSync } from 'node:fs';
import type { Deck } from '@vaultsong/decks';
import { DeckError, deckOfName, findBundled, isGeneratedName, printable, sayFault, sayPlainly } from '@vaultsong/decks';
import type { DeckFormat, ReadDeck, ReadText } from '@vaultsong/decks/import';
import type { Registry } from '@vaultsong/registry';
import { UserError } from './errors.ts';
import { printablePath, readText, standardInput } from './input.ts';

/** Reads decks from outside. It knows all cards that were ever printed, which no deck that comes with the program needs. */
const reading = () => import('@vaultsong/decks/import');

/** A deck, and how it came. */
export interface SourcedDeck extends ReadDeck {
  /** As the user named it. */
  readonly source: string;
  readonly format: DeckFormat | 'bundled' | 'generated';
}

/**
 * Finds a deck to play with.
 * @param source path of a file, slug or title of a bundled deck, the code of a deck, or a new deck as `generated:cota:7`
 * @throws UserError with everything that is wrong with it
 */
async function loadDeck(source: string): Promise<Deck> {
  const { deck, faults, unplayable } = await loadOne(source);
  if (faults.length + unplayable.length === 0) return deck;
  const { unplayableFault } = await reading();
  const reasons = [...faults, ...unplayable.map(unplayableFault)].map((fault) => `\n  ${sayFault(fault)}`);
  throw new UserError(`${printablePath(source)} is not a deck to play with:${reasons.join('')}`);
}

/** Decks to play with, as `loadDeck`. @throws UserError with what is wrong with each, in their order */
export async function loadPlayable(sources: readonly string[]): Promise<readonly Deck[]> {
  const decks: Deck[] = [];
  const wrong: string[] = [];
  for (const source of sources) {
    try {
      decks.push(await loadDeck(source));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      wrong.push(error.message);
    }
  }
  if (wrong.length > 0) throw new UserError(wrong.join('\n'));
  return decks;
}

/** One deck, whole or not. @throws UserError where there is none, or several */
export async function loadOne(source: string, registry: Registry | null = null): Promise<SourcedDeck> {
  const [only, ...more] = await loadDecks(source, registry);
  if (only !== undefined && more.length === 0) return only;
  const names = [only, ...more].slice(0, 5).map((read) => `“${printable(read?.deck.name ?? '')}”`);
  throw new UserError(
    `${printablePath(source)}: it has ${more.length + 1} decks, ${names.join(', ')}${more.length > 4 ? ' …' : ''}; expected one: "vaultsong deck import FILE --out DIR" makes a file of each`,
  );
}

/**
 * Finds decks, each with its faults.
 * @param source what the user named; `-` is standard input
 * @param registry asked for decks of which the id alone is known; null: only what was kept of it counts
 * @throws UserError where nothing in it is like a deck
 */
export async function loadDecks(source: string, registry: Registry | null): Promise<readonly SourcedDeck[]> {
  const isText = source === standardInput || existsSync(source);
  if (!isText && isGeneratedName(source)) return [generated(source)];
  const read = isText ? await readFile(source) : await readName(source);
  if (read === null) return [bundled(source)];
  if (read.format !== 'registry-id') return read.decks.map((deck) => ({ ...deck, source, format: read.format }));
  const decks: SourcedDeck[] = [];
  for (const deck of read.named) {
    if ('fault' in deck) throw new UserError(`${printablePath(source)}, line ${deck.line}: ${sayPlainly(deck.fault)}`);
    decks.push(...(await ask(deck.id, source, registry)));
  }
  return decks;
}

async function readFile(path: string): Promise<ReadText> {
  const { longestDeckText, readDecks } = await reading();
  const text = await readText(path, longestDeckText);
  try {
    return await readDecks(text);
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    const faults = error.faults.map((fault) => `\n  ${sayFault(fault)}`).join('');
    throw new UserError(`${printablePath(path)} is not a deck:${faults}`);
  }
}

function generated(name: string): SourcedDeck {
  try {
    return { deck: deckOfName(name), faults: [], unplayable: [], notes: [], source: name, format: 'generated' };
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    throw new UserError(error.message);
  }
}

/** Reads a code, an id or an address; null for any other name. */
async function readName(name: string): Promise<ReadText | null> {
  if (!/^vs\d+-|^(?:https?:\/\/|www\.)|\.com\/|^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(name)) return null;
  const { readDecks } = await reading();
  try {
    return await readDecks(name);
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    throw new UserError(`${printable(name)}: ${error.message}`);
  }
}

async function ask(id: string, source: string, registry: Registry | null): Promise<readonly SourcedDeck[]> {
  // The client of the registry is loaded only for a deck that is named by its id.
  const { answerAbout } = await import('./registry/fromOptions.ts');
  const answer = await answerAbout(id, registry);
  if (answer === null)
    throw new UserError(
      `${printablePath(source)}: only the registry knows the deck with this id; "vaultsong deck import ${id} --fetch" asks it, and keeps the answer for all commands`,
    );
  const { readDecks } = await reading();
  const read = await readDecks(answer);
  return read.format === 'registry-id' ? [] : read.decks.map((deck) => ({ ...deck, source, format: read.format }));
}

function bundled(name: string): SourcedDeck {
  try {
    const { deck } = findBundled(name);
    return { deck, faults: [], unplayable: [], notes: [], source: name, format: 'bundled' };
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    const expected = error.faults.map((fault) => fault.expected).join('; ');
    throw new UserError(
      `"${printable(name)}": no file and no deck has this name; expected a deck file or ${expected}; "vaultsong decks" lists them`,
    );
  }
}
