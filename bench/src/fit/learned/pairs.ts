/**
 * Pairs of answers to learn from: at some questions of a game two answers are played on from the same imagined states, and the table after
 * the turn and the winner are kept. Their difference comes from the answers, not from how the game stood, as in a search.
 */
import '@vaultsong/cards';
import type { Random } from '@vaultsong/bots';
import {
  decide,
  knownAt,
  learnedFeaturesOf,
  plannerBot,
  randomFrom,
  rulesBot,
  seedFor,
  standingOf,
} from '@vaultsong/bots';
import type { Ask, State } from '@vaultsong/engine';
import { answerThrough, deal, EndlessError, imagine, see } from '@vaultsong/engine';
import type { Lot } from '../setups.ts';

/** What followed an answer, on average over the imagined states. */
export interface Outcome {
  readonly features: readonly number[];
  /** What the planner makes of it. */
  readonly standing: number;
  /** How often the seat won, from 0 to 1. */
  readonly won: number;
}

export interface Pair {
  /** Whether the seat has the turn when the features are read: else the opponent has. */
  readonly isOnTurn: boolean;
  readonly outcomes: readonly [Outcome, Outcome];
}

export interface Rows {
  readonly isHeldOut: boolean;
  readonly pairs: readonly Pair[];
}

/** How many questions are looked at: enough of each game, and not all of one. */
const shareOfHouses = 0.3;
const shareOfOthers = 0.08;
/** How many of the looks go to the end of the opponent’s turn. */
const shareOfReplies = { house: 0.6, others: 0.25 } as const;
/** A player that never errs never sees how to mend an error. */
const shareOfErrors = 0.03;
const states = 6;
const mostAnswers = 20_000;
/** A game that nobody wins. */
const half = 0.5;

/** Null for a game that does not end. */
export function play({ setup, isHeldOut }: Lot): Rows | null {
  const state = deal(setup);
  const random = randomFrom(seedFor(setup.seed, 2));
  const lots = randomFrom(seedFor(setup.seed, 3));
  const pairs: Pair[] = [];
  try {
    for (let answers = 0; state.ask !== null; answers++) {
      if (answers === mostAnswers) return null;
      const { ask } = state;
      const pair = isLookedAt(ask, lots) ? pairAt(state, ask, lots) : null;
      if (pair !== null) pairs.push(pair);
      const isError = lots() < shareOfErrors;
      answerThrough(state, isError ? below(ask.options.length, lots) : decide(plannerBot, state, random));
    }
  } catch (error) {
    if (error instanceof EndlessError) return null;
    throw error;
  }
  return { isHeldOut, pairs };
}

const below = (count: number, random: Random): number => Math.floor(random() * count);

const isLookedAt = ({ kind, options }: Ask, lots: Random): boolean =>
  options.length > 1 && kind !== 'mulligan' && lots() < (kind === 'house' ? shareOfHouses : shareOfOthers);

/** Null where a game ended too soon to be judged. */
function pairAt(state: State, ask: Ask, lots: Random): Pair | null {
  const one = below(ask.options.length, lots);
  const other = (one + 1 + below(ask.options.length - 1, lots)) % ask.options.length;
  const isOnTurn = lots() < shareOfReplies[ask.kind === 'house' ? 'house' : 'others'];
  const seed = below(2 ** 32, lots);
  const outcomes = [one, other].map((option) => outcomeOf(state, ask, option, isOnTurn ? 2 : 1, seed));
  const [first, second] = outcomes;
  return first && second ? { isOnTurn, outcomes: [first, second] } : null;
}

function outcomeOf(from: State, { player: me }: Ask, option: number, turns: number, seed: number): Outcome | null {
  const known = knownAt(see(from, me), me);
  const sums: number[] = [];
  let [standing, won] = [0, 0];
  for (let i = 0; i < states; i++) {
    const state = imagine(from, me, seed + i);
    const random = randomFrom(seed + i);
    answerThrough(state, option);
    playOn(state, random, from.turn + turns);
    if (state.ask === null) return null;
    const end = see(state, me);
    standing += standingOf(end, me) / states;
    for (const [j, count] of learnedFeaturesOf(end, me, known).entries()) sums[j] = (sums[j] ?? 0) + count;
    playOn(state, random, Number.POSITIVE_INFINITY);
    won += state.ask === null ? Number(state.winner === me) : half;
  }
  return { features: sums.map((sum) => rounded(sum / states)), standing: rounded(standing), won: won / states };
}

const rounded = (value: number): number => Number(value.toFixed(3));

function playOn(state: State, random: Random, end: number): void {
  for (let answers = 0; state.ask !== null && state.turn < end && answers < mostAnswers; answers++)
    answerThrough(state, decide(rulesBot, state, random));
}
