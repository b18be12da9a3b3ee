// What the machine just did, large enough to notice and gone soon; the log keeps it.
import { usePlay } from '../page/Play.ts';
import { Art } from './Art.tsx';

export function Stage() {
  const play = usePlay();
  const { deed, moment } = play.snapshot;
  if (deed === null) return null;
  const face = play.face(deed.card);
  return (
    <div key={moment} className={`stage house-${face.house}`} aria-hidden="true">
      <Art face={face} />
      <p>
        <small>Bot {deed.text}</small>
        <b>{face.title}</b>
      </p>
    </div>
  );
}
