// A tournament: what is played, who takes part, the rounds with their tables, how all stand, and what its organizer can do.
import type { Person, TournamentView } from '@vaultsong/protocol';
import { counted } from '@vaultsong/say';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { addNonce } from '../../online/addNonce.ts';
import { live } from '../../online/live/connection.ts';
import { addedNonce } from '../../online/nonces.ts';
import { ensureGuest } from '../../onlineUi/ensureGuest.ts';
import { useTournamentUpdates } from '../../onlineUi/liveUpdates.ts';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { PersonLink } from '../../onlineUi/PersonLink.tsx';
import { MutationOutcome, QueryState } from '../../onlineUi/QueryState.tsx';
import { RequiresServer } from '../../onlineUi/RequiresServer.tsx';
import type { Mutation } from '../../onlineUi/useMutation.ts';
import { useMutation } from '../../onlineUi/useMutation.ts';
import { useQuery } from '../../onlineUi/useQuery.ts';
import { tournamentsPath } from '../../routing/paths.ts';
import '../../style/person.css';
import '../../style/tournaments.css';
import {
  callOff,
  fetchTournament,
  joinTournament,
  leaveTournament,
  rule,
  startTournament,
} from '../tournaments/api.ts';
import { sayBegin, sayFormat, stageTitles } from '../tournaments/words.ts';
import { Bracket, Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import { TakePart } from './TakePart.tsx';

/** The server tells of each change; so often it is looked all the same, should that be missed. Milliseconds. */
const every = 60_000;

/** Whoever looks at the tournament when they are paired adds to the chance of their match, also before they go to its table. */
function useOwnNonce(tournament: TournamentView | null, you: Person | null): void {
  const pairing = tournament?.played.at(-1)?.pairings.find(({ players }) => players.some(({ id }) => id === you?.id));
  const table = pairing?.result === null ? pairing.table : null;
  const seat = pairing?.players.findIndex(({ id }) => id === you?.id) ?? -1;
  useEffect(() => {
    if (table !== null && addedNonce(table, seat) === null) addNonce(live, table, seat);
  }, [table, seat]);
}

const About = ({ tournament }: { readonly tournament: TournamentView }) => (
  <div className="tournament-about">
    <p className="table-terms">
      <span className={`tournament-stage is-${tournament.stage}`}>{stageTitles[tournament.stage]}</span>{' '}
      {sayFormat(tournament).join(' · ')} · {counted(tournament.standings.length, 'player')} of {tournament.maxPlayers}{' '}
      at most
    </p>
    <p className="table-terms">
      By <PersonLink person={tournament.organizer} />
      {sayBegin(tournament) === null ? '' : `. ${sayBegin(tournament)}.`}
    </p>
    {tournament.champion === null ? null : (
      <p className="tournament-champion">
        Won by <PersonLink person={tournament.champion} />
      </p>
    )}
  </div>
);

interface OrganizerProps {
  readonly tournament: TournamentView;
  readonly mutation: Mutation;
  readonly onStart: () => void;
  readonly onCallOff: () => void;
}

/** What cannot be undone is asked once more. */
const Organizer = ({ tournament: { stage, standings }, mutation, onStart, onCallOff }: OrganizerProps) => {
  const [sure, setSure] = useState(false);
  if (stage === 'over' || stage === 'called-off') return null;
  return (
    <section className="online-panel" aria-label="For the organizer">
      <h2>You are the organizer</h2>
      <div className="buttons">
        {stage === 'gathering' ? (
          <MutationButton busy={mutation.busy} off={standings.length < 2} look="is-main" onPress={onStart}>
            {standings.length < 2 ? 'Begin (from two players on)' : `Begin with ${standings.length} players`}
          </MutationButton>
        ) : null}
        {sure ? (
          <>
            <MutationButton busy={mutation.busy} look="is-grave" onPress={onCallOff}>
              Cancel the tournament for good
            </MutationButton>
            <button type="button" className="button" onClick={() => setSure(false)}>
              Keep it
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => setSure(true)}>
            Cancel the tournament…
          </button>
        )}
      </div>
      {stage === 'running' ? (
        <p className="hint">In the latest round you can decide an unplayed match beside it.</p>
      ) : null}
    </section>
  );
};

