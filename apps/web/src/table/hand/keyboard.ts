// The keyboard map: which key means what. Pure, so that the help page, the page and the tests read the same table.
import type { CardVerb } from '@vaultsong/engine';

export type Command =
  /** Does the first of these verbs that the card in question offers. */
  | { readonly do: 'verb'; readonly verbs: readonly CardVerb[] }
  /** Presses the button of that number (from 0) in the prompt. */
  | { readonly do: 'press'; readonly button: number }
  | {
      readonly do:
        | 'end'
        | 'undo'
        | 'log'
        | 'help'
        | 'back'
        | 'next'
        | 'skip'
        | 'new'
        | 'text'
        | 'rule'
        | 'menu'
        | 'hint'
        | 'mute';
    };

export interface Shortcut {
  readonly keys: readonly string[];
  /** How the key is written for people. */
  readonly label: string;
  readonly says: string;
  readonly command: Command;
  /** A letter or number alone; people who speak to their computer can switch these off. */
  readonly character: boolean;
}

const verb = (key: string, says: string, verbs: readonly CardVerb[]): Shortcut => ({
  keys: [key],
  label: key.toUpperCase(),
  says,
  command: { do: 'verb', verbs },
  character: true,
});

export const shortcuts: readonly Shortcut[] = [
  verb('p', 'Play the card', ['play']),
  verb('r', 'Reap with the creature', ['reap', 'unstun']),
  verb('f', 'Fight with the creature', ['fight', 'unstun']),
  verb('a', 'Use its Action or Omni ability', ['action', 'omni', 'unstun']),
  verb('d', 'Discard the card', ['discard']),
  { keys: ['e'], label: 'E', says: 'End your turn', command: { do: 'end' }, character: true },
  { keys: ['u'], label: 'U', says: 'Take back your last decision', command: { do: 'undo' }, character: true },
  { keys: ['l'], label: 'L', says: 'To the log', command: { do: 'log' }, character: true },
  { keys: ['t'], label: 'T', says: 'Full text of the card', command: { do: 'text' }, character: true },
  {
    keys: ['.', 'ContextMenu'],
    label: '.',
    says: 'To what can be done with the card, beside it',
    command: { do: 'menu' },
    character: true,
  },
  { keys: ['w'], label: 'W', says: 'Why: the rule of the question', command: { do: 'rule' }, character: true },
  {
    keys: ['h'],
    label: 'H',
    says: 'Hint: what a bot would do in your place',
    command: { do: 'hint' },
    character: true,
  },
  { keys: ['n'], label: 'N', says: 'New game', command: { do: 'new' }, character: true },
  { keys: ['s'], label: 'S', says: 'Show the next move of others now', command: { do: 'next' }, character: true },
  { keys: ['m'], label: 'M', says: 'Sounds off, or on again', command: { do: 'mute' }, character: true },
  { keys: ['?'], label: '?', says: 'This help', command: { do: 'help' }, character: true },
  { keys: [' '], label: 'Space', says: 'Skip to your next decision', command: { do: 'skip' }, character: false },
  {
    keys: ['Escape'],
    label: 'Esc',
    says: 'Back: closes or lets go of what is open or selected; cancels a move that was begun',
    command: { do: 'back' },
    character: false,
  },
];

/** What helps to read the map but is not looked up in it. */
export const movement: readonly { readonly label: string; readonly says: string }[] = [
  { label: '1 – 9', says: 'Press that button of the prompt: choose a house, a flank, yes or no' },
  { label: '← → ↑ ↓', says: 'Move among the cards of a row, and between the rows' },
  { label: 'Home, End', says: 'To the left and right flank' },
  { label: 'Tab', says: 'To the next area of the table' },
  { label: 'Enter', says: 'Select the card; once more: do the first thing that it can do' },
];

export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * What a key press asks for.
 * @param characters whether letters and numbers alone count
 */
export function commandOf(press: Press, characters: boolean): Command | null {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if ((press.ctrlKey || press.metaKey) && key === 'z') return { do: 'undo' };
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (characters && /^[1-9]$/.test(key)) return { do: 'press', button: Number(key) - 1 };
  const found = shortcuts.find((shortcut) => shortcut.keys.includes(key));
  return found === undefined || (found.character && !characters) ? null : found.command;
}
