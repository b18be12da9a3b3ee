// The match of this tab, kept until the tab is closed: it goes on where it was when its page is loaded again.

/** Each page of the program has a match of its own. */
const store = (): string => `vaultsong.match${window.location.pathname}`;

/** @param kept as the worker wrote it */
export function keepMatch(kept: string): void {
  try {
    sessionStorage.setItem(store(), kept);
  } catch {
    // Without storage, or when it is full, the match lasts as long as the page.
  }
}

const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

/** What was kept, if the page was just loaded again; whoever opens an address gets a new match. Worth reading once. */
export function matchToResume(): string | null {
  try {
    return isReload() ? sessionStorage.getItem(store()) : null;
  } catch {
    return null;
  }
}
