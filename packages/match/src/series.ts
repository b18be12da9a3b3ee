// A series: best of 1, 3 or 5 games of two decks. Chance decides who goes first in the first game; before every other,
// the player who used the deck that was defeated chooses (v1.0 and v1.3 p.3, "Game Setup", step 4; the other documents
// know no series).
//
// No document tells of adaptive play. Issue 4 does: best of 3, game 1 with one's own deck, game 2 with swapped decks,
// game 3 by bidding. What that leaves open was decided:
// - At one win each after the swap, one deck has won both games, so the bidding is for that deck.
// - The player who lost game 2 calls first, as the loser chooses the first player. It is the player who brought that deck.
// - The bidding comes first, then the choice of the first player: setup begins when both have their decks.
// - Chains of a handicap stay with their deck through games 1 and 2; in game 3 the bid stands instead ("ignore the
//   suggested number of chains, and instead bid", v1.3 p.8).
// - A series that is not adaptive may begin with a bidding for its decks, opened by either player: its outcome holds in
//   all games.
import type { Bidding, Call } from './bidding.ts';
import { makeCall, openBidding, outcomeOf } from './bidding.ts';
import { isChains, mostChains } from './chains.ts';
import type { Pair, Side } from './side.ts';
import { other } from './side.ts';

export const bestOfs = [1, 3, 5] as const;
export type BestOf = (typeof bestOfs)[number];

export const isBestOf = (games: number): games is BestOf => bestOfs.some((known) => known === games);

export type Format =
  | { readonly bestOf: BestOf; readonly adaptive: false }
  | { readonly bestOf: 3; readonly adaptive: true };

/** A series, plain JSON. Everything is by player, but `chains` by deck; decks are named by who brought them. */
export interface Series {
  readonly format: Format;
  /** With how many chains each deck starts, by deck. */
  readonly chains: Pair<number>;
  readonly games: readonly FinishedGame[];
  /** For the game to come: who goes first; null until it is chosen. */
  readonly first: Side | null;
  /** The bidding for the decks of the game to come, also when it is over; null when they are not bid for. */
  readonly bidding: Bidding | null;
}

/** A game as it is to be set up. */
export interface NextGame {
  /** Counts from 1. */
  readonly number: number;
  readonly first: Side;
  /** By player: whose deck. */
  readonly deckOf: Pair<Side>;
  /** By player. */
  readonly chains: Pair<number>;
}

export interface FinishedGame extends NextGame {
  readonly winner: Side;
}

/** The next step. */
export type Step =
  | { readonly kind: 'bid'; readonly bidding: Bidding }
  | { readonly kind: 'choose-first'; readonly player: Side }
  | { readonly kind: 'play'; readonly game: NextGame }
  | { readonly kind: 'over'; readonly winner: Side };

export type SeriesFault = 'step' | 'player' | 'chains' | 'bidding';

/** What cannot be done in a series now. The message says what is wrong and what would be right. */
export class SeriesError extends Error {
  override readonly name = 'SeriesError';
  constructor(
    readonly fault: SeriesFault,
    message: string,
  ) {
    super(message);
  }
}

export interface SeriesStart {
  /** The player who goes first in the first game. Chance decides that, and this package has none. */
  readonly first: Side;
  /** By deck; none when absent. */
  readonly chains?: Pair<number>;
  /** Who opens a bidding for the decks before the first game; they are not bid for when absent. */
  readonly opener?: Side;
}

/**
 * Begins a series.
 * @throws SeriesError for chains that no game can be started with, and for a bidding where it has no place
 */
export function startSeries(format: Format, { first, chains = [0, 0], opener }: SeriesStart): Series {
  if (!chains.every(isChains))
    throw new SeriesError(
      'chains',
      `A deck cannot start with ${chains.join(' or ')} chains: expected a whole number from 0 to ${mostChains} for each`,
    );
  if (opener === undefined) return { format, chains, games: [], first, bidding: null };
  if (format.adaptive)
    throw new SeriesError(
      'bidding',
      'Adaptive play begins with the own decks: expected no bidding before its first game, only before its third',
    );
  if (chains.some((count) => count > 0))
    throw new SeriesError(
      'bidding',
      `The decks are bid for, and bidders set the chains: expected no chains before that, not ${chains.join(' and ')}`,
    );
  return { format, chains, games: [], first, bidding: openBidding(opener) };
}

