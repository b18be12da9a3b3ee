// Store of the worker's game as the page knows it: a single one, which React subscribes to.
import type { Lasting } from '../collection/storage.ts';
import type { DeckInfo } from '../wire/cardInfo.ts';
import type { GameInfo } from '../wire/game.ts';
import type { Thinking } from '../wire/host.ts';
import type { MatchInfo } from '../wire/match.ts';
import type { LogLine, Snapshot } from '../wire/snapshot.ts';

/** Status of the requested game. */
export type GameStatus =
  | { readonly type: 'none' }
  | { readonly type: 'opening' }
  /** @param id under which it is kept; null: it is not, as the guided game */
  | { readonly type: 'playing'; readonly id: string | null }
  /** Another tab plays it. `before`: this one did, until the other took it over. */
  | { readonly type: 'elsewhere'; readonly id: string; readonly before: boolean }
  | { readonly type: 'missing'; readonly id: string }
  /** It is kept, but cannot go on. */
  | { readonly type: 'unable'; readonly id: string; readonly reason: string };

export interface Client {
  readonly status: GameStatus;
  readonly match: MatchInfo | null;
  readonly info: GameInfo | null;
  readonly snapshot: Snapshot | null;
  readonly log: readonly LogLine[];
  readonly decks: readonly DeckInfo[];
  /** Lifetime of the player's own decks. */
  readonly lasting: Lasting;
  /** The bot that thinks for long; null while none does. */
  readonly thinking: Thinking | null;
  /** The failure, in words; null while all is well. */
  readonly error: string | null;
  /** Restarts of the worker since the last decision, for the player to be told. */
  readonly revived: number;
  /** The worker failed too often, and is not started anew. */
  readonly gaveUp: boolean;
}

/** Nothing is on the table. */
export const bare = {
  status: { type: 'none' },
  match: null,
  info: null,
  snapshot: null,
  log: [],
  thinking: null,
  error: null,
  revived: 0,
  gaveUp: false,
} as const satisfies Partial<Client>;

let client: Client = { ...bare, decks: [], lasting: 'browser' };
const watchers = new Set<() => void>();

export function changeClient(part: Partial<Client>): void {
  client = { ...client, ...part };
  for (const watcher of watchers) watcher();
}

export const readClient = (): Client => client;

/** Calls `watcher` after each change. @returns what stops it */
export function watchClient(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
