// Handler of one type of message of the live protocol, and the client as it sees it.
import type { Person, ToServer } from '@vaultsong/protocol';
import type { Requester } from '../../tables/loading/loadLimits.ts';
import type { FollowedTables } from '../connection/followedTables.ts';
import type { LiveServices, Recipient } from '../services.ts';

export type MessageType = ToServer['type'];

/** A message of a type, or of one of several. */
export type MessageOf<T extends MessageType> = { [P in T]: Extract<ToServer, { type: P }> }[T];

/** The other side of a connection. */
export interface Client extends Recipient {
  readonly person: Person | null;
  /** For whom tables are loaded that are asked for here. */
  readonly requester: Requester;
  /** False once the connection has ended, perhaps while a handler waited. */
  readonly isOpen: boolean;
  readonly tables: FollowedTables;
  /** Tournaments that it hears of. */
  readonly tournaments: Set<string>;
  followsLobby: boolean;
}

/** @throws ApiError, which is answered by the number of the message where it has one */
export type Handler<T extends MessageType> = (
  message: MessageOf<T>,
  client: Client,
  services: LiveServices,
) => void | Promise<void>;
