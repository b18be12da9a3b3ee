// Keys within the menu of a card, and within the list of titles or traits: both hold the focus, and walk by arrows.
import type { Action } from '../../actions/action.ts';
import type { Key } from '../../actions/keys.ts';
import { walked } from '../prompt/words.ts';

/** A list, and the place in it. */
interface Listed {
  readonly at: number;
  readonly length: number;
  readonly go: (to: number) => void;
}

export interface CardMenuContext extends Listed {
  /** Gives the focus back to the card. */
  readonly close: () => void;
}

const walkMenu: Action<CardMenuContext> = {
  id: 'walk',
  label: 'Move',
  shortcut: {
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
    help: 'In the menu of a card: from verb to verb, to the first and the last',
  },
  run: ({ at, length, go }, key) => go(menuStep(at, length, key)),
};

/** Round the ends of the menu. */
function menuStep(at: number, length: number, key: Key | null): number {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (at + length - 1) % length;
  return key === 'Home' ? 0 : length - 1;
}

const closeMenu: Action<CardMenuContext> = {
  id: 'close',
  label: 'Close',
  shortcut: { keys: ['Escape'], help: 'In the menu of a card: back to the card' },
  run: ({ close }) => close(),
};

export const cardMenuActions = [walkMenu, closeMenu] as const;

export interface WordListContext extends Listed {
  readonly isTyped: boolean;
  /** Gives the current answer. */
  readonly choose: () => void;
  /** Empties the field. */
  readonly clear: () => void;
}

const walkWords: Action<WordListContext> = {
  id: 'walk',
  label: 'Move',
  shortcut: {
    keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'],
    written: '↑ ↓, Page ↑ ↓',
    help: 'In a list of titles or traits: from one to another',
  },
  run: ({ at, length, go }, key) => {
    const to = key === null ? null : walked(at, length, key);
    if (to !== null) go(to);
  },
};

const chooseWord: Action<WordListContext> = {
  id: 'choose',
  label: 'Choose',
  shortcut: {
    keys: ['Enter'],
    help: 'In a list of titles or traits: answer with that one',
    isMeant: ({ length }) => length > 0,
  },
  run: ({ choose }) => choose(),
};

const emptyField: Action<WordListContext> = {
  id: 'clear',
  label: 'Clear',
  shortcut: {
    keys: ['Escape'],
    help: 'In a list of titles or traits: empty what was typed',
    isMeant: ({ isTyped }) => isTyped,
  },
  run: ({ clear }) => clear(),
};

export const wordListActions = [walkWords, chooseWord, emptyField] as const;
