// A tournament as a line of the list. Its name is the link.
import type { TournamentListing } from '@vaultsong/protocol';
import { Link } from 'wouter';
import { PersonLink } from '../../onlineUi/PersonLink.tsx';
import { tournamentPath } from '../../routing/paths.ts';
import { sayBegin, sayFormat, sayPlayers, stageTitles } from './words.ts';
import '../../style/row.css';

const stateClass = { gathering: 'is-open', running: 'is-running', over: 'is-over', 'called-off': 'is-closed' } as const;

export const TournamentRow = ({ listing }: { readonly listing: TournamentListing }) => {
  const { id, name, organizer, stage, round } = listing;
  const begin = sayBegin(listing);
  return (
    <li className="table-row">
      <p className={`table-state ${stateClass[stage]}`}>{stageTitles[stage]}</p>
      <div className="table-what">
        <p className="table-who">
          <Link to={tournamentPath(id)} className="tournament-link" data-item={id}>
            {name}
          </Link>{' '}
          by <PersonLink person={organizer} />
        </p>
        <p className="table-terms">
          {sayFormat(listing).map((part, n) => (
            <span key={part}>
              {n === 0 ? '' : ' · '}
              {n === 0 ? <b>{part}</b> : part}
            </span>
          ))}
        </p>
        <p className="table-terms">
          {[sayPlayers(listing), stage === 'running' ? `round ${round}` : null, begin]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      </div>
      <div className="table-does">
        <Link to={tournamentPath(id)} className={`button ${stage === 'gathering' ? 'is-main' : ''}`} tabIndex={-1}>
          {stage === 'gathering' ? 'Take part' : 'Look at'}
          <span className="unseen">: {name}</span>
        </Link>
      </div>
    </li>
  );
};
