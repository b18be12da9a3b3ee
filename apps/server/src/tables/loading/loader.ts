// A loader of tables: makes a table from its log, elsewhere where that takes long, and for nobody more often than they may ask for it.
import type { Entry, Table } from '@vaultsong/tables';
import { closings, hasResumed, isClosedByRules, isImport, LogError, readLog, resumption } from '@vaultsong/tables';
import { ApiError } from '../../errors/apiError.ts';
import type { LoadRates, Requester } from './loadLimits.ts';
import { LoadLimits } from './loadLimits.ts';

/** Makes a table from a long log elsewhere. @param owners for whom, by all names by which their share is counted; nobody: the server itself */
export type LoadElsewhere = (id: string, log: readonly Entry[], owners: readonly string[]) => Promise<Table>;

export interface LoaderOptions {
  /** So that tables in memory do not wait meanwhile; without it long logs are read here too. */
  readonly load?: LoadElsewhere;
  /** How often people may have tables loaded; without it there is no limit. */
  readonly loadRates?: LoadRates;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A log of so many entries is read where it is needed, in some milliseconds. */
const shortLog = 60;

/** Said of a table whose log today's rules cannot play to its end. */
const ofEarlierRules =
  'This match was played by the rules of an earlier version of the program, and those of today do not lead to where it was: it cannot be shown. Its log is kept.';

/** What was imported is a whole game in one entry. */
const isLong = (log: readonly Entry[]): boolean => log.length > shortLog || log.some(isImport);

const ownersOf = (requester: Requester | null): readonly string[] => {
  if (requester === null) return [];
  return requester.person === null ? [requester.address] : [requester.address, requester.person];
};

const told = (error: unknown): unknown =>
  error instanceof LogError && error.isIntact ? new ApiError('conflict', ofEarlierRules) : error;

export class Loader {
  readonly #elsewhere: LoadElsewhere | null;
  readonly #limits: LoadLimits | null;
  readonly #now: () => number;

  constructor({ load, loadRates, now }: LoaderOptions) {
    this.#elsewhere = load ?? null;
    this.#limits = loadRates === undefined ? null : new LoadLimits(loadRates);
    this.#now = now;
  }

  /**
   * Counts a table that is to be loaded for somebody.
   * @param seated who sits there
   * @throws ApiError where they had too many loaded
   */
  admit(requester: Requester, seated: readonly string[]): void {
    this.#limits?.take(requester, seated, this.#now());
  }

  /**
   * A table as a log makes it.
   * @param opener for whom; null: the server itself
   * @throws LogError where the log cannot be read
   * @throws ApiError where too many are being loaded for them, or where the rules of today do not lead to what the log says
   */
  async load(id: string, log: readonly Entry[], requester: Requester | null): Promise<Table> {
    try {
      return await this.#read(id, log, requester);
    } catch (error) {
      throw told(error);
    }
  }

  /**
   * A table that is to be played on. Where the rules of today do not lead to what its log says, the game goes on from the last
   * position to which they lead, or, where none is being played there, the table is closed; an entry more says so.
   * @param append writes that entry down; false: another one was written before, so that the log is to be read anew
   * @returns null where it is
   * @throws as `load` does, where the match was over
   */
  async loadToPlay(
    id: string,
    log: readonly Entry[],
    requester: Requester | null,
    append: (entry: Entry) => Promise<boolean>,
  ): Promise<Table | null> {
    try {
      return await this.#read(id, log, requester);
    } catch (error) {
      const now = this.#now();
      for (const entry of [resumption(log, error, now), ...closings(log, error, now)]) {
        if (entry === null) continue;
        const table = await this.load(id, [...log, entry], requester);
        if (hasResumed(table) || isClosedByRules(table)) return (await append(entry)) ? table : null;
      }
      throw told(error);
    }
  }

  async #read(id: string, log: readonly Entry[], requester: Requester | null): Promise<Table> {
    return this.#elsewhere === null || !isLong(log)
      ? readLog(id, log)
      : await this.#elsewhere(id, log, ownersOf(requester));
  }
}
