import type { Table, TableEvent } from '@vaultsong/tables';
import { answerOf, botAsked, isClosedByRules, stageOf, wakesAt } from '@vaultsong/tables';
import type { PubSub } from '../pubsub/pubSub.ts';
import { outageOf } from '../store/outage.ts';
import { rematchId, rematchOptions, wantsRematch } from './betweenGames/rematch.ts';
import { betweenGames, needsServer, seedOf } from './betweenGames/serverTurn.ts';
import { BotPool } from './bots.ts';
import type { CreateTableOptions } from './createTable.ts';
import { createTable } from './createTable.ts';
import type { EventStore } from './eventStore.ts';
import { listingRowOf } from './listingRow.ts';
import type { LoaderOptions } from './loading/loader.ts';
import { Loader } from './loading/loader.ts';
import type { Requester } from './loading/loadLimits.ts';
import type { GameMoment, TableActorDeps } from './tableActor.ts';
import { TableActor } from './tableActor.ts';

export interface TableRegistryOptions extends LoaderOptions {
  readonly eventStore: EventStore;
  readonly pubSub: PubSub;
  /** Tables that nobody looks at stay for so long. Milliseconds. */
  readonly keepFor?: number;
  readonly onError: (error: unknown, table?: string) => void;
  /** Counts games that this process saw begin or end. */
  readonly onGame?: (happened: GameMoment) => void;
}

/** A process that only heard of the last entry waits for so long before it goes on in place of the one that wrote it. */
const graceOfOthers = 500;

/** In an outage it is tried again after so long. Milliseconds. */
const tryAgainAfter = 1_000;

/** So many tables at most are looked for at once whether others have written to them. */
const mostLookedAt = 1_000;

/** A table to which others write while it is opened is read anew so often. */
const mostReadings = 3;

/** No timer of Node waits longer. */
const longestWait = 2_000_000_000;

/** A table that nobody joins is closed after so long. Milliseconds. */
const expiresAfter = 24 * 3_600_000;

/** What changes who sits where. */
const seating: ReadonlySet<TableEvent['type']> = new Set(['joined', 'left', 'bot-took-over']);

/** Hears when a match is over, or its table closed, by whomever it was ended. */
export type OnOver = (table: Table) => void;

export class TableRegistry {
  readonly loader: Loader;
  readonly #options: TableRegistryOptions;
  readonly #deps: TableActorDeps;
  readonly #tables = new Map<string, Promise<TableActor | null>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #bots: BotPool;
  /** Tables that could not go on in an outage, or whose logs may have gone on without them. */
  readonly #stuck = new Set<string>();
  #tryingAgain: NodeJS.Timeout | null = null;
  #catchingUp: Promise<void> | null = null;
  readonly #onOver = new Set<OnOver>();
  readonly #onSeats = new Set<(actor: TableActor) => void>();
  readonly #unsubscribe: () => void;
  #isClosed = false;

