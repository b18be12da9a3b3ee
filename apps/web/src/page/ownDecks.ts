// The texts of the decks that the player brought, kept in this tab until it is closed: a game with one of them survives
// that its page is loaded again, although its address only names the deck.

const store = 'vaultsong.decks';

/** What was kept; whoever reads it must parse it as anew. */
export function keptDecks(): readonly string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(store) ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
  } catch {
    // No storage, or something else wrote there.
    return [];
  }
}

export function keepDeck(text: string): void {
  try {
    sessionStorage.setItem(store, JSON.stringify([...keptDecks().filter((kept) => kept !== text), text]));
  } catch {
    // Without storage, or when it is full, the deck lasts as long as the page.
  }
}
