// Arrows lead from card to card as they lie on the screen; Home and End lead to the first and the last.
import type { KeyboardEvent } from 'react';

const plain = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;

/** How many lie side by side: those as high as the first. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop;
  const next = tiles.findIndex((tile) => tile.offsetTop !== top);
  return next < 0 ? Math.max(1, tiles.length) : next;
}

/** @returns the number of the card that a key leads to from another, or null where it leads nowhere */
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

export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  if (!plain(event)) return;
  const tiles = [...event.currentTarget.children].filter((tile) => tile instanceof HTMLElement);
  const from = tiles.findIndex((tile) => tile.contains(document.activeElement));
  const to = from < 0 ? null : stepBy(event.key, from, tiles.length, columnsOf(tiles));
  if (to === null) return;
  event.preventDefault();
  const tile = tiles[to];
  tile?.querySelector('a')?.focus({ preventScroll: true });
  tile?.scrollIntoView({ block: 'nearest' });
}
