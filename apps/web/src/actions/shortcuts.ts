// The keyboard's way to an action.
import type { Action, Shortcut } from './action.ts';
import { canRun } from './action.ts';
import type { Key, Press } from './keys.ts';
import { isCharacter, isPressed } from './keys.ts';

/** An action that a key press asks for. */
export interface Pressed<Context> {
  readonly action: Action<Context>;
  readonly shortcut: Shortcut<Context>;
  readonly key: Key;
}

/**
 * Finds the action that a key press asks for.
 * @param characters whether letters, numbers and signs alone count
 */
export function pressedAction<Context>(
  actions: readonly Action<Context>[],
  press: Press,
  characters: boolean,
): Pressed<Context> | null {
  for (const action of actions) {
    const key = action.shortcut?.keys.find((one) => isPressed(one, press));
    if (action.shortcut !== undefined && key !== undefined)
      return isCharacter(key) && !characters ? null : { action, shortcut: action.shortcut, key };
  }
  return null;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="checkbox"]), select, textarea') !== null;

/**
 * Does what a key press asks for in a part of the page that has keys of its own, such as a menu.
 * @returns whether it asked for one of these actions
 */
export function obeyHere<Context>(actions: readonly Action<Context>[], context: Context, press: Press): boolean {
  const pressed = pressedAction(actions, press, true);
  if (pressed === null || pressed.shortcut.isMeant?.(context, document.activeElement, pressed.key) === false)
    return false;
  pressed.action.run(context, pressed.key);
  return true;
}

/** The first action that a key press means where the focus is: a key may mean one thing on a card and another elsewhere. */
function meantAction<Context>(
  actions: readonly Action<Context>[],
  context: Context,
  press: Press,
  characters: boolean,
): Pressed<Context> | null {
  for (const action of actions) {
    const pressed = pressedAction([action], press, characters);
    if (pressed !== null && pressed.shortcut.isMeant?.(context, document.activeElement, pressed.key) !== false)
      return pressed;
  }
  return null;
}

/** Does what a key press asks for, where it asks for one of these actions. */
export function obey<Context>(
  actions: readonly Action<Context>[],
  context: Context,
  event: KeyboardEvent,
  characters: boolean,
): void {
  if (isTyping(event.target)) return;
  const pressed = meantAction(actions, context, event, characters);
  if (pressed === null) return;
  const { action, shortcut, key } = pressed;
  if (shortcut.inDialogs !== true && document.querySelector('dialog[open]') !== null) return;
  event.preventDefault();
  // Whoever holds the key down has not thought twice.
  if (shortcut.once === true && event.repeat) return;
  if (canRun(action, context)) action.run(context, key);
}
