// The keyboard of a page: its keys do what its actions say.
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { currentSettings, watchSettings } from '../settings/store.ts';
import type { Action } from './action.ts';
import { ariaKeys } from './keys.ts';
import { obey } from './shortcuts.ts';

/** @returns whether letters, numbers and signs alone are shortcuts, by the settings */
export const useCharacterKeys = (): boolean =>
  useSyncExternalStore(watchSettings, currentSettings, currentSettings).characters;

/** @returns what writes the keys of an action for `aria-keyshortcuts` */
export function useAriaKeys(): <Context>(action: Action<Context>) => string | undefined {
  const characters = useCharacterKeys();
  return ({ shortcut }) => ariaKeys(shortcut?.keys ?? [], characters);
}

/** Listens to the keys of some actions while the page is shown. @param contextOf what they are done with, at the press */
export function useActionKeys<Context>(actions: readonly Action<Context>[], contextOf: () => Context): void {
  // As soon as the page is there: what is typed right then is not lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => obey(actions, contextOf(), event, currentSettings().characters);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