/** How many games each player has won. */
export const standing = ({ games }: Series): Pair<number> => [
  games.filter(({ winner }) => winner === 0).length,
  games.filter(({ winner }) => winner === 1).length,
];

/** The winner of more than half of the possible games; null while there is none. */
export function winnerOf(series: Series): Side | null {
  const needed = Math.ceil(series.format.bestOf / 2);
  const [zero, one] = standing(series);
  if (zero >= needed) return 0;
  return one >= needed ? 1 : null;
}

/** The next step: bid, choose who goes first, play, or nothing more. */
export function nextStep(series: Series): Step {
  const winner = winnerOf(series);
  if (winner !== null) return { kind: 'over', winner };
  const { bidding, first } = series;
  const decks = decksOfNext(series);
  if (decks === null && bidding !== null) return { kind: 'bid', bidding };
  const loser = loserOf(series);
  if (first === null && loser !== null) return { kind: 'choose-first', player: loser };
  if (decks === null || first === null) throw new Error('A series waits for nothing, but is not over');
  return { kind: 'play', game: { number: series.games.length + 1, first, ...decks } };
}

/** The decks and chains of the players in the next game; null during the bidding. */
function decksOfNext({ format, games, chains, bidding }: Series): Pick<NextGame, 'deckOf' | 'chains'> | null {
  if (bidding !== null) return outcomeOf(bidding);
  const [zero, one] = chains;
  return format.adaptive && games.length === 1
    ? { deckOf: [1, 0], chains: [one, zero] }
    : { deckOf: [0, 1], chains: [zero, one] };
}

/** Who lost the last game. */
function loserOf({ games }: Series): Side | null {
  const last = games.at(-1);
  return last === undefined ? null : other(last.winner);
}

/**
 * The series after one more call in its bidding.
 * @throws SeriesError when nothing is bid for; BiddingError when the call cannot be made
 */
export function callInSeries(series: Series, player: Side, call: Call): Series {
  const step = nextStep(series);
  if (step.kind !== 'bid') throw wrongStep('Nothing is bid for', step);
  return { ...series, bidding: makeCall(step.bidding, player, call) };
}

/**
 * The series with the first player of its next game.
 * @param player who chooses: the one whose deck lost the last game
 * @param first who is to go first
 * @throws SeriesError when it is not this player's choice
 */
export function chooseFirst(series: Series, player: Side, first: Side): Series {
  const step = nextStep(series);
  if (step.kind !== 'choose-first') throw wrongStep('Nobody chooses who goes first', step);
  if (step.player !== player)
    throw new SeriesError(
      'player',
      `Player ${player} does not choose who goes first: player ${step.player} does, whose deck lost the last game`,
    );
  return { ...series, first };
}

/**
 * The series after its next game.
 * @throws SeriesError when no game is to be played now
 */
export function reportWinner(series: Series, winner: Side): Series {
  const step = nextStep(series);
  if (step.kind !== 'play') throw wrongStep('No game is to be played', step);
  const { deckOf } = step.game;
  const games = [...series.games, { ...step.game, winner }];
  // Adaptive play bids for one game alone; what was bid for before the first of a plain series holds in all of it.
  const next: Series = { ...series, games, first: null, bidding: series.format.adaptive ? null : series.bidding };
  if (!series.format.adaptive || games.length !== 2 || winnerOf(next) !== null) return next;
  // One win each, with swapped decks: the deck that won this game has won both.
  return { ...next, bidding: openBidding(other(winner), deckOf[winner]) };
}

function wrongStep(what: string, step: Step): SeriesError {
  return new SeriesError('step', `${what} now: ${sayStep(step)}`);
}

function sayStep(step: Step): string {
  switch (step.kind) {
    case 'bid':
      return 'the decks of the next game are still bid for';
    case 'choose-first':
      return `player ${step.player} chooses who goes first`;
    case 'play':
      return `game ${step.game.number} is to be played`;
    case 'over':
      return `the series is over, player ${step.winner} won it`;
  }
}
