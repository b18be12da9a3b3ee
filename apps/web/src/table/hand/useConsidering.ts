import type { CardName } from '@vaultsong/engine';
import { usePlay } from './Play.ts';

/** Makes the handlers of a button that shows, on hover and focus, what it would bring about, and the card it speaks of. */
export function useConsidering() {
  const play = usePlay();
  return (index: number | null, card: CardName | null = null) => {
    const show = (): void => {
      play.consider(index);
      if (card !== null) play.inspect(card, null);
    };
    const hide = (): void => {
      play.consider(null);
      if (card !== null) play.leave();
    };
    return { onPointerEnter: show, onFocus: show, onPointerLeave: hide, onBlur: hide };
  };
}
