// Games between pairs of decks, played by one bot on both sides. A sweep is two games of each pair, of which either deck begins one.
import type { BotName } from '@vaultsong/bots';
import { seedFor } from '@vaultsong/bots';
import type { Pair } from '@vaultsong/match';
import type { Fixture } from '../executor/fixture.ts';
import type { PairScore } from '../measure/bradleyTerry.ts';
import type { Game } from './experiment.ts';
import { winnerOf } from './tally.ts';

/** Each with each, the first of them as the first of a pair. */
export const allPairs = (decks: number): readonly Pair<number>[] =>
  Array.from({ length: decks }, (_, a) => a).flatMap((a) =>
    Array.from({ length: decks - a - 1 }, (_, i): Pair<number> => [a, a + 1 + i]),
  );

/**
 * The games of a sweep.
 * @param pairs all that there are: a game keeps its number whichever of them are played
 * @param number which sweep, from 0
 * @param plays whether a pair takes part in it
 */
export const sweepOf = (
  pairs: readonly Pair<number>[],
  number: number,
  { seed, bot }: { readonly seed: number; readonly bot: BotName },
  plays: (pair: Pair<number>) => boolean = () => true,
): readonly Fixture[] =>
  pairs.flatMap((decks, i) =>
    plays(decks)
      ? [0, 1].map((first): Fixture => {
          const game = 2 * (number * pairs.length + i) + first;
          return { number: game, decks, bots: [bot, bot], seed: seedFor(seed, game), first };
        })
      : [],
  );

/** Games of one pair of decks. */
export const gamesOfPair = (games: readonly Game[], [a, b]: Pair<number>): readonly Game[] =>
  games.filter(({ fixture: { decks } }) => decks[0] === a && decks[1] === b);

/** Wins of each pair of decks that played, in games with a winner. */
export function pairScores(games: readonly Game[]): readonly PairScore[] {
  const scores = new Map<string, { a: number; b: number; wins: number; games: number }>();
  for (const game of games) {
    const winner = winnerOf(game);
    if (winner === null) continue;
    const [a, b] = game.fixture.decks;
    const score = scores.get(`${a} ${b}`) ?? { a, b, wins: 0, games: 0 };
    scores.set(`${a} ${b}`, score);
    score.games++;
    if (winner === 0) score.wins++;
  }
  return [...scores.values()];
}
