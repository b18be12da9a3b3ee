// Actions of pages other than the table. They stand here, and not beside their pages, because the help at the table lists
// their keys.
import type { Action } from './action.ts';
import type { Key } from './keys.ts';

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

/** The items of a list as they lie on the screen. */
export interface Tiles {
  /** Number of the item that a key leads to from the one in focus; null: none. */
  readonly stepTo: (key: Key) => number | null;
  readonly go: (to: number) => void;
}

export const walkTiles: Action<Tiles> = {
  id: 'walk',
  label: 'Move',
  shortcut: {
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
    help: 'In a list of cards, decks, games, tables or tournaments: from one to another, to the first and the last',
    isMeant: ({ stepTo }, _, key) => stepTo(key) !== null,
  },
  run: ({ stepTo, go }, key) => {
    const to = key === null ? null : stepTo(key);
    if (to !== null) go(to);
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
