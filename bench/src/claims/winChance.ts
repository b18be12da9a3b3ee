// A trial of the chance to win, with the weights and bots of now, on games of a seed that the weights were not fitted to.

import { defaultMaxDecisions } from '@vaultsong/arena';
import type { Bot } from '@vaultsong/bots';
import { decide, plannerBot, randomFrom, rulesBot, seedFor, winChance } from '@vaultsong/bots';
import { answerThrough, deal, EndlessError, see } from '@vaultsong/engine';
import { lotOf } from '../fit/setups.ts';
import type { Judged } from '../fit/win-chance/score.ts';
import { brierOf, byChance } from '../fit/win-chance/score.ts';
import type { Measurement } from './measure.ts';

/** One game of the planner for so many of the rules bot: it takes some hundred times as long. */
const rarer = 25;
/** `lotOf` holds every fourth game out: its decks are in none that was learnt from. */
const heldOut = 4;

export const chances: Measurement = {
  title: 'the chance to win against what came of it, in games with decks that it was not fitted to',
  usual: { games: 1500, seed: 2 },
  unit: `games of the rules bot; of the planner there is one for each ${rarer}`,
  run: async ({ games, seed }, tell) => {
    const ofPlanner = Math.ceil(games / rarer);
    const judged: Judged[] = [];
    for (let index = 0; index < games + ofPlanner; index++) {
      const game = await judge(seed, index, index < games ? rulesBot : plannerBot);
      if (game !== null) judged.push(game);
      tell(index + 1, games + ofPlanner);
    }
    const scores = [rulesBot, plannerBot].map(({ name }) => {
      const some = judged.filter(({ bot }) => bot === name);
      const { brier, error } = brierOf(some);
      return { bot: name, games: some.length, brier: round(brier), error: round(error) };
    });
    const steps = byChance(judged).map(({ given, won, positions }) => ({
      given: round(given),
      won: round(won),
      positions,
    }));
    return { scores, steps };
  },
};

/** The chances of seat 0 at the first question of each turn and at one other of it. Null for a game without an end. */
async function judge(seed: number, index: number, bot: Bot): Promise<Judged | null> {
  const { setup } = lotOf(seed, heldOut * index);
  const state = deal({ ...setup, first: index % 2 });
  const random = randomFrom(seedFor(setup.seed, 2));
  const lots = randomFrom(seedFor(setup.seed, 3));
  const kept: number[] = [];
  let inTurn: number[] = [];
  let turn = -1;
  const keep = (): void => {
    const [first, ...others] = inTurn;
    if (first !== undefined) kept.push(first);
    const other = others[Math.floor(lots() * others.length)];
    if (other !== undefined) kept.push(other);
    inTurn = [];
  };
  try {
    for (let answers = 0; state.ask !== null; answers++) {
      if (answers === defaultMaxDecisions) return null;
      if (state.turn !== turn) keep();
      turn = state.turn;
      inTurn.push(winChance(see(state, 'table'), 0));
      answerThrough(state, decide(bot, state, random));
    }
  } catch (error) {
    if (error instanceof EndlessError) return null;
    throw error;
  }
  keep();
  return state.winner === null ? null : { bot: bot.name, won: state.winner === 0 ? 1 : 0, chances: kept };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
