// The choice of a title or a trait among dozens: a field that narrows a list (combobox with a list box, as the ARIA practices
// have it). The focus stays in the field; arrows walk the list, Enter gives the answer.
import type { CardName } from '@vaultsong/engine';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { obeyHere } from '../../actions/shortcuts.ts';
import type { Answer, Question } from '../../wire/question.ts';
import type { WordListContext } from '../actions/listActions.ts';
import { wordListActions } from '../actions/listActions.ts';
import { usePlay } from '../hand/Play.ts';
import { useConsidering } from '../hand/useConsidering.ts';
import { found } from './words.ts';

/** A card with that title; null for a trait. */
function useCardOf(): (answer: Answer) => CardName | null {
  const { cardInfos } = usePlay().info;
  return ({ option }) =>
    option.pick === 'name'
      ? (Object.entries(cardInfos).find(([, { title }]) => title === option.title)?.[0] ?? null)
      : null;
}

export function WordChoice({ question }: { readonly question: Question }) {
  const play = usePlay();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const considering = useConsidering();
  const cardOf = useCardOf();
  const answers = found(question.answers, typed);
  const current = answers[Math.min(at, answers.length - 1)];
  const idOf = ({ index }: Answer): string => `${id}-${index}`;

  const shown = current?.index;
  // Only when another one is current: whoever scrolls the list to point at an answer must not be taken back.
  useEffect(() => {
    if (shown !== undefined) list.current?.querySelector(`[id$="-${shown}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  const go = (to: number): void => {
    setAt(to);
    const card = answers[to] === undefined ? null : cardOf(answers[to]);
    if (card !== null) play.inspect(card, null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const context: WordListContext = {
      at: current === undefined ? -1 : answers.indexOf(current),
      length: answers.length,
      isTyped: typed !== '',
      go,
      choose: () => {
        if (current !== undefined) play.answer(current.index);
      },
      clear: () => setTyped(''),
    };
    if (obeyHere(wordListActions, context, event)) event.preventDefault();
  };

  return (
    <div className="word-choice">
      <input
        type="text"
        data-stop
        role="combobox"
        aria-label={question.prompt}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={current === undefined ? undefined : idOf(current)}
        autoComplete="off"
        placeholder="Type to find"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={id} ref={list} aria-label={question.prompt}>
        {answers.map((answer) => (
          <button
            type="button"
            tabIndex={-1}
            key={answer.index}
            id={idOf(answer)}
            role="option"
            aria-selected={answer === current}
            data-answer={answer.option.pick}
            onClick={() => play.answer(answer.index)}
            // The card is read, no outcome told: that would take room from the list while one points at it.
            {...considering(null, cardOf(answer))}
          >
            {answer.label}
          </button>
        ))}
      </div>
      <p className="hint" role="status">
        {answers.length === 0 ? 'No match in this game.' : `${answers.length} to choose from.`}
      </p>
    </div>
  );
}
