// Any deck that a page can show, by the id that its address has: one that comes with the program, one of the collection,
// a new one from its seed, or one that is written in the address itself, as a code.
import type { Deck, Fault } from '@vaultsong/decks';
import { bundledDecks, DeckError, deckOfName, isGeneratedName, sayFault, sayPlainly } from '@vaultsong/decks';
import type { Unplayable } from '@vaultsong/decks/import';
import { deckFaults, isCode, noSuggestion, readCode, unplayableCards } from '@vaultsong/decks/import';
import type { Held } from '../../collection/collection.ts';
import type { KeptDeck } from '../../collection/entry.ts';
import { isOwnId, ownId } from '../../collection/ownId.ts';

export type Origin = 'bundled' | 'own' | 'generated' | 'code';

export interface KnownDeck {
  /** What its address says. */
  readonly id: string;
  /** What the collection calls it: notes of a deck are the same however one came to it. */
  readonly keptAs: string;
  readonly origin: Origin;
  readonly deck: Deck;
  readonly faults: readonly Fault[];
  readonly unplayable: readonly Unplayable[];
  /** What its source left open. */
  readonly notes: readonly string[];
  readonly playable: boolean;
  /** When it came into the collection; null: it did not. */
  readonly added: number | null;
  /** Where it came from, as the collection says it. */
  readonly source: string | null;
}

const judged = (
  deck: Deck,
  about: Pick<KnownDeck, 'id' | 'keptAs' | 'origin' | 'notes' | 'added' | 'source'>,
  otherFaults: readonly Fault[] = [],
  ofDeck: readonly Fault[] = deckFaults(deck),
): KnownDeck => {
  const faults = [...otherFaults, ...ofDeck];
  const unplayable = unplayableCards(deck);
  return { ...about, deck, faults, unplayable, playable: faults.length === 0 && unplayable.length === 0 };
};

/** In the order of the program. */
export const bundled: readonly KnownDeck[] = bundledDecks.map(({ slug, deck }) => ({
  ...{ id: slug, keptAs: slug, origin: 'bundled', deck, faults: [], unplayable: [], notes: [] },
  ...{ playable: true, added: null, source: null },
}));

const known = new WeakMap<KeptDeck, KnownDeck>();

/**
 * A deck of the collection among the others, judged once. What unknown cards may have meant is not looked up: of
 * thousands of decks that would take minutes.
 */
export function knownOf(kept: KeptDeck): KnownDeck {
  const before = known.get(kept);
  if (before !== undefined) return before;
  const found = ownDeck(
    kept,
    deckFaults(kept.deck, () => noSuggestion),
  );
  known.set(kept, found);
  return found;
}

const ownDeck = ({ id, deck, added, source, notes, faults }: KeptDeck, ofDeck?: readonly Fault[]): KnownDeck =>
  judged(deck, { id, keptAs: id, origin: 'own', notes, added, source }, faults, ofDeck);

const asked = new WeakMap<KeptDeck, KnownDeck>();

/** A deck of the collection that somebody asked for, with all that can be said of its faults. */
function explained(kept: KeptDeck): KnownDeck {
  const found = asked.get(kept) ?? ownDeck(kept);
  asked.set(kept, found);
  return found;
}

/** What an id leads to, or why it leads nowhere, in sentences. */
export type Search = { readonly found: KnownDeck } | { readonly missing: readonly string[] };

/** Finds a deck by what an address calls it. */
export function findKnown(id: string, held: Pick<Held, 'decks'>): Search {
  const one = bundled.find((deck) => deck.id === id);
  if (one !== undefined) return { found: one };
  const kept = held.decks.get(id);
  if (kept !== undefined) return { found: explained(kept) };
  try {
    if (isGeneratedName(id)) return { found: visiting(id, 'generated', deckOfName(id), held) };
    if (isCode(id)) {
      const { deck, faults, notes } = readCode(id);
      return { found: visiting(id, 'code', deck, held, faults, notes) };
    }
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    return { missing: error.faults.map(sayPlainly) };
  }
  if (isOwnId(id))
    return {
      missing: [
        'This deck is in another person’s collection, and its address does not contain it. The page of the deck, where it ' +
          'is saved, has a code that does.',
      ],
    };
  return { missing: [`No deck is called “${id.length > 60 ? `${id.slice(0, 60)}…` : id}”.`] };
}

function visiting(
  id: string,
  origin: Origin,
  deck: Deck,
  { decks }: Pick<Held, 'decks'>,
  faults: readonly Fault[] = [],
  notes: readonly string[] = [],
): KnownDeck {
  const keptAs = ownId(deck);
  const kept = decks.get(keptAs);
  const own = deckFaults(deck).map(sayFault);
  const others = faults.filter((fault) => !own.includes(sayFault(fault)));
  return judged(deck, { id, keptAs, origin, notes, added: kept?.added ?? null, source: kept?.source ?? null }, others);
}
