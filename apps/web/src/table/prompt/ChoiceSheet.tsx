// Opens by itself when cards must be chosen that do not lie openly on the table; those of teammates, which a phone has no
// room for, wait for a button where there are others to choose from. Closing it answers nothing.
import { useState } from 'react';
import { usePlay } from '../hand/Play.ts';
import { PileSheet } from '../sheets/PileSheet.tsx';

/** @returns the sheet while it is to be shown, and what opens it again */
export function useChoiceSheet(): { readonly sheet: React.ReactNode; readonly show: () => void } {
  const { marks, snapshot } = usePlay();
  const [asked, setAsked] = useState<{ readonly moment: number; readonly open: boolean } | null>(null);
  const { moment, question } = snapshot;
  const isOpen = asked?.moment === moment ? asked.open : marks.showsElsewhere;
  const shown = question !== null && marks.elsewhere.length > 0 && isOpen;
  return {
    show: () => setAsked({ moment, open: true }),
    sheet: shown ? (
      <PileSheet
        key={moment}
        title={question.prompt}
        cards={marks.elsewhere.flatMap(({ option }) => (option.pick === 'card' ? [option.card] : []))}
        choices={marks.elsewhere}
        buttons={marks.buttons}
        entry={question.entry}
        onClose={() => setAsked({ moment, open: false })}
      />
    ) : null,
  };
}
