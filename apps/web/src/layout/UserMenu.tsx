// Header widget where a server answers: lobby link, user name, and the number of games that wait for the user. The menu of a small
// screen has the same ways as a list.
import { counted } from '@vaultsong/say';
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { Icon } from '../components/Glyph.tsx';
import { useSearching } from '../online/searching.ts';
import { useSession } from '../online/session.ts';
import { useYourTurns } from '../online/yourTurns.ts';
import { accountPath, gamesPath, lobbyPath, ratingsPath, tournamentsPath } from '../routing/paths.ts';
import '../style/user-menu.css';

const isOfLobby = (path: string): boolean =>
  [lobbyPath, ratingsPath, tournamentsPath, '/t/'].some((start) => path.startsWith(start));

const searchingTitle = 'Lobby: an opponent is being looked for';

/** The page of own games tells which they are. */
const Turns = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <Link to={gamesPath} className="user-menu-turns">
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{counted(count, 'table waits', 'tables wait')} for you</span>
    </Link>
  );

/** The ways of `UserMenu` for the menu of a small screen, which has room for words. */
export function UserWays() {
  const session = useSession();
  const turns = useYourTurns(session.type === 'online' ? session.you : null);
  if (session.type !== 'online') return null;
  const { you } = session;
  return (
    <nav aria-label="Together">
      <ul>
        <li>
          <Link to={lobbyPath}>Lobby</Link>
        </li>
        <li>
          <Link to={accountPath}>{you === null ? 'Sign in' : `Account: ${you.name}`}</Link>
        </li>
        {turns === 0 ? null : (
          <li>
            <Link to={gamesPath}>{counted(turns, 'table waits', 'tables wait')} for you</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

export function UserMenu() {
  const session = useSession();
  const path = usePathname();
  const isSearching = useSearching() && path !== lobbyPath;
  const turns = useYourTurns(session.type === 'online' ? session.you : null);
  if (session.type !== 'online') return null;
  const { you } = session;
  return (
    <nav className="user-menu" aria-label="Together">
      <Link
        to={lobbyPath}
        aria-current={path === lobbyPath ? 'page' : isOfLobby(path) ? 'true' : undefined}
        // The dot takes little room beside the ways of a table.
        {...(isSearching ? { title: searchingTitle, 'aria-label': searchingTitle } : {})}
      >
        {isSearching ? <span className="user-menu-dot" aria-hidden="true" /> : null}
        Lobby
      </Link>
      <Turns count={turns} />
      <Link
        to={accountPath}
        className="user-menu-you"
        // A narrow screen shows the sign alone.
        aria-label={you === null ? 'Sign in' : `Account: ${you.name}`}
        aria-current={path === accountPath ? 'page' : undefined}
      >
        <Icon name="person" />
        <span className="user-menu-name">{you?.name ?? 'Sign in'}</span>
      </Link>
    </nav>
  );
}
