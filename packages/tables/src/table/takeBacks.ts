// Rules for taking back a decision, and for the consent of the others.
import type { Seat } from '@vaultsong/engine';
import type { Decision, Playing, Table } from './table.ts';
import { humansAt, termsOf } from './table.ts';

/** Limit, for each player and game, of take-backs of decisions that revealed something. */
export const mostTakeBacks = 3;

export interface TakeBack {
  readonly decision: Decision;
  /** `free`: nothing was revealed and nobody decided since, or only bots would mind. */
  readonly mode: 'free' | 'consent';
  /** It undoes no more than what only this player knows. */
  readonly isInnocent: boolean;
}

export const takeBacksLeft = (playing: Playing, seat: Seat): number =>
  Math.max(0, mostTakeBacks - (playing.takenBack[seat] ?? 0));

/** The last decision of a seat; null where there is none, or nothing is taken back at this table. */
export function takeBackOf(table: Table, seat: Seat): TakeBack | null {
  const { playing } = table;
  if (playing === null || termsOf(table).takeBacks === 'never') return null;
  const at = playing.decisions.findLastIndex((decision) => decision.seat === seat);
  const decision = playing.decisions[at];
  if (decision === undefined) return null;
  const isInnocent = at === playing.decisions.length - 1 && !decision.reveals;
  const isAlone = humansAt(table).length === 1;
  return { decision, mode: isInnocent || isAlone ? 'free' : 'consent', isInnocent };
}
