// A page that needs a server: where none is, it says so, and what can be done without.
import type { Person } from '@vaultsong/protocol';
import { Link } from 'wouter';
import { PageHeading } from '../layout/PageHeading.tsx';
import { useSession } from '../online/session.ts';
import { tablePath } from '../routing/paths.ts';
import '../style/online.css';
import { Pending } from './QueryState.tsx';

interface RequiresServerProps {
  /** Of the page, while there is nothing else of it. */
  readonly heading: string;
  /** @param you null for who has no session yet */
  readonly children: (you: Person | null) => React.ReactNode;
}

export const NoServer = ({ heading }: { readonly heading: string }) => (
  <div className="notice-page">
    <PageHeading>{heading}</PageHeading>
    <p>
      This page needs a Vaultsong server, and none answers here: perhaps there is no network, or this site serves only
      files. <code>npm start</code> starts one.
    </p>
    <p className="buttons">
      <Link to={tablePath} className="button is-main">
        Play against a bot
      </Link>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        Try again
      </button>
    </p>
  </div>
);

export function RequiresServer({ heading, children }: RequiresServerProps) {
  const session = useSession();
  if (session.type === 'alone') return <NoServer heading={heading} />;
  if (session.type === 'online') return children(session.you);
  return (
    <div className="opening">
      <PageHeading>{heading}</PageHeading>
      <Pending />
    </div>
  );
}
