// The head of all pages, the table's too: the way past it, the name, which leads to the start, and the ways to the other pages.
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { useAddress } from '../routing/navigation.ts';
import '../style/site.css';
import { startPath, tablePath } from '../routing/paths.ts';
import { lazyWidget } from './lazyWidget.tsx';
import { ResumeLink } from './ResumeLink.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { currentness, ways } from './ways.ts';

/** Where a server answers; from a static one it is never seen. */
const UserMenu = lazyWidget(async () => (await import('./UserMenu.tsx')).UserMenu);

/** Not by the address: its fragment belongs to the page. */
const skip = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('page')?.focus();
};

/** A link to the page that is shown leads to its top, without what was searched for. */
const toTop = (): void => window.scrollTo(0, 0);

/** Where the address leads that is shown: a query at the start is that of the table. */
function usePlace(): string {
  const path = usePathname();
  return useAddress().search !== '' && path === startPath ? tablePath : path;
}

export function Ways() {
  const path = usePlace();
  return (
    <nav aria-label="Pages">
      <ul>
        {ways.map((way) => (
          <li key={way.to}>
            <Link to={way.to} aria-current={currentness(way, path)} onClick={toTop}>
              {way.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const Head = () => (
  <>
    {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place in the page, only without a fragment */}
    <a className="skip" href="#page" onClick={skip}>
      Skip to the page
    </a>
    <header className="site-head">
      <Link to={startPath} className="site-name" onClick={toTop}>
        Vaultsong
      </Link>
      <Ways />
      <ResumeLink />
      <UserMenu />
      <SettingsButton />
    </header>
  </>
);
