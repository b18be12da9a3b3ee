// The search for somebody to play against. The server forgets who was not heard of for long, and whose connection has ended, so that it is
// asked again and again, and at once where there is a connection again. It knows no page and no clock: both are given to it.
import type { RequestError } from '../../online/rest.ts';
import type { QuickMatchRequest } from './api.ts';

export type Searching =
  | { readonly type: 'idle'; readonly trouble: string | null }
  /** `since`: milliseconds since 1970. `lonely`: nobody came for a while. */
  | {
      readonly type: 'waiting';
      readonly wish: QuickMatchRequest;
      readonly since: number;
      readonly lonely: boolean;
      readonly trouble: string | null;
    };

/** Well before the server forgets who waits. Milliseconds. */
export const beat = 8_000;

/** So long nobody comes before a game against a bot is offered. Milliseconds. */
export const patience = 20_000;

export interface SearchAround {
  readonly now: () => number;
  /** Calls again and again. @returns ends it */
  readonly every: (milliseconds: number, work: () => void) => () => void;
  /** @returns the table where one was paired; null: one waits */
  readonly ask: (wish: QuickMatchRequest) => Promise<string | null>;
  readonly cancel: () => Promise<void>;
  readonly toError: (error: unknown) => RequestError;
  /** Follows what the server says by itself. @returns ends it */
  readonly listen: (heard: {
    readonly onPaired: (table: string) => void;
    readonly onReconnected: () => void;
  }) => () => void;
  readonly onPaired: (table: string) => void;
}

const idle: Searching = { type: 'idle', trouble: null };

export class MatchSearch {
  #state: Searching = idle;
  /** Ends the search that goes on. */
  #end: (() => void) | null = null;
  readonly #watchers = new Set<() => void>();

  constructor(readonly around: SearchAround) {}

  readonly state = (): Searching => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly want = (wish: QuickMatchRequest): void => {
    if (this.#state.type === 'waiting') return;
    this.#change({ type: 'waiting', wish, since: this.around.now(), lonely: false, trouble: null });
    this.#end = this.#search(wish);
  };

  readonly cancel = (): void => {
    if (this.#end === null) return;
    this.#stop(idle);
    this.leave();
  };

  /** Tells the server that nobody waits here any more, as where the page is left. */
  readonly leave = (): void => void this.around.cancel().catch(() => undefined);

  #search(wish: QuickMatchRequest): () => void {
    let over = false;
    const pair = (table: string): void => {
      if (over) return;
      this.#stop(idle);
      this.around.onPaired(table);
    };
    const ask = async (): Promise<void> => {
      try {
        const table = await this.around.ask(wish);
        // Whoever called it off meanwhile must not stand in the row.
        if (over && table === null) await this.around.cancel();
        if (table !== null) pair(table);
        else if (!over) this.#note({ trouble: null });
      } catch (error) {
        if (over) return;
        const { code, message } = this.around.toError(error);
        // Where nobody answered, it goes on by itself; what the server refuses it refuses again.
        if (code === 'unreachable' || code === 'unavailable') this.#note({ trouble: message });
        else this.#stop({ type: 'idle', trouble: message });
      }
    };
    const deaf = this.around.listen({ onPaired: pair, onReconnected: () => void ask() });
    const quiet = this.around.every(beat, () => void ask());
    const patient = this.around.every(patience, () => this.#note({ lonely: true }));
    void ask();
    return () => {
      over = true;
      deaf();
      quiet();
      patient();
    };
  }

  #stop(state: Searching): void {
    this.#end?.();
    this.#end = null;
    this.#change(state);
  }

  #note(part: { readonly lonely?: boolean; readonly trouble?: string | null }): void {
    if (this.#state.type === 'waiting') this.#change({ ...this.#state, ...part });
  }

  #change(state: Searching): void {
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
  }
}
