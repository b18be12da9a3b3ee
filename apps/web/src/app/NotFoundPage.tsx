// Page for an address that leads nowhere, with links to the main pages.
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { PageHeading } from '../layout/PageHeading.tsx';
import { useSession } from '../online/session.ts';
import { adventurePath, cardsPath, decksPath, lobbyPath, rulesPath, startPath } from '../routing/paths.ts';

export function NotFoundPage() {
  const path = usePathname();
  const session = useSession();
  return (
    <div className="notice-page">
      <PageHeading window="No such page">There is no such page</PageHeading>
      <p>
        Nothing is at <code>{path.length > 80 ? `${path.slice(0, 80)}…` : path}</code>. The address may have a typo, or
        the page has moved. These pages exist:
      </p>
      <ul>
        <li>
          <Link to={startPath}>Play</Link>: against a bot, or together at one screen
        </li>
        {session.type === 'online' ? (
          <li>
            <Link to={lobbyPath}>Lobby</Link>: other players at this server
          </li>
        ) : null}
        <li>
          <Link to={adventurePath}>Against the Keyraken</Link>, an adventure for one to three decks
        </li>
        <li>
          <Link to={decksPath}>Decks</Link>, yours and those that come with the program
        </li>
        <li>
          <Link to={cardsPath}>Cards</Link>, to look through and to search
        </li>
        <li>
          <Link to={rulesPath}>Rules</Link>, by each edition
        </li>
      </ul>
    </div>
  );
}
