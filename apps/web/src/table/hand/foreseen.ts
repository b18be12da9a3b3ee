// Preview of the answer that the player looks at. It has a context of its own, so that a pointer that goes over buttons
// draws ghosts anew, and not the cards below them.
import { createContext, useContext, useEffect, useState } from 'react';
import type { PreviewInfo } from '../../wire/question.ts';
import { useGameController } from '../gameController.ts';
import type { Considered } from './useSelection.ts';

export const ForeseenContext = createContext<PreviewInfo | null>(null);

export const useForeseen = (): PreviewInfo | null => useContext(ForeseenContext);

/** Asks the worker about an answer of that moment. */
export function usePreview(moment: number, considered: Considered | null): PreviewInfo | null {
  const controller = useGameController();
  const [preview, setPreview] = useState<PreviewInfo | null>(null);
  useEffect(() => {
    setPreview(null);
    if (considered === null) return;
    let late = false;
    controller.preview(moment, considered.index, considered.aim).then(
      (found) => {
        if (!late) setPreview(found);
      },
      (error: unknown) => console.warn('No preview:', error),
    );
    return () => {
      late = true;
    };
  }, [controller, considered, moment]);
  return preview;
}
