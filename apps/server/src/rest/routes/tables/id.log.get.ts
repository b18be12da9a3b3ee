// GET /api/tables/:id/log: log of a match that is over, or whose table was closed, by which everybody can verify its chance.
import { logAnswer, tableParams } from '@vaultsong/protocol';
import { stageOf } from '@vaultsong/tables';
import { ApiError } from '../../../errors/apiError.ts';
import { checkDecksAreOpen } from '../../common/disclosure.ts';
import { findTable } from '../../common/tables.ts';
import { limits } from '../../limits.ts';
import { isKnown, jsonText, notModified } from '../../preparedText.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getLog = defineRoute({
  method: 'GET',
  path: '/api/tables/:id/log',
  summary: 'The whole log of a finished match, to check its randomness.',
  tag: 'Tables',
  schema: { request: { params: tableParams }, answer: logAnswer, errors: ['not-found', 'conflict'] },
  rights: anyone,
  limit: limits.finishedGame,
  async handler({ params, ...caller }, services) {
    const { table } = await findTable(params.id, caller, services);
    if (!['over', 'closed'].includes(stageOf(table)) || table.secret === null)
      throw new ApiError('conflict', 'The match is not over: its log contains hidden information');
    await checkDecksAreOpen(table, services);
    // Nothing of it changes but that more comes behind.
    const etag = `"${table.id}-${table.next}"`;
    if (isKnown(caller.request, etag)) return notModified('json', etag);
    return jsonText(JSON.stringify({ id: table.id, entries: await services.eventStore.read(table.id, 0) }), etag);
  },
});
