// Where one is signed in, and how to end that: at one place, everywhere else, or everywhere.
import type { OwnSession } from '@vaultsong/protocol';
import { useId, useRef } from 'react';
import { DeedButton } from '../../served/DeedButton.tsx';
import { renewed } from '../../served/somebody.ts';
import { Outcome, Told } from '../../served/Told.tsx';
import type { Asked } from '../../served/useAsked.ts';
import { useDeed } from '../../served/useDeed.ts';
import { endOthers, endSession, signOutEverywhere } from './asks.ts';
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
          <DeedButton busy={busy} onPress={() => onEnd(session)}>
            Sign out
            <span className="unseen">
              : {session.device}, {saySince(session)}
            </span>
          </DeedButton>
        )}
      </li>
    ))}
  </ul>
);

export function SessionsView({ asked }: { readonly asked: Asked<readonly OwnSession[]> }) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const deed = useDeed();
  /** The pressed button may go with its line: the keyboard stays in this panel. */
  const afterwards = (): void => {
    heading.current?.focus();
    asked.again();
  };
  const end = (session: OwnSession): void =>
    deed.run(async () => {
      await endSession(session.id);
      afterwards();
      return `Signed out: ${session.device}.`;
    });
  const others = (): void =>
    deed.run(async () => {
      const ended = await endOthers();
      afterwards();
      return sayEnded(ended);
    });
  const everywhere = (): void =>
    deed.run(async () => {
      await signOutEverywhere();
      await renewed();
      return undefined;
    });
  return (
    <section className="served-panel" aria-labelledby={title}>
      <h2 id={title} ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      <Told asked={asked}>
        {(sessions) => <SessionList sessions={sessions} now={Date.now()} busy={deed.busy} onEnd={end} />}
      </Told>
      <p className="hint">
        If one of these is not you, sign out everywhere else and change your password. Whoever is signed out leaves the
        tables at once, in all windows.
      </p>
      <Outcome deed={deed} />
      <div className="buttons">
        <DeedButton busy={deed.busy} onPress={others}>
          Sign out everywhere else
        </DeedButton>
        <DeedButton busy={deed.busy} onPress={everywhere}>
          Sign out everywhere
        </DeedButton>
      </div>
    </section>
  );
}
