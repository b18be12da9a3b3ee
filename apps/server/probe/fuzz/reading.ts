// Reading by REST whatever is told there of what is played, as a stranger and in the name of a player.
import { setTimeout } from 'node:timers/promises';
import { Caller } from '../testbed/caller.ts';
import type { Contest, FuzzWorld } from './games/contest.ts';

/** Between two answers. Milliseconds. */
const pause = 10;

const pathsOf = (table: string, tournament: string | null): readonly string[] => [
  ...(tournament === null ? [] : ['/api/tournaments', `/api/tournaments/${tournament}`]),
  '/api/tables?show=playing',
  '/api/tables?show=open',
  '/api/me/tables',
  `/api/tables/${table}`,
  `/api/tables/${table}/log`,
  `/api/tables/${table}/record`,
];

/** Reads all there is of each contest, of a tournament at one of its tables. */
export async function readAll({ address, roll, checks }: FuzzWorld, contests: readonly Contest[]): Promise<void> {
  // A new one each time: how often somebody may ask is limited.
  const stranger = await Caller.guest(address);
  for (const { tables, tournament } of contests) {
    const played = tables[roll(tables.length)];
    if (played === undefined) continue;
    const { table, players } = played;
    const { caller: player } = players[roll(2)] ?? players[0];
    for (const path of pathsOf(table, tournament))
      for (const reader of [stranger, player]) {
        await checks.read(reader.person.id, path, table, () => reader.read(address, path));
        await setTimeout(pause);
      }
  }
}
