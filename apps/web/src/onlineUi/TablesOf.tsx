// The tables of somebody: what goes on, those that wait for who looks first, and what is over.
import type { Listing } from '@vaultsong/protocol';
import { useState } from 'react';
import { sortTables } from './ownTables.ts';
import { TableList } from './TableRow.tsx';

interface TablesOfProps {
  readonly tables: readonly Listing[];
  /** Whose tables they are. */
  readonly name: string;
  /** Who looks at them; null: nobody. */
  readonly me: string | null;
  readonly now: number;
  /** What is said where there are none. */
  readonly none: React.ReactNode;
}

/** So many that are over are shown at first. */
const few = 10;

export function TablesOf({ tables, name, me, now, none }: TablesOfProps) {
  const { yours, running, over } = sortTables(tables, me ?? '');
  const [all, showAll] = useState(false);
  const goingOn = [...yours, ...running];
  if (goingOn.length === 0 && over.length === 0) return <div className="table-none">{none}</div>;
  const shown = all ? over : over.slice(0, few);
  return (
    <>
      {goingOn.length === 0 ? null : (
        <>
          <h3>{yours.length > 0 ? `Your turn at ${yours.length} of ${goingOn.length}` : 'Going on'}</h3>
          <TableList listings={goingOn} label={`Running tables of ${name}`} none={null} me={me} now={now} />
        </>
      )}
      {over.length === 0 ? null : (
        <>
          <h3>Over</h3>
          <TableList listings={shown} label={`Finished tables of ${name}`} none={null} me={me} now={now} />
          {shown.length === over.length ? null : (
            <button type="button" className="button" onClick={() => showAll(true)}>
              Show all {over.length}
            </button>
          )}
        </>
      )}
    </>
  );
}
