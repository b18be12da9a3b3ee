// Playout of an answer: the game is played on from it for some turns, by the rules bot for both sides.
import type { Seat, State } from '@vaultsong/engine';
import { answerThrough, clone, EndlessError, see } from '@vaultsong/engine';
import { decide } from '../bot.ts';
import { randomFrom } from '../random.ts';
import { rulesBot } from '../rulesBot.ts';
import type { TermsOfSeat } from '../search/standing.ts';
import { standingTerms } from '../search/standing.ts';
import { winChance } from '../win-chance/winChance.ts';

/** How the game stood for a seat in the end. */
export interface PlayedOut {
  /** To win, from 0 to 1. */
  readonly chance: number;
  readonly terms: readonly TermsOfSeat[];
}

/** A turn that takes more answers than this goes in circles. */
const mostAnswersInTurn = 300;

/**
 * Plays on.
 * @param from stays as it is
 * @param option the answer to its question; null where the rules bot is to answer that too
 * @param turns to the end of how many turns, the present one counted
 * @param seed of the bot's chance
 */
export function playOut(from: State, option: number | null, me: Seat, turns: number, seed: number): PlayedOut {
  const state = clone(from);
  const random = randomFrom(seed);
  const end = state.turn + turns;
  try {
    if (option !== null) answerThrough(state, option);
    for (let answers = 0; state.ask !== null && state.turn < end && answers < turns * mostAnswersInTurn; answers++)
      answerThrough(state, decide(rulesBot, state, random));
  } catch (error) {
    if (!(error instanceof EndlessError)) throw error;
    // What never ends is no plan.
    return { chance: 0, terms: standingTerms(see(from, me), me) };
  }
  const view = see(state, me);
  return { chance: winChance(view, me), terms: standingTerms(view, me) };
}
