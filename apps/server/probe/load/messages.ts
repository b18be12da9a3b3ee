// Messages between the process that measures and the process that plays.
import type { Spread } from '../testbed/numbers.ts';

export type ToPlayers =
  /** `changes`: how they follow their tables, as in the live protocol. */
  | { readonly say: 'seat'; readonly address: string; readonly tables: number; readonly changes: boolean }
  | { readonly say: 'play'; readonly seconds: number; readonly perSecond: number }
  | { readonly say: 'end' };

export type FromPlayers =
  | { readonly say: 'ready' }
  | { readonly say: 'seated'; readonly seconds: number }
  | { readonly say: 'played'; readonly played: Played }
  | { readonly say: 'failed'; readonly why: string };

export interface Played {
  /** From sending an answer until it is acknowledged, in milliseconds. */
  readonly latency: Spread;
  /** Answers a second. */
  readonly rate: number;
  /** Times at which an answer was due, and none could be given: the server had not asked yet. */
  readonly missed: number;
  readonly refused: number;
  /** Matches that ended, each followed by a new one. */
  readonly ended: number;
  /** Share of one processor. */
  readonly cpu: number;
}
