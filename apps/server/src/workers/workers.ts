// Work that costs more than the main thread may give to one request, on threads of its own. Bots have other threads, so that nobody's bot
// waits behind what somebody sends in; and tables that are opened again have a queue of their own, so that none waits behind imports.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Entry, Finished, Game, Table } from '@vaultsong/tables';
import { LogError } from '@vaultsong/tables';
import { Piscina } from 'piscina';
import { ApiError } from '../errors/apiError.ts';
import { deckNameOf } from '../people/deckName.ts';
import type { FoundDeck } from '../tables/decks.ts';
import { findDeck } from '../tables/decks.ts';
import type { PlayedGame } from '../tables/importGame.ts';
import { niceIncrement } from '../tables/threadPriority.ts';
import { replayEvents } from './replayEvents.ts';
import type { Result, Task } from './tasks.ts';
import { WorkQueue } from './workQueue.ts';

/** A text of so many letters is read where it arrives, in a few milliseconds: a thread would take as long to be told of it. */
const shortText = 8_000;

/**
 * Work of requests: the longest game that is taken needs about two seconds of a processor, the start of a thread as long. The limit is of the
 * time that passes, and these threads give way to all others: on a busy machine they take many times as long, and only what would never end
 * may be told that it is too much.
 */
const requestLimits = { atOnce: 1, mostWaiting: 24, mostOfOwner: 2, timeLimit: 60_000 } as const;

/** A game of so few answers is played again where it is asked for, in some milliseconds. */
const shortGame = 40;

/**
 * Tables are what the server is for: many may wait, and the limit of time only ends what would never end. No address has many of those
 * whose history it asks for. Of tables it has more, since whoever comes back comes to all of theirs; those of others have their turns between.
 */
const loadLimits = { mostWaiting: 1_000, mostOfOwner: 8, timeLimit: 60_000 } as const;

/** So many tables at most are loaded at once for one address, and for one person. */
const mostLoadsOfOwner = 100;

/** Of one thread: a game that grows without end ends its thread and not the server. */
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 } as const;

/** Who asks, by all names by which their share is counted. */
export type Owners = readonly string[];

/** Does a task on some thread; tests have one that counts. */
export type Run = (task: Task, signal: AbortSignal) => Promise<Result>;

export class Workers {
  #threads: Piscina<Task, Result> | null = null;
  readonly #requests: WorkQueue<Task, Result>;
  readonly #loads: WorkQueue<Task, Result>;

  constructor(run?: Run) {
    const loadsAtOnce = Math.max(1, availableParallelism() - 1);
    const runs: Run = run ?? ((task, signal) => this.#start(requestLimits.atOnce + loadsAtOnce).run(task, { signal }));
    this.#requests = new WorkQueue({ ...requestLimits, run: runs });
    this.#loads = new WorkQueue({ ...loadLimits, atOnce: loadsAtOnce, run: runs });
  }

  /** Threads take memory and a second to start: there are none before somebody needs one. */
  #start(maxThreads: number): Piscina<Task, Result> {
    this.#threads ??= new Piscina<Task, Result>({
      filename: path.join(import.meta.dirname, 'worker.mjs'),
      minThreads: 0,
      maxThreads,
      idleTimeout: 60_000,
      resourceLimits: memory,
      niceIncrement,
    });
    return this.#threads;
  }

  /** @throws ApiError that says why a record cannot be gone on with */
  async importGame(record: unknown, owners: Owners): Promise<PlayedGame> {
    const result = await this.#ask({ type: 'import', record }, owners);
    if (result.type !== 'import') throw unexpected(result);
    return result.game;
  }

  /** The record of a game that is over, as JSON. */
  async record(finished: Pick<Finished, 'setup' | 'answers'>, owners: Owners): Promise<string> {
    const result = await this.#ask({ type: 'record', finished }, owners);
    if (result.type !== 'record') throw unexpected(result);
    return result.json;
  }

  /** @throws ApiError that says what is wrong with a deck */
  async findDeck(text: string, owners: Owners): Promise<FoundDeck> {
    if (text.length <= shortText) return findDeck(text);
    const result = await this.#ask({ type: 'deck', text }, owners);
    if (result.type !== 'deck') throw unexpected(result);
    return result.found;
  }

  /** @throws ApiError where a text is not one deck */
  async deckName(text: string, owners: Owners): Promise<string> {
    if (text.length <= shortText) return await deckNameOf(text);
    const result = await this.#ask({ type: 'deck-name', text }, owners);
    if (result.type !== 'deck-name') throw unexpected(result);
    return result.name;
  }

  /**
   * @param owners for whom; nobody: the server itself
   * @throws LogError where the log cannot be read
   * @throws ApiError where an owner has asked for too many at once
   */
  async load(id: string, entries: readonly Entry[], owners: Owners): Promise<Table> {
    // Histories have a share of their own: what somebody has loaded they may also look at.
    const loading = owners.map((owner) => `load ${owner}`);
    const result = await this.#loads.submit({ type: 'load', id, entries }, loading, mostLoadsOfOwner);
    if (result.type !== 'load') throw unexpected(result);
    return result.table;
  }

  /**
   * What happened in a game, for each answer as JSON of a list of events.
   * @throws ApiError where an owner has asked for too many at once
   */
  async history(game: Pick<Game, 'setup' | 'answers'>, owners: Owners): Promise<readonly string[]> {
    if (game.answers.length <= shortGame) return replayEvents(game);
    const { setup, answers } = game;
    const result = await this.#loads.submit({ type: 'history', game: { setup, answers } }, owners);
    if (result.type !== 'history') throw unexpected(result);
    return result.events;
  }

  #ask(task: Task, owners: Owners): Promise<Result> {
    return this.#requests.submit(task, owners);
  }

  async close(): Promise<void> {
    await this.#threads?.destroy();
    this.#threads = null;
  }
}

function unexpected(result: Result): Error {
  switch (result.type) {
    case 'rejected':
      return new ApiError(result.code, result.message);
    case 'unreadable':
      return new LogError(result.message, result.isIntact, result.entry);
    default:
      return new Error(`A worker answered with "${result.type}" to something else`);
  }
}
