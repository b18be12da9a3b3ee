// What concerns the game as a whole: undo, log, new game, help.
import { table } from '../client/client.ts';
import { Icon } from '../parts/Glyph.tsx';
import { usePlay } from './hand/Play.ts';
import type { Dialog } from './hand/useSelection.ts';

interface ToolsProps {
  readonly open: (dialog: Dialog) => void;
  readonly children?: React.ReactNode;
}

export function Tools({ open, children }: ToolsProps) {
  const { phone, snapshot } = usePlay();
  const { possible, reveals } = snapshot.undo;
  const undoTitle = reveals
    ? 'Take back: you will know more than you did, so the game is marked “with take-backs”'
    : 'Take back your last decision';
  return (
    <nav className="tools" aria-label="Game">
      <h1>Vaultsong</h1>
      <button type="button" onClick={() => table.undo()} disabled={!possible} title={undoTitle} data-testid="undo">
        <Icon name="undo" />
        <span>Undo{possible && reveals ? '*' : ''}</span>
      </button>
      {phone ? (
        <button type="button" onClick={() => open({ is: 'log' })}>
          <Icon name="log" />
          <span>Log</span>
        </button>
      ) : null}
      <button type="button" onClick={() => open({ is: 'new' })}>
        <Icon name="fresh" />
        <span>New game</span>
      </button>
      <button type="button" onClick={() => open({ is: 'help' })}>
        <Icon name="help" />
        <span>Help</span>
      </button>
      {children}
    </nav>
  );
}
