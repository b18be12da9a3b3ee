// Records of games that are over, or were ended with their table: made once, by a worker, and kept as long as their table is in memory.
// Such a game never changes.
import { engineVersion } from '@vaultsong/engine';
import type { Finished, Table } from '@vaultsong/tables';
import { stageOf } from '@vaultsong/tables';
import type { FastifyRequest } from 'fastify';
import type { Owners } from '../../workers/workers.ts';
import type { PreparedText } from '../preparedText.ts';
import { isKnown, jsonText, notModified } from '../preparedText.ts';

/** A game as its record needs it. */
export type EndedGame = Pick<Finished, 'number' | 'setup' | 'answers'>;

/** All games of a table that nobody plays on: those that were decided, and the one that was on the table when it was closed. */
export function endedGames(table: Table): readonly EndedGame[] {
  const { finished, last } = table;
  if (stageOf(table) !== 'closed' || last === null || finished.some(({ number }) => number === last.number))
    return finished;
  return [...finished, { number: last.number, setup: last.game.setup, answers: last.game.answers }];
}

type MakeRecord = (game: EndedGame, owners: Owners) => Promise<string>;

export class GameRecords {
  /** By the setup of the game, which is one object as long as its table is in memory. */
  readonly #made = new WeakMap<EndedGame['setup'], Promise<string>>();
  readonly #make: MakeRecord;

  constructor(make: MakeRecord) {
    this.#make = make;
  }

  /** The record of a game. @param owners to whose shares the work counts */
  async of(table: string, game: EndedGame, request: FastifyRequest, owners: Owners): Promise<PreparedText> {
    const etag = `"${table}-${game.number}-${engineVersion}"`;
    return isKnown(request, etag) ? notModified('json', etag) : jsonText(await this.#recordOf(game, owners), etag);
  }

  async #recordOf(game: EndedGame, owners: Owners): Promise<string> {
    const known = this.#made.get(game.setup);
    if (known !== undefined) return await known;
    const making = this.#make(game, owners);
    this.#made.set(game.setup, making);
    try {
      return await making;
    } catch (error) {
      this.#made.delete(game.setup);
      throw error;
    }
  }
}
