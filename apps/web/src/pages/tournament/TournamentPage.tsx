// A tournament: what is played, who takes part, the rounds with their tables, how all stand, and what its organizer can do.
import type { Person, TournamentFace } from '@vaultsong/protocol';
import { counted } from '@vaultsong/say';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { tournamentsPath } from '../../address/paths.ts';
import { PageHeading } from '../../frame/PageHeading.tsx';
import { addNonce } from '../../online/addNonce.ts';
import { live } from '../../online/live/wire.ts';
import { addedNonce } from '../../online/nonces.ts';
import { DeedButton } from '../../served/DeedButton.tsx';
import { useTournamentNews } from '../../served/news.ts';
import { PersonLink } from '../../served/PersonLink.tsx';
import { Served } from '../../served/Served.tsx';
import { somebody } from '../../served/somebody.ts';
import { Outcome, Told } from '../../served/Told.tsx';
import { useAsked } from '../../served/useAsked.ts';
import type { Deed } from '../../served/useDeed.ts';
import { useDeed } from '../../served/useDeed.ts';
import '../../style/person.css';
import '../../style/tournaments.css';
import { askTournament, callOff, joinTournament, leaveTournament, rule, startTournament } from '../tournaments/asks.ts';
import { sayBegin, sayFormat, stageTitles } from '../tournaments/words.ts';
import { Bracket, Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import { TakePart } from './TakePart.tsx';

/** The server tells of each change; so often it is looked all the same, should that be missed. Milliseconds. */
const every = 60_000;

/** Whoever looks at the tournament when they are paired adds to the chance of their match, also before they go to its table. */
function useOwnNonce(tournament: TournamentFace | null, you: Person | null): void {
  const pairing = tournament?.played.at(-1)?.pairings.find(({ players }) => players.some(({ id }) => id === you?.id));
  const table = pairing?.result === null ? pairing.table : null;
  const seat = pairing?.players.findIndex(({ id }) => id === you?.id) ?? -1;
  useEffect(() => {
    if (table !== null && addedNonce(table, seat) === null) addNonce(live, table, seat);
  }, [table, seat]);
}

const About = ({ tournament }: { readonly tournament: TournamentFace }) => (
  <div className="tournament-about">
    <p className="table-terms">
      <span className={`tournament-stage is-${tournament.stage}`}>{stageTitles[tournament.stage]}</span>{' '}
      {sayFormat(tournament).join(' · ')} · {counted(tournament.standings.length, 'player')} of {tournament.most} at
      most
    </p>
    <p className="table-terms">
      By <PersonLink person={tournament.by} />
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
  readonly tournament: TournamentFace;
  readonly deed: Deed;
  readonly onStart: () => void;
  readonly onCallOff: () => void;
}

/** What cannot be undone is asked once more. */
const Organizer = ({ tournament: { stage, standings }, deed, onStart, onCallOff }: OrganizerProps) => {
  const [sure, setSure] = useState(false);
  if (stage === 'over' || stage === 'called-off') return null;
  return (
    <section className="served-panel" aria-label="For the organizer">
      <h2>You are the organizer</h2>
      <div className="buttons">
        {stage === 'gathering' ? (
          <DeedButton busy={deed.busy} off={standings.length < 2} look="is-main" onPress={onStart}>
            {standings.length < 2 ? 'Begin (from two players on)' : `Begin with ${standings.length} players`}
          </DeedButton>
        ) : null}
        {sure ? (
          <>
            <DeedButton busy={deed.busy} look="is-grave" onPress={onCallOff}>
              Call it off for good
            </DeedButton>
            <button type="button" className="button" onClick={() => setSure(false)}>
              Let it go on
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => setSure(true)}>
            Call it off…
          </button>
        )}
      </div>
      {stage === 'running' ? (
        <p className="hint">A match that nobody plays can be decided beside it, in the last round.</p>
      ) : null}
    </section>
  );
};

function Tournament({ id, you }: { readonly id: string; readonly you: Person | null }) {
  const asked = useAsked(`${id} for ${you?.id ?? 'nobody'}`, () => askTournament(id));
  const { told, again } = asked;
  useTournamentNews(id, again);
  useOwnNonce(told, you);
  const deed = useDeed();
  const goesOn = told !== null && (told.stage === 'gathering' || told.stage === 'running');
  useEffect(() => {
    if (!goesOn) return;
    const timer = window.setInterval(() => {
      if (!document.hidden) again();
    }, every);
    return () => window.clearInterval(timer);
  }, [goesOn, again]);
  const run = (work: () => Promise<void>, says: string): void =>
    deed.run(async () => {
      try {
        await work();
      } finally {
        // Also where it was refused: things are otherwise than they are shown.
        again();
      }
      return says;
    });
  const isOrganizer = told !== null && you?.id === told.by.id;
  return (
    <div className="served-page">
      <p className="tournament-back">
        <Link to={tournamentsPath}>All tournaments</Link>
      </p>
      <PageHeading window={told?.name ?? 'Tournament'}>{told?.name ?? 'Tournament'}</PageHeading>
      <Told asked={asked}>
        {(tournament) => (
          <>
            <About tournament={tournament} />
            <TakePart
              tournament={tournament}
              you={you}
              deed={deed}
              onJoin={(deck) =>
                run(async () => {
                  await somebody();
                  await joinTournament(id, deck);
                }, 'You take part.')
              }
              onLeave={() =>
                run(
                  () => leaveTournament(id),
                  tournament.stage === 'gathering' ? 'You do not take part any more.' : 'You have dropped out.',
                )
              }
            />
            {isOrganizer ? (
              <Organizer
                tournament={tournament}
                deed={deed}
                onStart={() => run(() => startTournament(id), 'It has begun.')}
                onCallOff={() => run(() => callOff(id), 'It is called off.')}
              />
            ) : null}
            <div className="tournament-outcome">
              <Outcome deed={deed} />
            </div>
            <Bracket tournament={tournament} />
            {tournament.played.length === 0 ? null : (
              <section className="served-panel" aria-label="Rounds">
                <h2>Rounds</h2>
                <Rounds
                  tournament={tournament}
                  busy={deed.busy}
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
            <section className="served-panel" aria-label={tournament.stage === 'gathering' ? 'Players' : 'Standings'}>
              <h2>{tournament.stage === 'gathering' ? 'Players' : 'Standings'}</h2>
              <Standings
                tournament={tournament}
                me={you?.id ?? null}
                busy={deed.busy}
                onRemove={
                  isOrganizer && goesOn
                    ? ({ person }) => run(() => leaveTournament(id, person.id), `${person.name} is out of it.`)
                    : null
                }
              />
            </section>
          </>
        )}
      </Told>
    </div>
  );
}

interface TournamentPageProps {
  readonly id: string;
}

export const TournamentPage = ({ id }: TournamentPageProps) => (
  <Served heading="Tournament">{(you) => <Tournament id={id} you={you} />}</Served>
);
