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
  );
}

/** The layout for a hand-held screen: verbs at thumb height, text and log on sheets. */
export const usePhone = (): boolean => useMedia('(max-width: 720px)');
