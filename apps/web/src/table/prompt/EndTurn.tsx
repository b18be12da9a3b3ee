// Ends the turn. Says what would be left undone, and then asks for a second press; without that, one press does.
import { useAriaKeys } from '../../actions/useActionKeys.ts';
import { endTurn } from '../actions/gameActions.ts';
import { useTableActions } from '../actions/tableAction.ts';
import { sayLeft, sayLeftShort } from '../speech/speech.ts';

export function EndTurn() {
  const context = useTableActions();
  const ariaKeys = useAriaKeys();
  const { play, sure } = context.selection;
  const { end, noEnd, ...snapshot } = play.snapshot;
  if (endTurn.isOffered?.(context) === false) return null;
  const left = end === null ? null : snapshot.left;
  const says = sure ? `${endTurn.label} anyway?` : endTurn.label;
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
      disabled={endTurn.isAvailable?.(context) === false}
      aria-disabled={noEnd === null ? undefined : true}
      aria-label={heard === '' ? says : `${says}${sure ? '' : '.'} ${heard}`}
      aria-keyshortcuts={ariaKeys(endTurn)}
      onClick={() => endTurn.run(context, null)}
      data-testid="end-turn"
    >
      <span>{says}</span>
      {more === null ? null : <small>{more}</small>}
    </button>
  );
}
