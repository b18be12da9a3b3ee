// The game on the table of this tab, and that it is kept: each change is written down, whatever ends the tab, and a new
// worker goes on from what was written last.

import type { GameSummary } from '../games/savedGame.ts';
import { newName } from '../games/savedGame.ts';
import { openGames, putOnTable } from '../games/store.ts';
import type { TabLock } from '../games/tabLock.ts';
import { acquireTabLock } from '../games/tabLock.ts';
import type { Plan } from '../wire/game.ts';
import { planFrom } from '../wire/plan.ts';
import { gameSummary } from './gameSummary.ts';
import type { Link, WorkerHostProxy } from './link.ts';
import { failed } from './link.ts';
import { bare, changeClient, readClient } from './store.ts';

interface OnTable {
  readonly id: string;
  readonly plan: Plan;
  /** As it was last written down; null before that. */
  summary: GameSummary | null;
  lock: TabLock | null;
}

/** Not kept here; whoever started it knows its answers. */
interface Unkept {
  readonly plan: Plan;
  readonly answers: () => readonly number[];
}

export class CurrentGame {
  readonly #link: Link;
  #game: OnTable | null = null;
  #unkept: Unkept | null = null;
  /** Counts what was asked for: only the last of it comes to the table. */
  #asked = 0;

  constructor(link: Link) {
    this.#link = link;
  }

  /** Starts something new. What was on the table is kept, and can go on at its address. */
  start(plan: Plan): void {
    this.#clear();
    const game: OnTable = { id: newName(), plan, summary: null, lock: null };
    this.#game = game;
    putOnTable(game.id);
    changeClient({ status: { type: 'opening' } });
    acquireTabLock(game.id, false).then((held) => this.#take(game, held), failed);
    this.#link.work((host) => host.start(game.id, plan)).catch(failed);
  }

  /** Starts something that is kept elsewhere. @param answers that were given in it so far */
  startUnkept(plan: Plan, answers: () => readonly number[]): void {
    this.#clear();
    this.#unkept = { plan, answers };
    changeClient({ status: { type: 'opening' } });
    this.#link.work((host) => host.start(null, plan, answers())).catch(failed);
  }

  /**
   * Goes on with a game that is kept.
   * @param seize takes it away from another tab
   */
  open(id: string, seize: boolean): void {
    if (this.#game?.id === id) return;
    this.#clear();
    putOnTable(id);
    changeClient({ status: { type: 'opening' } });
    this.#goOn(id, seize, this.#asked).catch(failed);
  }

  /** Nobody looks at the table any more. */
  leave(): void {
    this.#clear();
    this.#link.forgive();
    changeClient(bare);
  }

  /** @param kept the game on the table as the worker wrote it */
  keep(id: string, kept: string): void {
    const game = this.#game;
    if (game?.id !== id) return;
    const told = gameSummary(game.plan, kept, readClient(), game.summary?.results ?? [], Date.now());
    if (told === null || JSON.stringify(told) === JSON.stringify(game.summary)) return;
    game.summary = told;
    openGames()
      .then((games) => games.keep(id, told, Date.now()))
      .then((written) => {
        if (!written) this.#lose(game);
      })
      .catch((error: unknown) => failed(new Error(`This game could not be kept: ${String(error)}`)));
  }

  /** Whether the page waits for this game, or plays it. @param id null: one that is not kept */
  isOf(id: string | null): boolean {
    return id === null ? this.#unkept !== null : this.#game?.id === id;
  }

  /** Brings to a new worker what was on the table of the one before. */
  async restore(host: WorkerHostProxy): Promise<void> {
    const [game, unkept] = [this.#game, this.#unkept];
    if (unkept !== null) await host.start(null, unkept.plan, unkept.answers());
    else if (game?.summary === null) await host.start(game.id, game.plan);
    else if (game !== null) await this.#resume(host, game, game.summary.kept);
  }

  #clear(): void {
    this.#asked += 1;
    this.#game?.lock?.release();
    this.#game = null;
    this.#unkept = null;
    this.#link.tell((host) => void host.leave());
    putOnTable(null);
    changeClient(bare);
  }

  async #goOn(id: string, seize: boolean, asked: number): Promise<void> {
    const games = await openGames();
    const held = await acquireTabLock(id, seize);
    const row = held === null || asked !== this.#asked ? null : await games.take(id);
    if (asked !== this.#asked) return held?.release();
    if (held === null) return changeClient({ status: { type: 'elsewhere', id, before: false } });
    // What was played elsewhere can only be looked back on.
    const plan = row === null || row.what === 'record' ? null : planFrom(row.what, row.query);
    if (row === null || plan === null) {
      held.release();
      return changeClient({ status: { type: 'missing', id } });
    }
    const { begun: _b, played: _p, holder: _h, id: _i, ...told } = row;
    const game: OnTable = { id, plan, summary: told, lock: null };
    this.#game = game;
    this.#take(game, held);
    await this.#link.work((host) => this.#resume(host, game, row.kept));
  }

  async #resume(host: WorkerHostProxy, game: OnTable, kept: string): Promise<void> {
    const reason = await host.resume(game.id, game.plan, kept);
    if (reason !== null && this.#game === game) changeClient({ status: { type: 'unable', id: game.id, reason } });
  }

  #take(game: OnTable, held: TabLock | null): void {
    if (this.#game === game) {
      game.lock = held;
      void held?.lost.then(() => this.#lose(game));
    } else held?.release();
  }

  /** Another tab has taken the game over. */
  #lose(game: OnTable): void {
    if (this.#game !== game) return;
    this.#clear();
    putOnTable(game.id);
    changeClient({ status: { type: 'elsewhere', id: game.id, before: true } });
  }
}
