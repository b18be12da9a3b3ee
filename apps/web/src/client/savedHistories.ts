// Histories of decks against each other, kept in this browser for as long as it keeps anything.

const store = 'vaultsong.histories';

/** The stored text, which the caller must parse. */
export function savedHistories(): string {
  try {
    return localStorage.getItem(store) ?? '';
  } catch {
    return '';
  }
}

/** @param kept as the worker wrote it */
export function saveHistories(kept: string): void {
  try {
    localStorage.setItem(store, kept);
  } catch {
    // Without storage, or when it is full, the histories last as long as the page.
  }
}

/** Calls `hear` when another tab stores histories. */
export function watchHistories(hear: (kept: string) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === store) hear(event.newValue ?? '');
  });
}
