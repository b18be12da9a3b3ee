// Actions of the page as objects: the name, the keys and the condition of each thing that a player can do. Buttons, menus,
// the keyboard and the list of keys in the help are made of them, so that none of these can say anything else.
import type { IconName } from '../components/icons.ts';
import type { Key } from './keys.ts';

/** Keys of an action, and what the help says of them. */
export interface Shortcut<Context> {
  readonly keys: readonly [Key, ...Key[]];
  /** A line of the help. */
  readonly help: string;
  /** How the help writes the keys, where they are a range. */
  readonly written?: string;
  /** The keys work in an open dialog, too. */
  readonly inDialogs?: boolean;
  /** Once for each press, however long the key is held down. */
  readonly once?: boolean;
  /** Whether a key press means this action; else it is the browser's. @param focused the element that has the focus */
  isMeant?(context: Context, focused: Element | null, key: Key): boolean;
}

export interface Action<Context> {
  /** Names it among the actions of its place. */
  readonly id: string;
  /** The words of its button. */
  readonly label: string;
  readonly icon?: IconName;
  readonly shortcut?: Shortcut<Context>;
  /** What is heard of its button in place of the label. */
  name?(context: Context): string;
  /** The tooltip of its button. */
  title?(context: Context): string;
  /** False: there is no such action here, and nothing is shown of it. */
  isOffered?(context: Context): boolean;
  /** False: it is there, and cannot be done now. */
  isAvailable?(context: Context): boolean;
  /** @param key the key that was pressed; null: a button */
  run(context: Context, key: Key | null): void;
}

/** Whether an action can be done now. */
export const canRun = <Context>(action: Action<Context>, context: Context): boolean =>
  action.isOffered?.(context) !== false && action.isAvailable?.(context) !== false;
