// Interface between the page and a worker that analyses the record of a game. The worker plays and judges; what was judged is kept
// and summed up by the page.
import type { CourseTurn, EffortName, Judged, Place } from '@vaultsong/bots';
import type { GameRecord } from '@vaultsong/engine';

/** What a record tells at once, before anything is judged. */
export interface RecordOutline {
  /** A hash of the record and of the code that judges it. */
  readonly id: string;
  readonly record: Pick<GameRecord, 'setup' | 'winner' | 'checkpoints'>;
  readonly course: readonly CourseTurn[];
  /** The places that can be judged, in order; none in an adventure, where no chance to win is known. */
  readonly places: readonly Place[];
}

export interface Analyst {
  /**
   * Reads a record and plays it again.
   * @param text JSON
   * @throws Error that says in words why it cannot be played
   */
  open(text: string): Promise<RecordOutline>;
  /**
   * Judges a place of the record that was opened.
   * @param number index into `places`
   * @returns null where nothing can be said of it
   */
  judge(number: number, effort: EffortName): Judged | null;
}
