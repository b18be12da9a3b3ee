// Cards and programs of adventures: a chunk of their own, which a duel need not load.

/** What plays adventures. Their cards are made when it comes. */
export const loadAdventures = () => import('./adventure.ts');

/**
 * Loads the cards of adventures where a record may be of one.
 * @param text of a record, or of anything else
 */
export async function loadCardsFor(text: string): Promise<void> {
  if (text.includes('"adventure"')) await loadAdventures();
}
