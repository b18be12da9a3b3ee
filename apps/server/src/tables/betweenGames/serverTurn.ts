// Turns of the server at a table: whether it has to act, and what its bots do between games.
import type { Seat } from '@vaultsong/engine';
import type { Table, TableEvent } from '@vaultsong/tables';
import { nonceWaitOf, ownAnswer, stageOf } from '@vaultsong/tables';

/** Whether the server has to do something at once. */
export function needsServer(table: Table): boolean {
  switch (stageOf(table)) {
    case 'waiting':
      return table.isLeft || (!table.seats.includes(null) && (nonceWaitOf(table)?.missing.length ?? 0) === 0);
    case 'playing':
      return table.playing === null || ownAnswer(table, table.playing.game.state) !== null;
    case 'over':
    case 'closed':
      return table.secret === null;
    case 'bidding':
    case 'choosing-first':
      return false;
  }
}

/** Bots do not bid, and begin where they may choose. */
export function betweenGames(table: Table, seat: Seat): TableEvent | null {
  const side = seat === 0 ? 0 : 1;
  return stageOf(table) === 'bidding'
    ? { type: 'bid-called', seat: side, call: { kind: 'pass' } }
    : { type: 'chose-first', seat: side, first: side };
}

/** The same for each process, so that two that think about one question come to one answer. */
export const seedOf = (table: Table, answers: number): number => Number.parseInt(table.hash.slice(0, 8), 16) + answers;
