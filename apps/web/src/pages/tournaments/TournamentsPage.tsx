// Tournaments: those that one can take part in or watch, and those that are over.
import type { Person } from '@vaultsong/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { QueryState } from '../../onlineUi/QueryState.tsx';
import { RequiresServer } from '../../onlineUi/RequiresServer.tsx';
import { useQuery } from '../../onlineUi/useQuery.ts';
import { goTo } from '../../routing/navigation.ts';
import { accountPath, tournamentPath } from '../../routing/paths.ts';
import '../../style/lobby.css';
import '../../style/tournaments.css';
import { fetchTournaments, openTournament } from './api.ts';
import { NewTournament } from './NewTournament.tsx';
import { TournamentRow } from './TournamentRow.tsx';

function Tournaments({ you }: { readonly you: Person | null }) {
  const query = useQuery('all', fetchTournaments);
  const [isNew, setNew] = useState(false);
  return (
    <div className="online-page">
      <div className="tournaments-head">
        <PageHeading window="Tournaments">Tournaments</PageHeading>
        {you === null || you.kind === 'guest' ? (
          <p className="hint">
            Opening one needs <Link to={accountPath}>an account</Link>.
          </p>
        ) : (
          <button type="button" className="button is-main" aria-haspopup="dialog" onClick={() => setNew(true)}>
            New tournament…
          </button>
        )}
      </div>
      <QueryState query={query}>
        {(tournaments) =>
          tournaments.length === 0 ? (
            <div className="table-none">
              <p>No tournaments yet. The person who opens one is its organizer; the server does the rest.</p>
            </div>
          ) : (
            <ul className="table-list" aria-label="Tournaments">
              {tournaments.map((listing) => (
                <TournamentRow key={listing.id} listing={listing} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {isNew ? (
        <NewTournament
          onOpen={async (opening) => {
            goTo(tournamentPath(await openTournament(opening)));
            return undefined;
          }}
          onClose={() => setNew(false)}
        />
      ) : null}
    </div>
  );
}

export const TournamentsPage = () => (
  <RequiresServer heading="Tournaments">{(you) => <Tournaments you={you} />}</RequiresServer>
);
