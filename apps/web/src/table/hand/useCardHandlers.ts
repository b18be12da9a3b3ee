import type { Ref } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { usePlay } from './Play.ts';

/** How long a finger rests on a card to read it. */
const longPress = 450;

/** What a card on the table answers to: a click selects or chooses, hover and focus show its text, a long press too. */
export function useCardHandlers(ref: Ref) {
  const play = usePlay();
  const timer = useRef(0);
  const pressed = useRef(false);
  const key = keyOf(ref);
  const letGo = (): void => window.clearTimeout(timer.current);
  return {
    onClick: (event: MouseEvent) => {
      if (pressed.current) return;
      // A click without a pointer comes from Enter.
      play.touch(ref, event.detail === 0 || event.detail === 2);
    },
    onFocus: () => {
      play.inspect(ref.name, key);
      play.consider(play.marks.of(key).answer);
    },
    onBlur: () => {
      play.consider(null);
      play.leave();
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      play.inspect(ref.name, key);
      play.consider(play.marks.of(key).answer);
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = false;
      if (event.pointerType === 'mouse') return;
      timer.current = window.setTimeout(() => {
        pressed.current = true;
        play.read(ref.name, key);
      }, longPress);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: () => {
      letGo();
      play.consider(null);
      play.leave();
    },
    onContextMenu: (event: MouseEvent) => {
      if (play.phone) event.preventDefault();
    },
  };
}
