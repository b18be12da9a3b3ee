// DELETE /api/tables/:id/seats/me: one's own seat given up, before the match begins.
import { doneAnswer, tableParams } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { act, findTable } from '../../common/tables.ts';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const leaveSeat = defineRoute({
  method: 'DELETE',
  path: '/api/tables/:id/seats/me',
  summary: 'Stand up, before the match begins.',
  tag: 'Tables',
  schema: {
    request: { params: tableParams },
    answer: doneAnswer,
    errors: ['not-found', 'conflict', 'forbidden'],
  },
  rights: session,
  limit: limits.usual,
  async handler({ params, ...caller }, services) {
    await act(await findTable(params.id, caller, services), caller.person, { type: 'leave' });
    return done;
  },
});
