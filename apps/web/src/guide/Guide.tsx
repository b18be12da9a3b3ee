// The guide's panel: says what helps now, in its own place beside the table, and points at what it speaks of.
import type { EditionName } from '@vaultsong/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAdvice } from '../advice/useAdvice.ts';
import { useHighlight } from '../advice/useHighlight.ts';
import { table } from '../client/client.ts';
import { rulesPath, tablePath } from '../routing/paths.ts';
import { addressOf } from '../routing/rulesAddress.ts';
import { usePlay } from '../table/hand/Play.ts';
import { textOf } from './hint.ts';
import type { HintContext } from './hintContext.ts';
import { hintContextOf } from './hintContext.ts';
import { readProgress, saveProgress } from './progress/savedProgress.ts';
import type { Progress } from './progress/useProgress.ts';
import { useProgress } from './progress/useProgress.ts';

/** An id of the rulebook as people write it. */
const written = (entry: string): string => entry.replaceAll('-', ' ').replaceAll('aember', 'æmber');

const Rules = ({ entries, edition }: { readonly entries: readonly string[]; readonly edition: EditionName }) => (
  <p className="guide-rules">
    In the rules:{' '}
    {entries.map((entry, i) => (
      <span key={entry}>
        {i === 0 ? '' : ', '}
        <a href={addressOf({ words: '', edition, entry })} target="_blank" rel="noopener">
          {written(entry)}
        </a>
      </span>
    ))}
  </p>
);

const Afterwards = () => (
  <p className="guide-rules">
    Go on with <a href={tablePath}>a usual game</a> (“New game” has many decks, and takes your own), or read{' '}
    <a href={rulesPath}>the rules</a>.
  </p>
);

/** Asks twice: a game that is thrown away does not come back. */
const StartAgain = ({ onStart }: { readonly onStart: () => void }) => {
  const [sure, setSure] = useState(false);
  return (
    <button type="button" className="guide-button" onClick={() => (sure ? onStart() : setSure(true))}>
      {sure ? 'Really start again?' : 'Start again'}
    </button>
  );
};

interface Said {
  readonly title: string;
  readonly text: string;
}

function idle({ asks, snapshot }: HintContext): Said {
  if (snapshot.view.winner !== null) return { title: 'The game is over', text: 'Look around, or start another.' };
  return asks === null
    ? { title: 'The bot’s turn', text: 'I will speak up when something new happens.' }
    : { title: 'Your turn to decide', text: 'Nothing new here. “Show me” tells what the bot would do in your place.' };
}

const mainLabel = ({ rereading, more }: Progress): string =>
  rereading ? 'Back to now' : more > 0 ? `Next hint · ${more}` : 'Got it';

export function Guide({ onStartAgain }: { readonly onStartAgain: () => void }) {
  const { info, snapshot } = usePlay();
  const context = useMemo(() => hintContextOf(info, snapshot), [info, snapshot]);
  const [hidden, setHidden] = useState(() => readProgress().hidden);
  const progress = useProgress(context, hidden);
  const { advice, ask, forget } = useAdvice(snapshot, table.advice);
  const panel = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  const { hint } = progress;
  const isOver = snapshot.view.winner !== null;

  useHighlight(hidden ? [] : (advice?.at ?? hint?.at(context) ?? []));
  useEffect(() => saveProgress({ hidden }), [hidden]);
  useEffect(() => {
    if (context.asks === null && !isOver) return;
    table.answers().then(
      (answers) => saveProgress({ answers }),
      // Then a reload begins anew; the page tells of errors of the worker elsewhere.
      () => undefined,
    );
  }, [context, isOver]);
  // A button that goes away with what it was pressed for hands the focus on to its neighbor.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body)
      panel.current?.querySelector<HTMLElement>('button')?.focus();
    pressed.current = false;
  });

  const said: Said =
    advice !== null
      ? { title: 'What the bot would do', text: advice.text }
      : hint !== null
        ? { title: hint.title, text: textOf(hint, context) }
        : idle(context);
  return (
    <section
      ref={panel}
      className={`guide ${hidden ? 'is-hidden' : ''} ${hint === null && advice === null ? 'is-idle' : ''}`}
      aria-label="Guide"
      data-hint={hidden ? undefined : (hint?.id ?? '')}
      onClickCapture={() => {
        pressed.current = true;
      }}
    >
      {hidden ? null : (
        <div className="guide-said" aria-live="polite" aria-atomic="true">
          <h2>{said.title}</h2>
          <p>{said.text}</p>
        </div>
      )}
      {hidden || advice !== null ? null : isOver ? (
        <Afterwards />
      ) : hint === null ? null : (
        <Rules entries={hint.entries} edition={snapshot.view.edition} />
      )}
      <div className="guide-buttons">
        {hidden ? (
          <button type="button" className="guide-button" onClick={() => setHidden(false)}>
            Show the guide
          </button>
        ) : (
          <>
            {advice !== null ? (
              <button type="button" className="guide-button is-main" onClick={forget}>
                Thanks
              </button>
            ) : hint === null || (isOver && !progress.rereading) ? null : (
              <button type="button" className="guide-button is-main" onClick={progress.next}>
                {mainLabel(progress)}
              </button>
            )}
            {context.asks === null || advice !== null ? null : (
              <button type="button" className="guide-button" onClick={ask}>
                Show me
              </button>
            )}
            {progress.hasEarlier && advice === null ? (
              <button type="button" className="guide-button" onClick={progress.earlier}>
                Earlier
              </button>
            ) : null}
          </>
        )}
        {hidden || isOver || (hint === null && advice === null) ? <StartAgain onStart={onStartAgain} /> : null}
      </div>
      {hidden ? null : (
        <button
          type="button"
          className="guide-hide"
          aria-label="Hide the guide"
          title="Hide the guide"
          onClick={() => setHidden(true)}
        >
          ×
        </button>
      )}
    </section>
  );
}
