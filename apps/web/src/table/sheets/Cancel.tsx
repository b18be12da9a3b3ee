// Takes back the whole of the move that the pending question is part of. It stands in the prompt, and on a sheet above it.
import { useGameController } from '../gameController.ts';
import { usePlay } from '../hand/Play.ts';

interface CancelProps {
  readonly className: string;
  /** The key that does the same. */
  readonly children?: React.ReactNode;
}

export function Cancel({ className, children }: CancelProps) {
  const controller = useGameController();
  const { begun } = usePlay().snapshot.undo;
  return begun === null ? null : (
    <button type="button" className={className} onClick={() => controller.undo(begun)} data-testid="cancel">
      <span>Cancel</span>
      {children}
    </button>
  );
}
