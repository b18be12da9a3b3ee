// Chat of a table: a panel beside it, not a dialog above it, because the game goes on meanwhile. No key typed here is a
// command to the table.
import type { ChatLine } from '@vaultsong/protocol';
import { longestChat, phrases } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRemoteTable } from '../table/useRemoteTable.ts';
import { mute, useMuted } from './muted.ts';
import { phraseWords } from './phrases.ts';

const textOf = ({ phrase, text }: ChatLine): string => (phrase === null ? text : phraseWords[phrase]);

const Line = ({ line, isOwn }: { readonly line: ChatLine; readonly isOwn: boolean }) => (
  <li className={isOwn ? 'is-own' : ''}>
    <b>{isOwn ? 'You' : line.by.name}</b> <span>{textOf(line)}</span>
  </li>
);

/** The others who have said something, each to be muted. */
const Mutes = () => {
  const { chat, person } = useRemoteTable().state;
  const muted = useMuted();
  const others = [...new Map(chat.map(({ by }) => [by.id, by.name])).entries()].filter(([id]) => id !== person?.id);
  if (others.length === 0) return null;
  return (
    <p className="chat-mutes">
      {others.map(([id, name]) => (
        <button key={id} type="button" onClick={() => mute(id, !muted.includes(id))} aria-pressed={muted.includes(id)}>
          Mute {name}
        </button>
      ))}
    </p>
  );
};

/** Of who sits at the table. */
const Say = () => {
  const { client } = useRemoteTable();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const done = (said: Promise<void>): void => {
    setError('');
    said.catch((error: unknown) => setError(error instanceof Error ? error.message : String(error)));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    done(client.say(words));
  };
  return (
    <>
      <ul className="chat-phrases" aria-label="Say at once">
        {phrases.map((phrase) => (
          <li key={phrase}>
            <button type="button" onClick={() => done(client.sayPhrase(phrase))}>
              {phraseWords[phrase]}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <input
          aria-label="Your words"
          placeholder="Say something"
          value={text}
          maxLength={longestChat}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          Say
        </button>
      </form>
      {error === '' ? null : (
        <p className="refusal" role="alert">
          {error}
        </p>
      )}
    </>
  );
};

interface ChatProps {
  readonly onClose: () => void;
}

export function Chat({ onClose }: ChatProps) {
  const { chat, person, you } = useRemoteTable().state;
  const muted = useMuted();
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const heard = chat.filter(({ by }) => !muted.includes(by.id));
  useEffect(() => panel.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to the newest line whenever there is one
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [heard.length]);
  return (
    <aside
      ref={panel}
      className="chat"
      aria-label="Chat"
      data-testid="chat"
      onKeyDown={(event) => {
        // No key that is pressed here means the table.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2>Chat</h2>
        <button type="button" className="close" aria-label="Close the chat" onClick={onClose}>
          ×
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div ref={list} className="chat-lines" role="log" aria-label="What was said" tabIndex={0}>
        {heard.length === 0 ? (
          <p className="hint">No messages yet.</p>
        ) : (
          <ul>
            {heard.map((line) => (
              <Line key={line.id} line={line} isOwn={line.by.id === person?.id} />
            ))}
          </ul>
        )}
      </div>
      <Mutes />
      {you === null ? <p className="hint">Only the players at this table can write here.</p> : <Say />}
    </aside>
  );
}
