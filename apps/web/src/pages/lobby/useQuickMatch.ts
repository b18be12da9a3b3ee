// Waits for somebody to play against. The server forgets who was not heard of for long, and whose connection has ended, so that it is
// asked again and again, and at once where there is a connection again.
import { useCallback, useEffect, useRef, useState } from 'react';
import { live } from '../../online/live/connection.ts';
import { ensureGuest } from '../../onlineUi/ensureGuest.ts';
import { toRequestError } from '../../onlineUi/toRequestError.ts';
import type { QuickMatchRequest } from './api.ts';
import { cancelMatch, wantMatch } from './api.ts';

export type Searching =
  | { readonly type: 'idle'; readonly trouble: string | null }
  /** `since`: milliseconds since 1970. */
  | {
      readonly type: 'waiting';
      readonly wish: QuickMatchRequest;
      readonly since: number;
      readonly trouble: string | null;
    };

/** Well before the server forgets who waits. Milliseconds. */
const beat = 8_000;

const idle: Searching = { type: 'idle', trouble: null };

export interface QuickMatch {
  readonly state: Searching;
  readonly want: (wish: QuickMatchRequest) => void;
  readonly cancel: () => void;
}

/** @param onPaired goes to the table; called once */
export function useQuickMatch(onPaired: (table: string) => void): QuickMatch {
  const [state, setState] = useState<Searching>(idle);
  const going = useRef(onPaired);
  going.current = onPaired;
  const wish = state.type === 'waiting' ? state.wish : null;
  useEffect(() => {
    if (wish === null) return;
    let over = false;
    let lost = false;
    const pair = (table: string): void => {
      if (over) return;
      over = true;
      setState(idle);
      going.current(table);
    };
    const ask = async (): Promise<void> => {
      try {
        await ensureGuest();
        if (over) return;
        const table = await wantMatch(wish);
        // Whoever called it off meanwhile must not stand in the row.
        if (over && table === null) await cancelMatch();
        if (table !== null) pair(table);
        else if (!over) setState((now) => (now.type === 'waiting' ? { ...now, trouble: null } : now));
      } catch (error) {
        if (over) return;
        const refusal = toRequestError(error);
        // Where nobody answered, it goes on by itself; what the server refuses it refuses again.
        if (refusal.code === 'unreachable' || refusal.code === 'unavailable')
          setState((now) => (now.type === 'waiting' ? { ...now, trouble: refusal.message } : now));
        else {
          over = true;
          setState({ type: 'idle', trouble: refusal.message });
        }
      }
    };
    const deaf = live.listen({
      onMessage: (message) => {
        if (message.type === 'match-found') pair(message.table);
      },
      onConnection: (connection) => {
        if (connection === 'open' && lost) void ask();
        lost = connection === 'lost';
      },
    });
    const leave = (): void => void cancelMatch().catch(() => undefined);
    // A browser may keep a page that is left, and bring it back as it was.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void ask();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    const timer = window.setInterval(() => void ask(), beat);
    void ask();
    return () => {
      deaf();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      window.clearInterval(timer);
      if (over) return;
      over = true;
      leave();
    };
  }, [wish]);
  const want = useCallback((asked: QuickMatchRequest) => {
    setState((now) =>
      now.type === 'waiting' ? now : { type: 'waiting', wish: asked, since: Date.now(), trouble: null },
    );
  }, []);
  const cancel = useCallback(() => setState(idle), []);
  return { state, want, cancel };
}
