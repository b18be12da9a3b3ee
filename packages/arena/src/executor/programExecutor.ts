// A farm for games in which programs in other languages play. Programs are processes anyway, so the games themselves need no
// threads: some are played at the same time in this one, each at a table of its own.
import type { Player } from '../game.ts';
import { playGameWith } from '../game.ts';
import type { Executor } from './executor.ts';
import type { Fixture, FixtureGame, Played, Venue } from './fixture.ts';
import { gameOf } from './fixture.ts';
import type { Table } from './programTable.ts';
import { openTable } from './programTable.ts';
import { startTurns } from './thinkingTime.ts';

export interface ProgramExecutorOptions {
  /** How many games are played at the same time. */
  readonly tables: number;
  /** How many milliseconds a program may take for an answer; it loses the game otherwise. */
  readonly deadline: number;
}

/** A farm that plays games of bots and programs. */
export function programExecutor({ tables, deadline }: ProgramExecutorOptions): Executor {
  const open = Array.from({ length: tables }, () => openTable(deadline));
  const closeAll = (): void => {
    for (const table of open) table.close();
  };
  return {
    async play(venue, fixtures, onPlayed, signal) {
      // Whoever is asked just then would be waited for.
      signal.addEventListener('abort', closeAll, { once: true });
      const waiting = fixtures.values();
      await Promise.all(open.map((table) => playAt(table, venue, waiting, onPlayed, signal)));
      signal.removeEventListener('abort', closeAll);
    },
    async close() {
      await Promise.all(open.map((table) => table.end()));
    },
  };
}

async function playAt(
  table: Table,
  venue: Venue,
  waiting: Iterator<Fixture>,
  onPlayed: (played: Played) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let next = waiting.next(); !next.done && !signal.aborted; next = waiting.next()) {
    const played = await playFixtureAt(table, gameOf(venue, next.value));
    // A game whose programs were ended from outside is lost by nobody.
    if (!signal.aborted) onPlayed(played);
  }
}

async function playFixtureAt(table: Table, { fixture, setup, bots, maxDecisions }: FixtureGame): Promise<Played> {
  const clock = startTurns(bots.length);
  const players = table.seat(bots, setup).map((player, seat) => timed(player, (spent) => clock.note(seat, spent)));
  const { answers: _, ...result } = await playGameWith(setup, players, { maxDecisions }, clock.watch);
  table.over(result.outcome === 'won' ? result.winner : null);
  const [first = [], second = []] = clock.turns();
  return { fixture, ...result, thinkMs: [first, second] };
}

/** A program thinks from the question to its answer: what is written and read counts as well. */
const timed =
  (player: Player, note: (milliseconds: number) => void): Player =>
  async (state, random) => {
    const began = performance.now();
    try {
      return await player(state, random);
    } finally {
      note(performance.now() - began);
    }
  };
