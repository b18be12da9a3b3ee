// Tournaments: those that one can take part in or watch, and those that are over.
import type { Person } from '@vaultsong/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { ListPage } from '../../list/ListPage.tsx';
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
import { tournamentList } from './tournamentList.ts';

function Tournaments({ you }: { readonly you: Person | null }) {
  const query = useQuery('all', fetchTournaments);
  const [isNew, setNew] = useState(false);
  return (
    <>
      <ListPage
        list={tournamentList}
        items={query.data}
        className="online-page is-plain"
        results="table-list"
        row={(listing) => <TournamentRow key={listing.id} listing={listing} />}
        head={
          you === null || you.kind === 'guest' ? (
            <p className="hint">
              Opening one needs <Link to={accountPath}>an account</Link>.
            </p>
          ) : (
            <button type="button" className="button is-main" aria-haspopup="dialog" onClick={() => setNew(true)}>
              New tournament…
            </button>
          )
        }
        above={() => <QueryState query={query}>{() => null}</QueryState>}
        none={() => (
          <div className="table-none">
            <p>No tournaments yet. The person who opens one is its organizer; the server does the rest.</p>
          </div>
        )}
      />
      {isNew ? (
        <NewTournament
          onOpen={async (opening) => {
            goTo(tournamentPath(await openTournament(opening)));
            return undefined;
          }}
          onClose={() => setNew(false)}
        />
      ) : null}
    </>
  );
}

export const TournamentsPage = () => (
  <RequiresServer heading="Tournaments">{(you) => <Tournaments you={you} />}</RequiresServer>
);
