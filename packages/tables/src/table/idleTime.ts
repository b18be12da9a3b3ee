// Waiting time for a player where no clock runs. Answering and then undoing does not reset it, because the game is no
// further than before.
import type { Seat } from '@vaultsong/engine';

/** Thinking time of the player who decided last, since the game was further than at any of their decisions before. */
export interface IdleTime {
  /** null: nobody has decided anything that they could still take back by themselves. */
  readonly seat: Seat | null;
  /** The furthest question that they were asked meanwhile: so many decisions came before it. */
  readonly furthest: number;
  /** Milliseconds. */
  readonly thought: number;
}

/** No player has kept the others waiting. */
export const noIdleTime: IdleTime = { seat: null, furthest: -1, thought: 0 };

/** A decision, or a decision taken back, and the seat that is asked after it. */
interface Decided {
  readonly seat: Seat;
  /** Time from the question to the decision. Milliseconds. */
  readonly thought: number;
  /** They cannot take it back by themselves, or the others let them take something back. */
  readonly isSettled: boolean;
  /** The seat that is asked now, after so many decisions. */
  readonly asked: Seat | null;
  readonly decisions: number;
}

/** The wait after a decision, or after one was taken back. */
export function idleTimeAfter(before: IdleTime, { seat, thought, isSettled, asked, decisions }: Decided): IdleTime {
  if (isSettled) return noIdleTime;
  const { furthest, thought: earlier } = before.seat === seat ? before : noIdleTime;
  if (asked === seat && decisions > furthest) return { seat, furthest: decisions, thought: 0 };
  return { seat, furthest, thought: earlier + thought };
}

/** Waiting time for the seat that is asked now, before this question was asked. Milliseconds. */
export const idleTimeOf = (wait: IdleTime, seat: Seat): number => (wait.seat === seat ? wait.thought : 0);
