// Chain bidding: two players bid chains for the right to play one of two decks (v1.0 and v1.3 p.8, "Chain Bidding";
// the same in the master rulebook; the manual is silent). The rule is told by an example: a player names a deck and a
// number, the other goes higher, and so on, until one lets the other play that deck at the last number and plays the
// other deck, without chains.
//
// What the rule leaves open was decided:
// - The opening bid names the deck, unless it was settled before; all other bids are for the same deck.
// - The opening bid may be 0, and need not reach the number that the rulebook suggests: bidders ignore the suggestion.
// - A bid may be higher than the last one by more than one, and ends at 24, the end of the chain tracker.
// - A player may pass before there is a bid. If both do, both play the deck that they brought, without chains.
import { isChains, mostChains } from './chains.ts';
import type { Pair, Side } from './side.ts';
import { other } from './side.ts';

/** What a player says when it is their turn. */
export type Call = { readonly kind: 'bid'; readonly deck: Side; readonly chains: number } | { readonly kind: 'pass' };

/** A bidding, plain JSON: how it began and what was said since. All else follows from that. */
export interface Bidding {
  /** Who calls first. */
  readonly opener: Side;
  /** The deck that is bid for; null when the opening bid names it. */
  readonly deck: Side | null;
  /** In order; the players take turns. */
  readonly calls: readonly Call[];
}

/** How a bidding ended, by player: whose deck each plays, and with how many chains. */
export interface Outcome {
  readonly deckOf: Pair<Side>;
  readonly chains: Pair<number>;
}

export type BiddingFault = 'over' | 'turn' | 'deck' | 'chains';

/** A call that cannot be made. The message says what is wrong with it and what would be right. */
export class BiddingError extends Error {
  override readonly name = 'BiddingError';
  constructor(
    readonly fault: BiddingFault,
    message: string,
  ) {
    super(message);
  }
}

type Bid = Extract<Call, { kind: 'bid' }>;

const isBid = (call: Call): call is Bid => call.kind === 'bid';

/**
 * Begins a bidding.
 * @param opener who calls first; the rulebook lets the players settle that
 * @param deck what is bid for, when that is settled before; otherwise the opening bid names it
 */
export const openBidding = (opener: Side, deck: Side | null = null): Bidding => ({ opener, deck, calls: [] });

/** The highest bid with who made it; null before there is one. */
export function standingBid({ opener, calls }: Bidding): (Omit<Bid, 'kind'> & { readonly player: Side }) | null {
  const index = calls.findLastIndex(isBid);
  const call = calls[index];
  if (call === undefined || !isBid(call)) return null;
  return { player: sideOf(opener, index), deck: call.deck, chains: call.chains };
}

const sideOf = (opener: Side, index: number): Side => (index % 2 === 0 ? opener : other(opener));

/** The player whose turn it is to call; null when the bidding is over. */
export function whoCalls(bidding: Bidding): Side | null {
  return outcomeOf(bidding) === null ? sideOf(bidding.opener, bidding.calls.length) : null;
}

/** The least number of chains that may be bid now; null when no bid is possible, only a pass or nothing at all. */
export function leastBid(bidding: Bidding): number | null {
  const least = (standingBid(bidding)?.chains ?? -1) + 1;
  return outcomeOf(bidding) !== null || least > mostChains ? null : least;
}

/** How it ended; null while it goes on. */
export function outcomeOf(bidding: Bidding): Outcome | null {
  if (bidding.calls.at(-1)?.kind !== 'pass') return null;
  const bid = standingBid(bidding);
  if (bid === null) return bidding.calls.length < 2 ? null : { deckOf: [0, 1], chains: [0, 0] };
  const across = other(bid.deck);
  return bid.player === 0
    ? { deckOf: [bid.deck, across], chains: [bid.chains, 0] }
    : { deckOf: [across, bid.deck], chains: [0, bid.chains] };
}

/**
 * The bidding after one more call; the one given stays as it is.
 * @throws BiddingError when the player cannot make this call now
 */
export function makeCall(bidding: Bidding, player: Side, call: Call): Bidding {
  const turn = whoCalls(bidding);
  if (turn === null) throw new BiddingError('over', 'The bidding is over: no more calls can be made');
  if (player !== turn)
    throw new BiddingError('turn', `It is not the turn of player ${player}: player ${turn} bids or passes`);
  if (isBid(call)) checkBid(bidding, call);
  return { ...bidding, calls: [...bidding.calls, isBid(call) ? asKept(call) : call] };
}

/** JSON knows no -0, which is a bid of nothing like any other. */
const asKept = (bid: Bid): Bid => ({ ...bid, chains: bid.chains + 0 });

function checkBid(bidding: Bidding, { deck, chains }: Bid): void {
  const standing = standingBid(bidding);
  const wanted = bidding.deck ?? standing?.deck ?? deck;
  if (deck !== wanted)
    throw new BiddingError('deck', `The bidding is for the deck of player ${wanted}, not for that of player ${deck}`);
  const least = leastBid(bidding);
  if (least === null)
    throw new BiddingError(
      'chains',
      `Nobody can go above ${mostChains} chains: expected a pass, not a bid of ${chains}`,
    );
  const expected = `expected a whole number from ${least} to ${mostChains}, or a pass`;
  if (!isChains(chains)) throw new BiddingError('chains', `${chains} chains cannot be bid: ${expected}`);
  if (chains < least)
    throw new BiddingError('chains', `A bid of ${chains} is not above the last one, ${least - 1}: ${expected}`);
}
