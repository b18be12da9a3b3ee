// Stack of human decisions in a game, so that they can be taken back: one by one, or the whole of a move that was begun.
import type { Ask, Seat } from '@vaultsong/engine';
import type { Snapshot } from '../../wire/snapshot.ts';

/** Position within a game. */
export interface Here {
  /** Number of given answers. */
  readonly answers: number;
  /** Length of each reader's log. */
  readonly lines: readonly number[];
}

/** Point at which a human decided something. */
interface Decision extends Here {
  readonly seat: Seat;
  /** It was a move of the third step, with which something begins. */
  readonly begins: boolean;
  /** Something hidden became known after it, or somebody else decided. */
  readonly reveals: boolean;
}

export class Decisions {
  #all: readonly Decision[] = [];

  get all(): readonly Decision[] {
    return this.#all;
  }

  /** As they were before something that failed. */
  restore(all: readonly Decision[]): void {
    this.#all = all;
  }

  add({ kind, player }: Ask, here: Here): void {
    this.#all = [...this.#all, { ...here, seat: player, begins: kind === 'move', reveals: false }];
  }

  /** Taking the last one back is no longer innocent. */
  reveal(): void {
    const last = this.#all.at(-1);
    if (last !== undefined && !last.reveals) this.#all = [...this.#all.slice(0, -1), { ...last, reveals: true }];
  }

  /** @returns where the first of the last ones was made, and how many of them revealed something; null where there is none */
  takeBack(count: number): { readonly to: Decision; readonly revealing: number } | null {
    const dropped = this.#all.slice(-count);
    const [to] = dropped;
    if (to === undefined) return null;
    this.#all = this.#all.slice(0, -dropped.length);
    return { to, revealing: dropped.filter(({ reveals }) => reveals).length };
  }

  /** What an undo would do while something is asked. */
  undoAt(ask: Ask | null): Snapshot['undo'] {
    const last = this.#all.at(-1);
    return { possible: last !== undefined, reveals: last?.reveals ?? false, begun: this.begunBefore(ask) };
  }

  /**
   * Number of decisions to take back to cancel the move that a question belongs to; null where it belongs to no move of the
   * player who is asked, and where something was revealed, or decided by another player, since.
   */
  begunBefore(ask: Ask | null): number | null {
    if (ask === null || ask.kind === 'move') return null;
    const at = this.#all.findLastIndex(({ begins }) => begins);
    const since = this.#all.slice(at);
    const isOwn = since.every(({ seat, reveals }) => seat === ask.player && !reveals);
    return at >= 0 && isOwn ? since.length : null;
  }
}
