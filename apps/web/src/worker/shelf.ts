// The decks that a game can be played with: those that come with the program, and those that the player brought along.
// What is brought is the writing of a stranger until `parseDeck` has read it.
import { bundledDecks, DeckError, findBundled, sayFault, writeDeck } from '@vaultsong/decks';
import type { Brought, DeckFace } from '../host.ts';
import type { ShelvedDeck } from './faces.ts';
import { deckFace } from './faces.ts';

/** A brought deck is called after its content, so that an address never means another deck than it did. */
const ownPrefix = 'own-';

export class Shelf {
  readonly #own = new Map<string, ShelvedDeck>();

  /** The player's own decks first. */
  all(): readonly DeckFace[] {
    return [...this.#own.values(), ...bundledDecks.map((entry) => ({ ...entry, own: false }))].map(deckFace);
  }

  /** @throws Error when there is no deck of that name here */
  find(slug: string): ShelvedDeck {
    const own = this.#own.get(slug);
    if (own === undefined && slug.startsWith(ownPrefix))
      throw new Error(
        'This game was played with a deck that its player brought along, and an address does not hold such a deck. ' +
          'Bring the file of the deck again: “New game” at the table takes it.',
      );
    return own ?? { ...findBundled(slug), own: false };
  }

  /** Takes in a deck file or its text. */
  async bring(source: Blob | string): Promise<Brought> {
    try {
      // Loaded when it is needed: it knows every printed card, and most players play with the decks that are here.
      const { longestDeckFile, parseDeck } = await import('@vaultsong/decks/import');
      const deck = parseDeck(typeof source === 'string' ? source : await textOf(source, longestDeckFile));
      const text = writeDeck(deck);
      const entry = { slug: ownPrefix + hashOf(text), deck, own: true };
      this.#own.set(entry.slug, entry);
      return { deck: deckFace(entry), text };
    } catch (error) {
      if (!(error instanceof DeckError)) throw error;
      return { faults: error.faults.map(sayFault) };
    }
  }
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

/** FNV-1a, as 8 hexadecimal digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
