// An experiment asks for games and sums them up. It is nothing but functions of what was played so far: whoever has the
// same games has the same result, and the same next games to play.
import type { Fixture, Played, Venue } from '../executor/fixture.ts';
import type { JournalHead } from '../journal/journal.ts';

/** A game of an experiment: what was to be played, and what came of it. */
export interface Game {
  readonly fixture: Fixture;
  readonly played: Played;
}

export interface Experiment<Summary> {
  readonly head: JournalHead;
  readonly venue: Venue;
  /**
   * The fixtures of the next round; none when the experiment is over.
   * @param games all of the rounds before, in the order of their numbers. What is decided by them is decided between rounds
   *   only, so that it does not depend on which game ended first.
   */
  next(games: readonly Game[]): readonly Fixture[];
  /** What they show. @param games any of them, in the order of their numbers */
  sum(games: readonly Game[]): Summary;
  /** About how many games there will be in all, for who waits for them. */
  expected(games: readonly Game[]): number;
}
