// Moving about the table by keyboard. Each zone is one tab stop; arrows move among its stops and to the zones above
// and below. Works on the marks that components leave in the page: `data-zone` and, within it, `data-stop`.

export const stopsOf = (zone: Element): HTMLElement[] => [
  ...zone.querySelectorAll<HTMLElement>('[data-stop]:not(:disabled)'),
];

const zonesOf = (root: Element): Element[] =>
  [...root.querySelectorAll('[data-zone]')].filter((zone) => stopsOf(zone).length > 0);

/** Leaves only this one of some stops in the order of Tab. A long log has many, of which few change. */
function leaveOne(stops: readonly HTMLElement[], current: HTMLElement | undefined): void {
  for (const stop of stops) {
    const tabIndex = stop === current ? 0 : -1;
    if (stop.tabIndex !== tabIndex) stop.tabIndex = tabIndex;
  }
}

/**
 * Leaves one stop of each zone in the order of Tab: the one that had the focus last, or the first; where the newest stands
 * last, always that one.
 */
export function setTabStops(root: Element): void {
  for (const zone of root.querySelectorAll('[data-zone]')) {
    const stops = stopsOf(zone);
    const usual = zone.hasAttribute('data-newest-last')
      ? stops.at(-1)
      : (stops.find((stop) => stop.tabIndex === 0) ?? stops[0]);
    leaveOne(stops, stops.find((stop) => stop === document.activeElement) ?? usual);
  }
}

const middle = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** The stop of a zone that lies nearest to a place on the screen. */
const nearest = (zone: Element, x: number): HTMLElement | undefined =>
  stopsOf(zone).sort((a, b) => Math.abs(middle(a) - x) - Math.abs(middle(b) - x))[0];

/** The stop that an arrow leads to from `from`; undefined at an edge. */
export function stopToward(root: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const zone = from.closest('[data-zone]');
  if (zone === null) return undefined;
  const stops = stopsOf(zone);
  const at = stops.indexOf(from);
  const upright = zone.getAttribute('data-zone') === 'column';
  switch (key) {
    case 'Home':
      return stops[0];
    case 'End':
      return stops.at(-1);
    case upright ? 'ArrowUp' : 'ArrowLeft':
      return stops[at - 1];
    case upright ? 'ArrowDown' : 'ArrowRight':
      return stops[at + 1];
    case 'ArrowUp':
    case 'ArrowDown': {
      const zones = zonesOf(root).filter((other) => other.getAttribute('data-zone') === 'row');
      const next = zones[zones.indexOf(zone) + (key === 'ArrowUp' ? -1 : 1)];
      return next === undefined ? undefined : nearest(next, middle(from));
    }
    case 'ArrowLeft':
    case 'ArrowRight':
      return undefined;
    default:
      return undefined;
  }
}

export function focusStop(stop: HTMLElement | undefined): void {
  if (stop === undefined) return;
  leaveOne(stopsOf(stop.closest('[data-zone]') ?? stop), stop);
  stop.focus();
  stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
