// Play beyond single games: chains by handicap or by bidding, and series of games. Pure functions over plain JSON.
export type { Bidding, BiddingFault, Call, Outcome } from './bidding.ts';
export { BiddingError, leastBid, makeCall, openBidding, outcomeOf, standingBid, whoCalls } from './bidding.ts';
export { isChains, mostChains } from './chains.ts';
export type { History, Suggestion } from './handicap.ts';
export { addGame, beginHistory, chainDeck, HistoryError, suggestionOf } from './handicap.ts';
export type { BestOf, FinishedGame, Format, NextGame, Series, SeriesFault, SeriesStart, Step } from './series.ts';
export {
  bestOfs,
  callInSeries,
  chooseFirst,
  isBestOf,
  nextStep,
  reportWinner,
  SeriesError,
  standing,
  startSeries,
  winnerOf,
} from './series.ts';
export type { Pair, Side } from './side.ts';
export { other } from './side.ts';
