// DELETE /api/quick-match: end of the search for a match.
import { doneAnswer } from '@vaultsong/protocol';
import { done } from '../common/answers.ts';
import { limits } from '../limits.ts';
import { session } from '../rights.ts';
import { defineRoute } from '../route.ts';

export const cancelQuickMatch = defineRoute({
  method: 'DELETE',
  path: '/api/quick-match',
  summary: 'Stop waiting.',
  tag: 'Tables',
  schema: { request: {}, answer: doneAnswer },
  rights: session,
  limit: limits.usual,
  async handler({ person }, { quick }) {
    await quick.cancel(person.id);
    return done;
  },
});
