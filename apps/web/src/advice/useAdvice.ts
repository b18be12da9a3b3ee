// Advice for the pending question, until the game has moved on.
import { useState } from 'react';
import type { Snapshot } from '../wire/snapshot.ts';
import type { Advice } from './advice.ts';
import { adviceOf } from './advice.ts';

interface Asked {
  readonly advice: Advice | null;
  /** It was asked for, and has not come. */
  readonly isAwaited: boolean;
  ask(): void;
  forget(): void;
}

interface Given {
  readonly moment: number;
  readonly advice: Advice | null;
  readonly isAwaited: boolean;
}

/** @param source answers the question of a moment by the index of an answer */
export function useAdvice({ moment, question }: Snapshot, source: (moment: number) => Promise<number | null>): Asked {
  const [given, setGiven] = useState<Given | null>(null);
  const now = given?.moment === moment ? given : null;
  return {
    advice: now?.advice ?? null,
    isAwaited: now?.isAwaited ?? false,
    ask: () => {
      if (question === null || now?.isAwaited) return;
      setGiven({ moment, advice: null, isAwaited: true });
      source(moment).then(
        (answer) => setGiven({ moment, advice: answer === null ? null : adviceOf(question, answer), isAwaited: false }),
        // The page tells of errors of the worker elsewhere.
        () => setGiven(null),
      );
    },
    forget: () => setGiven(null),
  };
}
