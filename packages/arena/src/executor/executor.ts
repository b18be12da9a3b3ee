// Who plays the games of an experiment: threads of this machine, or others that are reached some other way. A farm may play
// its fixtures in any order and tell of one twice; which experiment they belong to is none of its business.
import type { Fixture, Played, Venue } from './fixture.ts';

export interface Executor {
  /**
   * Plays all fixtures.
   * @param tell hears of each game as it ends
   * @param signal ends it early: what is being played then may be told or not
   */
  play(venue: Venue, fixtures: readonly Fixture[], tell: (played: Played) => void, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
