// Ends the turn. Says what would be left undone, and then asks for a second press; without that, one press does.
import { usePlay } from '../page/Play.ts';

interface EndTurnProps {
  readonly sure: boolean;
  readonly onEnd: () => void;
}

export function EndTurn({ sure, onEnd }: EndTurnProps) {
  const { snapshot } = usePlay();
  const open = snapshot.end !== null;
  const left = open ? snapshot.left : null;
  return (
    <button
      type="button"
      className={`end-turn ${open && left === null ? 'is-ready' : ''} ${sure ? 'is-asking' : ''}`}
      data-stop
      disabled={!open}
      onClick={onEnd}
      data-testid="end-turn"
    >
      <span>{sure ? 'End turn anyway?' : 'End turn'}</span>
      {left === null ? null : <small>left: {left}</small>}
    </button>
  );
}
