// List of your sessions, with buttons to end one, all others, or all.
import type { OwnSession } from '@vaultsong/protocol';
import { useId, useRef } from 'react';
import { refreshSession } from '../../onlineUi/ensureGuest.ts';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { MutationOutcome, QueryState } from '../../onlineUi/QueryState.tsx';
import { useMutation } from '../../onlineUi/useMutation.ts';
import type { Query } from '../../onlineUi/useQuery.ts';
import { endOthers, endSession, signOutEverywhere } from './api.ts';
import { sayEnded, saySince, sayUsed } from './sessionWords.ts';

interface SessionListProps {
  readonly sessions: readonly OwnSession[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly busy: boolean;
  readonly onEnd: (session: OwnSession) => void;
}

export const SessionList = ({ sessions, now, busy, onEnd }: SessionListProps) => (
  <ul className="sessions" aria-label="Where you are signed in">
    {sessions.map((session) => (
      <li key={session.id}>
        <span>
          <b>{session.device}</b>
          {session.isCurrent ? ', this browser' : ''}
          <span className="hint">
            {saySince(session)}, {sayUsed(session, now)}
          </span>
        </span>
        {session.isCurrent ? null : (
          <MutationButton busy={busy} onPress={() => onEnd(session)}>
            Sign out
            <span className="unseen">
              : {session.device}, {saySince(session)}
            </span>
          </MutationButton>
        )}
      </li>
    ))}
  </ul>
);

export function SessionsView({ asked: query }: { readonly asked: Query<readonly OwnSession[]> }) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const mutation = useMutation();
  /** The pressed button may go with its line: the keyboard stays in this panel. */
  const afterwards = (): void => {
    heading.current?.focus();
    query.refetch();
  };
  const end = (session: OwnSession): void =>
    mutation.run(async () => {
      await endSession(session.id);
      afterwards();
      return `Signed out: ${session.device}.`;
    });
  const others = (): void =>
    mutation.run(async () => {
      const ended = await endOthers();
      afterwards();
      return sayEnded(ended);
    });
  const everywhere = (): void =>
    mutation.run(async () => {
      await signOutEverywhere();
      await refreshSession();
      return undefined;
    });
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title} ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      <QueryState query={query}>
        {(sessions) => <SessionList sessions={sessions} now={Date.now()} busy={mutation.busy} onEnd={end} />}
      </QueryState>
      <p className="hint">
        If you do not know one of these, sign out everywhere else and change your password. Signing out leaves the
        tables at once, in all windows.
      </p>
      <MutationOutcome mutation={mutation} />
      <div className="buttons">
        <MutationButton busy={mutation.busy} onPress={others}>
          Sign out everywhere else
        </MutationButton>
        <MutationButton busy={mutation.busy} onPress={everywhere}>
          Sign out everywhere
        </MutationButton>
      </div>
    </section>
  );
}
