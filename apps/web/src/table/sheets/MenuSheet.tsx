// What the head of the pages and the tools have on larger screens: another game, help, and the ways to the other pages.
import { Link } from 'wouter';
import { startPath } from '../../address/paths.ts';
import { Ways } from '../../frame/Head.tsx';
import { Sheet } from '../../frame/Sheet.tsx';
import { Icon } from '../../parts/Glyph.tsx';
import { useCompany } from '../desk.ts';
import { HandOver } from '../HandOver.tsx';
import type { Dialog } from '../hand/useSelection.ts';

interface MenuSheetProps {
  readonly onOpen: (dialog: Dialog) => void;
  /** Asks for a hint; null where none is given. */
  readonly onHint: (() => void) | null;
  readonly onClose: () => void;
}

export const MenuSheet = ({ onOpen, onHint, onClose }: MenuSheetProps) => (
  <Sheet title="Menu" className="menu-sheet" onClose={onClose}>
    <div className="menu-tools">
      {useCompany() === null ? (
        <button type="button" className="button" data-stop onClick={() => onOpen({ is: 'new' })}>
          <Icon name="fresh" />
          <span>New game</span>
        </button>
      ) : null}
      <button type="button" className="button" onClick={() => onOpen({ is: 'help' })}>
        <Icon name="help" />
        <span>Help</span>
      </button>
      <HandOver />
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
