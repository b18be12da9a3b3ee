// Tools for the game as a whole: undo, log, new game, help. On small screens, where each line counts, a menu holds the less
// needed ones.
import { hint, revealingUndo, undo } from './actions/gameActions.ts';
import { TableButton } from './actions/TableButton.tsx';
import { useTableActions } from './actions/tableAction.ts';
import { newGame, showHelp, showLog, showMenu } from './actions/viewActions.ts';
import { usePlay } from './hand/Play.ts';

interface ToolsProps {
  readonly compact: boolean;
  readonly children?: React.ReactNode;
}

export function Tools({ compact, children }: ToolsProps) {
  const context = useTableActions();
  const { phone, snapshot } = usePlay();
  const revealing = revealingUndo(context);
  return (
    <nav className="tools" aria-label="Game">
      {compact ? <TableButton action={showMenu} hasPopup /> : null}
      <TableButton action={undo} testId="undo">
        {snapshot.undo.possible && revealing !== null ? <small className="undo-mark">{revealing.mark}</small> : null}
      </TableButton>
      {compact ? null : <TableButton action={hint} hidesUnavailable testId="ask-hint" />}
      {phone ? <TableButton action={showLog} /> : null}
      {compact ? null : (
        <>
          <TableButton action={newGame} />
          <TableButton action={showHelp} />
        </>
      )}
      {context.others?.tools}
      {children}
    </nav>
  );
}
