// A hint on demand, against bots: what the planner would do in the player's place, in words and as a mark on the table. It knows what the
// player knows. People who play against each other get none.
import { useAdvice } from '../../advice/useAdvice.ts';
import { useHighlight } from '../../advice/useHighlight.ts';
import type { GameInfo } from '../../wire/game.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { useGameController } from '../gameController.ts';

export interface Hint {
  /** In words; empty where there is none. */
  readonly text: string;
  /** There are hints at this table. */
  readonly isGiven: boolean;
  /** Asks for one. */
  readonly ask: () => void;
}

const noTargets = [] as const;
const noHint = (): Promise<null> => Promise.resolve(null);

/** @param isGuided the guide shows what a bot would do */
export function useHint({ seats }: GameInfo, snapshot: Snapshot, isGuided: boolean): Hint {
  const { hint } = useGameController();
  const { advice, isAwaited, ask } = useAdvice(snapshot, hint ?? noHint);
  useHighlight(advice?.at ?? noTargets);
  const isAlone = seats.filter(({ by }) => by === 'human').length === 1;
  return {
    text: advice?.text ?? (isAwaited ? 'A bot thinks about it in your place …' : ''),
    isGiven: !isGuided && isAlone && hint !== null,
    ask,
  };
}
