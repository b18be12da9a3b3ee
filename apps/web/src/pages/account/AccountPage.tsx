// Who one is at this server, and all that one can do about it.
import type { Person } from '@vaultsong/protocol';
import { Link } from 'wouter';
import { lobbyPath, moderationPath, termsPath } from '../../address/paths.ts';
import { useCollection } from '../../collection/store.ts';
import { PageHeading } from '../../frame/PageHeading.tsx';
import { Served } from '../../served/Served.tsx';
import { Told } from '../../served/Told.tsx';
import { useAsked } from '../../served/useAsked.ts';
import '../../style/account.css';
import { askRole } from '../moderation/asks.ts';
import { askCircle, askDecks, askMe, askSessions } from './asks.ts';
import { CircleView } from './CircleView.tsx';
import { DecksView } from './DecksView.tsx';
import { SignIn, SignUp } from './Door.tsx';
import { SessionsView } from './SessionsView.tsx';
import { Leaving, Name, Password, Profile } from './You.tsx';

const Nobody = () => (
  <>
    <p className="account-lead">
      You need none of this to play: whoever presses “play” in <Link to={lobbyPath}>the lobby</Link> is a guest from
      then on, in this browser.
    </p>
    <div className="served-columns">
      <SignUp guest={null} />
      <SignIn guest={null} />
    </div>
  </>
);

const Decks = () => {
  const held = useCollection();
  return <DecksView held={held} asked={useAsked('decks', askDecks)} />;
};

const Guest = ({ you }: { readonly you: Person }) => (
  <>
    <p className="account-lead">
      You are <b>{you.name}</b>, a guest: this browser alone knows you. With an account you can come back from anywhere.
    </p>
    <div className="served-columns">
      <SignUp guest={you.name} />
      <SignIn guest={you.name} />
      <Decks />
      <Leaving you={you} />
    </div>
  </>
);

const Account = ({ you }: { readonly you: Person }) => {
  const me = useAsked('me', askMe);
  const circle = useAsked('circle', askCircle);
  const sessions = useAsked('sessions', askSessions);
  const { told: role } = useAsked('role', askRole);
  return (
    <>
      {role === null || role === 'none' ? null : (
        <p className="account-lead">
          You are {role === 'admin' ? 'an admin' : 'a moderator'} of this server:{' '}
          <Link to={moderationPath}>moderation</Link>.
        </p>
      )}
      <div className="served-columns">
        <Told asked={me}>{(told) => <Profile me={told} onMe={me.take} />}</Told>
        <CircleView asked={circle} />
        <Decks />
        <Told asked={me}>{(told) => <Name me={told} onMe={me.take} />}</Told>
        <Password name={you.name} onChange={sessions.again} />
        <SessionsView asked={sessions} />
        <Leaving you={you} />
      </div>
    </>
  );
};

export const AccountPage = () => (
  <Served heading="Your account">
    {(you) => (
      <div className="served-page">
        <PageHeading window="Account">{you === null || you.kind === 'guest' ? 'Your account' : you.name}</PageHeading>
        {you === null ? (
          <Nobody />
        ) : you.kind === 'guest' ? (
          <Guest key={you.id} you={you} />
        ) : (
          <Account key={you.id} you={you} />
        )}
        <p>
          <Link to={termsPath}>Who runs this server, its terms, and what is kept of you</Link>
        </p>
      </div>
    )}
  </Served>
);
