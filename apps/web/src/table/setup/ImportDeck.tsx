// Field for a deck file or its pasted text, with its faults as text.
import type { ChangeEvent } from 'react';
import { useId, useState } from 'react';
import { FaultList } from '../../components/form/FieldNotes.tsx';

interface ImportDeckProps {
  readonly open: boolean;
  /** The registry is being asked for the deck. */
  readonly asking: boolean;
  readonly faults: readonly string[];
  readonly onToggle: (open: boolean) => void;
  /** @returns whether it is a deck */
  readonly onBring: (source: Blob | string) => Promise<boolean>;
}

export function ImportDeck({ open, asking, faults, onToggle, onBring }: ImportDeckProps) {
  const id = useId();
  const [text, setText] = useState('');
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    if (file !== undefined) void onBring(file);
    // So that the same file, mended, can be picked again.
    event.target.value = '';
  };
  const use = async (whole: string): Promise<void> => {
    if (await onBring(whole)) setText('');
  };
  const write = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setText(event.target.value);
    const { nativeEvent } = event;
    // What was pasted is whole; what is typed is not, until its author says so.
    if (nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste') void use(event.target.value);
  };
  return (
    <details className="bring" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>Bring a deck of your own</summary>
      <div className="bring-body">
        <label className="button">
          Choose a deck file…
          <input
            type="file"
            className="unseen"
            accept=".json,.txt,application/json,text/plain"
            aria-describedby={id}
            onChange={pick}
          />
        </label>
        <p className="hint">
          Or <span className="drop-hint">drop the file here, or </span>paste its text, or the address of the deck at
          keyforgegame.com or decksofkeyforge.com:
        </p>
        <textarea
          rows={3}
          value={text}
          aria-label="Text of the deck file, or address of the deck"
          aria-describedby={id}
          aria-invalid={faults.length > 0}
          placeholder="https://decksofkeyforge.com/decks/…, a list of cards, a deck code …"
          autoComplete="off"
          spellCheck={false}
          onChange={write}
        />
        <button type="button" className="button" disabled={asking || text.trim() === ''} onClick={() => void use(text)}>
          Use this text
        </button>
        <p role="status" className="hint">
          {asking ? 'Asking the registry for the deck…' : ''}
        </p>
        <FaultList id={id} title="This is not a deck that can be played:" faults={faults} />
      </div>
    </details>
  );
}
