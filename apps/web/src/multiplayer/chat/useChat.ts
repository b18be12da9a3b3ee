// State of the chat: open or closed, and the number of lines that were not read meanwhile.
import { useEffect, useState } from 'react';
import type { RemoteTableState } from '../table/remoteState.ts';
import { useMuted } from './muted.ts';

export interface ChatState {
  readonly isOpen: boolean;
  readonly unread: number;
  /** The last line that was not read, for ears; empty where there is none. */
  readonly last: string;
  toggle(): void;
  close(): void;
}

/** Lines from before the table was opened do not count as new. */
export function useChat({ ahead, chat, person }: RemoteTableState): ChatState {
  const muted = useMuted();
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState(Number.NEGATIVE_INFINITY);
  const [opened] = useState(Date.now);
  const newest = chat.at(-1)?.id ?? null;
  useEffect(() => {
    if (newest !== null && isOpen) setRead(newest);
  }, [isOpen, newest]);
  const fresh = chat.filter(
    ({ at, by, id }) => id > read && at - ahead > opened && by.id !== person?.id && !muted.includes(by.id),
  );
  const last = fresh.at(-1);
  return {
    isOpen,
    unread: isOpen ? 0 : fresh.length,
    last: last === undefined || isOpen ? '' : `New chat message from ${last.by.name}.`,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
  };
}
