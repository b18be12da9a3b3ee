// One open game: its state, and how it came about. Whatever needs nobody, a question with a single answer or the turn of a
// bot, is done on the way to the next question that the program has to answer.
import type { Bot } from '@vaultsong/bots';
import { decide, randomFrom, seedFor } from '@vaultsong/bots';
import type { GameEvent, Seat, Setup, State, Viewer } from '@vaultsong/engine';
import { answersItself, answerThrough, clone, deal, EndlessError, imagine, returns } from '@vaultsong/engine';

/** A game that takes this many answers goes in circles. */
export const mostAnswers = 20_000;

export interface Game {
  readonly setup: Setup;
  /** Who plays each seat: a bot, or null for the program. */
  readonly bots: readonly (Bot | null)[];
  readonly state: State;
  readonly answers: number[];
  /** The seat that the program answered for last, as whom it sees the end of the game. */
  viewer: Viewer;
  /** Why it cannot go on, although nobody has won. */
  stopped: Stop | null;
  /** What is hidden was dealt anew: it is no game of its setup any more. */
  readonly imagined: boolean;
}

export interface Stop {
  /** `endless`: an answer would never lead to a next question; `limit`: more answers than any real game takes. */
  readonly reason: 'endless' | 'limit';
  readonly message: string;
}

/** Hears what happens, batch by batch. */
export type Listener = (events: readonly GameEvent[]) => void;

/** Deals a game and plays on to the first question for the program. @throws SetupError */
export function open(setup: Setup, bots: readonly (Bot | null)[], listen?: Listener): Game {
  const game: Game = {
    setup,
    bots,
    state: deal(setup),
    answers: [],
    viewer: 'table',
    stopped: null,
    imagined: false,
  };
  goOn(game, listen);
  return game;
}

/** Goes on with a game that was played elsewhere. */
export function resumed(setup: Setup, state: State, answers: readonly number[], bots: readonly (Bot | null)[]): Game {
  const game: Game = { setup, bots, state, answers: [...answers], viewer: 'table', stopped: null, imagined: false };
  goOn(game);
  return game;
}

/** Answers the pending question, which is one of the program, and plays on to the next. @param option one of its options */
export function step(game: Game, option: number, listen?: Listener): void {
  game.viewer = game.state.ask?.player ?? game.viewer;
  give(game, option, listen);
  goOn(game, listen);
}

/** A game that goes on by itself. */
export const copy = (game: Game): Game => ({ ...game, state: clone(game.state), answers: [...game.answers] });

/** A game that the seat cannot tell from this one: what it may not know is dealt anew. */
export const imagined = (game: Game, seat: Seat, seed: number): Game => {
  const found: Game = {
    ...game,
    state: imagine(game.state, seat, seed),
    answers: [...game.answers],
    imagined: true,
  };
  goOn(found);
  return found;
};

/** Whether nothing is asked any more. */
export const isOver = ({ state, stopped }: Game): boolean => state.winner !== null || stopped !== null;

/** One entry for each seat: 1 won, -1 lost, 0 where nobody won; null while it goes on. */
export const returnsOf = (game: Game): readonly number[] | null =>
  game.stopped === null ? returns(game.state) : game.state.players.map(() => 0);

function goOn(game: Game, listen?: Listener): void {
  const { state, bots, answers, setup } = game;
  while (!isOver(game)) {
    const { ask } = state;
    if (ask === null) throw new Error('The game has neither a question nor a winner');
    if (answersItself(ask)) give(game, 0, listen);
    else {
      const bot = bots[ask.player];
      if (bot === undefined || bot === null) return;
      // From the number of the answer, so that a copy of the game goes on as the game itself does.
      const random = randomFrom(seedFor(seedFor(setup.seed, ask.player), answers.length));
      give(game, decide(bot, state, random), listen);
    }
  }
}

function give(game: Game, option: number, listen?: Listener): void {
  if (game.answers.length >= mostAnswers) {
    game.stopped = { reason: 'limit', message: `The game took ${mostAnswers} answers: it goes in circles` };
    return;
  }
  try {
    const happened = answerThrough(game.state, option);
    game.answers.push(option);
    listen?.(happened);
  } catch (error) {
    if (!(error instanceof EndlessError)) throw error;
    game.stopped = { reason: 'endless', message: error.message };
  }
}
