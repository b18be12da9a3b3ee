// State of one table on the server as the page knows it: all that it was told, merged, and put into words by the
// worker.
import type { Seat } from '@vaultsong/engine';
import type { ChatLine, GameStart, GameView, Person, TableView } from '@vaultsong/protocol';
import type { Connection } from '../../online/live/live.ts';
import type { GameInfo } from '../../wire/game.ts';
import type { LogLine, Snapshot } from '../../wire/snapshot.ts';

/** A game as it is shown. */
export interface ShownGame {
  /** Of its match, from 1. */
  readonly number: number;
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
}

export interface RemoteTableState {
  readonly id: string;
  /** refused: there is no such table, or one may not look at it; `error` says which. */
  readonly stand: 'opening' | 'here' | 'rejected';
  readonly connection: Connection;
  /** The person of this browser; null: none yet, so only a spectator. */
  readonly person: Person | null;
  /** One's seat; null: one looks on. */
  readonly you: Seat | null;
  readonly view: TableView | null;
  readonly game: GameView | null;
  readonly start: GameStart | null;
  /** The game on the table, or the one that was last. */
  readonly shown: ShownGame | null;
  /** A game that is over and still looked at, although the next one has begun. */
  readonly kept: ShownGame | null;
  /** Number of the game whose end was looked at long enough. */
  readonly past: number;
  /** By how much the clock of the server is ahead of the one here, in milliseconds. */
  readonly ahead: number;
  /** By seat: since when somebody is away, by the clock here; null: they are there. */
  readonly away: readonly (number | null)[];
  readonly spectators: number;
  readonly chat: readonly ChatLine[];
  /** Something was told that is not shown yet. */
  readonly isBehind: boolean;
  /** It is shown when the pause is over, which the player can end. */
  readonly isPaused: boolean;
  /** Something was asked of the server, and it has not said that it is done. */
  readonly isSending: boolean;
  /** The failure, in words. */
  readonly error: string | null;
}

export const opening = (id: string): RemoteTableState => ({
  id,
  stand: 'opening',
  connection: 'opening',
  person: null,
  you: null,
  view: null,
  game: null,
  start: null,
  shown: null,
  kept: null,
  past: 0,
  ahead: 0,
  away: [],
  spectators: 0,
  chat: [],
  isBehind: false,
  isPaused: false,
  isSending: false,
  error: null,
});

/** The match is over, or the table was closed. */
export const isEnded = ({ result, closed }: TableView): boolean => result !== null || closed !== null;

/**
 * Times since which players are away; a player who was away before keeps the earlier time.
 * @param here by seat
 * @param now by the clock here
 */
export const awayNow = (
  before: RemoteTableState['away'],
  here: readonly boolean[],
  now: number,
): readonly (number | null)[] => here.map((isHere, seat) => (isHere ? null : (before[seat] ?? now)));
