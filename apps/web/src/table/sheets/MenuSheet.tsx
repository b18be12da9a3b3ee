// Menu for small screens: another game, help, and the links to other pages, the lobby and the account
// among them. Larger screens have these in the head of the
// pages and in the tools.
import { Link } from 'wouter';
import { Ways } from '../../layout/Head.tsx';
import { lazyWidget } from '../../layout/lazyWidget.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import { startPath } from '../../routing/paths.ts';
import { hint } from '../actions/gameActions.ts';
import { TableButton } from '../actions/TableButton.tsx';
import { newGame, showHelp } from '../actions/viewActions.ts';
import { MoveToServer } from '../MoveToServer.tsx';

/** Where a server answers. */
const UserWays = lazyWidget(async () => (await import('../../layout/UserMenu.tsx')).UserWays);

interface MenuSheetProps {
  readonly onClose: () => void;
}

export const MenuSheet = ({ onClose }: MenuSheetProps) => (
  <Sheet title="Menu" className="menu-sheet" onClose={onClose}>
    <div className="menu-tools">
      <TableButton action={newGame} className="button" stop />
      <TableButton action={showHelp} className="button" />
      <MoveToServer />
      <TableButton action={hint} className="button" hidesUnavailable testId="ask-hint" onPress={onClose} />
    </div>
    <Link to={startPath} className="site-name">
      Vaultsong
    </Link>
    <Ways />
    <UserWays />
  </Sheet>
);
