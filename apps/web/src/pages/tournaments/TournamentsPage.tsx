// Tournaments: those that one can take part in or watch, and those that are over.
import type { Person } from '@vaultsong/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { goTo } from '../../address/going.ts';
import { accountPath, tournamentPath } from '../../address/paths.ts';
import { PageHeading } from '../../frame/PageHeading.tsx';
import { Served } from '../../served/Served.tsx';
import { Told } from '../../served/Told.tsx';
import { useAsked } from '../../served/useAsked.ts';
import { useDeed } from '../../served/useDeed.ts';
import '../../style/lobby.css';
import '../../style/tournaments.css';
import { askTournaments, openTournament } from './asks.ts';
import { NewTournament } from './NewTournament.tsx';
import { TournamentRow } from './TournamentRow.tsx';

function Tournaments({ you }: { readonly you: Person | null }) {
  const asked = useAsked('all', askTournaments);
  const [isNew, setNew] = useState(false);
  const deed = useDeed();
  return (
    <div className="served-page">
      <div className="tournaments-head">
        <PageHeading window="Tournaments">Tournaments</PageHeading>
        {you === null || you.kind === 'guest' ? (
          <p className="hint">
            To open one you need <Link to={accountPath}>an account</Link>.
          </p>
        ) : (
          <button type="button" className="button is-main" aria-haspopup="dialog" onClick={() => setNew(true)}>
            New tournament…
          </button>
        )}
      </div>
      <Told asked={asked}>
        {(tournaments) =>
          tournaments.length === 0 ? (
            <div className="table-none">
              <p>No tournament yet. Whoever opens one is its organizer: the rest goes by itself.</p>
            </div>
          ) : (
            <ul className="table-list" aria-label="Tournaments">
              {tournaments.map((listing) => (
                <TournamentRow key={listing.id} listing={listing} />
              ))}
            </ul>
          )
        }
      </Told>
      {isNew ? (
        <NewTournament
          deed={deed}
          onOpen={(opening) =>
            deed.run(async () => {
              goTo(tournamentPath(await openTournament(opening)));
              return undefined;
            })
          }
          onClose={() => setNew(false)}
        />
      ) : null}
    </div>
  );
}

export const TournamentsPage = () => <Served heading="Tournaments">{(you) => <Tournaments you={you} />}</Served>;
