// The text of one card: of the one that asks, of what the player looks at, or of what others do. What the answer under the
// pointer would bring about stands below it, so that nothing else makes room for that.
import { useState } from 'react';
import type { Selection } from './hand/useSelection.ts';
import { Outcome } from './prompt/Outcome.tsx';
import { CardSheet } from './sheets/CardSheet.tsx';
import { usePointing } from './speech/pointing.ts';

export const Reader = ({ selection }: { readonly selection: Selection }) => {
  const { rest } = usePointing();
  const { inspected, reading } = selection;
  const { lastMove, moment, question } = selection.play.snapshot;
  // What others do is read until the player looks at something else.
  const [before, setBefore] = useState({ moment, inspected });
  if (before.moment !== moment) setBefore({ moment, inspected });
  const isOfOthers = question === null && lastMove !== null && inspected === before.inspected;
  const shown = isOfOthers ? { name: lastMove.card, key: null } : reading;
  return (
    <div className="reader">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and must do so by keyboard too */}
      <section className="reader-text" aria-label="Card" tabIndex={0}>
        {shown === null ? (
          <p className="hint">{rest} a card to read it.</p>
        ) : (
          <CardSheet name={shown.name} cardKey={shown.key} />
        )}
      </section>
      <Outcome isSeen />
    </div>
  );
};
