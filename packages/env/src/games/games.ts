// All games that a program has open, each under a number that it is told; no more of them than the memory can hold.
import { EnvFault } from '../fault.ts';
import type { Game } from './game.ts';

export interface Games {
  /** @throws EnvFault `unknown-id` */
  find(id: number): Game;
  /** Keeps a game under a new id. @throws EnvFault `too-many-games` */
  add(game: Game): number;
  /** Puts another game in the place of one that is there. @throws EnvFault `unknown-id` */
  replace(id: number, game: Game): void;
  /** @throws EnvFault `unknown-id` */
  close(id: number): void;
  /** @throws EnvFault `too-many-games` where there is no room for so many more */
  mustHaveRoom(more: number): void;
  readonly open: number;
}

/** @param most how many games may be open at a time */
export function openGames(most: number): Games {
  const games = new Map<number, Game>();
  // Never used again, so that a late answer to a closed game meets no other game.
  let last = 0;
  const find = (id: number): Game => {
    const game = games.get(id);
    if (game !== undefined) return game;
    throw new EnvFault('unknown-id', `id: no open game has the number ${id}; expected ${openOnes(games)}`);
  };
  const mustHaveRoom = (more: number): void => {
    if (games.size + more <= most) return;
    throw new EnvFault(
      'too-many-games',
      `${games.size} games are open and ${more} more would be over ${most}; expected "close" for those that are done with, "reset" with the "id" of a game that is over, or --games for more`,
    );
  };
  return {
    find,
    mustHaveRoom,
    add(game) {
      mustHaveRoom(1);
      games.set(++last, game);
      return last;
    },
    replace(id, game) {
      find(id);
      games.set(id, game);
    },
    close(id) {
      find(id);
      games.delete(id);
    },
    get open() {
      return games.size;
    },
  };
}

function openOnes(games: ReadonlyMap<number, Game>): string {
  if (games.size === 0) return '"reset" first: none is open';
  const some = [...games.keys()].slice(0, 5).join(', ');
  return `one that "reset", "clone", "imagine" or "restore" told and that was not closed, such as ${some}`;
}
