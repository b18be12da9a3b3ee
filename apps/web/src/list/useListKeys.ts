// Keys of a list: `/` leads to its search, arrows lead from item to item as they lie on the screen, Home and End to the
// first and the last.
import type { KeyboardEvent, RefObject } from 'react';
import { focusSearch, walkTiles } from '../actions/pageActions.ts';
import { obeyHere } from '../actions/shortcuts.ts';
import { useActionKeys } from '../actions/useActionKeys.ts';

/** How many lie side by side: those as high as the first. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop;
  const next = tiles.findIndex((tile) => tile.offsetTop !== top);
  return next < 0 ? Math.max(1, tiles.length) : next;
}

/** @returns the number of the item that a key leads to from another, or null where it leads nowhere */
export function stepBy(key: string, from: number, count: number, columns: number): number | null {
  const to = (() => {
    switch (key) {
      case 'ArrowLeft':
        return from - 1;
      case 'ArrowRight':
        return from + 1;
      case 'ArrowUp':
        return from - columns;
      case 'ArrowDown':
        // From the last line but one to a shorter last line.
        return from + columns < count || Math.floor(from / columns) === Math.floor((count - 1) / columns)
          ? from + columns
          : count - 1;
      case 'Home':
        return 0;
      case 'End':
        return count - 1;
      default:
        return -1;
    }
  })();
  return to < 0 || to >= count || to === from ? null : to;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input:not([type="checkbox"]), select, textarea') !== null;

function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  if (isTyping(event.target)) return;
  const tiles = [...event.currentTarget.children].filter((tile) => tile instanceof HTMLElement);
  const from = tiles.findIndex((tile) => tile.contains(document.activeElement));
  const go = (to: number): void => {
    const tile = tiles[to];
    tile?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    tile?.scrollIntoView({ block: 'nearest' });
  };
  const stepTo = (key: string): number | null => (from < 0 ? null : stepBy(key, from, tiles.length, columnsOf(tiles)));
  if (obeyHere([walkTiles], { stepTo, go }, event)) event.preventDefault();
}

/** @returns handler of the keys that are pressed in the list itself */
export function useListKeys(search: RefObject<HTMLInputElement | null>): (event: KeyboardEvent<HTMLElement>) => void {
  useActionKeys([focusSearch], () => search.current);
  return moveInGrid;
}
