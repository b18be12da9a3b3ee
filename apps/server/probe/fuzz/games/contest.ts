// The contest that is played while a server is fuzzed: one match, or a tournament with several tables at a time.
import type { Roll } from '@vaultsong/engine';
import type { Server } from '../../../src/compose/server.ts';
import type { Store } from '../../../src/store/store.ts';
import { Caller } from '../../testbed/caller.ts';
import { within } from '../../testbed/deadline.ts';
import { Player } from '../../testbed/player.ts';
import type { Checks } from '../checks/checks.ts';

export interface FuzzDeps {
  readonly address: string;
  readonly server: Server;
  readonly store: Store;
  readonly random: () => number;
  readonly roll: Roll;
  readonly checks: Checks;
  /** Keeps what somebody has sent who might, for others to send it too. */
  record(text: string): void;
}

export interface PlayedTable {
  readonly table: string;
  readonly players: readonly [Player, Player];
}

export interface Contest {
  /** Tables at which it is played now. */
  readonly tables: readonly PlayedTable[];
  /** Tables at which it is played, or was. */
  readonly all: readonly PlayedTable[];
  /** The tournament that it is; null: a match alone. */
  readonly tournament: string | null;
  /** Plays until it is over, or `stop` is called. */
  play(): Promise<void>;
  stop(): void;
  /** Brings it to its end by giving up what is still played. */
  end(): Promise<void>;
}

/** Opens a client that follows a table. Resolves when the client has the state of the table. */
export async function watch({ address, checks }: FuzzDeps, table: string, changes: boolean): Promise<Caller> {
  const watcher = await Caller.guest(address);
  await watcher.connect(address);
  watcher.onMessage = checks.listener('table', watcher.person.id);
  watcher.follow(table, { whyNot: true, changes });
  // Things are done in the order in which they are asked for.
  await within(watcher.ask({ type: 'ping' }), 'a pong');
  return watcher;
}

/** Two who sit at a table and are connected: they follow it. One of them wants changes alone. */
export async function arrive(
  { checks, random, record }: FuzzDeps,
  table: string,
  [one, other]: readonly [Caller, Caller],
  pause: number,
): Promise<PlayedTable> {
  const common = { table, pause, random, takeBacks: 3, wantsRefusals: true };
  const players = [
    new Player({ ...common, caller: one }),
    new Player({ ...common, caller: other, wantsChanges: true }),
  ] as const;
  for (const [seat, player] of players.entries()) {
    player.onMessage = checks.listener(seat, player.caller.person.id);
    player.caller.onSent = record;
    await player.arrive();
  }
  return { table, players };
}

/** Gives a match up, if it is not over. */
export async function concede(player: Player): Promise<void> {
  if (player.isOver) return;
  await player.caller.ask({ type: 'command', table: player.table, command: { type: 'concede' } });
  const over = async (): Promise<void> => {
    while (!player.isOver) await player.hear();
  };
  await within(over(), `the end of table ${player.table}`);
}
