// Moves the focus to a new question for players who use the keyboard; it never interferes with a mouse.
import type { AskKind } from '@vaultsong/engine';
import { focusStop } from './zones.ts';

let keyboard = false;
window.addEventListener('keydown', () => (keyboard = true), true);
window.addEventListener('pointerdown', () => (keyboard = false), true);

/** Whether the last thing that was touched was a key. */
export const usedKeyboard = (): boolean => keyboard;

let placing = false;

/** Whether the focus goes where a question put it, and not where the player did. */
export const placesFocus = (): boolean => placing;

function place(stop: HTMLElement | undefined): void {
  placing = true;
  focusStop(stop);
  placing = false;
}

const first = (root: Element, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find((stop) => stop.offsetParent !== null);

/** Moves the focus to where the question can be answered. While moves are asked for, it stays on a card that it is on. */
export function focusForQuestion(root: Element, kind: AskKind): void {
  if (document.querySelector('dialog[open]') !== null) return;
  const focused = document.activeElement;
  const onCard = focused instanceof Element && focused.closest('.board [data-key]') !== null;
  if (kind === 'move') {
    if (!onCard)
      place(
        first(root, '.hand .can-act [data-stop]') ??
          first(root, '.board .can-act [data-stop], .board .can-act[data-stop]') ??
          first(root, '.end-turn'),
      );
    return;
  }
  if (kind === 'name' || kind === 'trait') {
    place(first(root, '.prompt input[data-stop]'));
    return;
  }
  const choice = '.board .can-choose [data-stop], .board .can-choose[data-stop]';
  place(
    kind === 'cards'
      ? (first(root, choice) ?? first(root, '.prompt button[data-stop]'))
      : // What stands before the answers, such as “Any order”, is not to be pressed by chance.
        (first(root, '.prompt button[data-number]') ?? first(root, '.prompt button[data-stop]') ?? first(root, choice)),
  );
}
