// Summary of the game on the table, for the list of games.
import type { GameResult } from '../games/result.ts';
import type { GameSummary, SavedGame } from '../games/savedGame.ts';
import type { GameInfo, Plan } from '../wire/game.ts';
import type { MatchInfo } from '../wire/match.ts';
import { human } from '../wire/match.ts';
import { queryOfPlan } from '../wire/plan.ts';
import type { Snapshot } from '../wire/snapshot.ts';
import { resultOf } from './resultOf.ts';
import type { Client } from './store.ts';

type Ending = Pick<SavedGame, 'status' | 'result'>;

const running: Ending = { status: 'running', result: '' };

/** The result as a list says it. It names the winner where people play against each other: “you” both won and lost. */
function endingOf(info: GameInfo, won: boolean, winner: string): Ending {
  const people = info.seats.filter(({ by }) => by === 'human').length;
  if (info.kind === 'duel' && people > 1) return { status: 'ended', result: `${winner} won` };
  if (won) return { status: 'won', result: people > 1 ? 'Your team won' : 'You won' };
  return { status: 'lost', result: `The ${winner} won`.replace('The Bot', 'The bot') };
}

function endOfMatch(info: GameInfo, { format, next, score }: MatchInfo): Ending {
  if (next.type !== 'over') return running;
  const ending = endingOf(info, next.winner === human, info.seats[next.winner]?.name ?? '');
  return format.bestOf === 1 ? ending : { ...ending, result: `${ending.result} the series ${score.join(' : ')}` };
}

/** Of a game that no match is around: an adventure, or one that goes on from another. */
function endOfGame(info: GameInfo, { view, sides }: Snapshot): Ending {
  const { winner } = view;
  if (winner === null) return running;
  const won = info.kind === 'adventure' ? winner !== sides.foe : info.seats[winner]?.by === 'human';
  return endingOf(info, won, info.seats[info.kind === 'adventure' ? info.seats.length - 1 : winner]?.name ?? '');
}

const seriesOf = ({ format, game, score }: MatchInfo): SavedGame['series'] =>
  format.bestOf === 1 ? null : { game, bestOf: format.bestOf, score: [score[0], score[1]] };

/** Results of earlier games of a series, and that of the game on the table once it is over. The end of a game may be taken back. */
function resultsOf(plan: Plan, { info, snapshot, match }: Client, before: readonly GameResult[], now: number) {
  const number = match?.game ?? 1;
  const earlier = before.filter((result) => result.number < number);
  const result = info === null || snapshot === null ? null : resultOf(plan, info, snapshot, number, now);
  if (result === null) return earlier;
  const same = before.find((one) => one.number === number && one.won === result.won);
  return [...earlier, { ...result, at: same?.at ?? now }];
}

/**
 * @param kept the game as the worker wrote it
 * @param before results that were noted of it
 * @param now in milliseconds since 1970
 * @returns null where the page knows nothing of it yet
 */
export function gameSummary(
  plan: Plan,
  kept: string,
  client: Client,
  before: readonly GameResult[],
  now: number,
): GameSummary | null {
  const { info, snapshot, match } = client;
  const common = { what: plan.type, query: queryOfPlan(plan, ''), kept };
  if (match !== null && match.bidding !== null) {
    const { decks, calls } = match.bidding;
    return {
      ...common,
      decks: decks.map(({ name }) => name),
      opponent: decks[1].name,
      turn: 0,
      keys: [],
      series: seriesOf(match),
      results: before.filter(({ number }) => number < match.game),
      ...running,
      touched: match.game > 1 || calls.some(({ player }) => player === human),
    };
  }
  if (info === null || snapshot === null) return null;
  const { players, turn, adventure } = snapshot.view;
  const decks = info.decks.map(({ name }) => name);
  return {
    ...common,
    decks,
    opponent: adventure === null ? (decks[1] ?? '') : `the ${info.seats.at(-1)?.name ?? ''}`,
    turn,
    keys: players.slice(0, decks.length).map(({ keyColors }) => keyColors.length),
    series: match === null ? null : seriesOf(match),
    results: resultsOf(plan, client, before, now),
    ...(match === null ? endOfGame(info, snapshot) : endOfMatch(info, match)),
    // Who plays on from another game has decided that.
    touched: snapshot.undo.possible || plan.type === 'branch' || (match !== null && match.game > 1),
  };
}
