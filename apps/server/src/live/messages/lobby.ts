// `lobby`: subscription to changes of the lobby, or its end.
import type { Handler } from './handler.ts';

export const lobby: Handler<'lobby'> = ({ on }, client) => {
  client.followsLobby = on;
};
