// News above the tables of the lobby: the number of people there, or the reason that there is no table.
import type { Filter } from '../../list/listOf.ts';
import { chosenIn } from '../../list/listOf.ts';
import type { Lobby } from './api.ts';

export const LobbyNews = ({ lobby: { people, waiting } }: { readonly lobby: Pick<Lobby, 'people' | 'waiting'> }) => (
  <p className="lobby-people" role="status">
    {people === 1 ? '1 person is' : `${people} people are`} here
    {waiting === 0 ? '' : `, ${waiting} wait${waiting === 1 ? 's' : ''} for a quick match`}.
  </p>
);

export const NoTables = ({ filter }: { readonly filter: Filter }) => (
  <div className="table-none">
    <p>
      {chosenIn(filter, 'show').includes('playing')
        ? 'There are no public games now.'
        : 'No table is open now. Open one: it appears here at once.'}
    </p>
  </div>
);
