import type { Ref } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { describe, undescribe } from '../preview/foreseen.ts';
import { usePlay } from './Play.ts';

/** How long a finger rests on a card, in milliseconds, until lifting it is no click any more. */
const longPress = 450;

/** How long it rests on a card that can be chosen until that is read: before, the table shows what choosing it would do. */
const longerPress = 1200;

/**
 * What a card on the table answers to: a click selects or chooses; hover and focus show its text, and what choosing it
 * would do; a finger that rests does the same, one after the other.
 */
export function useCardHandlers(ref: Ref) {
  const play = usePlay();
  const timers = useRef<readonly number[]>([]);
  const pressed = useRef(false);
  const key = keyOf(ref);
  const { answer } = play.marks.of(key);
  const letGo = (): void => {
    for (const timer of timers.current) window.clearTimeout(timer);
  };
  const show = ({ currentTarget }: FocusEvent | PointerEvent): void => {
    play.consider(answer);
    if (answer !== null) describe(currentTarget);
  };
  const hide = ({ currentTarget }: FocusEvent | PointerEvent): void => {
    play.consider(null);
    play.leave();
    undescribe(currentTarget);
  };
  return {
    onClick: (event: MouseEvent) => {
      if (pressed.current) return;
      // A click without a pointer comes from Enter.
      play.touch(ref, event.detail === 0 || event.detail === 2);
    },
    onFocus: (event: FocusEvent) => {
      play.inspect(ref.name, key);
      show(event);
    },
    onBlur: hide,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      play.inspect(ref.name, key);
      show(event);
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = false;
      if (event.pointerType === 'mouse') return;
      // A finger stays with what it was put on, wherever it goes, unless that lets it go: it would never be told to leave.
      if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
      if (answer !== null) show(event);
      const rests = (): void => {
        pressed.current = true;
      };
      const reads = (): void => {
        pressed.current = true;
        play.read(ref.name, key);
      };
      timers.current = [
        window.setTimeout(rests, longPress),
        window.setTimeout(reads, answer === null ? longPress : longerPress),
      ];
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: (event: PointerEvent) => {
      letGo();
      hide(event);
    },
    onContextMenu: (event: MouseEvent) => {
      if (play.phone) event.preventDefault();
    },
  };
}
