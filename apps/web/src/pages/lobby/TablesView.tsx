// The tables that the lobby tells of, and how many people are here.
import type { Listing } from '@vaultsong/protocol';
import { counted } from '@vaultsong/say';
import { Link } from 'wouter';
import { TableList } from '../../onlineUi/TableRow.tsx';
import type { LobbyAddress } from './address.ts';
import { addressOf, allTables, isNarrowed } from './address.ts';
import type { Lobby } from './api.ts';

const sayPeople = ({ people, waiting }: Pick<Lobby, 'people' | 'waiting'>): string =>
  `${people === 1 ? '1 person is' : `${people} people are`} here${
    waiting === 0 ? '' : `, ${waiting} wait${waiting === 1 ? 's' : ''} for a quick match`
  }.`;

const NoTables = ({ address }: { readonly address: LobbyAddress }) => (
  <>
    <p>
      {isNarrowed(address)
        ? 'No table matches now.'
        : address.show === 'open'
          ? 'No table is open now. Open one: it appears here at once.'
          : 'There are no public games now.'}
    </p>
    {isNarrowed(address) ? <Link to={addressOf({ ...allTables, show: address.show })}>Show all tables</Link> : null}
  </>
);

export interface TablesViewProps {
  readonly lobby: Lobby;
  readonly address: LobbyAddress;
  readonly me: string | null;
  readonly now: number;
  readonly onJoin: (listing: Listing) => void;
}

export const TablesView = ({ lobby, address, me, now, onJoin }: TablesViewProps) => (
  <>
    <p className="lobby-people" role="status">
      {counted(lobby.tables.length, 'table')}. {sayPeople(lobby)}
    </p>
    <TableList
      listings={lobby.tables}
      label={address.show === 'open' ? 'Open tables' : 'Tables in play'}
      none={<NoTables address={address} />}
      me={me}
      now={now}
      onJoin={onJoin}
    />
  </>
);
