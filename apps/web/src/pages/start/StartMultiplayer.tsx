// On the start page, where a server answers: the ways to play with others, and how many tables wait for one.
import { counted } from '@vaultsong/say';
import { useId } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../online/session.ts';
import { useYourTurns } from '../../online/yourTurns.ts';
import { gamesPath, lobbyPath, ratingsPath, tournamentsPath } from '../../routing/paths.ts';

export function StartMultiplayer() {
  const title = useId();
  const session = useSession();
  const turns = useYourTurns(session.type === 'online' ? session.you : null);
  if (session.type !== 'online') return null;
  return (
    <section className="start-together" aria-labelledby={title}>
      <div>
        <h2 id={title}>Play with others</h2>
        <p>
          Play friends by a link, or anyone in the lobby: live, by the day, or in tournaments.{' '}
          <Link to={tournamentsPath}>Tournaments</Link> · <Link to={ratingsPath}>Ratings</Link>
        </p>
      </div>
      {turns === 0 ? null : (
        <Link to={gamesPath} className="button start-turns">
          {counted(turns, 'table waits', 'tables wait')} for you
        </Link>
      )}
      <Link to={lobbyPath} className="button is-main">
        To the lobby
      </Link>
    </section>
  );
}
