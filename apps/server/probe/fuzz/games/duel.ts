// One match at a table of its own, with people who look on from before it begins, and from later.
import { Caller } from '../../testbed/caller.ts';
import type { Contest, FuzzDeps, PlayedTable } from './contest.ts';
import { arrive, concede, watch } from './contest.ts';
import type { DuelKind } from './kinds.ts';
import { termsFor } from './kinds.ts';

const decks = ['guide-achea', 'clearly-ugly-xhe'] as const;

/** So long each thinks at most; where what is told late is compared with what was there, not too much of it may come. Milliseconds. */
const pauses = { usual: 60, delayed: 150 } as const;

export async function openDuel(kind: DuelKind, deps: FuzzDeps): Promise<Contest> {
  const { address, server, checks, roll } = deps;
  const terms = termsFor(kind, roll);
  const callers = [await Caller.guest(address), await Caller.guest(address)] as const;
  const [one, other] = callers;
  const brought = terms.play.decks === 'own' ? decks : [null, null];
  const table = await one.open(address, terms, brought[0] ?? null);
  const actor = await server.game.tableRegistry.table(table);
  if (actor === null) throw new Error(`There is no table ${table}`);
  checks.watch(actor);
  const watchers = [await watch(deps, table, roll(2) === 0)];
  await other.sit(address, table, brought[1] ?? null);
  watchers.push(await watch(deps, table, roll(2) === 0));
  for (const caller of callers) await caller.connect(address);
  const played = await arrive(deps, table, callers, kind === 'delayed' ? pauses.delayed : pauses.usual);
  if (kind === 'delayed' || kind === 'unwatched')
    actor.listen(({ event }) => {
      // What the players say is no sooner for others than what they do.
      if (event.type === 'answered' && roll(8) === 0) void one.ask({ type: 'chat', table, text: 'what a hand' });
    });
  return new Duel(played, watchers);
}

class Duel implements Contest {
  readonly tables: readonly PlayedTable[];
  readonly tournament = null;
  readonly #played: PlayedTable;
  readonly #watchers: readonly Caller[];

  constructor(played: PlayedTable, watchers: readonly Caller[]) {
    this.tables = [played];
    this.#played = played;
    this.#watchers = watchers;
  }

  get all(): readonly PlayedTable[] {
    return this.tables;
  }

  async play(): Promise<void> {
    await Promise.all(this.#played.players.map((player) => player.play()));
  }

  stop(): void {
    for (const player of this.#played.players) player.stop();
  }

  async end(): Promise<void> {
    await concede(this.#played.players[0]);
    for (const watcher of this.#watchers) watcher.drop();
  }
}
