// Page about this server: its operator, its terms, and the data that it keeps of people.
import { aboutAnswer } from '@vaultsong/protocol';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { rest } from '../../online/rest.ts';
import { QueryState } from '../../onlineUi/QueryState.tsx';
import { RequiresServer } from '../../onlineUi/RequiresServer.tsx';
import { useQuery } from '../../onlineUi/useQuery.ts';
import '../../style/moderation.css';
import type { About } from './TermsView.tsx';
import { TermsView } from './TermsView.tsx';

const fetchAbout = (): Promise<About> => rest(aboutAnswer, 'GET', '/api/about');

function LoadedTerms() {
  const query = useQuery('about', fetchAbout);
  return <QueryState query={query}>{(about) => <TermsView about={about} />}</QueryState>;
}

export const TermsPage = () => (
  <RequiresServer heading="About this server">
    {() => (
      <div className="online-page">
        <PageHeading window="About this server">About this server</PageHeading>
        <LoadedTerms />
      </div>
    )}
  </RequiresServer>
);
