// Opens by itself when cards must be chosen that do not lie openly on the table. Closing it answers nothing.
import { useState } from 'react';
import { usePlay } from '../page/Play.ts';
import { PileSheet } from './PileSheet.tsx';

/** @returns the sheet while it is to be shown, and what opens it again */
export function useChoiceSheet(): { readonly sheet: React.ReactNode; readonly show: () => void } {
  const { marks, snapshot } = usePlay();
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const { moment, question } = snapshot;
  const shown = question !== null && marks.elsewhere.length > 0 && closedAt !== moment;
  return {
    show: () => setClosedAt(null),
    sheet: shown ? (
      <PileSheet
        key={moment}
        title={question.prompt}
        cards={marks.elsewhere.flatMap(({ option }) => (option.pick === 'card' ? [option.card] : []))}
        choices={marks.elsewhere}
        buttons={marks.buttons}
        entry={question.entry}
        onClose={() => setClosedAt(moment)}
      />
    ) : null,
  };
}
