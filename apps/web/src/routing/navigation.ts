// Navigation: the location of the page as React follows it, and moves to other addresses without loading the page
// again.
import type { BaseLocationHook } from 'wouter';
import { navigate, useLocationProperty, usePathname } from 'wouter/use-browser-location';

/** Grows with each going somewhere, also to where one is already; not with a new name for the same place. */
let visits = 0;

/** Whether the page has shown more than what it was opened with. */
export const hasMoved = (): boolean => visits > 0;

// Before anything below subscribes, so that whoever hears of the way back reads the number of the new visit.
window.addEventListener('popstate', () => {
  visits += 1;
});

const here = (): string => window.location.pathname + window.location.search + window.location.hash;

/** Another place, to which “Back” leads back from the next. Another page begins at its top. */
export function goTo(address: string): void {
  const before = window.location.pathname;
  visits += 1;
  navigate(address, { replace: address === here() });
  if (window.location.pathname !== before) window.scrollTo(0, 0);
}

/** The same place under another address, as while one types. */
export function rename(address: string): void {
  if (address !== here()) navigate(address, { replace: true, state: window.history.state });
}

/** Notes with this place what it was left for; “Back” finds it there, also after a reload. */
export const goToPart = (what: string): void => navigate(here(), { replace: true, state: { leftFor: what } });

/** The note that `goToPart` left at this place; null: none. */
export function leftFor(): string | null {
  const noted: unknown = window.history.state;
  if (noted === null || typeof noted !== 'object' || !('leftFor' in noted)) return null;
  return typeof noted.leftFor === 'string' ? noted.leftFor : null;
}

export interface Address {
  /** The query with its question mark, or nothing. */
  readonly search: string;
  /** The fragment with its hash sign, or nothing. */
  readonly hash: string;
  /** The number of this visit. */
  readonly visit: number;
}

export function useAddress(): Address {
  const search = useLocationProperty(() => window.location.search);
  const hash = useLocationProperty(() => window.location.hash);
  const visit = useLocationProperty(() => visits);
  return { search, hash, visit };
}

/** Makes the links of wouter go by `goTo`. */
export const useLocationOfSite: BaseLocationHook = () => [usePathname(), goTo];
