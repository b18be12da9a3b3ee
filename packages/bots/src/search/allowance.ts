// Budget of a search within a try of another. Each answer gets as much, so that they can be compared, and the sum is bounded: a turn of
// seventeen moves, each tried by a search of its own, takes minutes otherwise.
import type { Thinking } from '../bot.ts';

/**
 * Lets a bot search within a search. When the allowance is spent, the bot answers as it does without a search; that is the same on
 * every machine, for tries are counted and not time.
 * @param tries that it may make, all its answers together
 * @param around what goes on around the search that it is within
 */
export function allowance(tries: number, around: Thinking): Thinking {
  let left = tries;
  return {
    mustStop: () => left-- <= 0 || around.mustStop(),
    onProgress: () => {},
  };
}
