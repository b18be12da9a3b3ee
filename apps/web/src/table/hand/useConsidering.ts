import type { CardName } from '@vaultsong/engine';
import type { SyntheticEvent } from 'react';
import { describe, undescribe } from '../preview/foreseen.ts';
import { usePlay } from './Play.ts';

/** Makes the handlers of a button that shows, on hover and focus, what it would bring about, and the card it speaks of. */
export function useConsidering() {
  const play = usePlay();
  return (index: number | null, card: CardName | null = null) => {
    const show = ({ currentTarget }: SyntheticEvent): void => {
      play.consider(index);
      describe(currentTarget);
      if (card !== null) play.inspect(card, null);
    };
    const hide = ({ currentTarget }: SyntheticEvent): void => {
      play.consider(null);
      undescribe(currentTarget);
      if (card !== null) play.leave();
    };
    return { onPointerEnter: show, onFocus: show, onPointerLeave: hide, onBlur: hide };
  };
}
