// POST /api/moderation/tables/:id/close: end of a match without a winner.
import { doneAnswer, moderatedTableParams, reasonBody } from '@vaultsong/protocol';
import { stageOf } from '@vaultsong/tables';
import { ApiError } from '../../../errors/apiError.ts';
import { done } from '../../common/answers.ts';
import { limits } from '../../limits.ts';
import { moderator } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const closeTable = defineRoute({
  method: 'POST',
  path: '/api/moderation/tables/:id/close',
  summary: 'Close a table without a winner.',
  tag: 'Moderation',
  schema: {
    request: { params: moderatedTableParams, body: reasonBody },
    answer: doneAnswer,
    errors: ['forbidden', 'not-found', 'conflict'],
  },
  rights: moderator,
  limit: limits.moderation,
  async handler({ params: { id }, body: { reason }, person }, { tableRegistry, people }) {
    const actor = await tableRegistry.table(id);
    if (actor === null) throw new ApiError('not-found', `There is no table ${id}`);
    if (actor.table.opened.tournament !== undefined)
      throw new ApiError('conflict', 'This is a tournament table: its organizer decides there');
    let isClosed = false;
    await actor.goOn((table) => {
      const stage = stageOf(table);
      if (isClosed || stage === 'over' || stage === 'closed') return null;
      isClosed = true;
      return { type: 'closed', reason: 'organizer', winner: null };
    });
    if (!isClosed) throw new ApiError('conflict', 'This table is no longer in play');
    await people.moderation.note(person, { action: 'close-table', tableId: id, reason });
    return done;
  },
});
