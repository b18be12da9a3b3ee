/** Rows of a game to learn from: the table at the first question of each turn and at one other of it, and who won. */
import '@vaultsong/cards';
import { decide, featuresOf, randomFrom, seedFor } from '@vaultsong/bots';
import { answerThrough, deal, EndlessError, see } from '@vaultsong/engine';
import type { Game } from './games.ts';

/** Features and result are those of seat 0. */
export interface Rows {
  readonly isHeldOut: boolean;
  readonly bot: string;
  readonly won: 0 | 1;
  readonly rows: readonly (readonly number[])[];
}

const mostAnswers = 20_000;

/** Null for a game that does not end. */
export function play({ setup, bot, isHeldOut }: Game): Rows | null {
  const state = deal(setup);
  const random = randomFrom(seedFor(setup.seed, 2));
  const lots = randomFrom(seedFor(setup.seed, 3));
  const rows: (readonly number[])[] = [];
  let inTurn: (readonly number[])[] = [];
  let turn = -1;
  const keep = (): void => {
    const [first, ...others] = inTurn;
    if (first !== undefined) rows.push(first);
    const other = others[Math.floor(lots() * others.length)];
    if (other !== undefined) rows.push(other);
    inTurn = [];
  };
  try {
    for (let answers = 0; state.ask !== null; answers++) {
      if (answers === mostAnswers) return null;
      if (state.turn !== turn) keep();
      turn = state.turn;
      inTurn.push(featuresOf(see(state, 'table'), 0));
      answerThrough(state, decide(bot, state, random));
    }
  } catch (error) {
    if (error instanceof EndlessError) return null;
    throw error;
  }
  keep();
  return state.winner === null ? null : { isHeldOut, bot: bot.name, won: state.winner === 0 ? 1 : 0, rows };
}