function Tournament({ id, you }: { readonly id: string; readonly you: Person | null }) {
  const query = useQuery(`${id} for ${you?.id ?? 'nobody'}`, () => fetchTournament(id));
  const { data, refetch: again } = query;
  useTournamentUpdates(id, again);
  useOwnNonce(data, you);
  const mutation = useMutation();
  const goesOn = data !== null && (data.stage === 'gathering' || data.stage === 'running');
  useEffect(() => {
    if (!goesOn) return;
    const timer = window.setInterval(() => {
      if (!document.hidden) again();
    }, every);
    return () => window.clearInterval(timer);
  }, [goesOn, again]);
  const perform = async (work: () => Promise<void>, says: string): Promise<string> => {
    try {
      await work();
    } finally {
      // Also where it was refused: things are otherwise than they are shown.
      again();
    }
    return says;
  };
  const run = (work: () => Promise<void>, says: string): void => mutation.run(() => perform(work, says));
  const isOrganizer = data !== null && you?.id === data.organizer.id;
  return (
    <div className="online-page">
      <p className="tournament-back">
        <Link to={tournamentsPath}>All tournaments</Link>
      </p>
      <PageHeading window={data?.name ?? 'Tournament'}>{data?.name ?? 'Tournament'}</PageHeading>
      <QueryState query={query}>
        {(tournament) => (
          <>
            <About tournament={tournament} />
            <TakePart
              tournament={tournament}
              you={you}
              mutation={mutation}
              onJoin={(deck) =>
                perform(async () => {
                  await ensureGuest();
                  await joinTournament(id, deck);
                }, 'You take part.')
              }
              onLeave={() =>
                run(
                  () => leaveTournament(id),
                  tournament.stage === 'gathering' ? 'You no longer take part.' : 'You have dropped out.',
                )
              }
            />
            {isOrganizer ? (
              <Organizer
                tournament={tournament}
                mutation={mutation}
                onStart={() => run(() => startTournament(id), 'It has begun.')}
                onCallOff={() => run(() => callOff(id), 'It is called off.')}
              />
            ) : null}
            <div className="tournament-outcome">
              <MutationOutcome mutation={mutation} />
            </div>
            <Bracket tournament={tournament} />
            {tournament.played.length === 0 ? null : (
              <section className="online-panel" aria-label="Rounds">
                <h2>Rounds</h2>
                <Rounds
                  tournament={tournament}
                  busy={mutation.busy}
                  onRule={
                    isOrganizer && tournament.stage === 'running'
                      ? (pairing, winner) =>
                          run(
                            () => rule(id, pairing.table, winner === null ? null : pairing.players[winner].id),
                            'The match is decided.',
                          )
                      : null
                  }
                />
              </section>
            )}
            <section className="online-panel" aria-label={tournament.stage === 'gathering' ? 'Players' : 'Standings'}>
              <h2>{tournament.stage === 'gathering' ? 'Players' : 'Standings'}</h2>
              <Standings
                tournament={tournament}
                me={you?.id ?? null}
                busy={mutation.busy}
                onRemove={
                  isOrganizer && goesOn
                    ? ({ person }) => run(() => leaveTournament(id, person.id), `${person.name} is out of it.`)
                    : null
                }
              />
            </section>
          </>
        )}
      </QueryState>
    </div>
  );
}

interface TournamentPageProps {
  readonly id: string;
}

export const TournamentPage = ({ id }: TournamentPageProps) => (
  <RequiresServer heading="Tournament">{(you) => <Tournament id={id} you={you} />}</RequiresServer>
);
