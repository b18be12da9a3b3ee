// Services of the live protocol: what its connections and the handlers of their messages work with. One for each server.
import type { ToClient } from '@vaultsong/protocol';
import type { Table } from '@vaultsong/tables';
import type { Requester } from '../tables/loading/loadLimits.ts';
import type { TableActor } from '../tables/tableActor.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';
import type { Chat, ChatMessage } from './chat.ts';
import type { GameHistories } from './history/histories.ts';
import type { FollowLimits } from './limits/followLimits.ts';
import type { MessageRate } from './limits/messageRateLimiter.ts';
import type { Presence } from './presence.ts';
import type { FindPerson } from './publicView.ts';
import type { TableSource } from './subscription.ts';
import type { Subscriptions } from './subscriptions.ts';

/** A connection as those see it who tell many at once. */
export interface Recipient {
  send(message: ToClient): void;
}

/** A connection that follows a table. */
export interface TableFollower {
  /** Somebody came, went, or has another name: what the log does not tell. */
  viewChanged(table: string): void;
  /** Somebody sat down or stood up, so that rights have changed. */
  seatsChanged(actor: TableActor): void;
  said(table: string, lines: readonly ChatMessage[]): void;
}

export interface LiveServices {
  readonly tableRegistry: TableRegistry;
  readonly chat: Chat;
  readonly presence: Presence;
  readonly subscriptions: Subscriptions<TableFollower>;
  /** Connections that hear of a tournament. */
  readonly tournaments: Subscriptions<Recipient>;
  readonly messageRate: MessageRate;
  now(): number;
  readonly find: FindPerson;
  /** Has the names of these people at hand. */
  loadPeople(ids: readonly string[]): Promise<void>;
  knowPeople(table: Table): Promise<void>;
  /** A table some time ago. @throws ApiError where too many were loaded for them */
  delayed(actor: TableActor, delay: number, requester: Requester): Promise<TableSource>;
  readonly histories: GameHistories;
  readonly follows: FollowLimits;
  /** Publishes a line of chat to all processes. */
  publishSaid(table: string, line: ChatMessage): void;
  /** People whom somebody blocked, and who blocked them. */
  apartFrom(person: string): Promise<ReadonlySet<string>>;
  /** Why somebody may not speak, in words for them; null: they may. */
  muted(person: string): Promise<string | null>;
  /** @param milliseconds that a command took */
  onAnswer(milliseconds: number): void;
  onError(error: unknown): void;
  /** A message was refused. */
  onRefused(code: string): void;
}
