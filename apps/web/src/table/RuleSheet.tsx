// A rule on a sheet above the table, or above another sheet. Links in its text lead on within the sheet.
import type { Pointer } from '@vaultsong/rulebook';
import { useState } from 'react';
import { usePlay } from '../page/Play.ts';
import { loaded } from '../parts/loaded.tsx';
import { addressOf } from '../rules/address.ts';
import type { RuleBodyProps } from '../rules/RuleBody.tsx';
import { Sheet } from './Sheet.tsx';

const RuleBody = loaded<RuleBodyProps>(
  async () => (await import('../rules/RuleBody.tsx')).RuleBody,
  <p role="status">Opening the rulebook…</p>,
  (retry, { id, edition }) => (
    <div className="rule-trouble">
      <p role="alert">
        The rules could not be loaded. Perhaps there is no network, or Vaultsong has just been renewed. Your game goes
        on all the same.
      </p>
      <div className="buttons">
        <button type="button" className="button is-main" onClick={retry}>
          Try again
        </button>
      </div>
      <a href={addressOf({ words: '', edition, entry: id })} target="_blank" rel="noopener">
        Open the rulebook (in a new tab)
      </a>
    </div>
  ),
);

interface RuleSheetProps {
  readonly rule: Pointer;
  readonly onClose: () => void;
}

export function RuleSheet({ rule, onClose }: RuleSheetProps) {
  const { edition } = usePlay().snapshot.view;
  const [trail, setTrail] = useState<readonly Pointer[]>([rule]);
  const shown = trail.at(-1) ?? rule;
  return (
    <Sheet title={shown.title} className="rule-sheet" onClose={onClose}>
      <RuleBody id={shown.id} edition={edition} onFollow={(to) => setTrail([...trail, to])} />
      {trail.length > 1 ? (
        <div className="buttons">
          <button type="button" className="button" onClick={() => setTrail(trail.slice(0, -1))}>
            Back to “{trail.at(-2)?.title}”
          </button>
        </div>
      ) : null}
    </Sheet>
  );
}
