// Finds the game of an address: kept in this browser, or over at the server behind this page.
import { tableAnswer } from '@vaultsong/protocol';
import { z } from 'zod';
import type { SavedGame } from '../games/savedGame.ts';
import { openGames } from '../games/store.ts';
import { RequestError, rest } from '../online/rest.ts';
import { openSession } from '../online/session.ts';
import type { ReplaySource } from '../wire/replay.ts';

export type FoundGame =
  | { readonly type: 'found'; readonly source: ReplaySource; readonly saved: SavedGame | null }
  | { readonly type: 'missing' }
  /** The server has it and does not show it, such as while it goes on. @param reason in words */
  | { readonly type: 'refused'; readonly reason: string };

const sourceOf = ({ what, query, kept }: SavedGame): ReplaySource =>
  what === 'record' ? { type: 'record', text: kept, names: null } : { type: 'kept', what, query, kept };

/** @param game of a match at the server, from 1; null: the last one */
async function findOnline(id: string, game: number | null): Promise<FoundGame> {
  const query = game === null ? '' : `?game=${game}`;
  try {
    const record = await rest(z.unknown(), 'GET', `/api/tables/${id}/record${query}`);
    const names = await rest(tableAnswer, 'GET', `/api/tables/${id}`).then(
      ({ table }) => table.seats.map((seat, n) => seat?.person?.name ?? (seat?.bot == null ? `Seat ${n + 1}` : 'Bot')),
      () => null,
    );
    return { type: 'found', saved: null, source: { type: 'record', text: JSON.stringify(record), names } };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return error.status === 404 ? { type: 'missing' } : { type: 'refused', reason: error.message };
  }
}

/** @param search the query of the address, which may name a game of a match */
export async function findGame(id: string, search: string): Promise<FoundGame> {
  const games = await openGames();
  const saved = games.find(id);
  if (saved !== null) return { type: 'found', saved, source: sourceOf(saved) };
  const session = await openSession();
  if (session.type !== 'online') return { type: 'missing' };
  const game = new URLSearchParams(search).get('game');
  return findOnline(id, /^\d{1,2}$/.test(game ?? '') ? Number(game) : null);
}
