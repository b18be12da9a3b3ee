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

/** The layout for a hand-held screen held upright: verbs at thumb height, text and log on sheets. */
export const phoneScreen = '(max-width: 720px) and (min-height: 560px), (max-width: 480px)';
export const usePhone = (): boolean => useMedia(phoneScreen);

/** A screen on its side or magnified, too low for one column: the question stands beside the board. */
export const lowScreen = '(min-width: 481px) and (max-height: 559px)';

/** Beside the question there is no room for a bar of a player at full length. */
export const briefScreen = '(max-width: 1100px)';
export const useBrief = (): boolean => useMedia(briefScreen);
