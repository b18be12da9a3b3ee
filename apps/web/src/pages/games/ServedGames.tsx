// One's own games at the server, beside those that this browser keeps: those that wait for one first.
import type { Person } from '@vaultsong/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { lobbyPath } from '../../address/paths.ts';
import { useSession } from '../../online/session.ts';
import { askOwnTables } from '../../served/ownTables.ts';
import { TablesOf } from '../../served/TablesOf.tsx';
import { Told } from '../../served/Told.tsx';
import { useAsked } from '../../served/useAsked.ts';
import '../../style/served.css';

function Yours({ you }: { readonly you: Person }) {
  const title = useId();
  const asked = useAsked(you.id, askOwnTables);
  // Whoever never played with others reads nothing of it here.
  if (asked.told !== null && asked.told.length === 0) return null;
  return (
    <section className="games-served" aria-labelledby={title}>
      <h2 id={title}>With others, at the server</h2>
      <Told asked={asked}>
        {(tables) => (
          <TablesOf
            tables={tables}
            name={you.name}
            me={you.name}
            now={Date.now()}
            none={<Link to={lobbyPath}>To the lobby</Link>}
          />
        )}
      </Told>
      <h2>In this browser</h2>
    </section>
  );
}

export function ServedGames() {
  const session = useSession();
  return session.is === 'served' && session.you !== null ? <Yours key={session.you.id} you={session.you} /> : null;
}
