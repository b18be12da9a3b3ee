// Executor of the games of an experiment: threads of this machine, or others that are reached some other way. It may play
// its fixtures in any order and tell of one twice; it does not know to which experiment they belong.
import type { Fixture, Played, Venue } from './fixture.ts';

export interface Executor {
  /**
   * Plays all fixtures.
   * @param tell hears of each game as it ends
   * @param signal ends it early: what is being played then may be told or not
   */
  play(
    venue: Venue,
    fixtures: readonly Fixture[],
    onPlayed: (played: Played) => void,
    signal: AbortSignal,
  ): Promise<void>;
  close(): Promise<void>;
}
