// GET /api/tables/:id/record: record of a game that is over, by which it can be played again.
import { recordAnswer, recordQuery, tableParams } from '@vaultsong/protocol';
import { ApiError } from '../../../errors/apiError.ts';
import { checkRecordIsOpen } from '../../common/disclosure.ts';
import { endedGames } from '../../common/gameRecords.ts';
import { ownersOf } from '../../common/owners.ts';
import { findTable } from '../../common/tables.ts';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getRecord = defineRoute({
  method: 'GET',
  path: '/api/tables/:id/record',
  summary: 'The record of a finished game.',
  tag: 'Tables',
  schema: {
    request: { params: tableParams, query: recordQuery },
    answer: recordAnswer,
    errors: ['not-found', 'conflict'],
  },
  rights: anyone,
  limit: limits.finishedGame,
  async handler({ params, query: { game }, ...caller }, services) {
    const { table } = await findTable(params.id, caller, services);
    await checkRecordIsOpen(table, caller.person, services);
    const ended = endedGames(table);
    const found = game === undefined ? ended.at(-1) : ended.find(({ number }) => number === game);
    if (found === undefined)
      throw new ApiError('conflict', 'This game is not over: its record contains hidden information');
    return await services.records.of(params.id, found, caller.request, ownersOf(caller));
  },
});
