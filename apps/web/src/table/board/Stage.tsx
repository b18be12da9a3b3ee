// What a bot or an automaton just did, large enough to notice and gone soon; the log keeps it. The last moment of a game is the
// key that won it, or in the reference manual's edition the card that could not be drawn.
import type { KeyColor } from '@vaultsong/engine';
import { Art } from '../../parts/Art.tsx';
import { Glyph } from '../../parts/Glyph.tsx';
import { keyShapes } from '../../parts/icons.ts';
import { usePlay } from '../hand/Play.ts';
import { useSeats } from '../speech/seats.ts';

const LastKey = ({ who, forged }: { readonly who: string; readonly forged: readonly KeyColor[] }) => {
  const shape = keyShapes.find(({ colour }) => colour === forged.at(-1));
  return (
    <div className="stage stage-key" aria-hidden="true" data-testid="last-key">
      {shape === undefined ? null : <Glyph path={shape.path} className={`key key-${shape.colour} is-forged`} />}
      <p>
        <small>{who === 'You' ? 'You forge' : `${who} forges`}</small>
        <b>the third key</b>
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

export function Stage() {
  const play = usePlay();
  const { nameOf } = useSeats();
  const { deed, moment, question, sides, view } = play.snapshot;
  // R: Keyraken, "Winning and losing": no key wins there; the end of the game is told where the prompt was.
  if (view.winner !== null && view.adventure !== null) return null;
  if (view.winner !== null) {
    const { keyColors = [] } = view.players[view.winner] ?? {};
    return keyColors.length === keyShapes.length ? (
      <LastKey who={nameOf(view.winner)} forged={keyColors} />
    ) : (
      <NoCardLeft who={nameOf(view.winner === sides.me ? sides.foe : sides.me)} />
    );
  }
  if (deed === null) return null;
  const face = play.face(deed.card);
  return (
    <div
      key={moment}
      className={`stage house-${face.house ?? 'none'} ${question === null ? '' : 'is-past'}`}
      aria-hidden="true"
      data-testid="stage"
    >
      <Art face={face} piece="whole" />
      <p>
        <small>
          {deed.who} {deed.text}
        </small>
        <b>{face.title}</b>
      </p>
    </div>
  );
}
