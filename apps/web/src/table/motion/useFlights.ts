// Lets the æmber fly: small gems above the board, which take no pointer and are gone when they have come.
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { isStill } from '../../settings/apply.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import type { Flight } from './flights.ts';
import { flightsBetween } from './flights.ts';

const milliseconds = 240;
/** Between one gem and the next. */
const apart = 60;

function middleOf(element: Element | null): { readonly x: number; readonly y: number } | null {
  const box = element?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function fly(root: HTMLElement, { from, to }: Flight, snapshot: Snapshot, n: number): void {
  const poolOf = (seat: number): Element | null =>
    root.querySelector(`[data-testid="${seat === snapshot.sides.me ? 'my' : 'foe'}-bar"] .aember-ring`);
  const begin = middleOf(from.at === 'pool' ? poolOf(from.seat) : root.querySelector(`[data-key="${from.key}"]`));
  const end = middleOf(poolOf(to));
  if (begin === null || end === null) return;
  const gem = document.createElement('i');
  gem.className = 'flying-gem';
  gem.ariaHidden = 'true';
  root.append(gem);
  const pace = document.documentElement.dataset.motion === 'quick' ? 0.5 : 1;
  const at = ({ x, y }: { readonly x: number; readonly y: number }): string =>
    `translate(${x}px, ${y}px) rotate(45deg)`;
  const flight = gem.animate(
    [
      { transform: at(begin), opacity: 1 },
      { transform: at(end), opacity: 0.9 },
    ],
    {
      duration: milliseconds * pace,
      delay: n * apart * pace,
      easing: 'cubic-bezier(0.5, 0, 0.3, 1)',
      fill: 'backwards',
    },
  );
  flight.onfinish = () => gem.remove();
  flight.oncancel = () => gem.remove();
}

export function useFlights(ref: RefObject<HTMLElement | null>, snapshot: Snapshot): void {
  const before = useRef<Snapshot | null>(null);
  useLayoutEffect(() => {
    const root = ref.current;
    if (root !== null && before.current !== snapshot && !isStill()) {
      flightsBetween(before.current, snapshot).forEach((flight, n) => {
        fly(root, flight, snapshot, n);
      });
    }
    before.current = snapshot;
  }, [ref, snapshot]);
}
