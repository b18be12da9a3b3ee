// One game between bots, from the deal to the last answer. What goes wrong in it is part of the result: a series of a
// million games must not end at the first of them that meets a bug.
import type { Bot } from '@vaultsong/bots';
import { decide, randomFrom, seedFor } from '@vaultsong/bots';
import type { Ask, GameEvent, Seat, Setup, State } from '@vaultsong/engine';
import { answerThrough, deal, EndlessError } from '@vaultsong/engine';

/** `turns` counts the turns of both players; `decisions` every answer. `answers` with the setup is the whole game. */
export type GameResult = {
  readonly turns: number;
  readonly decisions: number;
  readonly answers: readonly number[];
} & Outcome;

export type Outcome =
  | { readonly outcome: 'won'; readonly winner: Seat }
  | { readonly outcome: 'unfinished' }
  /** An answer would never come to the next question. */
  | { readonly outcome: 'endless'; readonly message: string }
  | { readonly outcome: 'error'; readonly message: string };

/** Real games take some hundred decisions; one that takes this many goes in circles. */
export const defaultMaxDecisions = 20_000;

export interface GameLimits {
  readonly maxDecisions?: number;
}

/** Told after each answer: the question, the index of the option, and what happened. */
export type GameWatch = (ask: Ask, option: number, events: readonly GameEvent[]) => void;

/**
 * Plays a game. The same setup and bots give the same game.
 * @param bots one for each deck of the setup, by seat
 * @param limits a game that asks for more decisions than `maxDecisions` counts as unfinished
 * @param watch sees the game as it goes
 */
export function playGame(
  setup: Setup,
  bots: readonly Bot[],
  limits: GameLimits = {},
  watch: GameWatch = () => {},
): GameResult {
  const { maxDecisions = defaultMaxDecisions } = limits;
  const answers: number[] = [];
  const randoms = bots.map((_, seat) => randomFrom(seedFor(setup.seed, seat)));
  let state: State | null = null;
  const result = (outcome: Outcome): GameResult => ({
    turns: state?.turn ?? 0,
    decisions: answers.length,
    answers,
    ...outcome,
  });
  try {
    state = deal(setup);
    while (state.ask !== null) {
      if (answers.length >= maxDecisions) return result({ outcome: 'unfinished' });
      const { ask } = state;
      const seat: Seat = ask.player;
      const option = decide(seated(bots, seat), state, seated(randoms, seat));
      watch(ask, option, answerThrough(state, option));
      answers.push(option);
    }
    return result(state.winner === null ? { outcome: 'unfinished' } : { outcome: 'won', winner: state.winner });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return result({ outcome: error instanceof EndlessError ? 'endless' : 'error', message });
  }
}

function seated<T>(seats: readonly T[], seat: Seat): T {
  const found = seats[seat];
  if (found === undefined) throw new Error(`There are ${seats.length} bots, but seat ${seat} has to decide`);
  return found;
}
