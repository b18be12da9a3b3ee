// Decks that come with the program, by the ids of their pages.
import type { BundledDeck } from '@vaultsong/decks';
import { bundledDecks } from '@vaultsong/decks';

/** null where none has that id, such as one of a player’s own. */
export const bundledDeck = (id: string): BundledDeck | null => bundledDecks.find(({ slug }) => slug === id) ?? null;
