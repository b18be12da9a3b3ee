// What the answer that is looked at would bring about. It has a context of its own, so that a pointer that goes over buttons
// draws ghosts anew, and not the cards below them.
import { createContext, useContext, useEffect, useState } from 'react';
import type { PreviewFace } from '../../wire/question.ts';
import { useDesk } from '../desk.ts';
import type { Considered } from './useSelection.ts';

export const ForeseenContext = createContext<PreviewFace | null>(null);

export const useForeseen = (): PreviewFace | null => useContext(ForeseenContext);

/** Asks the worker about an answer of that moment. */
export function usePreview(moment: number, considered: Considered | null): PreviewFace | null {
  const desk = useDesk();
  const [preview, setPreview] = useState<PreviewFace | null>(null);
  useEffect(() => {
    setPreview(null);
    if (considered === null) return;
    let late = false;
    desk.preview(moment, considered.index, considered.aim).then(
      (found) => {
        if (!late) setPreview(found);
      },
      (error: unknown) => console.warn('No preview:', error),
    );
    return () => {
      late = true;
    };
  }, [desk, considered, moment]);
  return preview;
}
