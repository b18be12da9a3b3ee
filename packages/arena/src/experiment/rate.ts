// Ratings of decks: the share of games that each wins against a field of decks, in the hands of one bot. All games together
// give the strengths (Bradley and Terry), so a game between two rated decks tells of both. Each deck meets all of the field
// equally often; one that is known well enough plays on only against those that are not.
import type { BotName } from '@vaultsong/bots';
import type { Pair } from '@vaultsong/match';
import type { Venue } from '../executor/fixture.ts';
import { headOf } from '../journal/journal.ts';
import { fitStrengths, shareAgainst } from '../measure/bradleyTerry.ts';
import type { CardImpact } from './cardImpact.ts';
import { cardImpacts } from './cardImpact.ts';
import { pairScores, sweepOf } from './deckPairs.ts';
import type { Experiment, Game } from './experiment.ts';
import type { Failures, Tally } from './tally.ts';
import { failuresOf } from './tally.ts';
import { gamesNeeded } from './until.ts';

export interface RatePlan {
  readonly venue: Venue;
  /** Which decks of the venue are rated. */
  readonly rated: readonly number[];
  /** Against which; a deck does not play itself. */
  readonly field: readonly number[];
  /** Who plays all decks. */
  readonly bot: BotName;
  readonly seed: number;
  /** Ends when all shares are known to plus and minus so much, */
  readonly half: number;
  /** or a deck that is not has had so many games. */
  readonly games: number;
}

/** What is known of a deck: its share against the field, from all games together; games and wins are its own. */
export interface DeckRating extends Tally {
  /** As in the venue. */
  readonly deck: number;
  /** Where early cards were noted. */
  readonly cards?: readonly CardImpact[];
}

export interface RateSummary extends Failures {
  /** In the order of `rated`. */
  readonly decks: readonly DeckRating[];
}

/** By how much strengths of decks differ, in log odds: real ones by about 1. */
const spread = 1.5;

export function rateExperiment(plan: RatePlan): Experiment<RateSummary> {
  const { venue, rated, field, bot, seed } = plan;
  const pairs = pairsOf(plan);
  const perSweep = 2 * pairs.length;
  return {
    venue,
    head: headOf('rate', venue, { seed, bot, rated, field }),
    next: (games) => {
      const open = new Set(openDecks(plan, games));
      const number = Math.floor((games.at(-1)?.fixture.number ?? -1) / perSweep) + 1;
      return sweepOf(pairs, number, plan, (pair) => pair.some((deck) => open.has(deck)));
    },
    sum: (games) => ({ decks: ratingsOf(plan, games).map(withCards(plan, games)), ...failuresOf(games) }),
    expected: (games) => {
      const mostGames = Math.min(plan.games, gamesNeeded({ rate: 0.5 }, plan.half));
      const sweeps = Math.ceil(mostGames / (2 * Math.max(1, field.length - 1)));
      return Math.max(games.length, sweeps * perSweep);
    },
  };
}

/** Each rated deck with each of the field, once. */
function pairsOf({ rated, field }: RatePlan): readonly Pair<number>[] {
  const pairs = new Map<string, Pair<number>>();
  for (const deck of rated) {
    for (const other of field) {
      if (deck === other) continue;
      const pair: Pair<number> = deck < other ? [deck, other] : [other, deck];
      pairs.set(pair.join(' '), pair);
    }
  }
  return [...pairs.values()];
}

/** Decks of which more must be known, and may be. */
const openDecks = (plan: RatePlan, games: readonly Game[]): readonly number[] =>
  ratingsOf(plan, games)
    .filter((rating) => rating.games < plan.games && rating.high - rating.low > 2 * plan.half)
    .map(({ deck }) => deck);

function ratingsOf({ venue, rated, field }: RatePlan, games: readonly Game[]): readonly DeckRating[] {
  const scores = pairScores(games);
  const fit = fitStrengths(venue.decks.length, scores, spread);
  return rated.map((deck): DeckRating => {
    const others = field.filter((other) => other !== deck);
    const { value, low, high } = shareAgainst(fit, deck, others);
    const won = scores.map(({ a, b, wins, games: ended }) => (a === deck ? wins : b === deck ? ended - wins : 0));
    return {
      deck,
      games: games.filter(({ fixture: { decks } }) => decks.includes(deck)).length,
      wins: won.reduce((sum, wins) => sum + wins, 0),
      rate: value,
      low,
      high,
    };
  });
}

const withCards =
  ({ venue }: RatePlan, games: readonly Game[]) =>
  (rating: DeckRating): DeckRating => {
    if (venue.early === undefined) return rating;
    const names = new Set(venue.decks[rating.deck]?.cards.map(({ name }) => name));
    return { ...rating, cards: cardImpacts(games, rating.deck, [...names]) };
  };
