// Cost of copying a live state: tree search makes a copy for each node.
import type { State } from '@vaultsong/engine';
import { clone } from '@vaultsong/engine';
import type { Measured } from './measure.ts';
import { measure, secondsOf } from './measure.ts';

const rounds = 50;

/** Microseconds a clone. */
export const cloneMicroseconds = (states: readonly State[], runs: number): Measured =>
  measure(runs, () => {
    const seconds = secondsOf(() => {
      for (let round = 0; round < rounds; round++) for (const state of states) clone(state);
    });
    return (1e6 * seconds) / (rounds * states.length);
  });
