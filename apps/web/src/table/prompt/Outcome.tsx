// Preview, in words, of the answer under the pointer or in focus; tiles and pools draw the same (board/Ghost.tsx).
import { useForeseen } from '../hand/foreseen.ts';

/** More lines would push everything else away. */
const most = 5;

export function Outcome() {
  const preview = useForeseen();
  if (preview === null) return null;
  const more = preview.open || preview.lines.length > most;
  return (
    <div className="outcome" data-testid="outcome">
      <b>It would:</b>
      {preview.lines.slice(0, most).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their places
        <p key={i}>{line}</p>
      ))}
      {more ? <p>… {preview.open ? 'the rest depends on hidden cards' : 'and more'}</p> : null}
    </div>
  );
}
