// The moment of a key: large above the board for as long as it takes to see it, and gone at any key or press. It waits for
// nothing, and nothing waits for it. The key that wins has its own, on the stage.
import type { KeyColor } from '@vaultsong/engine';
import { useEffect, useState } from 'react';
import { Glyph } from '../../components/Glyph.tsx';
import { keyShapes } from '../../components/icons.ts';
import { usePlay } from '../hand/Play.ts';
import { useSeats } from '../speech/seats.ts';

interface Moment {
  readonly who: string;
  readonly colour: KeyColor;
}

const milliseconds = 900;

export function Forged() {
  const { snapshot } = usePlay();
  const { nameOf } = useSeats();
  const [before, setBefore] = useState(snapshot);
  const [shown, show] = useState<Moment | null>(null);
  if (before !== snapshot) {
    setBefore(snapshot);
    const player = snapshot.view.players.find(
      ({ seat, keyColors }) => keyColors.length > (before.view.players[seat]?.keyColors.length ?? 0),
    );
    const colour = player?.keyColors.at(-1);
    const goesOn = before.game === snapshot.game && snapshot.view.turn >= before.view.turn;
    if (player !== undefined && colour !== undefined && goesOn && snapshot.view.winner === null)
      show({ who: nameOf(player.seat), colour });
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
  const shape = keyShapes.find(({ colour }) => colour === shown?.colour);
  if (shown === null || shape === undefined) return null;
  return (
    <div className="stage stage-key is-forging" aria-hidden="true" data-testid="forged">
      <Glyph path={shape.path} className={`key key-${shape.colour} is-forged`} />
      <p>
        <small>{shown.who}</small>
        <b>{shown.colour} key</b>
      </p>
    </div>
  );
}
