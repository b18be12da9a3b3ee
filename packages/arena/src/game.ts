// One game between bots, from the deal to the last answer. What goes wrong in it is part of the result: a series of a
// million games must not end at the first of them that meets a bug.
import type { Bot, Random } from '@vaultsong/bots';
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
  | { readonly outcome: 'won'; readonly winner: Seat; readonly forfeit?: Forfeit }
  | { readonly outcome: 'unfinished' }
  /** An answer would never come to the next question. */
  | { readonly outcome: 'endless'; readonly message: string }
  | { readonly outcome: 'error'; readonly message: string };

/** Why a game was over before its end: a player that is a program did not answer as it should. */
export interface Forfeit {
  /** Who lost it by that. */
  readonly seat: Seat;
  readonly why: 'late' | 'dead' | 'illegal';
  readonly message: string;
}

/** Thrown in place of an answer by whoever answers for a seat that gives the game up. */
export class Forfeiture extends Error {
  override readonly name = 'Forfeiture';
  readonly why: Forfeit['why'];

  constructor(why: Forfeit['why'], message: string) {
    super(message);
    this.why = why;
  }
}

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
  const randoms = randomsOf(setup);
  const game = askedGame(setup, limits, watch);
  let step = game.next(0);
  while (!step.done) {
    const { value: asked } = step;
    try {
      const option = decide(seated(bots, asked.seat), asked.state, seated(randoms, asked.seat));
      step = game.next(option);
    } catch (error) {
      step = game.throw(error);
    }
  }
  return step.value;
}

/** Whoever answers for a seat: at once, or later. @throws Forfeiture to give the game up */
export type Player = (state: State, random: Random) => number | Promise<number>;

/** Plays a game with players that may take their time: as `playGame`, which is faster. @param players by seat */
export async function playGameWith(
  setup: Setup,
  players: readonly Player[],
  limits: GameLimits = {},
  watch: GameWatch = () => {},
): Promise<GameResult> {
  const randoms = randomsOf(setup);
  const game = askedGame(setup, limits, watch);
  let step = game.next(0);
  while (!step.done) {
    const { value: asked } = step;
    try {
      const option = await seated(players, asked.seat)(asked.state, seated(randoms, asked.seat));
      step = game.next(option);
    } catch (error) {
      step = game.throw(error);
    }
  }
  return step.value;
}

const randomsOf = ({ decks, seed }: Setup): readonly Random[] =>
  decks.map((_, seat) => randomFrom(seedFor(seed, seat)));

interface Asked {
  readonly state: State;
  readonly seat: Seat;
}

/** A game that stops at each question, and goes on with the answer, or with the error that came of it. */
function* askedGame(
  setup: Setup,
  { maxDecisions = defaultMaxDecisions }: GameLimits,
  watch: GameWatch,
): Generator<Asked, GameResult, number> {
  const answers: number[] = [];
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
      const option = yield { state, seat: ask.player };
      watch(ask, option, answerThrough(state, option));
      answers.push(option);
    }
    return result(state.winner === null ? { outcome: 'unfinished' } : { outcome: 'won', winner: state.winner });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof Forfeiture && state !== null && state.ask !== null)
      return result(lostBy(state, { seat: state.ask.player, why: error.why, message }));
    return result({ outcome: error instanceof EndlessError ? 'endless' : 'error', message });
  }
}

/** The others win: who is not of the team of that seat. */
function lostBy({ players }: State, forfeit: Forfeit): Outcome {
  const winner = players.findIndex(({ team }) => team !== players[forfeit.seat]?.team);
  return { outcome: 'won', winner, forfeit };
}

function seated<T>(seats: readonly T[], seat: Seat): T {
  const found = seats[seat];
  if (found === undefined) throw new Error(`There are ${seats.length} bots, but seat ${seat} has to decide`);
  return found;
}
