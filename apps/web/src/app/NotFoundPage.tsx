// Page for an address that leads nowhere, with links to the main pages.
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { PageHeading } from '../layout/PageHeading.tsx';
import { cardsPath, decksPath, rulesPath, tablePath } from '../routing/paths.ts';

export function NotFoundPage() {
  const path = usePathname();
  return (
    <div className="notice-page">
      <PageHeading window="No such page">There is no such page</PageHeading>
      <p>
        Nothing is at <code>{path.length > 80 ? `${path.slice(0, 80)}…` : path}</code>. The address may have a typo, or
        the page has moved. These pages exist:
      </p>
      <ul>
        <li>
          <Link to={tablePath}>Play a game</Link> against a bot
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
