// Takes back the whole of the move that the pending question is part of. It stands in the prompt, and on a sheet above it.
import { ActionKey } from '../../actions/ActionButton.tsx';
import { back, cancelMove } from '../actions/gameActions.ts';
import { TableButton } from '../actions/TableButton.tsx';

interface CancelProps {
  readonly className: string;
  /** The key that does the same stands on it. */
  readonly showsKey?: boolean;
}

export const Cancel = ({ className, showsKey = false }: CancelProps) => (
  <TableButton action={cancelMove} className={className} testId="cancel">
    {showsKey ? <ActionKey of={back} /> : null}
  </TableButton>
);
