// Ends the turn. Says what would be left undone, and then asks for a second press; without that, one press does.
import { usePlay } from '../page/Play.ts';
import { sayLeft, sayLeftShort } from '../page/speech.ts';

interface EndTurnProps {
  readonly sure: boolean;
  readonly onEnd: () => void;
}

export function EndTurn({ sure, onEnd }: EndTurnProps) {
  const { snapshot } = usePlay();
  const open = snapshot.end !== null;
  const left = open ? snapshot.left : null;
  const says = sure ? 'End turn anyway?' : 'End turn';
  return (
    <button
      type="button"
      className={`end-turn ${open && left === null ? 'is-ready' : ''} ${sure ? 'is-asking' : ''}`}
      data-stop
      disabled={!open}
      aria-label={left === null ? says : `${says}${sure ? '' : '.'} Left: ${sayLeft(left)}`}
      onClick={onEnd}
      data-testid="end-turn"
    >
      <span>{says}</span>
      {left === null ? null : <small>{sayLeftShort(left)}</small>}
    </button>
  );
}