  constructor(options: TableRegistryOptions) {
    this.#options = options;
    this.loader = new Loader(options);
    this.#bots = new BotPool((error) => options.onError(error));
    this.#deps = {
      eventStore: options.eventStore,
      now: options.now,
      onGame: (happened) => options.onGame?.(happened),
      tell: (table, seq) => options.pubSub.publish('table', `${table} ${seq}`),
      failedToWrite: (id, error) => void (outageOf(error) !== null && this.#tryAgain(id)),
      changed: (actor, event) => {
        if (seating.has(event.type)) for (const listener of this.#onSeats) listener(actor);
        this.#plan(actor);
      },
    };
    this.#unsubscribe = options.pubSub.subscribe('table', (notice) => this.#receive(notice));
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  onOver(listener: OnOver): void {
    this.#onOver.add(listener);
  }

  /** Hears when somebody sat down or stood up. @returns ends it */
  onSeats(listener: (actor: TableActor) => void): () => void {
    this.#onSeats.add(listener);
    return () => void this.#onSeats.delete(listener);
  }

  /** Opens a new table. @param wanted its id; opened once, however many try @returns its id */
  async create(opening: CreateTableOptions, wanted?: string): Promise<string> {
    const { id, secret, log } = createTable(opening, this.#options.now(), wanted);
    const table = await this.loader.load(id, log, null);
    if (!(await this.#options.eventStore.create(id, secret, log, listingRowOf(table)))) return id;
    const actor = (await this.#openedMeanwhile(id)) ?? new TableActor(id, secret, table, this.#deps);
    actor.wroteLast = true;
    if (opening.imported !== undefined) this.#deps.onGame('begun');
    this.#tables.set(id, Promise.resolve(actor));
    this.#plan(actor);
    return id;
  }

  /** What others who know an id made of its log as soon as it was written: of two tables in memory one would hear nothing. */
  async #openedMeanwhile(id: string): Promise<TableActor | null> {
    for (let known = this.#tables.get(id); known !== undefined; known = this.#tables.get(id)) {
      const actor = await known.catch(() => null);
      if (actor !== null) return actor;
      this.#drop(id, known);
    }
    return null;
  }

  /** Lets go of a table that could not be opened, unless it was meanwhile. */
  #drop(id: string, opening: Promise<TableActor | null>): void {
    if (this.#tables.get(id) === opening) this.#tables.delete(id);
  }

  /** Sees to tables that nobody has in memory: clocks that ran out, and tables that nobody joined. To be called now and then. */
  async sweep(): Promise<void> {
    const now = this.#options.now();
    const { flagged, expired } = await this.#options.eventStore.overdue(now, new Date(now - expiresAfter));
    for (const id of flagged) await this.#seeTo(id);
    for (const id of expired)
      await this.#seeTo(id, (table) =>
        stageOf(table) === 'waiting' ? { type: 'closed', reason: 'expired', winner: null } : null,
      );
    this.forget();
  }

  /** A table that cannot be opened does not keep the others from being seen to. */
  async #seeTo(id: string, ...due: Parameters<TableActor['goOn']>): Promise<void> {
    try {
      await (await this.table(id))?.goOn(...due);
    } catch (error) {
      if (outageOf(error) !== null) throw error;
      this.#options.onError(error, id);
    }
  }

  /**
   * A table, from memory or from its log.
   * @param opener for whom; null: the server itself
   * @returns null where there is none of that id
   * @throws LogError where its log cannot be read
   * @throws ApiError where too many were loaded for them, or where the rules of today do not lead to what its log says
   */
  async table(id: string, requester: Requester | null = null): Promise<TableActor | null> {
    if (requester !== null && !this.#tables.has(id)) await this.#admit(id, requester);
    const known = this.#tables.get(id);
    if (known !== undefined) return await known;
    const opening = this.#open(id, requester);
    this.#tables.set(id, opening);
    try {
      const actor = await opening;
      if (actor === null) this.#drop(id, opening);
      else this.#plan(actor);
      return actor;
    } catch (error) {
      this.#drop(id, opening);
      throw error;
    }
  }

  /** Before anybody can wait for a table that is being loaded: nobody waits for the limit of somebody else. */
  async #admit(id: string, requester: Requester): Promise<void> {
    const seated = await this.#options.eventStore.seatedAt(id);
    // Meanwhile another one may have had it loaded.
    if (seated !== null && !this.#tables.has(id)) this.loader.admit(requester, seated);
  }

  async #open(id: string, requester: Requester | null): Promise<TableActor | null> {
    const { eventStore } = this.#options;
    const secret = await eventStore.secretOf(id);
    if (secret === null) return null;
    for (let n = 0; n < mostReadings; n++) {
      const log = await eventStore.read(id, 0);
      const table = await this.loader.loadToPlay(id, log, requester, (entry) => eventStore.append(id, entry));
      if (table === null) continue;
      if (table.next > log.length) this.#mended(id, table);
      return new TableActor(id, secret, table, this.#deps);
    }
    throw new Error(`Table ${id}: others wrote to it ${mostReadings} times while it was opened`);
  }

  /** A game went on from an earlier position, or its table was closed: lists and other processes learn of it. */
  #mended(id: string, table: Table): void {
    this.#options.eventStore.keepRow(id, listingRowOf(table));
    const isGone = table.last !== null && table.finished.every(({ number }) => number !== table.last?.number);
    if (isClosedByRules(table) && isGone) this.#deps.onGame('closed');
    this.#deps.tell(id, table.next - 1);
  }

  /** Lets go of tables that nobody looks at and that wait for nothing soon. */
  forget(): void {
    const { now, keepFor = 60_000 } = this.#options;
    for (const [id, opening] of this.#tables)
      void opening.then((actor) => {
        if (actor === null || actor.isFollowed || now() - actor.touched < keepFor) return;
        if (botAsked(actor.table) !== null) return;
        clearTimeout(this.#timers.get(id));
        this.#timers.delete(id);
        this.#tables.delete(id);
      });
  }

  /** A process, perhaps this one, has written to a table; null: to any. */
  #receive(notice: string | null): void {
    if (notice === null) {
      void this.catchUp();
      return;
    }
    const [id = '', seq = ''] = notice.split(' ');
    this.#refresh(id, Number(seq));
  }

  /** Reads on in the log of a table, unless what there is up to this entry has been read. */
  #refresh(id: string, seq: number): void {
    const known = this.#tables.get(id);
    if (known === undefined) return;
    known
      .then((actor) => (actor === null || actor.table.next > seq ? false : actor.refresh()))
      .catch((error: unknown) => this.#failed(id, error));
  }

  /** Reads on in the logs of all tables to which others have written, as where notices of that may have been missed. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#catchUp()
      .catch((error: unknown) => this.#options.onError(error))
      .finally(() => {
        this.#catchingUp = null;
      });
    return this.#catchingUp;
  }

  async #catchUp(): Promise<void> {
    const opened = await Promise.allSettled(this.#tables.values());
    const here = opened.flatMap((one) => (one.status === 'fulfilled' && one.value !== null ? [one.value] : []));
    for (let n = 0; n < here.length; n += mostLookedAt) {
      const some = here.slice(n, n + mostLookedAt).map(({ id, table: { next } }) => ({ id, next }));
      for (const id of await this.#options.eventStore.changedSince(some)) this.#refresh(id, Number.POSITIVE_INFINITY);
    }
  }

  /**
   * In an outage a table stays as it is, and goes on after it. What else a table cannot do with a log that was read falls back to the log:
   * it is opened anew when somebody asks for it.
   */
  #failed(id: string, error: unknown): void {
    this.#options.onError(error, id);
    if (outageOf(error) !== null) {
      this.#tryAgain(id);
      return;
    }
    this.#tables.delete(id);
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  #tryAgain(id: string): void {
    this.#stuck.add(id);
    if (this.#isClosed) return;
    this.#tryingAgain ??= setTimeout(() => {
      this.#tryingAgain = null;
      void this.#goOnAfterOutage();
    }, tryAgainAfter).unref();
  }

  /** One table tries for all whether the outage is over. */
  async #goOnAfterOutage(): Promise<void> {
    for (const id of [...this.#stuck]) {
      this.#stuck.delete(id);
      try {
        const actor = await this.#tables.get(id);
        if (actor === null || actor === undefined) continue;
        // What was on its way when it began may have been written.
        await actor.refresh();
        this.#plan(actor);
      } catch (error) {
        this.#failed(id, error);
        if (outageOf(error) !== null) return;
      }
    }
  }

  /** Sees to it that a table goes on: now, where the server or a bot must, or when a clock runs out. */
  #plan(actor: TableActor): void {
    const { id, table } = actor;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (this.#isClosed) return;
    const wait = this.#waitFor(table);
    if (wait === null) {
      // A match without a result counts nowhere, but its tournament waits for it.
      if (['over', 'closed'].includes(stageOf(table))) for (const listener of this.#onOver) listener(table);
      return;
    }
    const grace = actor.wroteLast ? 0 : graceOfOthers;
    const timer = setTimeout(
      () => {
        this.#timers.delete(id);
        this.#goOn(actor)
          .then(() => this.#planAgain(actor))
          .catch((error: unknown) => this.#failed(id, error));
      },
      Math.min(longestWait, wait + grace),
    );
    this.#timers.set(id, timer);
  }

  /** A timer may wake a moment early by the clock of the table: then nothing was done, and it is to be woken again. */
  #planAgain(actor: TableActor): void {
    const due = wakesAt(actor.table);
    if (due !== null && due > this.#options.now() && !this.#timers.has(actor.id)) this.#plan(actor);
  }

  /** In how many milliseconds something is to be done; null: nothing, until somebody does something. */
  #waitFor(table: Table): number | null {
    const now = this.#options.now();
    if (botAsked(table) !== null || needsServer(table) || wantsRematch(table)) return 0;
    const due = wakesAt(table);
    return due === null ? null : Math.max(0, due - now);
  }

  async #goOn(actor: TableActor): Promise<void> {
    if (wantsRematch(actor.table)) return await this.#rematch(actor);
    const bot = await this.#botEvent(actor.table);
    if (bot === null) return await actor.goOn();
    let isGiven = false;
    await actor.goOn((table) => {
      // It was thought about this moment; another one comes with a plan of its own.
      if (isGiven || !bot.isStill(table)) return null;
      isGiven = true;
      return bot.event(table);
    });
  }

  async #rematch(actor: TableActor): Promise<void> {
    const table = await this.create(rematchOptions(actor.table), rematchId(actor.table));
    await actor.goOn((now) => (wantsRematch(now) ? { type: 'continued', table } : null));
  }

  /** What the bot that is asked does. */
  async #botEvent(table: Table): Promise<BotMove | null> {
    const seat = botAsked(table);
    const sitter = seat === null ? undefined : table.seats[seat]?.sitter;
    if (seat === null || sitter?.type !== 'bot') return null;
    const { next, playing } = table;
    const isStill = (now: Table): boolean => now.next === next;
    if (playing === null) return { isStill, event: () => betweenGames(table, seat) };
    const { game } = playing;
    const option = await this.#bots.answer({
      state: game.state,
      bot: sitter.bot,
      seed: seedOf(table, game.answers.length),
    });
    return {
      isStill,
      event: (now) => {
        const decided = now.playing === null ? null : answerOf(now, now.playing, seat, option);
        // A bot whose answer would never end gives the game up rather than keeping people waiting.
        return decided?.type === 'event' ? decided.event : { type: 'conceded', seat };
      },
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#unsubscribe();
    if (this.#tryingAgain !== null) clearTimeout(this.#tryingAgain);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await this.#options.eventStore.idle();
    await this.#bots.close();
  }
}

interface BotMove {
  isStill(table: Table): boolean;
  event(table: Table): TableEvent | null;
}
