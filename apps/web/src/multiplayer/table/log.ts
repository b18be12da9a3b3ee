// The log of a match that is over: its record game by game, and whether the server dealt as it had promised.
import { z } from 'zod';
import { download } from '../../components/download.ts';
import { addedNonce } from '../../online/nonces.ts';
import { rest } from '../../online/rest.ts';
import type { Presenter } from './presenter.ts';

const logAnswer = z.object({ entries: z.array(z.unknown()) });

/** The record of a game as JSON. @param game of its match, from 1 */
export const loadRecord = async (table: string, game: number): Promise<string> =>
  JSON.stringify(await rest(z.unknown(), 'GET', `/api/tables/${table}/record?game=${game}`));

/** Lets the browser download the record of a game. @param game of its match, from 1 */
export async function saveRecord(table: string, game: number): Promise<void> {
  download(`vaultsong-${table}-${game}.json`, await loadRecord(table, game), 'application/json');
}

/** Whether what one added is in the log, in words. @param ofLog what the log has of one's seat @param added what this browser added */
export function sayOwnNonce(ofLog: string, added: string | null): string {
  if (added !== null && added === ofLog) return 'It contains what your browser added to the randomness.';
  if (added !== null)
    return `Still, something is wrong: your browser added ${added} to the randomness, and the log has ${ofLog === '' ? 'nothing' : ofLog} of you.`;
  return ofLog === ''
    ? 'You added nothing to the randomness: the game was dealt without it.'
    : `You added ${ofLog} to the randomness; this browser does not remember it.`;
}

/** What came of looking at the shuffles, in words. @param you one's seat; null: one looked on */
export async function checkShuffles(table: string, you: number | null, words: Presenter): Promise<string> {
  const { entries } = await rest(logAnswer, 'GET', `/api/tables/${table}/log`);
  const { faults, games, nonces } = await words.verify(table, entries);
  if (faults.length > 0) return `Something is wrong. ${faults.join('. ')}.`;
  if (games === 0) return 'No game was dealt, and the log is unchanged.';
  const dealt = games === 1 ? 'The game was dealt' : `All ${games} games were dealt`;
  const isRight = `${dealt} with the randomness that the server committed to before any player added to it, and the log is unchanged.`;
  return you === null ? isRight : `${isRight} ${sayOwnNonce(nonces[you] ?? '', addedNonce(table, you))}`;
}
