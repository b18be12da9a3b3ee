// Keys of actions, written as ARIA writes them: `P`, `?`, `Space`, `Escape`, `ArrowLeft`. `Mod+Z` is Ctrl+Z, and ⌘Z on a Mac.

/** A key, with `Mod+` before it where Ctrl or ⌘ is held. */
export type Key = string;

/** What a key press is known by; a `KeyboardEvent` is one. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const modified = 'Mod+';

/** Whether it is a letter, number or sign alone: people who speak to their computer can switch these off. */
export const isCharacter = (key: Key): boolean => key.length === 1;

const nameOf = ({ key }: Press): string => (key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key);

/** Whether a press is that of a key. Signs and capitals may need Shift; all other keys mean something else with it. */
export function isPressed(key: Key, press: Press): boolean {
  if (press.altKey) return false;
  const held = press.ctrlKey || press.metaKey;
  if (key.startsWith(modified)) return held && !press.shiftKey && nameOf(press) === key.slice(modified.length);
  return !held && nameOf(press) === key && (isCharacter(key) || !press.shiftKey);
}

const written: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ContextMenu: 'Menu',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** A key as it is written for people: “Esc”, “Ctrl+Z”. */
export const writeKey = (key: Key): string =>
  key.startsWith(modified) ? `Ctrl+${key.slice(modified.length)}` : (written[key] ?? key);

/**
 * The value of `aria-keyshortcuts` for some keys.
 * @param characters whether letters, numbers and signs alone are shortcuts
 * @returns undefined where no key is left
 */
export function ariaKeys(keys: readonly Key[], characters: boolean): string | undefined {
  const heard = keys
    .filter((key) => characters || !isCharacter(key))
    .map((key) =>
      key.startsWith(modified) ? `Control+${key.slice(modified.length)} Meta+${key.slice(modified.length)}` : key,
    );
  return heard.length === 0 ? undefined : heard.join(' ');
}
