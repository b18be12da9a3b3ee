import type { Mark } from './marks.ts';

/** How a card that can be clicked looks; the shape of the ring differs, not its colour alone. */
export const markClasses = (mark: Mark, choosing: boolean, selected: boolean): string =>
  [
    mark.can === 'act' ? 'can-act' : '',
    mark.can === 'choose' ? 'can-choose' : '',
    mark.picked > 0 ? 'is-picked' : '',
    mark.source ? 'is-source' : '',
    choosing && mark.can === null && mark.picked === 0 ? 'is-dimmed' : '',
    selected ? 'is-selected' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');
