import { useSyncExternalStore } from 'react';

/** Whether the screen fits a media query, followed as it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    // Drawn without a window, no screen is special.
    () => false,
  );
}

/** A screen on which each line counts: a phone, also on its side. The head of the pages folds into a menu there. */
export const useCompact = (): boolean => useMedia('(max-width: 720px), (max-height: 559px)');

/** Whether fingers point: what is said of clicks and hovering is said of taps then, however large the screen. */
export const useFingers = (): boolean => useMedia('(pointer: coarse)');

/** The layout for a hand-held screen: verbs at thumb height, text and log on sheets. */
export const usePhone = (): boolean => useMedia('(max-width: 720px)');
