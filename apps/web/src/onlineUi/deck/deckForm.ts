// A form whose only field is the deck that one brings. The deck is chosen among those that there are, and kept in this browser
// (chosenDeck.ts); only the server can have something against it.
import { z } from 'zod';
import type { RequestForm } from '../form/useRequestForm.ts';
import { useRequestForm } from '../form/useRequestForm.ts';
import type { Mutation } from '../useMutation.ts';

const deckForm = z.object({});

export type DeckForm = RequestForm<z.infer<typeof deckForm>, z.infer<typeof deckForm>>;

/** Faults of a deck, by their places in the requests of tables and tournaments. */
export const deckFaults = { deck: 'deck', 'sit.deck': 'deck' } as const;

/** @param shared what else is done on the page meanwhile; null: nothing */
export const useDeckForm = (shared: Mutation | null = null): DeckForm =>
  useRequestForm(deckForm, {}, deckFaults, shared);
