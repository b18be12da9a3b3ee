// The log of moderation, newest first, and more of it by a press.
import type { ModerationEntry, ModerationLogAnswer } from '@vaultsong/protocol';
import { useId, useRef } from 'react';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { MutationOutcome, QueryState } from '../../onlineUi/QueryState.tsx';
import { useMutation } from '../../onlineUi/useMutation.ts';
import { useQuery } from '../../onlineUi/useQuery.ts';
import { fetchLog } from './api.ts';
import { withNewest, withOlder } from './logPages.ts';
import { momentOf, sayDecision } from './words.ts';

export const Entries = ({ entries }: { readonly entries: readonly ModerationEntry[] }) =>
  entries.length === 0 ? (
    <p className="hint">No decisions yet.</p>
  ) : (
    <ol className="moderation-log">
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={new Date(entry.at).toISOString()}>{momentOf(entry.at)}</time>
          <span>
            {entry.action === 'password-was-reset' ? '' : <b>{entry.moderator?.name ?? 'The server'} </b>}
            {sayDecision(entry)}
            <span className="hint"> {entry.reason}</span>
          </span>
        </li>
      ))}
    </ol>
  );

/** A part of the log, and the button for more, where there are older entries. */
export const LogPart = ({ part, isBusy, onMore }: LogPartProps) => {
  const last = part.entries.at(-1)?.id;
  return (
    <>
      <Entries entries={part.entries} />
      {last === undefined || !part.hasOlder ? null : (
        <div className="buttons">
          <MutationButton busy={isBusy} onPress={() => onMore(last)}>
            Older ones
          </MutationButton>
        </div>
      )}
    </>
  );
};

interface LogPartProps {
  readonly part: ModerationLogAnswer;
  readonly isBusy: boolean;
  /** @param last the id of the oldest entry that is shown */
  readonly onMore: (last: number) => void;
}

/** Asks for the newest entries, and again where that may be due: its parent gives it another key when something was decided here. */
export function LogPanel({ times }: { readonly times: number }) {
  const title = useId();
  const known = useRef<ModerationLogAnswer | null>(null);
  const query = useQuery(`log ${times}`, async () => {
    const newest = await fetchLog(null);
    return withNewest(known.current, newest);
  });
  known.current = query.data;
  const mutation = useMutation();
  const more = (last: number): void =>
    mutation.run(async () => {
      const older = await fetchLog(last);
      if (known.current !== null) query.setData(withOlder(known.current, last, older));
      return undefined;
    });
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>What was decided</h2>
      <QueryState query={query}>
        {(part) => (
          <>
            <LogPart part={part} isBusy={mutation.busy} onMore={more} />
            <MutationOutcome mutation={mutation} />
          </>
        )}
      </QueryState>
    </section>
  );
}
