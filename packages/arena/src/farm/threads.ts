// A farm on the threads of this machine.
import { openPool } from '../pool.ts';
import { shareOut } from '../share-out.ts';
import type { Farm } from './farm.ts';
import { gameOf } from './fixture.ts';

/** @param workers how many threads; 1 is the calling one */
export function threadFarm(workers: number): Farm {
  const pool = openPool(workers);
  return {
    async play(venue, fixtures, tell, signal) {
      const games = fixtures.map((fixture) => gameOf(venue, fixture));
      await shareOut(
        { pieces: games.length, players: workers, signal },
        (from, to) => pool.playFixtures(games.slice(from, to)),
        (played) => played.forEach(tell),
      );
    },
    close: () => pool.close(),
  };
}
