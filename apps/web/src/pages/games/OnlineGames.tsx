// One's own games at the server, beside those that this browser keeps: those that wait for one first.
import type { Person } from '@vaultsong/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../online/session.ts';
import { fetchOwnTables } from '../../onlineUi/ownTables.ts';
import { QueryState } from '../../onlineUi/QueryState.tsx';
import { TablesOf } from '../../onlineUi/TablesOf.tsx';
import { useQuery } from '../../onlineUi/useQuery.ts';
import { lobbyPath } from '../../routing/paths.ts';
import '../../style/online.css';

function Yours({ you }: { readonly you: Person }) {
  const title = useId();
  const query = useQuery(you.id, fetchOwnTables);
  // Whoever never played with others reads nothing of it here.
  if (query.data !== null && query.data.length === 0) return null;
  return (
    <section className="games-served" aria-labelledby={title}>
      <h2 id={title}>With others, at the server</h2>
      <QueryState query={query}>
        {(tables) => (
          <TablesOf
            tables={tables}
            name={you.name}
            me={you.name}
            now={Date.now()}
            none={<Link to={lobbyPath}>To the lobby</Link>}
          />
        )}
      </QueryState>
      <h2>In this browser</h2>
    </section>
  );
}

export function OnlineGames() {
  const session = useSession();
  return session.type === 'online' && session.you !== null ? <Yours key={session.you.id} you={session.you} /> : null;
}
