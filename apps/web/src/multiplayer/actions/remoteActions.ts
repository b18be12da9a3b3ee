// Actions that only a table on a server has: chat, concede, and what is asked of the other players.
import type { Action } from '../../actions/action.ts';
import type { ChatState } from '../chat/useChat.ts';
import type { TableClient } from '../table/tableClient.ts';

export const toggleChat: Action<ChatState> = {
  id: 'chat',
  label: 'Chat',
  icon: 'say',
  name: ({ unread }) => (unread === 0 ? 'Chat' : `Chat, ${unread} not read`),
  run: (chat) => chat.toggle(),
};

export interface Conceding {
  /** The player has a seat in a game that goes on. */
  readonly mayConcede: boolean;
  /** Asks whether the player means it. */
  readonly confirm: () => void;
}

export const concede: Action<Conceding> = {
  id: 'concede',
  label: 'Concede',
  icon: 'flag',
  isOffered: ({ mayConcede }) => mayConcede,
  run: ({ confirm }) => confirm(),
};

/** A request of a player to take a decision back, and the way to answer it. */
export interface Requested {
  readonly client: TableClient;
  /** Of the request. */
  readonly id: number;
}

export const agree: Action<Requested> = {
  id: 'agree',
  label: 'Let them',
  run: ({ client, id }) => client.do({ type: 'agree', request: id }),
};

export const decline: Action<Requested> = {
  id: 'decline',
  label: 'Do not',
  run: ({ client, id }) => client.do({ type: 'decline', request: id }),
};
