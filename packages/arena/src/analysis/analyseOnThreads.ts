// The analysis of a game, its places shared out among threads. Each is judged by a seed of its own, so that the analysis is the same
// however many threads there are.
import type { Analysis, EffortName, Judged } from '@vaultsong/bots';
import { analysisOf, momentsOf, mustBeOfTwo } from '@vaultsong/bots';
import type { GameRecord } from '@vaultsong/engine';
import { distribute } from '../distribute.ts';
import { openThreadPool } from '../threadPool.ts';

export interface ThreadedAnalysis {
  readonly effort: EffortName;
  readonly seed: number;
  /** How many threads; 1 judges in the calling one. */
  readonly workers: number;
  /** Told now and then how many turns and answers are judged. */
  readonly onProgress: (done: number, total: number) => void;
  /** Ends it with what was found so far. */
  readonly signal: AbortSignal;
}

/**
 * Analyses a game of two players.
 * @param record as `record` made it; play it again first where it comes from elsewhere
 * @throws RangeError for an adventure
 */
export async function analyseOnThreads(record: GameRecord, options: ThreadedAnalysis): Promise<Analysis> {
  const { effort, seed, workers, onProgress, signal } = options;
  mustBeOfTwo(record);
  const places = momentsOf(record);
  // A place stays empty where it was ended before.
  const judged: (readonly Judged[])[] = [];
  let done = 0;
  const pool = openThreadPool(Math.max(1, Math.min(workers, places)));
  try {
    await distribute(
      { pieces: places, players: workers, signal },
      (from, to) => pool.judge({ record, effort, seed, from, to }),
      (found, from, to) => {
        judged[from] = found;
        done += to - from;
        onProgress(done, places);
      },
    );
  } finally {
    await pool.close();
  }
  return analysisOf(record, judged.flat(), done === places);
}
