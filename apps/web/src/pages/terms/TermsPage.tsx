// Who runs this server, by which terms one plays here, and what it keeps of people.
import { aboutAnswer } from '@vaultsong/protocol';
import { PageHeading } from '../../frame/PageHeading.tsx';
import { rest } from '../../online/rest.ts';
import { Served } from '../../served/Served.tsx';
import { Told } from '../../served/Told.tsx';
import { useAsked } from '../../served/useAsked.ts';
import '../../style/moderation.css';
import type { About } from './TermsView.tsx';
import { TermsView } from './TermsView.tsx';

const askAbout = (): Promise<About> => rest(aboutAnswer, 'GET', '/api/about');

function Asked() {
  const asked = useAsked('about', askAbout);
  return <Told asked={asked}>{(about) => <TermsView about={about} />}</Told>;
}

export const TermsPage = () => (
  <Served heading="About this server">
    {() => (
      <div className="served-page">
        <PageHeading window="About this server">About this server</PageHeading>
        <Asked />
      </div>
    )}
  </Served>
);
