// Ends the turn. Says what would be left undone, and then asks for a second press; without that, one press does.
import { usePlay } from '../hand/Play.ts';
import { sayLeft, sayLeftShort } from '../speech/speech.ts';

interface EndTurnProps {
  readonly sure: boolean;
  readonly onEnd: () => void;
}

export function EndTurn({ sure, onEnd }: EndTurnProps) {
  const { end, noEnd, ...snapshot } = usePlay().snapshot;
  const left = end === null ? null : snapshot.left;
  const says = sure ? 'End turn anyway?' : 'End turn';
  // The prompt has room for the whole reason.
  const notNow = noEnd === null ? null : `not now: ${noEnd.entry?.title.toLowerCase() ?? 'see above'}`;
  const more = notNow ?? (left === null ? null : sayLeftShort(left));
  const heard = noEnd === null ? (left === null ? '' : `Left: ${sayLeft(left)}`) : `Not now. ${noEnd.reason}`;
  return (
    <button
      type="button"
      className={`end-turn ${end !== null && left === null ? 'is-ready' : ''} ${sure ? 'is-asking' : ''}`}
      data-stop
      // What says why it cannot be pressed must be reached to be read.
      disabled={end === null && noEnd === null}
      aria-disabled={noEnd === null ? undefined : true}
      aria-label={heard === '' ? says : `${says}${sure ? '' : '.'} ${heard}`}
      onClick={onEnd}
      data-testid="end-turn"
    >
      <span>{says}</span>
      {more === null ? null : <small>{more}</small>}
    </button>
  );
}
