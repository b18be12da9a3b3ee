// Menu for small screens: another game, help, and the links to other pages. Larger screens have these in the head of the
// pages and in the tools.
import { Link } from 'wouter';
import { Icon } from '../../components/Glyph.tsx';
import { Ways } from '../../layout/Head.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import { startPath } from '../../routing/paths.ts';
import { useOtherPlayers } from '../gameController.ts';
import type { Dialog } from '../hand/useSelection.ts';
import { MoveToServer } from '../MoveToServer.tsx';

interface MenuSheetProps {
  readonly onOpen: (dialog: Dialog) => void;
  /** Asks for a hint; null where none is given. */
  readonly onHint: (() => void) | null;
  readonly onClose: () => void;
}

export const MenuSheet = ({ onOpen, onHint, onClose }: MenuSheetProps) => (
  <Sheet title="Menu" className="menu-sheet" onClose={onClose}>
    <div className="menu-tools">
      {useOtherPlayers() === null ? (
        <button type="button" className="button" data-stop onClick={() => onOpen({ is: 'new' })}>
          <Icon name="fresh" />
          <span>New game</span>
        </button>
      ) : null}
      <button type="button" className="button" onClick={() => onOpen({ is: 'help' })}>
        <Icon name="help" />
        <span>Help</span>
      </button>
      <MoveToServer />
      {onHint === null ? null : (
        <button
          type="button"
          className="button"
          data-testid="ask-hint"
          onClick={() => {
            onClose();
            onHint();
          }}
        >
          <Icon name="hint" />
          <span>Hint</span>
        </button>
      )}
    </div>
    <Link to={startPath} className="site-name">
      Vaultsong
    </Link>
    <Ways />
  </Sheet>
);
