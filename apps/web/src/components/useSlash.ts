import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), select, textarea') !== null;

/** `/` leads to the search, as in many places. */
export function useSlash(search: RefObject<HTMLInputElement | null>): void {
  // As soon as the page is there: what is typed right then is not lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [search]);
}
