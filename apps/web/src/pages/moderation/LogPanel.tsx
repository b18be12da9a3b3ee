// The log of moderation, newest first, and more of it by a press.
import type { ModerationEntry } from '@vaultsong/protocol';
import { useId, useState } from 'react';
import { Outcome, Told } from '../../served/Told.tsx';
import { useAsked } from '../../served/useAsked.ts';
import { useDeed } from '../../served/useDeed.ts';
import { askLog } from './asks.ts';
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

/** Asks once for the newest entries: its parent gives it another key when something was decided. */
export function LogPanel({ times }: { readonly times: number }) {
  const title = useId();
  const asked = useAsked(`log ${times}`, () => askLog(null));
  const [older, setOlder] = useState<readonly ModerationEntry[]>([]);
  const [isAll, setIsAll] = useState(false);
  const deed = useDeed();
  const more = (last: number): void =>
    deed.run(async () => {
      const found = await askLog(last);
      setOlder([...older, ...found]);
      setIsAll(found.length === 0);
      return found.length === 0 ? 'That is all.' : undefined;
    });
  return (
    <section className="served-panel" aria-labelledby={title}>
      <h2 id={title}>What was decided</h2>
      <Told asked={asked}>
        {(newest) => {
          const entries = [...newest, ...older];
          const last = entries.at(-1)?.id;
          return (
            <>
              <Entries entries={entries} />
              {last === undefined || isAll ? null : (
                <div className="buttons">
                  <button type="button" className="button" aria-disabled={deed.busy} onClick={() => more(last)}>
                    Older ones
                  </button>
                </div>
              )}
              <Outcome deed={deed} />
            </>
          );
        }}
      </Told>
    </section>
  );
}
