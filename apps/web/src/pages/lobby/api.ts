// Requests of the lobby to the server.
import type { quickMatchBody } from '@vaultsong/protocol';
import { lobby, openedTable, quickMatchAnswer } from '@vaultsong/protocol';
import type { AskedTerms } from '@vaultsong/tables';
import type { z } from 'zod';
import type { Filter } from '../../list/listOf.ts';
import { nothing, rest, restAtTheEnd } from '../../online/rest.ts';
import { questionOf } from './lobbyList.ts';

export type Lobby = z.infer<typeof lobby>;

export const fetchLobby = (filter: Filter): Promise<Lobby> => rest(lobby, 'GET', questionOf(filter));

export interface NewTableRequest {
  readonly terms: AskedTerms;
  /** Your own deck; null: none yet. */
  readonly deck: string | null;
  readonly bots: readonly { readonly seat: number; readonly bot: string; readonly deck: string }[];
}

/** Opens a table and sits down at it. @returns its id */
export async function openTable({ terms, deck, bots }: NewTableRequest): Promise<string> {
  const sit = deck === null ? {} : { deck };
  return (await rest(openedTable, 'POST', '/api/tables', { terms, join: sit, bots })).id;
}

/** Sits down at a table. */
export async function joinTable(id: string, deck: string | null): Promise<void> {
  await rest(nothing, 'POST', `/api/tables/${id}/seats`, deck === null ? {} : { deck });
}

export type QuickMatchRequest = z.input<typeof quickMatchBody>;

/** @returns the table where one was paired; null: one waits */
export const wantMatch = async (wish: QuickMatchRequest): Promise<string | null> =>
  (await rest(quickMatchAnswer, 'POST', '/api/quick-match', wish)).table;

export async function cancelMatch(): Promise<void> {
  await restAtTheEnd(nothing, 'DELETE', '/api/quick-match');
}
