// Creatures of a long battleline that lie beyond its edges: their number is told there, and the wheel of a mouse, which most people
// have in one direction only, leads to them.
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** From the left edge to the right one. */
export interface Span {
  readonly left: number;
  readonly right: number;
}

/** Numbers of creatures that are not seen, or less than half of them. */
export interface Beyond {
  readonly left: number;
  readonly right: number;
}

const none: Beyond = { left: 0, right: 0 };

/** @param window in which the line is seen */
export function beyond(window: Span, creatures: readonly Span[]): Beyond {
  const middles = creatures.map(({ left, right }) => (left + right) / 2);
  return {
    left: middles.filter((middle) => middle < window.left).length,
    right: middles.filter((middle) => middle > window.right).length,
  };
}

/**
 * How far a turn of the wheel moves a line along; 0: it is left to what lies around the line, also at the end of it.
 * @param line its place, and how far it can be moved
 */
export function alongBy(
  { deltaX, deltaY, ctrlKey }: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'ctrlKey'>,
  { scrollLeft, most }: { readonly scrollLeft: number; readonly most: number },
): number {
  if (deltaX !== 0 || ctrlKey) return 0;
  return Math.max(0, Math.min(most, scrollLeft + deltaY)) - scrollLeft;
}

/** @param count of creatures in the line */
export function useLineEnds(root: RefObject<HTMLElement | null>, count: number): Beyond {
  const [ends, setEnds] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of creatures is another line
  useEffect(() => {
    const line = root.current;
    if (line === null) return;
    const look = (): void => {
      const isWhole = line.scrollWidth <= line.clientWidth;
      const tiles = isWhole ? [] : [...line.querySelectorAll(':scope > .tile')];
      const now = beyond(
        line.getBoundingClientRect(),
        tiles.map((tile) => tile.getBoundingClientRect()),
      );
      setEnds((before) => (before.left === now.left && before.right === now.right ? before : now));
    };
    const turn = (event: WheelEvent): void => {
      const by = alongBy(event, { scrollLeft: line.scrollLeft, most: line.scrollWidth - line.clientWidth });
      if (by === 0) return;
      event.preventDefault();
      line.scrollLeft += by;
    };
    const observer = new ResizeObserver(look);
    observer.observe(line);
    line.addEventListener('scroll', look, { passive: true });
    line.addEventListener('wheel', turn, { passive: false });
    return () => {
      observer.disconnect();
      line.removeEventListener('scroll', look);
      line.removeEventListener('wheel', turn);
    };
  }, [count]);
  return ends;
}
