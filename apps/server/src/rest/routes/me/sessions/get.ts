// GET /api/me/sessions: one's own sessions, by device.
import { ownSessionsAnswer } from '@vaultsong/protocol';
import { sessionOf } from '../../../common/session.ts';
import { limits } from '../../../limits.ts';
import { session } from '../../../rights.ts';
import { defineRoute } from '../../../route.ts';

export const getMySessions = defineRoute({
  method: 'GET',
  path: '/api/me/sessions',
  summary: 'Your sessions, the present one first.',
  tag: 'People',
  schema: { request: {}, answer: ownSessionsAnswer },
  rights: session,
  limit: limits.usual,
  async handler({ request }, services) {
    return { sessions: [...(await services.people.ownSessions.list(await sessionOf(request, services)))] };
  },
});
