// A series between bots, from the first game to the last. What the players of a series decide besides playing, bots
// decide by fixed rules: who may choose lets go first whom a bot at the table lets (`chosenFirst`), and in a bidding,
// `suggestedCall`.
import type { Bot } from '@vaultsong/bots';
import { botNamed, chosenFirst } from '@vaultsong/bots';
import type { Bidding, Call, Side } from '@vaultsong/match';
import {
  callInSeries,
  chooseFirst,
  leastBid,
  nextStep,
  reportWinner,
  standingBid,
  startSeries,
  whoCalls,
} from '@vaultsong/match';
import type { GameResult } from './game.ts';
import { playGame } from './game.ts';
import type { Plan, PlannedGame } from './plan.ts';
import { firstOf, formatOf, setupOf } from './plan.ts';

export interface PlayedGame {
  readonly planned: PlannedGame;
  readonly result: GameResult;
}

export interface SeriesResult {
  /** The player who won, which is the bot and who brought the deck; null when a game had no winner, which ends it. */
  readonly winner: Side | null;
  readonly games: readonly PlayedGame[];
}

/** Plays some consecutive series of a plan. @param from counts from 0 */
export function playSome(plan: Plan, from: number, to: number): readonly SeriesResult[] {
  const bots = plan.bots.map(botNamed);
  return Array.from({ length: to - from }, (_, i) => playSeries(plan, from + i, bots));
}

function playSeries(plan: Plan, number: number, bots: readonly Bot[]): SeriesResult {
  const { chains = [0, 0] } = plan;
  const games: PlayedGame[] = [];
  let series = startSeries(formatOf(plan), { first: firstOf(number), chains });
  for (;;) {
    const step = nextStep(series);
    switch (step.kind) {
      case 'bid':
        series = callInSeries(series, callerIn(step.bidding), suggestedCall(step.bidding));
        break;
      case 'choose-first':
        series = chooseFirst(series, step.player, chosenFirst(step.player));
        break;
      case 'play': {
        const planned: PlannedGame = { series: number, game: step.game };
        const result = playGame(setupOf(plan, planned), bots, plan);
        games.push({ planned, result });
        if (result.outcome !== 'won') return { winner: null, games };
        series = reportWinner(series, result.winner === 0 ? 0 : 1);
        break;
      }
      case 'over':
        return { winner: step.winner, games };
    }
  }
}

function callerIn(bidding: Bidding): Side {
  const caller = whoCalls(bidding);
  if (caller === null) throw new Error('The bidding is over, but the series waits for a bid');
  return caller;
}

/** R: what the rulebook suggests for a stronger deck at first (v1.3 p.8, "Suggestions for Assigning Chains"). */
const suggested = 4;

/** How bots bid: the chains that the rulebook suggests for the stronger deck, if nobody bid as much; otherwise they pass. */
export function suggestedCall(bidding: Bidding): Call {
  const least = leastBid(bidding);
  const deck = bidding.deck ?? standingBid(bidding)?.deck ?? bidding.opener;
  return least === null || least > suggested ? { kind: 'pass' } : { kind: 'bid', deck, chains: suggested };
}
