// What a sheet on the table says of an entry: its text in the edition of the game. Loaded with the first sheet, because
// the whole rulebook comes with it.
import { editionOf } from '@vaultsong/engine';
import type { Pointer, RulebookEdition } from '@vaultsong/rulebook';
import { editionWith, entryOf, entryText } from '@vaultsong/rulebook';
import { useEffect, useRef } from 'react';
import { isPlainClick } from '../parts/plainClick.ts';
import { addressOf } from './address.ts';
import { EntryText } from './EntryText.tsx';

export interface RuleBodyProps {
  readonly id: string;
  readonly edition: RulebookEdition;
  readonly onFollow: (to: Pointer) => void;
}

export function RuleBody({ id, edition, onFollow }: RuleBodyProps) {
  const entry = entryOf(id);
  const read = editionWith(entry, edition);
  const text = useRef<HTMLDivElement>(null);
  // What is heard next is the text, not the button that closes; with each link anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry
  useEffect(() => text.current?.focus(), [id]);
  const titles = { game: editionOf(edition).title, read: editionOf(read).title };
  return (
    <>
      <div className="rule-text" ref={text} tabIndex={-1} data-testid="rule-text">
        <EntryText
          text={entryText(entry, read)}
          link={(to, words) => (
            <a
              href={addressOf({ words: '', edition: editionWith(entryOf(to), read), entry: to })}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onFollow({ id: to, title: entryOf(to).title });
              }}
            >
              {words}
            </a>
          )}
        />
        <p className="hint">
          {read === edition ? `By ${titles.read}.` : `${titles.game} does not know this; ${titles.read} says so.`}
        </p>
      </div>
      <a
        className="to-rulebook"
        href={addressOf({ words: '', edition: read, entry: id })}
        target="_blank"
        rel="noopener"
      >
        Open the rulebook (in a new tab)
      </a>
    </>
  );
}
