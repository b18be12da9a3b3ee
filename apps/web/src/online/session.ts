// Session with a server of Vaultsong: the server behind this page, if any, and the person that this browser is there.
// Any static server can serve the page too: then nothing answers, and the page shows nothing that needs a server.
// The import is the protocol's entry for persons alone: each page asks for the session, and most need nothing else of
// it.
import type { Person } from '@vaultsong/protocol/person';
import { person } from '@vaultsong/protocol/person';
import { useEffect, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { rest } from './rest.ts';

export type Session =
  | { readonly type: 'unasked' }
  /** No server of Vaultsong answers here. */
  | { readonly type: 'alone' }
  /** `you`: null before there is a session. */
  | {
      readonly type: 'online';
      readonly version: string;
      readonly you: Person | null;
      /** Whether the server fetches decks by their address. */
      readonly registry: boolean;
    };

// The part of the answers that the page needs; `@vaultsong/protocol` has the whole.
const hello = z.object({ version: z.string(), you: person.nullable(), registry: z.boolean().default(false) });
const guest = z.object({ you: person });

let session: Session = { type: 'unasked' };
let asking: Promise<Session> | null = null;
const watchers = new Set<() => void>();

function change(next: Session): Session {
  session = next;
  for (const watcher of watchers) watcher();
  return next;
}

const ask = (): Promise<Session> =>
  rest(hello, 'GET', '/api/hello').then(
    ({ version, you, registry }) => change({ type: 'online', version, you, registry }),
    // Any other answer is from no server of Vaultsong: a static one sends its page, or that there is none.
    () => change(session.type === 'online' ? session : { type: 'alone' }),
  );

/** The session as it is known now. */
export const readSession = (): Session => session;

/** Calls `watcher` after each change. @returns what stops it */
export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The session, asked for at the first call. */
export function openSession(): Promise<Session> {
  asking ??= ask();
  return asking;
}

/** Asks for the session again: after signing in or out, and after a change of name. */
export function renewSession(): Promise<Session> {
  asking = ask();
  return asking;
}

/**
 * The person of this browser, made a guest where there was none.
 * @throws RequestError where there is no server, or it makes no guests now
 */
export function becomeGuest(): Promise<Person> {
  // Two presses at one moment make one guest.
  pendingGuest ??= become().finally(() => {
    pendingGuest = null;
  });
  return pendingGuest;
}

let pendingGuest: Promise<Person> | null = null;

async function become(): Promise<Person> {
  await openSession();
  // Not what was answered then: a guest may have been made since.
  const known = session;
  if (known.type === 'online' && known.you !== null) return known.you;
  const { you } = await rest(guest, 'POST', '/api/guests', {});
  const server = known.type === 'online' ? known : { type: 'online' as const, version: '', registry: false };
  change({ ...server, you });
  return you;
}

/** The session, followed as it changes. */
export function useSession(): Session {
  useEffect(() => void openSession(), []);
  return useSyncExternalStore(watchSession, readSession);
}
