// Words for pointing at a card, for a mouse or for fingers.
import { useFingers } from '../../components/useMedia.ts';

interface Pointing {
  readonly press: 'Click' | 'Tap';
  /** To read a card. */
  readonly rest: 'Rest on' | 'Press and hold';
}

export const usePointing = (): Pointing =>
  useFingers() ? { press: 'Tap', rest: 'Press and hold' } : { press: 'Click', rest: 'Rest on' };
