// Bots against each other, each with each, over many decks. Every pairing plays the same deals, each twice with the seats swapped, so
// that pairings differ by the bots alone. From all games together follows one rating for each bot.
import type { PlayerName } from '@vaultsong/bots';
import { randomFrom, seedFor } from '@vaultsong/bots';
import type { Pair } from '@vaultsong/match';
import type { Fixture, Venue } from '../executor/fixture.ts';
import { headOf } from '../journal/journal.ts';
import { differenceOf, fitStrengths } from '../measure/bradleyTerry.ts';
import { eloPerLogit } from '../measure/elo.ts';
import type { Experiment, Game } from './experiment.ts';
import type { Failures, Tally, ThinkTime } from './tally.ts';
import { failuresOf, tallyOf, thinkTimeOf, winnerOf } from './tally.ts';
import { evenly, gamesNeeded, nextRound } from './until.ts';

export interface LadderPlan {
  /** Of at least two decks, from which each deal has two. */
  readonly venue: Venue;
  /** Different ones, at least two. */
  readonly bots: readonly PlayerName[];
  readonly seed: number;
  /** Of each pairing, at most; the last pair of games is played whole. */
  readonly games: number;
  /** Ends when the share of each pairing is known to plus and minus so much. */
  readonly until?: number;
}

export interface LadderRating {
  readonly name: PlayerName;
  /** Points, of which the anchor has 1000; with their 95 % interval. */
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  readonly thinkMs: ThinkTime;
}

/** Games of two bots from the view of `a`. */
export interface BotPair extends Tally {
  readonly a: PlayerName;
  readonly b: PlayerName;
}

export interface LadderSummary extends Failures {
  /** The strongest first. */
  readonly ratings: readonly LadderRating[];
  /** Whose rating the others are told from: the rules bot, or without it the first that was named. */
  readonly anchor: PlayerName;
  readonly pairs: readonly BotPair[];
}

export const anchorElo = 1000;

/** Bots differ by much: who wins all of 400 games should not be held back by what is thought in advance. */
const spread = 5;

export function ladderExperiment(plan: LadderPlan): Experiment<LadderSummary> {
  const { venue, bots, seed, until } = plan;
  const most = evenly(plan.games);
  const pairings = pairingsOf(bots);
  const talliesOf = (games: readonly Game[]) => pairings.map(([a, b]) => tallyOfPair(a, b, games));
  /** All pairings play the same deals: they wait for the one that takes longest to know. */
  const roundAfter = (games: readonly Game[]): number =>
    until === undefined
      ? most - games.length / pairings.length
      : Math.max(...talliesOf(games).map((tally) => nextRound(tally, until, most)));
  const neededFor = (games: readonly Game[], half: number): number =>
    Math.min(most, evenly(Math.max(...talliesOf(games).map((tally) => gamesNeeded(tally, half)))));
  return {
    venue,
    head: headOf('ladder', venue, { seed, bots }),
    next: (games) =>
      Array.from({ length: roundAfter(games) * pairings.length }, (_, i) => fixtureOf(plan, games.length + i)),
    sum: (games) => summaryOf(bots, games),
    expected: (games) =>
      pairings.length * (until === undefined || games.length < pairings.length ? most : neededFor(games, until)),
  };
}

/** Whoever is named later stands first: bots are named from the weakest on. */
const pairingsOf = (bots: readonly PlayerName[]): readonly Pair<PlayerName>[] =>
  bots.flatMap((a, i) => bots.slice(0, i).map((b): Pair<PlayerName> => [a, b]));

/** All pairings play a deal, one after the other, before the next deal: a ladder that is ended early is even. */
function fixtureOf({ venue, bots, seed }: LadderPlan, number: number): Fixture {
  const pairings = pairingsOf(bots);
  const place = Math.floor(number / 2);
  const [a, b] = pairings[place % pairings.length] ?? ['rules', 'rules'];
  const deal = Math.floor(place / pairings.length);
  return {
    number,
    decks: twoOf(venue.decks.length, seedFor(seed, 2 * deal + 1)),
    bots: number % 2 === 0 ? [a, b] : [b, a],
    seed: seedFor(seed, 2 * deal),
    first: deal % 2,
  };
}

/** Two different numbers below another, by lot. */
function twoOf(count: number, seed: number): Pair<number> {
  const random = randomFrom(seed);
  const one = Math.floor(random() * count);
  return [one, (one + 1 + Math.floor(random() * (count - 1))) % count];
}

const seatOf = (bot: PlayerName, { fixture }: Game): number => fixture.bots.indexOf(bot);

function tallyOfPair(a: PlayerName, b: PlayerName, games: readonly Game[]): Tally {
  const theirs = games.filter(({ fixture }) => fixture.bots.includes(a) && fixture.bots.includes(b));
  return tallyOf(theirs, (game) => seatOf(a, game));
}

function summaryOf(bots: readonly PlayerName[], games: readonly Game[]): LadderSummary {
  const pairs = pairingsOf(bots).map(([a, b]): BotPair => ({ a, b, ...tallyOfPair(a, b, games) }));
  const scores = scoresOf(bots, games);
  const fit = fitStrengths(bots.length, scores, spread);
  const anchor = Math.max(0, bots.indexOf('rules'));
  const ratings = bots.map((name, i): LadderRating => {
    const { value, low, high } = differenceOf(fit, i, anchor);
    const [elo, least, most] = [value, low, high].map((logit) => Math.round(anchorElo + eloPerLogit * logit));
    const theirs = games.filter(({ fixture }) => fixture.bots.includes(name));
    const thinkMs = thinkTimeOf(theirs, (game) => [seatOf(name, game)]);
    return { name, elo: elo ?? anchorElo, low: least ?? anchorElo, high: most ?? anchorElo, thinkMs };
  });
  return {
    ratings: ratings.toSorted((one, other) => other.elo - one.elo),
    anchor: bots[anchor] ?? 'rules',
    pairs,
    ...failuresOf(games),
  };
}

/** What the ratings are fitted to: games with a winner. */
const scoresOf = (bots: readonly PlayerName[], games: readonly Game[]) =>
  pairingsOf(bots).map(([a, b]) => {
    const ended = games.filter(
      (game) => game.fixture.bots.includes(a) && game.fixture.bots.includes(b) && winnerOf(game) !== null,
    );
    const wins = ended.filter((game) => winnerOf(game) === seatOf(a, game)).length;
    return { a: bots.indexOf(a), b: bots.indexOf(b), wins, games: ended.length };
  });
