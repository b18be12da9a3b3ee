// A test that ends as soon as it knows enough (Wald's sequential test): is one bot stronger by `low` Elo points, or by `high`?
// What counts is a pair of games on the same deal with the bots' seats swapped, of which one wins none, one or both: deals
// that one seat wins whoever plays it say nothing, and so do not blur the answer. The likelihood of each claim is that of
// the shares of the three outcomes that come nearest to what was seen and have the score that the claim says (a generalised test).
import { shareOfElo } from './elo.ts';

/** How many pairs ended with no, one and two games won. */
export type PairCounts = readonly [none: number, one: number, both: number];

export interface Claims {
  /** Elo points of which the test shows that they are too many, or */
  readonly low: number;
  /** Elo points of which it shows that they are there. */
  readonly high: number;
}

export type Verdict = 'low' | 'high' | 'open';

export interface SprtState {
  /** Logarithm of how much better the higher claim explains what was seen. */
  readonly llr: number;
  /** Beyond these it ends. */
  readonly bounds: readonly [number, number];
  readonly verdict: Verdict;
}

/** How often each wrong verdict is reached. */
const wrong = 0.05;
const bound = Math.log((1 - wrong) / wrong);

const scores = [0, 0.5, 1] as const;

/** An outcome that was not seen yet may still come. */
const unseen = 1e-3;

/** Where a test stands. @param counts of whole pairs */
export function sprt(counts: PairCounts, { low, high }: Claims): SprtState {
  const seen = counts.map((count) => Math.max(count, unseen));
  const total = seen.reduce((sum, count) => sum + count, 0);
  const shares = seen.map((count) => count / total);
  const [lower, higher] = [nearest(shares, shareOfElo(low)), nearest(shares, shareOfElo(high))];
  const llr = seen.reduce((sum, count, i) => sum + count * Math.log((higher[i] ?? 1) / (lower[i] ?? 1)), 0);
  return { llr, bounds: [-bound, bound], verdict: llr >= bound ? 'high' : llr <= -bound ? 'low' : 'open' };
}

/** The shares with a given mean score that make what was seen likeliest. */
function nearest(shares: readonly number[], mean: number): readonly number[] {
  // Each share is divided by 1 + t (score - mean); which t gives that mean is found by halving, since the excess falls with t.
  const excess = (t: number): number =>
    shares.reduce((sum, share, i) => {
      const away = (scores[i] ?? 0) - mean;
      return sum + (share * away) / (1 + t * away);
    }, 0);
  let [from, to] = [-1 / (1 - mean), 1 / mean];
  for (let step = 0; step < 60; step++) {
    const middle = (from + to) / 2;
    if (excess(middle) > 0) from = middle;
    else to = middle;
  }
  const t = (from + to) / 2;
  return shares.map((share, i) => share / (1 + t * ((scores[i] ?? 0) - mean)));
}
