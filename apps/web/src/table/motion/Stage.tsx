// Announcement of the last move of a bot or an automaton, large enough to notice and gone soon; the log keeps it. The last
// moment of a game shows the key that won it, or in the reference manual's edition the card that could not be drawn.
import type { KeyColor } from '@vaultsong/engine';
import { useState } from 'react';
import { Art } from '../../components/Art.tsx';
import { Glyph } from '../../components/Glyph.tsx';
import { keyShapeOf, keyShapes } from '../../components/icons.ts';
import { useOtherPlayers } from '../gameController.ts';
import { usePlay } from '../hand/Play.ts';
import { useSeats } from '../speech/seats.ts';

const LastKey = ({ who, forged }: { readonly who: string; readonly forged: readonly KeyColor[] }) => {
  const shape = keyShapeOf(forged.at(-1));
  return (
    <div className="stage stage-key" aria-hidden="true" data-testid="last-key">
      {shape === undefined ? null : <Glyph path={shape.path} className={`key key-${shape.colour} is-forged`} />}
      <p>
        <small>{who === 'You' ? 'You forge' : `${who} forges`}</small>
        <b>{`the ${forged.length > keyShapes.length ? 'fourth' : 'third'} key`}</b>
      </p>
    </div>
  );
};

const NoCardLeft = ({ who }: { readonly who: string }) => (
  <div className="stage is-past" aria-hidden="true" data-testid="no-card-left">
    <p>
      <small>{who === 'You' ? 'You have' : `${who} has`}</small>
      <b>no card to draw</b>
    </p>
  </div>
);

/** Whether the game was won before these eyes: one that is opened after its end has no such moment. */
function useSeenWon(): boolean {
  const { snapshot } = usePlay();
  const [before, setBefore] = useState(snapshot);
  const [won, setWon] = useState<number | null>(null);
  if (before !== snapshot) {
    setBefore(snapshot);
    const goesOn = before.game === snapshot.game && before.view.winner === null;
    if (goesOn && snapshot.view.winner !== null) setWon(snapshot.game);
    else if (snapshot.view.winner === null) setWon(null);
  }
  return won === snapshot.game;
}

export function Stage() {
  const play = usePlay();
  const seenWon = useSeenWon();
  const { nameOf } = useSeats();
  const isReplay = useOtherPlayers()?.walk != null;
  const { lastMove, moment, question, sides, view } = play.snapshot;
  // R: Keyraken, "Winning and losing": no key wins there; the end of the game is told where the prompt was.
  if (view.winner !== null && (view.adventure !== null || !seenWon)) return null;
  if (view.winner !== null) {
    const { keyColors = [], keysToWin = keyShapes.length } = view.players[view.winner] ?? {};
    return keyColors.length >= keysToWin ? (
      <LastKey who={nameOf(view.winner)} forged={keyColors} />
    ) : (
      <NoCardLeft who={nameOf(view.winner === sides.me ? sides.foe : sides.me)} />
    );
  }
  if (lastMove === null) return null;
  const cardInfo = play.cardInfo(lastMove.card);
  return (
    <div
      key={moment}
      className={`stage house-${cardInfo.house ?? 'none'} ${question === null && !isReplay ? '' : 'is-past'}`}
      aria-hidden="true"
      data-testid="stage"
    >
      <Art cardInfo={cardInfo} piece="whole" />
      <p>
        <small>
          {lastMove.who} {lastMove.text}
        </small>
        <b>{cardInfo.title}</b>
      </p>
    </div>
  );
}
