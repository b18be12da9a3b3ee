// A farm on the threads of this machine.

import { distribute } from '../distribute.ts';
import { openThreadPool } from '../threadPool.ts';
import type { Executor } from './executor.ts';
import { gameOf } from './fixture.ts';

/** @param workers how many threads; 1 is the calling one */
export function threadExecutor(workers: number): Executor {
  const pool = openThreadPool(workers);
  return {
    async play(venue, fixtures, onPlayed, signal) {
      const games = fixtures.map((fixture) => gameOf(venue, fixture));
      await distribute(
        { pieces: games.length, players: workers, signal },
        (from, to) => pool.playFixtures(games.slice(from, to)),
        (played) => played.forEach(onPlayed),
      );
    },
    close: () => pool.close(),
  };
}
