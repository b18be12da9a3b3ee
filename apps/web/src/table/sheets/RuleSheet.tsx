// A rule on a sheet above the table, or above another sheet. Links in its text lead on within the sheet.
import type { EditionName } from '@vaultsong/engine';
import { editionOf } from '@vaultsong/engine';
import type { Pointer } from '@vaultsong/rulebook';
import { useEffect, useRef, useState } from 'react';
import { isPlainClick } from '../../components/plainClick.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import { addressOf } from '../../routing/rulesAddress.ts';
import { EntryText } from '../../rules/EntryText.tsx';
import type { Explained } from '../../rules/explain.ts';
import { askRulebook } from '../../rules/explainer.ts';
import { usePlay } from '../hand/Play.ts';

type Answer = { readonly type: 'waiting' | 'missing' } | { readonly type: 'there'; readonly rule: Explained };

/** @returns what the rulebook says, and what asks it once more */
function useRule(id: string, edition: EditionName): { readonly answer: Answer; readonly again: () => void } {
  const [answer, setAnswer] = useState<Answer>({ type: 'waiting' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks anew when it is told to
  useEffect(() => {
    let wanted = true;
    const show = (next: Answer): void => {
      if (wanted) setAnswer(next);
    };
    askRulebook(id, edition).then(
      (rule) => show({ type: 'there', rule }),
      () => show({ type: 'missing' }),
    );
    return () => {
      wanted = false;
    };
  }, [id, edition, asked]);
  return { answer, again: () => setAsked(asked + 1) };
}

/** @param edition of the game */
function originOf(rule: Explained, edition: EditionName): string {
  if (rule.isSetting) return 'This is about the world of the game, and is no rule.';
  const read = editionOf(rule.edition).title;
  return rule.edition === edition ? `By ${read}.` : `${editionOf(edition).title} does not know this; ${read} says so.`;
}

interface TextProps {
  readonly rule: Explained;
  /** Of the game. */
  readonly edition: EditionName;
  readonly onFollow: (id: string) => void;
}

const Text = ({ rule, edition, onFollow }: TextProps) => {
  const text = useRef<HTMLDivElement>(null);
  // What is heard next is the text, not the button that closes; with each link anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each rule
  useEffect(() => text.current?.focus(), [rule]);
  return (
    <div className="rule-text" ref={text} tabIndex={-1} data-testid="rule-text">
      <EntryText
        paragraphs={rule.paragraphs}
        link={(id, words) => (
          <a
            href={addressOf({ words: '', edition: rule.edition, entry: id })}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onFollow(id);
            }}
          >
            {words}
          </a>
        )}
      />
      <p className="hint">{originOf(rule, edition)}</p>
    </div>
  );
};

const Missing = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    <p role="alert">
      The rules could not be loaded. Perhaps there is no network, or Vaultsong was just updated. Your game goes on.
    </p>
    <div className="buttons">
      <button type="button" className="button is-main" onClick={onRetry}>
        Try again
      </button>
    </div>
  </>
);

interface RuleSheetProps {
  readonly rule: Pointer;
  readonly onClose: () => void;
}

export function RuleSheet({ rule: first, onClose }: RuleSheetProps) {
  const { edition } = usePlay().snapshot.view;
  const [trail, setTrail] = useState<readonly string[]>([first.id]);
  const { answer, again } = useRule(trail.at(-1) ?? first.id, edition);
  const shown = answer.type === 'there' ? answer.rule : { ...first, edition };
  return (
    <Sheet title={shown.title} className="rule-sheet" onClose={onClose}>
      {answer.type === 'waiting' ? <p role="status">Opening the rulebook…</p> : null}
      {answer.type === 'missing' ? <Missing onRetry={again} /> : null}
      {answer.type === 'there' ? (
        <Text rule={answer.rule} edition={edition} onFollow={(id) => setTrail([...trail, id])} />
      ) : null}
      <p>
        <a href={addressOf({ words: '', edition: shown.edition, entry: shown.id })} target="_blank" rel="noopener">
          Open the rulebook (in a new tab)
        </a>
      </p>
      {trail.length > 1 ? (
        <div className="buttons">
          <button type="button" className="button" onClick={() => setTrail(trail.slice(0, -1))}>
            Back to the entry before
          </button>
        </div>
      ) : null}
    </Sheet>
  );
}
