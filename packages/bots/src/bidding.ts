// Choices of a bot before a game: its bid for decks, and who goes first where it may choose. Both rest on measured
// games.
//
// A trial (`trialGame` in the arena) tells how often each deck wins without chains. `evenChains` reads from that with how
// many chains the stronger deck would win every other game, by the measured cost of chains (docs/chains.md has the
// method and the figures). Up to that number the deck is worth having; above it the other one is, without chains.
import type { Bidding, Call, Pair, Side } from '@vaultsong/match';
import { leastBid, mostChains, other, standingBid, whoCalls } from '@vaultsong/match';
import costs from './chain-costs.json' with { type: 'json' };

/** The loss of a deck by chains, in log odds of winning: measured points, with straight lines between. `npm run claims` writes them. */
export const chainCosts: readonly { readonly chains: number; readonly cost: number }[] = costs;

/** How many games of a trial are enough to bid by: 60 tell the even number of chains within about three. */
export const trialGames = 60;

/** Even games in advance for each deck, so that a short trial does not say more than it knows: decks differ that much. */
const inAdvance = 1.5;

/** The stronger of two decks, and with how many chains the two are even. */
export interface EvenChains {
  readonly deck: Side;
  readonly chains: number;
}

/** What chains cost a deck, in log odds of winning. @param chains from 0 to 24 */
export function costOf(chains: number): number {
  const above = chainCosts.find((point) => point.chains >= chains) ?? { chains, cost: 0 };
  const below = chainCosts.findLast((point) => point.chains <= chains) ?? above;
  if (above.chains === below.chains) return above.cost;
  const part = (chains - below.chains) / (above.chains - below.chains);
  return below.cost + part * (above.cost - below.cost);
}

/**
 * Which deck is the stronger one, and the most chains at which it is not the weaker one.
 * @param wins of a trial without chains, by deck
 */
export function evenChains(wins: Pair<number>): EvenChains {
  const deck: Side = wins[0] >= wins[1] ? 0 : 1;
  const [more, fewer] = deck === 0 ? wins : [wins[1], wins[0]];
  const strength = Math.log((more + inAdvance) / (fewer + inAdvance));
  let chains = 0;
  while (chains < mostChains && costOf(chains + 1) <= strength) chains++;
  return { deck, chains };
}

/**
 * What a bot says in a bidding when it is its turn: it opens at half of what the stronger deck is worth, goes one higher
 * as long as that is worth it, and never bids for the weaker deck.
 * @param even what it thinks of the two decks
 * @throws Error when the bidding is over
 */
export function callFor(bidding: Bidding, even: EvenChains): Call {
  const caller = whoCalls(bidding);
  if (caller === null) throw new Error('The bidding is over: nobody bids or passes');
  const standing = standingBid(bidding);
  const deck = bidding.deck ?? standing?.deck ?? even.deck;
  const least = leastBid(bidding);
  if (least === null || deck !== even.deck || least > even.chains) return { kind: 'pass' };
  if (standing !== null) return { kind: 'bid', deck, chains: least };
  // The other passed: one more pass and everybody plays their own deck, the stronger one without chains.
  if (bidding.calls.length > 0 && deck === caller) return { kind: 'pass' };
  return { kind: 'bid', deck, chains: Math.floor(even.chains / 2) };
}

/**
 * Side that a bot lets go first where it may choose: the other, because the side that goes first wins a little less than half of the
 * games of rules bots (docs/chains.md).
 * @param chooser the side of the bot
 */
export const chosenFirst = (chooser: Side): Side => other(chooser);
