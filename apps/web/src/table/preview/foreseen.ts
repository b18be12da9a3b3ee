// Preview of the answer that the player looks at. It has contexts of its own, so that a pointer that goes over buttons
// draws ghosts anew, and not the cards below them.
import type { Aim } from '@vaultsong/foresight';
import { createContext, useContext, useEffect, useState } from 'react';
import type { PreviewInfo } from '../../wire/question.ts';
import { useGameController } from '../gameController.ts';
import { askAtRest } from './atRest.ts';

/** An answer whose outcome is shown. */
export interface Considered {
  readonly index: number;
  readonly aim: Aim | null;
}

/** Sets the answer whose outcome is shown; one function for good. */
export const ConsiderContext = createContext<(considered: Considered | null) => void>(() => {});

export const ForeseenContext = createContext<PreviewInfo | null>(null);

export const useForeseen = (): PreviewInfo | null => useContext(ForeseenContext);

/** Element that tells in words what the answer that the player looks at would do. */
export const outcomeId = 'outcome';

/** Makes the outcome the description of what the player looks at, without drawing that anew. */
export const describe = (element: Element): void => element.setAttribute('aria-describedby', outcomeId);
export const undescribe = (element: Element): void => element.removeAttribute('aria-describedby');

/**
 * Asks about an answer of that moment as soon as the player rests on it.
 * @param considered the answer; null: none, or no previews are wanted
 */
export function usePreview(moment: number, considered: Considered | null): PreviewInfo | null {
  const controller = useGameController();
  const [preview, setPreview] = useState<PreviewInfo | null>(null);
  useEffect(() => {
    setPreview(null);
    if (considered === null) return;
    return askAtRest({
      ask: () => controller.preview(moment, considered.index, considered.aim),
      tell: setPreview,
      fail: (error) => console.warn('No preview:', error),
    });
  }, [controller, considered, moment]);
  return preview;
}
