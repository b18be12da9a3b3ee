// The course of a match, in answers of REST to somebody who may not know it yet: they are told that it is played, and by whom.
import { lobby, tableAnswer } from '@vaultsong/protocol';
import { z } from 'zod';

const listings = z.object({ tables: lobby.shape.tables });

/** Whether the summary of a table whose match goes on tells anything of it. */
export function tellsSummary(text: string): boolean {
  const { table } = tableAnswer.parse(JSON.parse(text));
  const { stage, toAct, games, series, clock, since, openedAt, deadline, claimable, request } = table;
  if (stage !== 'playing' || games.length > 0 || since !== openedAt) return true;
  return [toAct, series, clock, deadline, claimable, request].some((one) => one !== null);
}

/** Whether its line in a list of tables does. The line may not be there, or be of before the match began. */
export function tellsLine(text: string, table: string): boolean {
  const line = listings.parse(JSON.parse(text)).tables.find(({ id }) => id === table);
  if (line === undefined || line.stage === 'waiting') return false;
  const { stage, toAct, score, changedAt, openedAt } = line;
  return stage !== 'playing' || toAct.length > 0 || score.some((games) => games > 0) || changedAt !== openedAt;
}
