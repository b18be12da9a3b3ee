import type { Seat } from '@vaultsong/engine';
import type { Beat } from '../present/beats.ts';

/** A moment of an automaton's turn that is still to be shown. */
export interface Scene extends Beat {
  /** How long the log was. */
  readonly lines: number;
  /** Whose eyes it is seen with. */
  readonly me: Seat;
}
