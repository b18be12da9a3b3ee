// The open dialog above the table; one at a time.
import type { CardName } from '@vaultsong/engine';
import { useState } from 'react';
import { useMatch } from '../../client/useMatch.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import type { Settings } from '../../settings/settings.ts';
import type { DeckInfo } from '../../wire/cardInfo.ts';
import type { Choice } from '../../wire/choice.ts';
import { presetChoice } from '../../wire/choice.ts';
import type { LogLine } from '../../wire/snapshot.ts';
import type { Inspected } from '../hand/Play.ts';
import { usePlay } from '../hand/Play.ts';
import type { Dialog } from '../hand/useSelection.ts';
import { NewGame } from '../setup/NewGame.tsx';
import { BesideSheet } from './BesideSheet.tsx';
import { CardSheet } from './CardSheet.tsx';
import { Help } from './Help.tsx';
import { Log } from './Log.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { PileSheet } from './PileSheet.tsx';
import { PilesSheet } from './PilesSheet.tsx';

interface DialogsProps {
  readonly dialog: Dialog;
  readonly log: readonly LogLine[];
  readonly decks: readonly DeckInfo[];
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
  readonly onStart: (choice: Choice) => void;
  readonly onClose: () => void;
}

interface ReadSheetProps {
  readonly card: Inspected;
  readonly onClose: () => void;
}

const ReadSheet = ({ card, onClose }: ReadSheetProps) => (
  <Sheet title={usePlay().cardInfo(card.name).title} className="read-sheet" onClose={onClose}>
    <CardSheet name={card.name} cardKey={card.key} />
  </Sheet>
);

interface LogSheetProps {
  readonly lines: readonly LogLine[];
  readonly onClose: () => void;
}

/** A card that is named in the log is read above it, so that one goes on where one was. */
function LogSheet({ lines, onClose }: LogSheetProps) {
  const [read, setRead] = useState<CardName | null>(null);
  return (
    <Sheet title="Log" className="log-sheet" onClose={onClose}>
      <Log lines={lines} onRead={setRead} />
      {read === null ? null : <ReadSheet card={{ name: read, key: null }} onClose={() => setRead(null)} />}
    </Sheet>
  );
}

export function Dialogs({ dialog, log, decks, settings, onSettings, onStart, onClose }: DialogsProps) {
  const play = usePlay();
  const { plan } = play.info;
  const lastChoice = useMatch()?.choice ?? (plan?.type === 'duel' ? plan.choice : presetChoice);
  switch (dialog.type) {
    case 'new':
      return <NewGame choice={lastChoice} decks={decks} onStart={onStart} onClose={onClose} />;
    case 'help':
      return (
        <Help edition={play.snapshot.view.edition} settings={settings} onSettings={onSettings} onClose={onClose} />
      );
    case 'menu':
      return <MenuSheet onClose={onClose} />;
    case 'log':
      return <LogSheet lines={log} onClose={onClose} />;
    case 'read':
      return <ReadSheet card={dialog.card} onClose={onClose} />;
    case 'beside':
      return <BesideSheet seat={dialog.seat} onClose={onClose} />;
    case 'piles':
      return <PilesSheet seat={dialog.seat} onClose={onClose} />;
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
