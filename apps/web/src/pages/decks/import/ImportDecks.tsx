// Import of decks into the collection: from files, pasted text, anything dropped on the page, or a seed.

import { sayPlainly } from '@vaultsong/decks';
import { counted } from '@vaultsong/say';
import type { ChangeEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { savedHistories, saveHistories } from '../../../client/savedHistories.ts';
import { openCollection } from '../../../collection/store.ts';
import { fetchRegistryDeck } from '../../../online/registry.ts';
import { deckPath } from '../../../routing/paths.ts';
import { DeckHistories } from '../../../worker/decks/histories.ts';
import { Bookmark } from './Bookmark.tsx';
import { broughtBy } from './bookmarklet.ts';
import { importDecks, sayImported } from './importDecks.ts';
import type { ImportedDecks, Progress, Source } from './importing.ts';
import { readInWorker } from './readInWorker.ts';

const joinHistories = (kept: string): void => {
  const histories = new DeckHistories();
  histories.read(savedHistories());
  histories.join(kept);
  saveHistories(histories.text());
};

/** Told one by one; more than these are in the list below. */
const shownAtMost = 8;

const ImportResult = ({ brought }: { readonly brought: ImportedDecks }) => {
  const worthTelling = brought.decks.filter(
    ({ faults, kept }) => faults.length > 0 || kept.notes.length > 0 || !kept.playable,
  );
  const listed = worthTelling.length > 0 ? worthTelling : brought.decks;
  return (
    <div className="brought">
      <p role="status">
        <b>{brought.decks.length === 0 ? 'Nothing was added.' : sayImported(brought)}</b>
      </p>
      {brought.said.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {brought.refused.length === 0 ? null : (
        <div role="alert" className="deck-faults">
          {brought.refused.slice(0, shownAtMost).map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {brought.refused.length > shownAtMost ? <p>and {brought.refused.length - shownAtMost} more</p> : null}
        </div>
      )}
      <ul>
        {listed.slice(0, shownAtMost).map(({ kept, faults, fresh }) => (
          <li key={kept.id}>
            <Link to={deckPath(kept.id)}>{kept.deck.name}</Link>
            {fresh ? '' : ' (already there)'}
            {faults.slice(0, 3).map((fault) => (
              <p key={sayPlainly(fault)} className="brought-fault">
                {sayPlainly(fault)}
              </p>
            ))}
            {faults.length > 3 ? <p className="brought-fault">and {counted(faults.length - 3, 'more fault')}</p> : null}
            {faults.length === 0 && !kept.playable ? <p className="hint">has cards that cannot be played yet</p> : null}
            {kept.notes.slice(0, 2).map((note) => (
              <p key={note} className="hint">
                {note}
              </p>
            ))}
          </li>
        ))}
        {listed.length > shownAtMost ? <li>and {listed.length - shownAtMost} more</li> : null}
      </ul>
    </div>
  );
};

/** Something dragged that decks could be read from. */
const isBringable = (transfer: DataTransfer | null): boolean =>
  transfer !== null && (transfer.types.includes('Files') || transfer.types.includes('text/plain'));

/** Decks are dropped anywhere on the page. @returns whether something is held over it */
function useDrop(take: (sources: readonly Source[]) => void): boolean {
  const [over, setOver] = useState(false);
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    const isField = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest('input, textarea') !== null;
    const hold = (event: DragEvent): void => {
      if (!isBringable(event.dataTransfer)) return;
      if (isField(event.target) && event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      const { dataTransfer } = event;
      if (dataTransfer === null || !isBringable(dataTransfer)) return;
      const files = [...dataTransfer.files];
      const text = dataTransfer.getData('text/plain');
      if (files.length === 0 && (text === '' || isField(event.target))) return;
      event.preventDefault();
      taking.current(
        files.length > 0
          ? files.map((file) => ({ name: file.name, content: file }))
          : [{ name: 'dropped text', content: text }],
      );
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}

const share = ({ done, of }: { readonly done: number; readonly of: number }): number => done / Math.max(1, of);

const steps: Readonly<Record<Progress['step'], string>> = {
  read: 'Reading',
  ask: 'Asking the registry for the decks of',
  add: 'Adding the decks of',
};

interface ImportProgressProps {
  readonly progress: Progress;
  readonly onStop: () => void;
}

const ImportProgress = ({ progress: { source, done, of, step, decks }, onStop }: ImportProgressProps) => (
  <div className="bring-progress">
    <p role="status">
      {steps[step]} {source}
      {of > 1 ? ` (${done + 1} of ${of})` : ''}…
    </p>
    <progress aria-label="Decks read" max={1} {...(decks === null ? {} : { value: share(decks) })} />
    <span aria-hidden="true">{decks === null ? '' : `${decks.done} of ${counted(decks.of, 'deck')}`}</span>
    <button type="button" className="button" onClick={onStop}>
      {step === 'read' ? 'Give up' : 'Stop'}
    </button>
  </div>
);

/** Hears the text that the address of the page brings along, and takes it out of the address. */
function useBroughtText(take: (text: string) => void): void {
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    const look = (): void => {
      const text = broughtBy(location.hash);
      if (text === null) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      taking.current(text);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
}

interface ImportDecksProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

export function ImportDecks({ open, onOpen }: ImportDecksProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [progress, setProgress] = useState<Progress | null>(null);
  const [brought, setBrought] = useState<ImportedDecks | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [came, setCame] = useState(false);
  const giving = useRef(new AbortController());
  // Whoever leaves the page waits no longer.
  useEffect(() => () => giving.current.abort(), []);
  const busy = progress !== null;

  const take = async (sources: readonly Source[]): Promise<void> => {
    if (busy || sources.length === 0) return;
    onOpen(true);
    setBrought(null);
    setError(null);
    setCame(false);
    giving.current = new AbortController();
    const { signal } = giving.current;
    try {
      const collection = await openCollection();
      const help = { read: readInWorker, fetchDeck: fetchRegistryDeck, joinHistories, onProgress: setProgress };
      const result = await importDecks(sources, collection, { ...help, now: Date.now, signal });
      setBrought(result);
      if (result.decks.length > 0) setText('');
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error));
    } finally {
      setProgress(null);
    }
  };
  // A deck that an address brings along is not added unasked: any site may link to such an address.
  useBroughtText((brought) => {
    onOpen(true);
    setText(brought);
    setBrought(null);
    setCame(true);
  });
  const over = useDrop((sources) => void take(sources));
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    // So that the same file, mended, can be picked again.
    event.target.value = '';
    void take(files.map((file) => ({ name: file.name, content: file })));
  };
  const write = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setText(event.target.value);
    const { nativeEvent } = event;
    // What was pasted is whole; what is typed is not, until its author says so.
    if (nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste')
      void take([{ name: 'pasted text', content: event.target.value }]);
  };
  return (
    <>
      <details className="bring-decks" open={open} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
        <summary>Add decks</summary>
        <div className="bring-decks-body">
          <p className="hint">
            The address of a deck at keyforgegame.com or decksofkeyforge.com, or many, one a line. Deck files of any
            kind: Vaultsong, answers of the Master Vault, exports of Decks of KeyForge (CSV or JSON), lists of cards
            under the names of their houses, deck codes, or a whole collection. Several at once are welcome; drop them
            anywhere on this page. They stay in this browser.
          </p>
          <label className="button">
            Choose files…
            <input
              type="file"
              multiple
              className="unseen"
              accept=".json,.txt,.csv,application/json,text/plain,text/csv"
              disabled={busy}
              onChange={pick}
            />
          </label>
          <div className="bring-decks-text">
            <label htmlFor={id}>Or paste</label>
            <textarea
              id={id}
              rows={3}
              value={text}
              placeholder="The address of a deck, a list of cards, a deck code, JSON, CSV …"
              autoComplete="off"
              spellCheck={false}
              onChange={write}
            />
            <button
              type="button"
              className="button"
              disabled={busy || text.trim() === ''}
              onClick={() => void take([{ name: 'pasted text', content: text }])}
            >
              Add this
            </button>
          </div>
          {came ? <p role="status">A deck came along: “Add this” takes it into your collection.</p> : null}
          <Bookmark />
          {progress === null ? null : <ImportProgress progress={progress} onStop={() => giving.current.abort()} />}
          {error === null ? null : (
            <p role="alert" className="deck-faults">
              {error}
            </p>
          )}
          {brought === null ? null : <ImportResult brought={brought} />}
        </div>
      </details>
      {over ? (
        <div className="drop-here" aria-hidden="true">
          Drop the decks here
        </div>
      ) : null}
    </>
  );
}
