// Reading by REST whatever is told there of what is played, as a stranger and in the name of a player.
import { setTimeout } from 'node:timers/promises';
import { Caller } from '../testbed/caller.ts';
import type { Contest, FuzzDeps } from './games/contest.ts';

/** After all was read. Milliseconds. */
const pause = 100;

const pathsOf = (table: string, tournament: string | null): readonly string[] => [
  ...(tournament === null ? [] : ['/api/tournaments', `/api/tournaments/${tournament}`]),
  '/api/tables?show=playing',
  '/api/tables?show=open',
  '/api/me/tables',
  '/api/me/results',
  `/api/tables/${table}`,
  `/api/tables/${table}/log`,
  `/api/tables/${table}/record`,
];

/** Reads all there is of each contest, of a tournament at one of its tables. */
export async function readAll(deps: FuzzDeps, contests: readonly Contest[]): Promise<void> {
  await Promise.all(contests.map((contest) => readContest(deps, contest)));
  await setTimeout(pause);
}

async function readContest({ address, roll, checks }: FuzzDeps, { tables, tournament }: Contest): Promise<void> {
  const played = tables[roll(tables.length)];
  if (played === undefined) return;
  const { table, players } = played;
  const { caller: player } = players[roll(2)] ?? players[0];
  // A new one each time: how often somebody may ask is limited.
  const stranger = await Caller.guest(address);
  for (const path of pathsOf(table, tournament))
    for (const reader of [stranger, player])
      await checks.read(reader.person.id, path, table, () => reader.read(address, path));
}
