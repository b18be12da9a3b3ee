// How long the others have waited for somebody, where no clock runs. Whoever gives an answer and takes it back has brought nothing
// further, and is waited for as before.
import type { Seat } from '@vaultsong/engine';

/** How long whoever decided last has thought since the game was further than ever before in their deciding. */
export interface IdleTime {
  /** null: nobody has decided anything that they could still take back by themselves. */
  readonly seat: Seat | null;
  /** The furthest question that they were asked meanwhile: so many decisions came before it. */
  readonly furthest: number;
  /** Milliseconds. */
  readonly thought: number;
}

/** Nobody can be said to have kept the others waiting before. */
export const noIdleTime: IdleTime = { seat: null, furthest: -1, thought: 0 };

/** What somebody decided, or took back, and what is asked after it. */
interface Decided {
  readonly seat: Seat;
  /** How long they were asked before they did. Milliseconds. */
  readonly thought: number;
  /** They cannot take it back by themselves, or the others let them take something back. */
  readonly isSettled: boolean;
  /** Who is asked now, after so many decisions. */
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

/** How long somebody who is asked now has been waited for before this question was asked. Milliseconds. */
export const idleTimeOf = (wait: IdleTime, seat: Seat): number => (wait.seat === seat ? wait.thought : 0);
