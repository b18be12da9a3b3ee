// State of the match around the game on the table: the series, the bidding before its games, and the earlier results of the
// decks.
import type { Call, Format, Outcome, Pair, Side } from '@vaultsong/match';
import type { ListedDeck } from './cardInfo.ts';
import type { Choice } from './choice.ts';

/**
 * Seats at a table, and sides of a match. The machine's is that of the second player where two people play. Which goes first is
 * a matter of the setup.
 */
export const human: Side = 0;
export const machine: Side = 1;

/** Next step when the game on the table is over, or the bidding. */
export type NextInMatch =
  | { readonly type: 'playing' }
  | { readonly type: 'bid' }
  /** A human chooses who goes first. */
  | { readonly type: 'choose-first'; readonly player: Side }
  | { readonly type: 'play'; readonly first: Side }
  | { readonly type: 'over'; readonly winner: Side };

/** Match around the game on the table: a series of games, of which there may be only one. */
export interface MatchInfo {
  readonly choice: Choice;
  readonly format: Format;
  /** Games won, by player. */
  readonly score: Pair<number>;
  /** Of the game on the table, or the one that is bid for; from 1. */
  readonly game: number;
  readonly next: NextInMatch;
  /** null while a game is on the table. */
  readonly bidding: BiddingInfo | null;
}

/** A bidding for two decks. Decks are named by who brought them. */
export interface BiddingInfo {
  readonly decks: Pair<ListedDeck>;
  /** The one that is bid for; null while the first bid may name either. */
  readonly deck: Side | null;
  readonly standing: { readonly player: Side; readonly deck: Side; readonly chains: number } | null;
  readonly calls: readonly { readonly player: Side; readonly call: Call }[];
  /** Side that calls; null when it is over. */
  readonly turnOf: Side | null;
  /** The least that may be bid; null when only a pass is left. */
  readonly least: number | null;
  readonly most: number;
  /** Progress of the games by which the bot finds out the worth of the decks. */
  readonly trial: { readonly played: number; readonly of: number };
  readonly outcome: Outcome | null;
  /** The bot's estimate when it is over: wins of each deck in its trial, and the chains that make the stronger one even. */
  readonly thought: { readonly wins: Pair<number>; readonly deck: Side; readonly chains: number } | null;
}

/** Results of two decks against each other at this table. All pairs are yours first, as the decks were asked for. */
export interface HistoryInfo {
  readonly wins: Pair<number>;
  /** The deck that was called the stronger one. */
  readonly stronger: Side | null;
  /** The chains that the rulebook suggests for the next game; null while no deck is called stronger. */
  readonly suggestion: Pair<number> | null;
}
