// The histories of the tables that are followed here, each made once, and kept as long as its table is in memory.
import type { Game } from '@vaultsong/tables';
import { ApiError } from '../../errors/apiError.ts';
import { gameOf } from '../gameView.ts';
import type { TableSource } from '../subscription.ts';
import { GameHistory } from './gameHistory.ts';

/** Plays a game again elsewhere. @returns for each answer what happened, as JSON of a list of events @throws ApiError where an owner asks for too much at once */
export type ReplayElsewhere = (game: Game, owners: readonly string[]) => Promise<readonly string[]>;

export class GameHistories {
  readonly #replay: ReplayElsewhere;
  readonly #known = new WeakMap<TableSource, GameHistory>();

  constructor(replay: ReplayElsewhere) {
    this.#replay = replay;
  }

  /** What happened at a table so far. @returns null where this address has asked for too many at once */
  async of(shown: TableSource, address: string): Promise<GameHistory | null> {
    const history = this.#known.get(shown) ?? new GameHistory();
    this.#known.set(shown, history);
    try {
      await history.complete(
        () => gameOf(shown.table),
        (game) => this.#replay(game, [address]),
      );
      return history;
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }
}
