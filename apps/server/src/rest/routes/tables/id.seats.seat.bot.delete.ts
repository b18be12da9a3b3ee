// DELETE /api/tables/:id/seats/:seat/bot: removal of a bot from its seat.
import { doneAnswer, seatParams } from '@vaultsong/protocol';
import { done } from '../../common/answers.ts';
import { act, findTable } from '../../common/tables.ts';
import { limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const unseatBot = defineRoute({
  method: 'DELETE',
  path: '/api/tables/:id/seats/:seat/bot',
  summary: 'Send a bot away.',
  tag: 'Tables',
  schema: {
    request: { params: seatParams },
    answer: doneAnswer,
    errors: ['not-found', 'conflict', 'forbidden'],
  },
  rights: session,
  limit: limits.usual,
  async handler({ params: { id, seat }, ...caller }, services) {
    await act(await findTable(id, caller, services), caller.person, { type: 'remove-bot', seat });
    return done;
  },
});
