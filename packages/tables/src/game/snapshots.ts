// Snapshots of a game as it stood some answers ago, so that taking something back does not play the whole game again: a game may be long, and whoever
// takes back one answer after the other would keep a server busy with it.
import type { State } from '@vaultsong/engine';
import { answerThrough, clone } from '@vaultsong/engine';

/** A game after so many answers. */
export interface Snapshot {
  readonly answers: number;
  /** Never changed: whoever goes on from here does so in a copy. */
  readonly state: State;
}

/** So many answers lie between two snapshots: to play these again costs some milliseconds. */
const distance = 32;

/** So many are kept: who takes something back wants the last few answers, and what lies before them is played from the start. */
const kept = 4;

/**
 * The snapshots of a game that has gone on.
 * @param before how many answers it had
 * @param now how it stands, in a state that nobody changes any more
 */
export function withSnapshot(snapshots: readonly Snapshot[], before: number, now: Snapshot): readonly Snapshot[] {
  if (Math.floor(before / distance) === Math.floor(now.answers / distance)) return snapshots;
  return [...snapshots.slice(1 - kept), now];
}

/**
 * Plays a game as far as so many of its answers go.
 * @param start how it begins, which is not changed
 * @param snapshots of a game of the same start and the same answers, or one that has more of them
 */
export function replayed(
  start: State,
  answers: readonly number[],
  snapshots: readonly Snapshot[],
): { readonly state: State; readonly snapshots: readonly Snapshot[] } {
  let known: readonly Snapshot[] = snapshots.filter((one) => one.answers <= answers.length);
  const from = known.at(-1) ?? { answers: 0, state: start };
  const state = clone(from.state);
  for (let n = from.answers; n < answers.length; n++) {
    answerThrough(state, answers[n] ?? 0);
    const isDue = (n + 1) % distance === 0 && answers.length - n <= distance * kept;
    if (isDue) known = withSnapshot(known, n, { answers: n + 1, state: clone(state) });
  }
  return { state, snapshots: known };
}
