// Reasons for an answer over another one, in the terms of a standing: by what the game stands better after it.
import type { Seat, State, View } from '@vaultsong/engine';
import type { Thinking } from '../bot.ts';
import type { Random } from '../random.ts';
import type { StandingTerm, TermsOfSeat } from '../search/standing.ts';
import { standingTermNames } from '../search/standing.ts';
import type { Effort } from './effort.ts';
import type { PlayedOut } from './playOut.ts';
import type { Spread } from './spread.ts';
import { meanOf, spreadOf } from './spread.ts';
import type { Weighing } from './weigh.ts';
import { weigh } from './weigh.ts';

export interface Reason {
  readonly term: StandingTerm;
  /** Of whose keys, creatures… it tells. */
  readonly seat: Seat;
  /** What it adds to the lead for the one who decides, in æmber; below 0 where it speaks for the other answer. */
  readonly worth: number;
}

export interface Reasons {
  /** Indices of options. */
  readonly best: number;
  readonly other: number;
  /** The chance to win after each of them, over the imagined states. */
  readonly bestChance: Spread;
  readonly otherChance: Spread;
  /** By how much the best is better, in the same states. */
  readonly lead: Spread;
  /** The weightiest first. */
  readonly reasons: readonly Reason[];
}

/** Less than this is not worth a word. */
const leastWorth = 0.1;

/**
 * Says why the best answer to the question of a view is better than the next best, or than one that is named.
 * @param imagine deals what is hidden from the seat anew, by a seed
 * @param random the only source of chance
 * @param against the option that the best is set against; null for the next best
 * @param thinking may end it early, which gives null
 * @throws RangeError in an adventure: there is no chance to win for a team yet
 */
export function reasonsFor(
  view: View,
  imagine: (seed: number) => State,
  random: Random,
  effort: Effort,
  against: number | null,
  thinking: Thinking,
): Reasons | null {
  const weighing = weigh(view, imagine, random, effort, against, thinking);
  return weighing === null ? null : reasonsOf(weighing);
}

export function reasonsOf({ best, other, lead }: Weighing): Reasons {
  const [better, worse] = [meanTerms(best.ends), meanTerms(other.ends)];
  const reasons = better.flatMap(({ seat, terms }, i) =>
    standingTermNames.map((term): Reason => ({ term, seat, worth: terms[term] - (worse[i]?.terms[term] ?? 0) })),
  );
  return {
    best: best.option,
    other: other.option,
    bestChance: spreadOf(best.ends.map(({ chance }) => chance)),
    otherChance: spreadOf(other.ends.map(({ chance }) => chance)),
    lead,
    reasons: reasons
      .filter(({ worth }) => Math.abs(worth) >= leastWorth)
      .sort((x, y) => Math.abs(y.worth) - Math.abs(x.worth)),
  };
}

/** The terms of each seat, on average over the imagined states. */
function meanTerms(ends: readonly PlayedOut[]): readonly TermsOfSeat[] {
  const [first] = ends;
  if (first === undefined) return [];
  return first.terms.map(({ seat, terms }, i) => {
    const mean = { ...terms };
    for (const term of standingTermNames) mean[term] = meanOf(ends.map((end) => end.terms[i]?.terms[term] ?? 0));
    return { seat, terms: mean };
  });
}
