// Records of games that are over: made once, by a worker, and kept as long as their table is in memory. A game that is over never changes.
import { engineVersion } from '@vaultsong/engine';
import type { Finished } from '@vaultsong/tables';
import type { FastifyRequest } from 'fastify';
import type { Owners } from '../../workers/workers.ts';
import type { PreparedText } from '../preparedText.ts';
import { isKnown, jsonText, notModified } from '../preparedText.ts';

type MakeRecord = (finished: Finished, owners: Owners) => Promise<string>;

export class GameRecords {
  readonly #made = new WeakMap<Finished, Promise<string>>();
  readonly #make: MakeRecord;

  constructor(make: MakeRecord) {
    this.#make = make;
  }

  /** The record of a game. @param owners to whose shares the work counts */
  async of(table: string, finished: Finished, request: FastifyRequest, owners: Owners): Promise<PreparedText> {
    const etag = `"${table}-${finished.number}-${engineVersion}"`;
    return isKnown(request, etag) ? notModified('json', etag) : jsonText(await this.#recordOf(finished, owners), etag);
  }

  async #recordOf(finished: Finished, owners: Owners): Promise<string> {
    const known = this.#made.get(finished);
    if (known !== undefined) return await known;
    const making = this.#make(finished, owners);
    this.#made.set(finished, making);
    try {
      return await making;
    } catch (error) {
      this.#made.delete(finished);
      throw error;
    }
  }
}
