// What the answer under the pointer, or in focus, would bring about.
import { useEffect, useState } from 'react';
import { table } from '../../client/client.ts';
import type { Preview } from '../../wire/question.ts';
import { usePlay } from '../hand/Play.ts';

/** More lines would push everything else away. */
const most = 5;

export function Outcome({ index }: { readonly index: number | null }) {
  const { phone, snapshot } = usePlay();
  const { moment } = snapshot;
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => {
    setPreview(null);
    if (index === null || phone) return;
    let late = false;
    table.preview(moment, index).then(
      (found) => {
        if (!late) setPreview(found);
      },
      (error: unknown) => console.warn('No preview:', error),
    );
    return () => {
      late = true;
    };
  }, [index, moment, phone]);
  if (preview === null) return null;
  const more = preview.open || preview.lines.length > most;
  return (
    <div className="outcome" data-testid="outcome">
      <b>It would do this:</b>
      {preview.lines.slice(0, most).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their places
        <p key={i}>{line}</p>
      ))}
      {more ? <p>… {preview.open ? 'the rest hangs on hidden cards' : 'and more'}</p> : null}
    </div>
  );
}
