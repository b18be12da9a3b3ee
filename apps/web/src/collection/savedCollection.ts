// The collection as text, kept in this tab until it is closed; only where the browser has no database for the page.

const key = 'vaultsong.collection';

/** The storage of the tab, if the browser lets the page have one. */
export function tabStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** What was kept; whoever reads it must parse it. */
export function savedCollection(): string {
  try {
    return tabStore()?.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** @param kept as the worker wrote it */
export function saveCollection(kept: string): void {
  try {
    tabStore()?.setItem(key, kept);
  } catch {
    // When it is full, the collection lasts as long as the page.
  }
}
