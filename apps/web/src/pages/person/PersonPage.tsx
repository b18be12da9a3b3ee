// Page of a person: their profile, your relation to them, their ratings and their games.
import type { Person } from '@vaultsong/protocol';
import { Link } from 'wouter';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { fetchOwnTables } from '../../onlineUi/ownTables.ts';
import { Kind } from '../../onlineUi/PersonLink.tsx';
import { MutationOutcome, QueryState } from '../../onlineUi/QueryState.tsx';
import { RequiresServer } from '../../onlineUi/RequiresServer.tsx';
import { sayDay } from '../../onlineUi/rating/ratingWords.ts';
import type { Relation, Step } from '../../onlineUi/relationship.ts';
import { relate, sayDone, stepsFrom } from '../../onlineUi/relationship.ts';
import { TablesOf } from '../../onlineUi/TablesOf.tsx';
import { useMutation } from '../../onlineUi/useMutation.ts';
import { useQuery } from '../../onlineUi/useQuery.ts';
import { accountPath, lobbyPath } from '../../routing/paths.ts';
import '../../style/person.css';
import type { Profile } from './api.ts';
import { fetchProfile, fetchTablesOf } from './api.ts';
import { RatingsOf } from './RatingsOf.tsx';

const relationWords: Readonly<Record<Relation, string | null>> = {
  self: null,
  none: null,
  friend: 'You are friends.',
  'request-sent': 'You asked to be friends.',
  'request-received': 'Asks to be friends with you.',
  blocked: 'You have blocked this person.',
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
        Other people see this. <Link to={accountPath}>Change it</Link>
      </p>
    ) : hasAccount && person.kind !== 'guest' ? (
      <div className="buttons">
        {stepsFrom[relation].map(([step, says], n) => (
          <MutationButton
            key={step}
            busy={busy}
            look={n === 0 && step === 'befriend' ? 'is-main' : ''}
            onPress={() => onStep(step)}
          >
            {says}
          </MutationButton>
        ))}
      </div>
    ) : null}
  </>
);

function Somebody({ name, you }: { readonly name: string; readonly you: Person | null }) {
  const isMe = you !== null && (you.id === name || you.name.toLowerCase() === name.toLowerCase());
  const profile = useQuery(`${name} for ${you?.id ?? 'nobody'}`, () => fetchProfile(name));
  const tables = useQuery(`${name} for ${you?.id ?? 'nobody'}`, () => (isMe ? fetchOwnTables() : fetchTablesOf(name)));
  const mutation = useMutation();
  const { data } = profile;
  const step = (what: Step): void =>
    mutation.run(async () => {
      if (data === null) return undefined;
      await relate(what, name);
      profile.refetch();
      return sayDone(what, data.relation, data.person.name);
    });
  // A guest is found by an id, which is no name.
  const shown = data?.person.name ?? (name.length > 20 ? 'Somebody' : name);
  return (
    <div className="online-page">
      <PageHeading window={shown}>{shown}</PageHeading>
      <QueryState query={profile}>
        {(found) => (
          <>
            <ProfileView
              profile={found}
              hasAccount={you !== null && you.kind !== 'guest'}
              busy={mutation.busy}
              onStep={step}
            />
            <MutationOutcome mutation={mutation} />
            {found.person.kind === 'guest' ? null : <RatingsOf name={found.person.name} />}
            <section className="person-tables" aria-label="Games">
              <h2>Games</h2>
              <QueryState query={tables}>
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
                        <p>No public games.</p>
                      )
                    }
                  />
                )}
              </QueryState>
            </section>
          </>
        )}
      </QueryState>
    </div>
  );
}

interface PersonPageProps {
  /** Of an account, or the id of anybody. */
  readonly name: string;
}

export const PersonPage = ({ name }: PersonPageProps) => (
  <RequiresServer heading={name}>{(you) => <Somebody name={name} you={you} />}</RequiresServer>
);
