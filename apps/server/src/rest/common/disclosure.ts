// Disclosure of games: records and logs tell what is hidden while a match goes on, and sealed decks while a tournament does.
import type { Person } from '@vaultsong/protocol';
import type { Table } from '@vaultsong/tables';
import { ApiError } from '../../errors/apiError.ts';
import { isRunning, isSealed, rightAt } from '../../tables/viewerRights.ts';
import type { Services } from '../services.ts';

/** @throws ApiError while decks are played on with that nobody else may know */
export async function checkDecksAreOpen(table: Table, { tournaments }: Pick<Services, 'tournaments'>): Promise<void> {
  const { tournament } = table.opened;
  if (!isSealed(table) || tournament === undefined) return;
  if ((await tournaments.find(tournament)).stage === 'running')
    throw new ApiError('conflict', 'The tournament is not over: its sealed decks are still secret');
}

/** @throws ApiError for the record of a game that somebody may not know */
export async function checkRecordIsOpen(
  table: Table,
  person: Person | null,
  services: Pick<Services, 'tournaments'>,
): Promise<void> {
  const right = rightAt(table, person?.id ?? null);
  if (isRunning(table) && (isSealed(table) || right === 'none' || right === 'delayed'))
    throw new ApiError('conflict', 'The match is not over: its record contains hidden information');
  await checkDecksAreOpen(table, services);
}
