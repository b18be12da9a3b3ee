// The moment of a key that is forged or unforged: large above the board for as long as it takes to see it, and gone at any
// key or press. It waits for nothing, and nothing waits for it. The key that wins has its own, on the stage.
import { useEffect, useState } from 'react';
import { Glyph } from '../../components/Glyph.tsx';
import { keyShapeOf } from '../../components/icons.ts';
import { usePlay } from '../hand/Play.ts';
import { useSeats } from '../speech/seats.ts';
import type { KeyMoment } from './keyMoment.ts';
import { keyMoment } from './keyMoment.ts';

const milliseconds = 900;

export function Forged() {
  const { snapshot } = usePlay();
  const { nameOf } = useSeats();
  const [before, setBefore] = useState(snapshot);
  const [shown, show] = useState<KeyMoment | null>(null);
  if (before !== snapshot) {
    setBefore(snapshot);
    const moment = keyMoment(before, snapshot);
    if (moment !== null && snapshot.view.winner === null) show(moment);
  }
  useEffect(() => {
    if (shown === null) return;
    const away = (): void => show(null);
    const timer = setTimeout(away, milliseconds);
    window.addEventListener('pointerdown', away);
    window.addEventListener('keydown', away);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', away);
      window.removeEventListener('keydown', away);
    };
  }, [shown]);
  const shape = keyShapeOf(shown?.color);
  if (shown === null || shape === undefined) return null;
  return (
    <div className="stage stage-key is-forging" aria-hidden="true" data-testid="forged">
      <Glyph path={shape.path} className={`key key-${shape.colour} ${shown.isForged ? 'is-forged' : ''}`} />
      <p>
        <small>{nameOf(shown.seat)}</small>
        <b>{`${shown.color} key${shown.isForged ? '' : ' unforged'}`}</b>
      </p>
    </div>
  );
}
