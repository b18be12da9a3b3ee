/**
 * Positions of a race against the Keyraken to learn from: the first question of some turns, and how often the team won from there, played
 * on by the rules bot from states that the first seat cannot tell from the true one.
 */
import '@vaultsong/cards';
import { keyraken } from '@vaultsong/adventures';
import type { Random } from '@vaultsong/bots';
import { decide, raceFeaturesOf, randomFrom, rulesBot, seedFor } from '@vaultsong/bots';
import type { State } from '@vaultsong/engine';
import { answerThrough, deal, EndlessError, imagine, see } from '@vaultsong/engine';
import { deckOf } from '../setups.ts';

export interface Position {
  /** Whether the turn of the automaton comes next. */
  readonly isItsTurn: boolean;
  readonly features: readonly number[];
  /** From 0 to 1. */
  readonly won: number;
}

export interface Rows {
  readonly isHeldOut: boolean;
  readonly positions: readonly Position[];
}

/** One game in so many is held out. */
const heldOut = 4;
const shareOfTurns = 0.35;
const shareOfPairs = 0.3;
/** Normal counts twice: most play it. */
const difficulties = ['easy', 'normal', 'normal', 'hard'] as const;
/** A team that never errs never sees how to mend an error. */
const shareOfErrors = 0.05;
const states = 3;
const mostAnswers = 20_000;

const below = (count: number, random: Random): number => Math.floor(random() * count);

/** @returns null for a game that does not end */
export function play(lots: number, index: number): Rows | null {
  const isHeldOut = index % heldOut === 0;
  const seed = seedFor(lots, index);
  const random = randomFrom(seed);
  const seats = random() < shareOfPairs ? 2 : 1;
  const decks = Array.from({ length: seats }, (_, seat) => deckOf(seedFor(seed, seat), isHeldOut));
  const difficulty = difficulties[below(difficulties.length, random)] ?? 'normal';
  const state = deal(keyraken({ decks, difficulty, seed, first: below(seats, random) }));
  const positions: Position[] = [];
  let turn = state.turn;
  try {
    for (let answers = 0; state.ask !== null; answers++) {
      if (answers === mostAnswers) return null;
      if (state.turn !== turn && random() < shareOfTurns) positions.push(positionAt(state, below(2 ** 32, random)));
      turn = state.turn;
      const isError = random() < shareOfErrors;
      answerThrough(state, isError ? below(state.ask.options.length, random) : decide(rulesBot, state, random));
    }
  } catch (error) {
    if (error instanceof EndlessError) return null;
    throw error;
  }
  return { isHeldOut, positions };
}

function positionAt(from: State, seed: number): Position {
  const view = see(from, 0);
  let won = 0;
  for (let i = 0; i < states; i++) {
    const state = imagine(from, 0, seed + i);
    const random = randomFrom(seed + i);
    for (let answers = 0; state.ask !== null && answers < mostAnswers; answers++)
      answerThrough(state, decide(rulesBot, state, random));
    const winner = state.winner === null ? null : see(state, 0).players[state.winner];
    won += winner?.team === view.players[0]?.team ? 1 / states : 0;
  }
  const features = raceFeaturesOf(view).map((feature) => Number(feature.toFixed(3)));
  return { isItsTurn: view.active === view.adventure?.automaton, features, won };
}
