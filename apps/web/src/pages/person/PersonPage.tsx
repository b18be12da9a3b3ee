// Somebody: who they are, what one is to them, how they are rated, what they play.
import type { Person } from '@vaultsong/protocol';
import { Link } from 'wouter';
import { accountPath, lobbyPath } from '../../address/paths.ts';
import { PageHeading } from '../../frame/PageHeading.tsx';
import { DeedButton } from '../../served/DeedButton.tsx';
import { askOwnTables } from '../../served/ownTables.ts';
import { Kind } from '../../served/PersonLink.tsx';
import { sayDay } from '../../served/rating/ratingWords.ts';
import type { Relation, Step } from '../../served/relating.ts';
import { relate, sayDone, stepsFrom } from '../../served/relating.ts';
import { Served } from '../../served/Served.tsx';
import { TablesOf } from '../../served/TablesOf.tsx';
import { Outcome, Told } from '../../served/Told.tsx';
import { useAsked } from '../../served/useAsked.ts';
import { useDeed } from '../../served/useDeed.ts';
import '../../style/person.css';
import type { Profile } from './asks.ts';
import { askProfile, askTablesOf } from './asks.ts';
import { RatingsOf } from './RatingsOf.tsx';

const relationWords: Readonly<Record<Relation, string | null>> = {
  self: null,
  none: null,
  friend: 'You are friends.',
  asked: 'You asked to be friends.',
  asking: 'Asks to be friends with you.',
  blocked: 'You have blocked them: you do not meet.',
};

interface ProfileViewProps {
  readonly profile: Profile;
  /** Whether one can have friends oneself. */
  readonly hasAccount: boolean;
  readonly busy: boolean;
  readonly onStep: (step: Step) => void;
}

export const ProfileView = ({
  profile: { person, about, since, relation },
  hasAccount,
  busy,
  onStep,
}: ProfileViewProps) => (
  <>
    <p className="person-since">
      <Kind kind={person.kind} /> {person.kind === 'guest' ? 'A guest, here' : 'Here'} since {sayDay(since)}.{' '}
      {relationWords[relation]}
    </p>
    {about === '' ? null : <p className="person-about">{about}</p>}
    {relation === 'self' ? (
      <p>
        This is how others see you. <Link to={accountPath}>Change it</Link>
      </p>
    ) : hasAccount && person.kind !== 'guest' ? (
      <div className="buttons">
        {stepsFrom[relation].map(([step, says], n) => (
          <DeedButton
            key={step}
            busy={busy}
            look={n === 0 && step === 'befriend' ? 'is-main' : ''}
            onPress={() => onStep(step)}
          >
            {says}
          </DeedButton>
        ))}
      </div>
    ) : null}
  </>
);

function Somebody({ name, you }: { readonly name: string; readonly you: Person | null }) {
  const isMe = you !== null && (you.id === name || you.name.toLowerCase() === name.toLowerCase());
  const profile = useAsked(`${name} for ${you?.id ?? 'nobody'}`, () => askProfile(name));
  const tables = useAsked(`${name} for ${you?.id ?? 'nobody'}`, () => (isMe ? askOwnTables() : askTablesOf(name)));
  const deed = useDeed();
  const { told } = profile;
  const step = (what: Step): void =>
    deed.run(async () => {
      if (told === null) return undefined;
      await relate(what, name);
      profile.again();
      return sayDone(what, told.relation, told.person.name);
    });
  // A guest is found by an id, which is no name.
  const shown = told?.person.name ?? (name.length > 20 ? 'Somebody' : name);
  return (
    <div className="served-page">
      <PageHeading window={shown}>{shown}</PageHeading>
      <Told asked={profile}>
        {(found) => (
          <>
            <ProfileView
              profile={found}
              hasAccount={you !== null && you.kind !== 'guest'}
              busy={deed.busy}
              onStep={step}
            />
            <Outcome deed={deed} />
            {found.person.kind === 'guest' ? null : <RatingsOf name={found.person.name} />}
            <section className="person-tables" aria-label="Games">
              <h2>Games</h2>
              <Told asked={tables}>
                {(listings) => (
                  <TablesOf
                    tables={listings}
                    name={found.person.name}
                    me={you?.name ?? null}
                    now={Date.now()}
                    none={
                      isMe ? (
                        <>
                          <p>No game here yet.</p>
                          <Link to={lobbyPath} className="button is-main">
                            To the lobby
                          </Link>
                        </>
                      ) : (
                        <p>No game that everybody may see.</p>
                      )
                    }
                  />
                )}
              </Told>
            </section>
          </>
        )}
      </Told>
    </div>
  );
}

interface PersonPageProps {
  /** Of an account, or the id of anybody. */
  readonly name: string;
}

export const PersonPage = ({ name }: PersonPageProps) => (
  <Served heading={name}>{(you) => <Somebody name={name} you={you} />}</Served>
);
