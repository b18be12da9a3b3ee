// Preview, in words, of the answer under the pointer or in focus; tiles and pools draw the same (board/Ghost.tsx). It
// describes that answer to those who listen, and is said by itself where they use the keyboard.
import type { PreviewInfo } from '../../wire/question.ts';
import { usedKeyboard } from '../hand/focus.ts';
import { outcomeId, useForeseen } from '../preview/foreseen.ts';

/** More lines would push everything else away. */
const most = 5;

/** What is said below the lines of a preview; null: they are all. */
export function sayRest({ lines, open }: PreviewInfo): string | null {
  if (lines.length === 0) return 'What comes of it depends on hidden cards or on chance.';
  if (open) return '… the rest depends on hidden cards or on chance';
  return lines.length > most ? '… and more' : null;
}

const Told = ({ preview }: { readonly preview: PreviewInfo }) => {
  const rest = sayRest(preview);
  return (
    <div className="outcome" data-testid="outcome">
      {preview.lines.length === 0 ? null : <b>{preview.asDone ? 'It would, if you choose no more:' : 'It would:'}</b>}
      {preview.lines.slice(0, most).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their places
        <p key={i}>{line}</p>
      ))}
      {rest === null ? null : <p>{rest}</p>}
    </div>
  );
};

/** @param isSeen there is room for the words; else they are for those who listen */
export function Outcome({ isSeen }: { readonly isSeen: boolean }) {
  const preview = useForeseen();
  return (
    <div id={outcomeId} className={isSeen ? 'outcome-place' : 'unseen'} aria-live={usedKeyboard() ? 'polite' : 'off'}>
      {preview === null ? null : <Told preview={preview} />}
    </div>
  );
}
