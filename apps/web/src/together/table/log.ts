// The log of a match that is over: its record game by game, and whether the server dealt as it had promised.
import { z } from 'zod';
import { rest } from '../../online/rest.ts';
import { download } from '../../parts/download.ts';
import type { Words } from './words.ts';

const logAnswer = z.object({ entries: z.array(z.unknown()) });

/** Lets the browser download the record of a game. @param game of its match, from 1 */
export async function saveRecord(table: string, game: number): Promise<void> {
  const record = await rest(z.unknown(), 'GET', `/api/tables/${table}/record?game=${game}`);
  download(`vaultsong-${table}-${game}.json`, JSON.stringify(record), 'application/json');
}

/** What came of looking at the shuffles, in words. */
export async function checkShuffles(table: string, words: Words): Promise<string> {
  const { entries } = await rest(logAnswer, 'GET', `/api/tables/${table}/log`);
  const { faults, games } = await words.verify(table, entries);
  if (faults.length > 0) return `Something is wrong. ${faults.join('. ')}.`;
  const dealt = games === 1 ? 'The game was dealt' : `All ${games} games were dealt`;
  return `${dealt} with the chance that the server had committed itself to before anybody sat down, and nothing in the log was changed.`;
}
