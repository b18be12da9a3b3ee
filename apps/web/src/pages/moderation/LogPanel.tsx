// The log of moderation, newest first, and more of it by a press.
import type { ModerationEntry, ModerationLogAnswer } from '@vaultsong/protocol';
import { useId, useRef } from 'react';
import { DeedButton } from '../../served/DeedButton.tsx';
import { Outcome, Told } from '../../served/Told.tsx';
import { useAsked } from '../../served/useAsked.ts';
import { useDeed } from '../../served/useDeed.ts';
import { askLog } from './asks.ts';
import { withNewest, withOlder } from './logPages.ts';
import { momentOf, sayDecision } from './words.ts';

export const Entries = ({ entries }: { readonly entries: readonly ModerationEntry[] }) =>
  entries.length === 0 ? (
    <p className="hint">Nothing was decided yet.</p>
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
          <DeedButton busy={isBusy} onPress={() => onMore(last)}>
            Older ones
          </DeedButton>
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
  const asked = useAsked(`log ${times}`, async () => {
    const newest = await askLog(null);
    return withNewest(known.current, newest);
  });
  known.current = asked.told;
  const deed = useDeed();
  const more = (last: number): void =>
    deed.run(async () => {
      const older = await askLog(last);
      if (known.current !== null) asked.take(withOlder(known.current, last, older));
      return undefined;
    });
  return (
    <section className="served-panel" aria-labelledby={title}>
      <h2 id={title}>What was decided</h2>
      <Told asked={asked}>
        {(part) => (
          <>
            <LogPart part={part} isBusy={deed.busy} onMore={more} />
            <Outcome deed={deed} />
          </>
        )}
      </Told>
    </section>
  );
}
