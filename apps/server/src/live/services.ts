// Services of the live protocol: what its connections and the handlers of their messages work with. One for each server.
import type { ToClient } from '@vaultsong/protocol';
import type { Table } from '@vaultsong/tables';
import type { Hall } from '../hall/hall.ts';
import type { Hosted } from '../hall/hosted.ts';
import type { Opener } from '../hall/loading/loadLimits.ts';
import type { Chat, Said } from './chat.ts';
import type { FindPerson } from './face.ts';
import type { Followers } from './followers.ts';
import type { Shown } from './following.ts';
import type { Histories } from './history/histories.ts';
import type { FollowLimits } from './limits/followLimits.ts';
import type { Presence } from './presence.ts';
import type { TempoLimits } from './tempo.ts';

/** A connection as those see it who tell many at once. */
export interface Recipient {
  send(message: ToClient): void;
}

/** A connection that follows a table. */
export interface TableFollower {
  /** Somebody came, went, or has another name: what the log does not tell. */
  faceChanged(table: string): void;
  /** Somebody sat down or stood up, so that rights have changed. */
  seatsChanged(hosted: Hosted): void;
  said(table: string, lines: readonly Said[]): void;
}

export interface LiveServices {
  readonly hall: Hall;
  readonly chat: Chat;
  readonly presence: Presence;
  readonly followers: Followers<TableFollower>;
  /** Connections that hear of a tournament. */
  readonly tournaments: Followers<Recipient>;
  readonly tempo: TempoLimits;
  now(): number;
  readonly find: FindPerson;
  /** Has the names of these people at hand. */
  loadPeople(ids: readonly string[]): Promise<void>;
  knowPeople(table: Table): Promise<void>;
  /** A table some time ago. @throws Refusal where too many were loaded for them */
  late(hosted: Hosted, delay: number, opener: Opener): Promise<Shown>;
  readonly histories: Histories;
  readonly follows: FollowLimits;
  /** Publishes a line of chat to all processes. */
  publishSaid(table: string, line: Said): void;
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
