// DELETE /api/me/sessions/:id: sign-out from one session.
import { doneAnswer, ownSessionParams } from '@vaultsong/protocol';
import { ApiError } from '../../../../errors/apiError.ts';
import { done } from '../../../common/answers.ts';
import { clearCookies, sessionOf } from '../../../common/session.ts';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const endMySession = defineRoute({
  method: 'DELETE',
  path: '/api/me/sessions/:id',
  summary: 'End one session.',
  tag: 'People',
  schema: { request: { params: ownSessionParams }, answer: doneAnswer, errors: ['not-found', 'forbidden'] },
  rights: session,
  limit: limits.usual,
  async handler({ params: { id }, request, reply }, services) {
    const current = await sessionOf(request, services);
    if (!(await services.people.ownSessions.end(current, id)))
      throw new ApiError('not-found', `You have no session ${id}`);
    if (id === current.id) await clearCookies(reply, services);
    return done;
  },
});
