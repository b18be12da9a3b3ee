// Actions of the selected card. An action that is impossible now stays in its place and says its reason.

import { Fragment } from 'react';
import { ActionKey } from '../../actions/ActionButton.tsx';
import { useAriaKeys } from '../../actions/useActionKeys.ts';
import { Icon } from '../../components/Glyph.tsx';
import type { Verb } from '../../wire/question.ts';
import { actionDoing, readText } from '../actions/cardActions.ts';
import { usePlay } from '../hand/Play.ts';
import { useConsidering } from '../hand/useConsidering.ts';
import { RuleName } from '../sheets/RuleName.tsx';

/** One rule often stands in the way of several verbs; it is named below the last of them. */
const isSaidNext = (verbs: readonly Verb[], i: number): boolean =>
  verbs[i]?.refusal?.entry?.id === verbs[i + 1]?.refusal?.entry?.id;

interface VerbsProps {
  readonly name: string;
  readonly cardKey: string;
}

export function Verbs({ name, cardKey }: VerbsProps) {
  const play = usePlay();
  const verbs = play.verbs(cardKey);
  const title = play.cardInfo(name).title;
  const considering = useConsidering();
  const ariaKeys = useAriaKeys();
  return (
    <fieldset className="verbs" aria-label={`What to do with ${title}`}>
      {verbs.map((offered, i) => {
        const { verb, label, answer, refusal } = offered;
        const action = answer === null ? null : actionDoing(offered, verbs);
        return (
          <Fragment key={label}>
            <button
              type="button"
              data-stop
              className={`verb verb-${verb}`}
              aria-disabled={answer === null}
              aria-label={refusal === null ? `${label} ${title}` : `${label}: not now. ${refusal.reason}`}
              aria-keyshortcuts={action === null ? undefined : ariaKeys(action)}
              {...considering(answer)}
              onClick={() => (answer === null ? undefined : play.answer(answer))}
            >
              <span>{label}</span>
              {action === null ? null : <ActionKey of={action} />}
              {refusal === null ? null : <small>{refusal.reason}</small>}
            </button>
            {refusal === null || refusal.entry === null || isSaidNext(verbs, i) ? null : (
              <RuleName of={refusal.entry} />
            )}
          </Fragment>
        );
      })}
      {verbs.length === 0 && play.snapshot.view.active === play.snapshot.sides.me ? (
        <p className="hint">It can do nothing now.</p>
      ) : null}
      {play.phone ? (
        <button
          type="button"
          className="verb verb-read"
          data-stop
          aria-keyshortcuts={ariaKeys(readText)}
          onClick={() => play.read(name, cardKey)}
        >
          <Icon name="text" />
          <span>{readText.label}</span>
        </button>
      ) : null}
    </fieldset>
  );
}
