// Account page: your profile, sessions, friends and decks at this server, or the forms to sign up and sign in.
import type { Person } from '@vaultsong/protocol';
import { Link } from 'wouter';
import { useCollection } from '../../collection/store.ts';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { QueryState } from '../../onlineUi/QueryState.tsx';
import { RequiresServer } from '../../onlineUi/RequiresServer.tsx';
import { useQuery } from '../../onlineUi/useQuery.ts';
import { lobbyPath, moderationPath, termsPath } from '../../routing/paths.ts';
import '../../style/account.css';
import { fetchRole } from '../moderation/api.ts';
import { fetchCircle, fetchDecks, fetchMe, fetchSessions } from './api.ts';
import { CircleView } from './CircleView.tsx';
import { DecksView } from './DecksView.tsx';
import { Leaving, Name, Password, Profile } from './ProfileForms.tsx';
import { SessionsView } from './SessionsView.tsx';
import { SignIn, SignUp } from './SignIn.tsx';

const Nobody = () => (
  <>
    <p className="account-lead">
      You can play without an account: press “play” in <Link to={lobbyPath}>the lobby</Link> and you are a guest in this
      browser.
    </p>
    <div className="online-columns">
      <SignUp guest={null} />
      <SignIn guest={null} />
    </div>
  </>
);

const Decks = () => {
  const held = useCollection();
  return <DecksView held={held} asked={useQuery('decks', fetchDecks)} />;
};

const Guest = ({ you }: { readonly you: Person }) => (
  <>
    <p className="account-lead">
      You are <b>{you.name}</b>, a guest in this browser. With an account you can sign in from any device.
    </p>
    <div className="online-columns">
      <SignUp guest={you.name} />
      <SignIn guest={you.name} />
      <Decks />
      <Leaving you={you} />
    </div>
  </>
);

const Account = ({ you }: { readonly you: Person }) => {
  const me = useQuery('me', fetchMe);
  const circle = useQuery('circle', fetchCircle);
  const sessions = useQuery('sessions', fetchSessions);
  const { data: role } = useQuery('role', fetchRole);
  return (
    <>
      {role === null || role === 'none' ? null : (
        <p className="account-lead">
          You are {role === 'admin' ? 'an admin' : 'a moderator'} of this server:{' '}
          <Link to={moderationPath}>moderation</Link>.
        </p>
      )}
      <div className="online-columns">
        <QueryState query={me}>{(data) => <Profile me={data} onMe={me.setData} />}</QueryState>
        <CircleView asked={circle} />
        <Decks />
        <QueryState query={me}>{(data) => <Name me={data} onMe={me.setData} />}</QueryState>
        <Password name={you.name} onChange={sessions.refetch} />
        <SessionsView asked={sessions} />
        <Leaving you={you} />
      </div>
    </>
  );
};

export const AccountPage = () => (
  <RequiresServer heading="Your account">
    {(you) => (
      <div className="online-page">
        <PageHeading window="Account">{you === null || you.kind === 'guest' ? 'Your account' : you.name}</PageHeading>
        {you === null ? (
          <Nobody />
        ) : you.kind === 'guest' ? (
          <Guest key={you.id} you={you} />
        ) : (
          <Account key={you.id} you={you} />
        )}
        <p>
          <Link to={termsPath}>About this server, its terms and your stored data</Link>
        </p>
      </div>
    )}
  </RequiresServer>
);
