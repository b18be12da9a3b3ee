// Actions of pages other than the table. They stand here, and not beside their pages, because the help at the table lists
// their keys.
import type { Action } from './action.ts';

/** Puts the focus into the search of a page. */
export const focusSearch: Action<HTMLInputElement | null> = {
  id: 'search',
  label: 'Search',
  shortcut: { keys: ['/'], help: 'To the search of the page' },
  run: (search) => {
    search?.focus();
    search?.select();
  },
};

/** The cards before and after one in its set, by their addresses; undefined at the ends. */
export interface Neighbors {
  readonly goTo: (path: string) => void;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const leaf = (id: 'before' | 'after', label: string, key: string, help: string): Action<Neighbors> => ({
  id,
  label,
  shortcut: { keys: [key], help },
  isAvailable: (neighbors) => neighbors[id] !== undefined,
  run: (neighbors) => {
    const to = neighbors[id];
    if (to !== undefined) neighbors.goTo(to);
  },
});

export const previousCard = leaf(
  'before',
  'Before it',
  'ArrowLeft',
  'The card before it in its set, on the page of a card',
);
export const nextCard = leaf('after', 'After it', 'ArrowRight', 'The card after it in its set, on the page of a card');

/** Leads through the set of a card. */
export const leafing = [previousCard, nextCard] as const;
