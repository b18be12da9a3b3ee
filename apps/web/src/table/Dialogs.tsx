// Whatever is open above the table; one at a time.
import type { Choice } from '../choice.ts';
import { presetChoice } from '../choice.ts';
import type { DeckFace, LogLine } from '../host.ts';
import { usePlay } from '../page/Play.ts';
import { saveRecord } from '../page/saveRecord.ts';
import type { Settings } from '../page/settings.ts';
import { useMatch } from '../page/useMatch.ts';
import type { Dialog } from '../page/useSelection.ts';
import { CardSheet } from './CardSheet.tsx';
import { Help } from './Help.tsx';
import { Log } from './Log.tsx';
import { NewGame } from './NewGame.tsx';
import { PileSheet } from './PileSheet.tsx';
import { Sheet } from './Sheet.tsx';

interface DialogsProps {
  readonly dialog: Dialog;
  readonly log: readonly LogLine[];
  readonly decks: readonly DeckFace[];
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
  readonly onStart: (choice: Choice) => void;
  readonly onClose: () => void;
}

export function Dialogs({ dialog, log, decks, settings, onSettings, onStart, onClose }: DialogsProps) {
  const play = usePlay();
  const { plan } = play.info;
  const lastChoice = useMatch()?.choice ?? (plan.is === 'duel' ? plan.choice : presetChoice);
  switch (dialog.is) {
    case 'new':
      return <NewGame choice={lastChoice} decks={decks} onStart={onStart} onClose={onClose} />;
    case 'help':
      return (
        <Help
          edition={play.snapshot.view.edition}
          settings={settings}
          onSettings={onSettings}
          onRecord={saveRecord}
          onClose={onClose}
        />
      );
    case 'log':
      return (
        <Sheet title="Log" className="log-sheet" onClose={onClose}>
          <Log lines={log} />
        </Sheet>
      );
    case 'read':
      return (
        <Sheet title={play.face(dialog.card.name).title} className="read-sheet" onClose={onClose}>
          <CardSheet name={dialog.card.name} cardKey={dialog.card.key} />
        </Sheet>
      );
    case 'pile':
      return (
        <PileSheet
          title={dialog.pile.title}
          cards={dialog.pile.cards}
          choices={[]}
          buttons={[]}
          entry={null}
          onClose={onClose}
        />
      );
  }
}
