// Two share the screen: between what the one decides and what the other does, a curtain hangs before the table. What
// belongs to either is not even in the page until the one it waits for says that they are there.
import { counted } from '@vaultsong/say';
import { useLayoutEffect, useRef } from 'react';
import { table } from '../client/client.ts';
import { Portrait } from '../components/Portrait.tsx';
import type { Curtain as Hanging } from '../wire/snapshot.ts';
import { usePlay } from './hand/Play.ts';
import { useSeats } from './speech/seats.ts';

export function Curtain({ curtain }: { readonly curtain: Hanging }) {
  const { info, snapshot } = usePlay();
  const { nameOf } = useSeats();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { moment, recap, undo, view } = snapshot;
  const [next, other] = [nameOf(curtain.to), nameOf(snapshot.sides.foe)];
  const deck = info.decks[curtain.to];
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Not the button: the Enter that ended a turn, pressed twice, would lift the curtain.
    heading.current?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="curtain"
      aria-labelledby="curtain-title"
      data-testid="curtain"
      onCancel={(event) => event.preventDefault()}
      // Browsers let nobody be held in a dialog: the second Escape in a row closes it all the same.
      onClose={() => dialog.current?.showModal()}
    >
      <div className="curtain-body">
        {deck === undefined ? null : <Portrait of={deck} />}
        <h2 ref={heading} id="curtain-title" tabIndex={-1}>
          {curtain.isTheirTurn ? `${next}’s turn` : `${next} decides something`}
        </h2>
        <p>
          Pass the screen to {next}. {other}, look away.
        </p>
        {recap === null ? null : <p className="curtain-recap">{recap}</p>}
        <ul className="curtain-standing" aria-label="How it stands">
          {view.players.map(({ seat, keyColors, aember }) => (
            <li key={seat}>
              {nameOf(seat)}: {counted(keyColors.length, 'key')}, {aember} æmber
            </li>
          ))}
        </ul>
        <button type="button" className="button is-main" onClick={() => table.liftCurtain(moment)}>
          <span>I am {next}: show my cards</span>
        </button>
        {undo.possible ? (
          <button type="button" className="button" onClick={() => table.undo()}>
            <span>Not yet: take the last decision back</span>
          </button>
        ) : null}
      </div>
    </dialog>
  );
}
