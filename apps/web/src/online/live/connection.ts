// The one wire of this page to its server.
import { useSyncExternalStore } from 'react';
import { readSession, renewSession } from '../session.ts';
import type { Connection } from './live.ts';
import { Live } from './live.ts';

/** Whoever asks first opens it; with the last who listens it is closed. */
export const live = new Live({
  connect: () => {
    const { protocol, host } = window.location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/live`);
    return adapt(socket);
  },
  later: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
  greeted: (you) => {
    // Signed out from afar, or signed in by another window: the page learns it as well.
    const session = readSession();
    if (session.type === 'online' && session.you?.id !== you?.id) void renewSession();
  },
});

type Adapted = ReturnType<ConstructorParameters<typeof Live>[0]['connect']>;

/** A socket as the wire takes it: nothing of what the browser tells besides is used. */
function adapt(socket: WebSocket): Adapted {
  const adapted: Adapted = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onmessage: null,
    onclose: null,
  };
  socket.addEventListener('message', ({ data }) => adapted.onmessage?.({ data }));
  socket.addEventListener('close', () => adapted.onclose?.());
  return adapted;
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => live.wake());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) live.wake();
  });
}

/** How the connection is, while somebody listens. */
export const useConnection = (): Connection =>
  useSyncExternalStore(
    (changed) => live.listen({ onConnection: changed }),
    () => live.connection,
  );
