// The way back to the game that goes on, from wherever one is.
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import type { SavedGame } from '../games/savedGame.ts';
import { useRunningGames } from '../games/store.ts';
import { gamePath, gamesPath } from '../routing/paths.ts';

/** "turn 9, against Radiant Argus the Supreme" */
export const sayResume = ({ turn, opponent }: Pick<SavedGame, 'turn' | 'opponent'>): string =>
  `${turn === 0 ? 'the bidding' : `turn ${turn}`}, against ${opponent}`;

export function ResumeLink() {
  const path = usePathname();
  // Who is at the table of one needs no way to it.
  const [last, ...others] = useRunningGames().filter(({ id }) => gamePath(id) !== path);
  if (last === undefined) return null;
  return (
    <p className="resume">
      <Link to={gamePath(last.id, last.query)} className="resume-last">
        <b>Go on:</b> <span>{sayResume(last)}</span>
      </Link>
      {others.length === 0 ? null : (
        <Link to={`${gamesPath}?show=running`}>
          <span className="unseen">All running games: </span>
          {`+${others.length}`}
          <span className="unseen"> more</span>
        </Link>
      )}
    </p>
  );
}
