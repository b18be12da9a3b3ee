// “Show me”: what the bot would do in the player's place, until the game has moved on.
import { useState } from 'react';
import { table } from '../client/client.ts';
import type { Snapshot } from '../wire/snapshot.ts';
import type { Advice } from './advice.ts';
import { adviceOf } from './advice.ts';

interface Asked {
  readonly advice: Advice | null;
  ask(): void;
  forget(): void;
}

export function useAdvice({ moment, question }: Snapshot): Asked {
  const [given, setGiven] = useState<{ readonly moment: number; readonly advice: Advice | null } | null>(null);
  return {
    advice: given?.moment === moment ? given.advice : null,
    ask: () => {
      if (question === null) return;
      table.advice(moment).then(
        (answer) => setGiven({ moment, advice: answer === null ? null : adviceOf(question, answer) }),
        // The page tells trouble with the worker elsewhere.
        () => setGiven(null),
      );
    },
    forget: () => setGiven(null),
  };
}
